import { withPrefix } from "gatsby";
import { MapPin, Phone } from "lucide-react";
import { useNavigation, useSite } from "../../content/shell";
import { styled } from "../../theme/styled";
import { buttonRecipe, primaryButtonRecipe } from "../../ui/button.recipe";
import { PhoneLink } from "../../ui/PhoneLink";
import { PlaceLink } from "../../windows";
import { words } from "./general.words";
import { LocalTime } from "./LocalTime";
import { type OwnerDetails, Portrait } from "./Portrait";

const StrongLink = styled(PlaceLink, primaryButtonRecipe);
const QuietLink = styled(PlaceLink, buttonRecipe);

/** Who the owner is, and the ways to reach them and to know more. The classes are those of an h-card: see `GeneralSection`. */
export const Identity = ({ details }: { details?: OwnerDetails }) => {
  const { owner, siteUrl, resume } = useSite();
  const contact = useNavigation().find(({ section }) => section === "Contact");
  const { photo, pronouns, timeZone, phone, availability } = details ?? {};

  return (
    <header data-part="identity">
      <Portrait photo={photo} name={owner.name} />
      <div data-part="facts">
        {/* Without it the card's address would be that of the only link in it. */}
        <data className="u-url" value={new URL(withPrefix("/"), siteUrl).href} />
        <h3 className="p-name">{owner.name}</h3>
        {pronouns && <p data-part="pronouns">{pronouns}</p>}
        <p className="p-job-title">{owner.role}</p>
        {owner.place !== null && (
          <p className="p-locality" data-part="place">
            <MapPin aria-hidden />
            {owner.place}
          </p>
        )}
        {timeZone && <LocalTime timeZone={timeZone} />}
        {phone && (
          <p data-part="place">
            <Phone aria-hidden />
            <PhoneLink number={phone} />
          </p>
        )}
      </div>
      {availability && <p data-part="availability">{availability}</p>}
      {(contact || resume) && (
        <div data-part="ways">
          {contact && <StrongLink address={contact.address}>{words.getInTouch}</StrongLink>}
          {resume && <QuietLink address={resume.address}>{words.resume}</QuietLink>}
        </div>
      )}
    </header>
  );
};
