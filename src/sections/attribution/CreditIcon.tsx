import { withPrefix } from "gatsby";
import { Globe } from "lucide-react";
import { useState } from "react";
import { Icon } from "../../ui/Icon";
import type { CreditTopic } from "./content";

const SIZE_PX = 20;

/** What stands for a work: its icon, or a picture from elsewhere, which may fail to load. */
export const CreditIcon = ({ icon, iconUrl }: Pick<CreditTopic, "icon" | "iconUrl">) => {
  const [hasFailed, setHasFailed] = useState(false);
  if (icon) return <Icon drawing={icon} />;
  if (iconUrl === null || hasFailed) return <Globe aria-hidden="true" />;
  return (
    <img
      src={withPrefix(iconUrl)}
      alt=""
      width={SIZE_PX}
      height={SIZE_PX}
      loading="lazy"
      onError={() => setHasFailed(true)}
    />
  );
};
