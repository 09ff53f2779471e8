import { withPrefix } from "gatsby";
import { MapPin, Phone } from "lucide-react";
import { useNavigation, useSite } from "../../content/shell";
import * as buttons from "../../ui/Button.module.css";
import { PhoneLink } from "../../ui/PhoneLink";
import { AppLink } from "../../windows";
import * as section from "../Section.module.css";
import * as styles from "./General.module.css";
import { words } from "./general.words";
import { LocalTime } from "./LocalTime";
import { type OwnerDetails, Portrait } from "./Portrait";

/** Who the owner is, and the ways to reach them and to know more. The classes are those of an h-card: see `GeneralSection`. */
export const Identity = ({ details }: { details?: OwnerDetails }) => {
  const { owner, siteUrl, resume } = useSite();
  const contact = useNavigation().find(({ section }) => section === "Contact");
  const { photo, pronouns, timeZone, phone, availability } = details ?? {};

  return (
    <header className={styles.identity}>
      <Portrait photo={photo} name={owner.name} />
      <div className={styles.facts}>
        {/* Without it the card's address would be that of the only link in it. */}
        <data className="u-url" value={new URL(withPrefix("/"), siteUrl).href} />
        <h3 className={`p-name ${section.heading}`}>{owner.name}</h3>
        {pronouns && <p>{pronouns}</p>}
        <p className="p-job-title">{owner.role}</p>
        {owner.place !== null && (
          <p className={`p-locality ${styles.place}`}>
            <MapPin aria-hidden />
            {owner.place}
          </p>
        )}
        {timeZone && <LocalTime timeZone={timeZone} />}
        {phone && (
          <p className={styles.place}>
            <Phone aria-hidden />
            <PhoneLink number={phone} />
          </p>
        )}
      </div>
      {availability && <p className={styles.availability}>{availability}</p>}
      {(contact || resume) && (
        <div className={styles.ways}>
          {contact && (
            <AppLink className={buttons.primary} address={contact.address}>
              {words.getInTouch}
            </AppLink>
          )}
          {resume && (
            <AppLink className={buttons.button} address={resume.address}>
              {words.resume}
            </AppLink>
          )}
        </div>
      )}
    </header>
  );
};
