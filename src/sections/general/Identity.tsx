import { withPrefix } from "gatsby";
import { Clock, type LucideIcon, MapPin, Phone } from "lucide-react";
import type { ReactNode } from "react";
import * as buttons from "../../components/Button.module.css";
import { phoneLink } from "../../contract/addresses";
import { imageSources } from "../../lib/imageSources";
import { initials } from "../../lib/initials";
import { MINUTE_MS, useNow } from "../../lib/useNow";
import { useNavigation, useSite } from "../../navigation/shell";
import { AppLink } from "../../windows";
import { visitorLocale } from "../../words/visitorLocale";
import { words } from "../../words/words";
import * as section from "../Section.module.css";
import * as styles from "./General.module.css";

/** The owner's optional details. */
type OwnerDetails = NonNullable<Queries.GeneralPageQuery["site"]>["owner"];

const SIZE = { width: 80, height: 80 };

/** The owner, as a photo or a drawing; otherwise the initials. */
const Portrait = ({ photo, name }: { photo?: OwnerDetails["photo"]; name: string }) => {
  const image = photo?.image?.childImageSharp?.gatsbyImageData;
  const sources = image ? imageSources(image) : { src: photo?.drawing?.publicURL ?? undefined };
  if (!photo || !sources.src) {
    return (
      <span className={styles.monogram} aria-hidden="true">
        {initials(name)}
      </span>
    );
  }
  const className = `u-photo ${styles.photo}`;
  return <img className={className} alt={photo.alt} {...sources} {...SIZE} />;
};

/** Empty in a browser that does not know the zone, since zones get new names. */
const timeIn = (timeZone: string, now: Date): string => {
  try {
    const time = { timeZone, hour: "numeric", minute: "2-digit" } as const;
    return now.toLocaleTimeString(visitorLocale(), time);
  } catch {
    return "";
  }
};

const LocalTime = ({ timeZone }: { timeZone: string }) => {
  const now = useNow(MINUTE_MS);
  return <time className={styles.time}>{now && timeIn(timeZone, now)}</time>;
};

interface FactProps {
  icon: LucideIcon;
  className?: string;
  children: ReactNode;
}

const Fact = ({ icon: Icon, className = "", children }: FactProps) => (
  <p className={`${styles.fact} ${className}`}>
    <Icon aria-hidden />
    {children}
  </p>
);

/** The owner, and the ways to reach them. The classes are those of an h-card: see `GeneralSection`. */
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
          <Fact icon={MapPin} className="p-locality">
            {owner.place}
          </Fact>
        )}
        {timeZone && (
          <Fact icon={Clock}>
            <span>{timeZone.replaceAll("_", " ")}</span>
            <LocalTime timeZone={timeZone} />
          </Fact>
        )}
        {phone && (
          <Fact icon={Phone}>
            <a href={phoneLink(phone)}>{phone}</a>
          </Fact>
        )}
      </div>
      {availability && <p className={styles.availability}>{availability}</p>}
      {(contact || resume) && (
        <div className={styles.ways}>
          {contact && (
            <AppLink className={buttons.primary} address={contact.address}>
              {words.general.getInTouch}
            </AppLink>
          )}
          {resume && (
            <AppLink className={buttons.button} address={resume.address}>
              {words.titles.resume}
            </AppLink>
          )}
        </div>
      )}
    </header>
  );
};
