import { MapPin } from "lucide-react";
import { useNavigation } from "../../../../content/navigation";
import { useSelectedMenu } from "../../../../content/preferences";
import { useSite } from "../../../../content/site";
import { StrongButton } from "../../../../ui/Button";
import { initials } from "./initials";

const CONTACT_TITLE = "Contact";

/** Who the owner is, and the way to write to them. */
export const Identity = () => {
  const { owner } = useSite();
  const [, selectMenu] = useSelectedMenu();
  const hasContacts = useNavigation().some(({ title }) => title === CONTACT_TITLE);

  return (
    <header data-part="identity">
      <span data-part="monogram" aria-hidden="true">
        {initials(owner.name)}
      </span>
      <div data-part="facts">
        <p data-part="name">{owner.name}</p>
        <p>{owner.role}</p>
        {owner.place !== null && (
          <p data-part="place">
            <MapPin aria-hidden />
            {owner.place}
          </p>
        )}
      </div>
      {hasContacts && (
        <StrongButton onClick={() => selectMenu(CONTACT_TITLE)}>Get in touch</StrongButton>
      )}
    </header>
  );
};
