import { graphql, withPrefix } from "gatsby";
import Check from "lucide-react/icons/check";
import { Fragment, type ImgHTMLAttributes, type PropsWithChildren } from "react";
import { Icon } from "../../components/Icon";
import { NewTabLink } from "../../components/links";
import { Picture } from "../../components/Picture";
import { linkHost, mailOfLink } from "../../contract/addresses";
import { LICENCES_PATH } from "../../contract/siteFiles";
import { useHasHydrated } from "../../lib/hydration";
import { useShell, useSite } from "../../navigation/shell";
import { useWallpaperChoice } from "../../navigation/wallpaperChoice";
import { filled } from "../../words/filled";
import { words } from "../../words/words";
import * as rows from "../LinkRow.module.css";
import * as parts from "../Parts.module.css";
import * as section from "../Section.module.css";
import type { SectionProps } from "../section";
import * as styles from "./Attribution.module.css";

type CreditGroup = Queries.AttributionPageQuery["settings"]["nodes"][number];
type Wallpapers = Queries.AttributionPageQuery["wallpapers"]["nodes"];

/** The name of a work, and its use here or where it is found: the whole tile is the link. */
const Credit = ({ name, link, use, icon, iconUrl }: CreditGroup["topics"][number]) => {
  const mail = mailOfLink(link);
  return (
    <li className={rows.row}>
      <span className={rows.icon}>
        {icon && <Icon drawing={icon} />}
        {iconUrl && <img src={withPrefix(iconUrl)} alt="" width={20} height={20} loading="lazy" />}
      </span>
      {mail === null ? <NewTabLink href={link}>{name}</NewTabLink> : <span>{name}</span>}{" "}
      <span className={section.aside}>
        {mail === null ? (use ?? linkHost(link)) : <a href={link}>{mail}</a>}
      </span>{" "}
    </li>
  );
};

/** Lies over its picture. */
const UseButton = ({ name, title }: Pick<Wallpapers[number], "name" | "title">) => {
  const { shown, choose } = useWallpaperChoice();
  const { use, useNamed, inUse, inUseNamed } = words.attribution;
  // The visitor's choice is known before this part hydrates, and not in its HTML.
  const isShown = useHasHydrated() && shown === name;
  return (
    <button
      type="button"
      className={styles.use}
      aria-label={filled(isShown ? inUseNamed : useNamed, { title })}
      aria-pressed={isShown}
      onClick={() => choose(name)}
    >
      <span>
        {isShown && <Check />}
        <span>{isShown ? inUse : use}</span>
      </span>
    </button>
  );
};

interface WallpaperPictureProps extends ImgHTMLAttributes<HTMLImageElement> {
  file: Queries.WallpaperPictureFragment | null;
  /** The desktop's own, which is loaded once for both. Default: the picture is small. */
  wide: Queries.WideImagesFragment | null | undefined;
}

const WallpaperPicture = ({ file, wide, ...rest }: WallpaperPictureProps) => {
  const image = wide?.childImageSharp?.wide ?? file?.childImageSharp?.gatsbyImageData;
  return image && <Picture className={section.picture} image={image} loading="lazy" {...rest} />;
};

const creditOf = ({ author, licence }: Wallpapers[number]) => `${author} · ${licence}`;

type WallpaperCreditsProps = PropsWithChildren<{ wallpapers: Wallpapers }>;

/** The owner's choice, large, below the headings, and the others. Credits that are all the same are beside the headings, once. */
const WallpaperCredits = ({ children, wallpapers }: WallpaperCreditsProps) => {
  const chosen = useSite().defaults.wallpaper;
  const shell = useShell().wallpapers.nodes;
  const byRank = (one: Wallpapers[number], other: Wallpapers[number]) =>
    Number(other.name === chosen) - Number(one.name === chosen);
  const [credit, ...others] = new Set(wallpapers.map(creditOf));
  return (
    <>
      <div className={styles.words}>
        {children} {others.length === 0 && <p className={section.aside}>{`${credit ?? ""} `}</p>}
      </div>
      <ul className={styles.wallpapers}>
        {wallpapers.toSorted(byRank).map((wallpaper, index) => {
          const { name, title, alt, file, lightFile } = wallpaper;
          const large = index === 0 ? shell.find((one) => one.name === name) : undefined;
          const { x, y } = large?.focus ?? {};
          const shared = { alt, style: { objectPosition: large && `${x}% ${y}%` } };
          const theme = lightFile ? "dark" : undefined;
          return (
            <li key={name}>
              <figure>
                <WallpaperPicture {...shared} file={file} wide={large?.file} data-theme={theme} />
                <WallpaperPicture
                  {...shared}
                  file={lightFile}
                  wide={large?.lightFile}
                  data-theme="light"
                />
                <figcaption className={section.aside}>
                  <span className={styles.title}>{title}</span>{" "}
                  {others.length > 0 && <span>{creditOf(wallpaper)}</span>}
                </figcaption>{" "}
                <UseButton name={name} title={title} />{" "}
              </figure>
            </li>
          );
        })}
      </ul>
    </>
  );
};

/** The heading over the wallpapers, in the specification's English or in the site's language. */
const isImages = ({ heading }: CreditGroup) =>
  heading === "Images" || heading === words.attribution.images;

/** The parts of the site, and the works that it shows. With wallpapers there is a group of images even if the owner wrote none. */
const AttributionSection = ({ title, data }: SectionProps<Queries.AttributionPageQuery>) => {
  const wallpapers = data.wallpapers.nodes;
  const written = [...data.settings.nodes, ...data.attribution.nodes];
  const images: CreditGroup[] = written.some(isImages)
    ? []
    : [{ heading: words.attribution.images, topics: [] }];
  const groups = [...written, ...images]
    .map((group) => ({ ...group, wallpapers: isImages(group) ? wallpapers : [] }))
    .filter((group) => group.topics.length + group.wallpapers.length > 0)
    .sort((one, other) => other.wallpapers.length - one.wallpapers.length);
  return (
    <div className={styles.section}>
      {wallpapers.length === 0 && <h3 className={section.title}>{title}</h3>}
      {groups.map(({ heading, topics, wallpapers }) => (
        <Fragment key={heading}>
          {wallpapers.length > 0 ? (
            <WallpaperCredits wallpapers={wallpapers}>
              <h3 className={section.title}>{title}</h3>{" "}
              <h4 className={section.groupHeading}>{heading}</h4>{" "}
            </WallpaperCredits>
          ) : (
            <h4 className={section.groupHeading}>{heading}</h4>
          )}{" "}
          {topics.length > 0 && (
            <ul className={styles.credits}>
              {topics.map((topic) => (
                <Credit key={`${topic.name} ${topic.link}`} {...topic} />
              ))}
            </ul>
          )}
        </Fragment>
      ))}
      {groups.length === 0 && <p className={parts.empty}>{words.attribution.empty}</p>}
      <p className={styles.licences}>
        <a href={withPrefix(LICENCES_PATH)}>{words.attribution.licences}</a>
      </p>
    </div>
  );
};

export default AttributionSection;

export const query = graphql`
  query AttributionPage {
    settings: allSettingsGroup(sort: { position: ASC }) {
      nodes {
        heading
        topics { ...Credit }
      }
    }
    attribution: allAttributionGroup(sort: { position: ASC }) {
      nodes {
        heading
        topics { ...Credit }
      }
    }
    wallpapers: allWallpaper(sort: { position: ASC }) {
      nodes {
        name title alt author licence
        file { ...WallpaperPicture }
        lightFile { ...WallpaperPicture }
      }
    }
  }

  fragment WallpaperPicture on File {
    childImageSharp {
      gatsbyImageData(layout: FIXED, width: 320, height: 180, formats: [WEBP], placeholder: NONE)
    }
  }

  fragment Credit on CreditTopic {
    name link use iconUrl
    icon { ...IconDrawing }
  }
`;
