import { AppTile } from "../../components/Icon";
import { paint } from "../../theme/drawing";

export const ResumeIcon = () => (
  <AppTile color={paint("ink")}>
    <path fill={paint("paper")} d="M8 9q0-3 3-3h10q3 0 3 3v23H8z" />
    <path
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeWidth="2"
      d="M12 12h3M12 17h8M12 22h8M12 27h5"
    />
  </AppTile>
);
