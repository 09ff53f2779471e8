import { MapPin } from "lucide-react";
import { useNavigation, useSite } from "../../content/shell";
import { strongButtonRecipe } from "../../theme/recipes/button";
import { styled } from "../../theme/styled";
import { PlaceLink } from "../../windows";
import { initials } from "./initials";

const StrongLink = styled(PlaceLink, strongButtonRecipe);

/** Who the owner is, and the way to write to them. */
export const Identity = () => {
  const { owner } = useSite();
  const contact = useNavigation().find(({ title }) => title === "Contact");

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
      {contact && <StrongLink address={contact.address}>Get in touch</StrongLink>}
    </header>
  );
};
