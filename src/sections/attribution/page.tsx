import { graphql, withPrefix } from "gatsby";
import * as buttons from "../../components/Button.module.css";
import { Icon } from "../../components/Icon";
import { NewTabLink } from "../../components/links";
import { linkHost, mailOfLink } from "../../contract/addresses";
import { LICENCES_PATH } from "../../contract/siteFiles";
import { useHasHydrated } from "../../lib/hydration";
import { imageSources } from "../../lib/imageSources";
import { useSite } from "../../navigation/shell";
import { useWallpaperChoice } from "../../navigation/wallpaperChoice";
import { filled } from "../../words/filled";
import { words } from "../../words/words";
import * as rows from "../LinkRow.module.css";
import * as section from "../Section.module.css";
import type { SectionProps } from "../section";
import * as styles from "./Attribution.module.css";

type CreditGroup = Queries.AttributionPageQuery["settings"]["nodes"][number];
type Wallpapers = Queries.AttributionPageQuery["wallpapers"]["nodes"];

/** The name of a work, and where it is found: the whole tile is the link. */
const Credit = ({ name, link, icon, iconUrl }: CreditGroup["topics"][number]) => {
  const mail = mailOfLink(link);
  return (
    <li className={rows.row}>
      <span className={rows.icon}>
        {icon && <Icon drawing={icon} />}
        {iconUrl && <img src={withPrefix(iconUrl)} alt="" width={20} height={20} loading="lazy" />}
      </span>
      {mail === null ? <NewTabLink href={link}>{name}</NewTabLink> : <span>{name}</span>}
      <span className={section.aside}>
        {mail === null ? linkHost(link) : <a href={link}>{mail}</a>}
      </span>
    </li>
  );
};

const UseButton = ({ name, title }: Pick<Wallpapers[number], "name" | "title">) => {
  const { shown, choose } = useWallpaperChoice();
  const { use, useNamed, inUse } = words.attribution;
  // The visitor's choice is known before this part hydrates, and not in its HTML.
  const isShown = useHasHydrated() && shown === name;
  return (
    <button
      type="button"
      className={buttons.button}
      aria-label={filled(useNamed, { title })}
      aria-pressed={isShown}
      onClick={() => choose(name)}
    >
      {isShown ? inUse : use}
    </button>
  );
};

interface PictureProps {
  file: Queries.WallpaperPictureFragment;
  alt: string;
  /** The theme in which it is shown; undefined for both. */
  theme: "dark" | "light" | undefined;
}

const Picture = ({ file, alt, theme }: PictureProps) => {
  const image = file.childImageSharp?.gatsbyImageData;
  if (!image) return null;
  return (
    <img
      className={section.picture}
      alt={alt}
      {...imageSources(image)}
      width={image.width}
      height={image.height}
      loading="lazy"
      data-theme={theme}
    />
  );
};

const creditOf = ({ author, licence }: Wallpapers[number]) => `${author} · ${licence}`;

/** The owner's choice, large, and the others. Credits that are all the same stand above them, once. */
const WallpaperCredits = ({ wallpapers }: { wallpapers: Wallpapers }) => {
  const chosen = useSite().defaults.wallpaper;
  const byRank = (one: Wallpapers[number], other: Wallpapers[number]) =>
    Number(other.name === chosen) - Number(one.name === chosen);
  const [credit, ...others] = new Set(wallpapers.map(creditOf));
  return (
    <>
      {others.length === 0 && <p className={section.aside}>{credit}</p>}
      <ul className={styles.wallpapers}>
        {wallpapers.toSorted(byRank).map((wallpaper) => {
          const { name, title, alt, file, lightFile } = wallpaper;
          return (
            <li key={name}>
              <figure>
                <Picture file={file} alt={alt} theme={lightFile ? "dark" : undefined} />
                {lightFile && <Picture file={lightFile} alt={alt} theme="light" />}
                <figcaption className={section.aside}>
                  <span className={styles.title}>{title}</span>
                  {others.length > 0 && <span>{creditOf(wallpaper)}</span>}
                  <UseButton name={name} title={title} />
                </figcaption>
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
      <h3 className={section.heading}>{title}</h3>
      {groups.map((group) => (
        <section key={group.heading}>
          <h4 className={section.groupHeading}>{group.heading}</h4>
          {group.wallpapers.length > 0 && <WallpaperCredits wallpapers={group.wallpapers} />}
          {group.topics.length > 0 && (
            <ul className={styles.credits}>
              {group.topics.map((topic) => (
                <Credit key={`${topic.name} ${topic.link}`} {...topic} />
              ))}
            </ul>
          )}
        </section>
      ))}
      {groups.length === 0 && <p className={section.empty}>{words.attribution.empty}</p>}
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
    name link iconUrl
    icon { ...IconDrawing }
  }
`;
