import { withPrefix } from "gatsby";
import { MapPin } from "lucide-react";
import { useNavigation, useSite } from "../../content/shell";
import { initials } from "../../lib/initials";
import { styled } from "../../theme/styled";
import { strongButtonRecipe } from "../../ui/button.recipe";
import { PlaceLink } from "../../windows";

const StrongLink = styled(PlaceLink, strongButtonRecipe);

/** Who the owner is, and the way to write to them. The classes make it an h-card: others read it as a visiting card. */
export const Identity = () => {
  const { owner, siteUrl } = useSite();
  const contact = useNavigation().find(({ title }) => title === "Contact");

  return (
    <header className="h-card" data-part="identity">
      <span data-part="monogram" aria-hidden="true">
        {initials(owner.name)}
      </span>
      <div data-part="facts">
        {/* Without it the card's address would be that of the only link in it. */}
        <data className="u-url" value={new URL(withPrefix("/"), siteUrl).href} />
        <p className="p-name" data-part="name">
          {owner.name}
        </p>
        <p className="p-job-title">{owner.role}</p>
        {owner.place !== null && (
          <p className="p-locality" data-part="place">
            <MapPin aria-hidden />
            {owner.place}
          </p>
        )}
      </div>
      {contact && <StrongLink address={contact.address}>Get in touch</StrongLink>}
    </header>
  );
};
