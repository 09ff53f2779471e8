import { withPrefix } from "gatsby";
import { useContext } from "react";
import * as buttons from "../../components/Button.module.css";
import { liveSource, Picture } from "../../components/Picture";
import { phoneLink } from "../../contract/addresses";
import { initials } from "../../lib/initials";
import { MINUTE_MS, useNow } from "../../lib/useNow";
import { useNavigation, useSite } from "../../navigation/shell";
import { AppLink, WindowManagerContext } from "../../windows";
import { filled } from "../../words/filled";
import { words } from "../../words/words";
import * as band from "../OwnerBand.module.css";
import { ReadAsPage } from "../ReadAsPage";
import * as section from "../Section.module.css";
import * as styles from "./General.module.css";
import { localTime } from "./localTime";
import { sinceYear } from "./sinceYear";

/** The owner's optional details. */
type OwnerDetails = NonNullable<Queries.GeneralPageQuery["site"]>["owner"];

const SIZE = { width: 240, height: 240 };

/** A drawing may move there. */
const MAY_MOVE = "(prefers-reduced-motion: no-preference) and (hover: hover)";

/** The owner, as a photo or a drawing; otherwise the initials. */
const Portrait = ({ photo, name }: { photo?: OwnerDetails["photo"]; name: string }) => {
  const image = photo?.image?.childImageSharp?.gatsbyImageData;
  const drawing = photo?.drawing?.publicURL;
  if (photo && (image || drawing)) {
    const shared = { className: `u-photo ${band.photo}`, alt: photo.alt, ...SIZE };
    if (!drawing) return <Picture image={image} {...shared} />;
    return <Picture src={drawing} sources={[liveSource(drawing, MAY_MOVE)]} {...shared} />;
  }
  return (
    <span className={band.photo} aria-hidden="true">
      {initials(name)}
    </span>
  );
};

/** The zone; once there is a clock, the time there and how far it is from the visitor's. */
const LocalTime = ({ timeZone, name }: { timeZone: string; name: string }) => {
  const now = useNow(MINUTE_MS);
  const line = now && localTime(timeZone, now, name);
  return <p className={styles.time}>{`${line ?? timeZone.replaceAll("_", " ")} `}</p>;
};

interface IdentityProps {
  details?: OwnerDetails;
  jobs?: Parameters<typeof sinceYear>[1] | undefined;
}

/** The owner, and the ways to reach them. The classes are those of an h-card: see `GeneralSection`. */
export const Identity = ({ details, jobs = [] }: IdentityProps) => {
  const { owner, siteUrl, resume } = useSite();
  const contact = useNavigation().find(({ section }) => section === "Contact");
  const isOnDesktop = useContext(WindowManagerContext) !== null;
  const { photo, pronouns, timeZone, phone, availability, headline } = details ?? {};
  const since = sinceYear(owner.role, jobs);

  return (
    <header className={band.band}>
      <Portrait photo={photo} name={owner.name} />
      <div className={band.line} data-alone={headline ? undefined : ""}>
        {/* Otherwise the card's address would be that of the only link in it. */}
        <data hidden className="u-url" value={new URL(withPrefix("/"), siteUrl).href} />
        <h3 className={headline ? "p-name" : `p-name ${section.heading}`}>{owner.name}</h3>{" "}
        {pronouns && <p>{`${pronouns} `}</p>}
        <p>
          <span className="p-job-title">{owner.role}</span>
          {since && <span>{` ${filled(words.general.since, { year: since })}`}</span>}
        </p>{" "}
        {owner.place !== null && <p className="p-locality">{`${owner.place} `}</p>}
        {timeZone && <LocalTime timeZone={timeZone} name={owner.name} />}
        {phone && (
          <p>
            <a href={phoneLink(phone)}>{phone}</a>
          </p>
        )}
      </div>{" "}
      {headline && <p className={band.headline}>{headline}</p>}
      {(isOnDesktop || contact || resume || availability) && (
        <div className={band.ways}>
          {" "}
          {availability && <p className={band.availability}>{`${availability} `}</p>}
          {contact && (
            <AppLink className={buttons.primary} address={contact.address}>
              {`${words.general.getInTouch} `}
            </AppLink>
          )}
          {resume && (
            <AppLink className={buttons.button} address={resume.address}>
              {`${words.titles.resume} `}
            </AppLink>
          )}
          {isOnDesktop && <ReadAsPage className={styles.read} />}
        </div>
      )}
    </header>
  );
};
