import { graphql, withPrefix } from "gatsby";
import AppWindow from "lucide-react/icons/app-window";
import { Helmet } from "react-helmet";
import { VisuallyHidden } from "../components/VisuallyHidden";
import { PAGE_PATH } from "../contract/siteFiles";
import { rememberReading } from "../lib/storage";
import { useNavigation, useSite } from "../navigation/shell";
import CareerSection from "../sections/career/page";
import ContactSection from "../sections/contact/page";
import GeneralSection from "../sections/general/page";
import InterestsSection from "../sections/interests/page";
import MissionSection from "../sections/mission/page";
import * as parts from "../sections/Parts.module.css";
import * as section from "../sections/Section.module.css";
import { AnchorsContext, AppLink, HOME_ADDRESS } from "../windows";
import { filled } from "../words/filled";
import { inSiteLanguage } from "../words/locale";
import { words } from "../words/words";
import { DocumentHead } from "./DocumentHead";
import { LanguageLinks } from "./languages/LanguageLinks";
import * as styles from "./PlainPage.module.css";
import { ProjectCases } from "./ProjectCases";
import { TopBar } from "./TopBar";
import * as bar from "./TopBar.module.css";

type Content = Queries.PlainPageQuery;

const Posts = ({ title, posts }: { title: string; posts: Content["posts"]["nodes"] }) => (
  <section className={section.frame}>
    <h3 className={section.title}>{title}</h3>{" "}
    <ul className={styles.posts}>
      {posts.map((post) => (
        <li key={post.address} className={section.linkCard} {...post.language}>
          <AppLink address={post.address}>{post.name}</AppLink>{" "}
          <p className={section.aside} {...inSiteLanguage}>
            {post.date !== null && <time dateTime={post.date}>{`${post.day} · `}</time>}
            <span>{filled(words.posts.minutes, { count: post.readingMinutes })}</span>
          </p>{" "}
          {post.summary !== post.name && <p>{`${post.summary} `}</p>}
        </li>
      ))}
    </ul>
  </section>
);

const CONTACT_ID = "contact";

const forgetPage = () => rememberReading(false);

/**
 * The site as one document without windows: the sections that say who the owner is, one below the other. It is another form of the
 * first page, whose address is the canonical one.
 */
const PlainPage = ({ data }: { data: Content }) => {
  const { title, description, siteUrl } = useSite();
  const navigation = useNavigation();
  const listed = Object.fromEntries(navigation.map((item) => [item.section, item]));
  const { Career: career, Interests: interests, Posts: posts, Contact: contact } = listed;
  const { Projects: projects, Mission: mission } = listed;
  // All projects follow.
  const general = data.general && { ...data.general, featured: [] };
  const home = withPrefix(HOME_ADDRESS);
  const hasFeed = posts !== undefined && data.posts.nodes.length > 0;
  const desktopLink = (
    <a href={home} aria-label={words.page.desktop} onClick={forgetPage} onAuxClick={forgetPage}>
      <AppWindow aria-hidden />
      <span className={bar.wideLabel}>{words.page.desktop}</span>
    </a>
  );

  return (
    <AnchorsContext.Provider value={contact ? { [contact.address]: `#${CONTACT_ID}` } : {}}>
      <DocumentHead
        page={{ address: HOME_ADDRESS, item: null, title: null, description, hasFeed }}
      />
      <Helmet>
        <title>{`${words.page.title} · ${title}`}</title>
        <link rel="canonical" href={new URL(home, siteUrl).href} />
      </Helmet>
      <TopBar>
        {process.env.SITE_LANGUAGES ? (
          <>
            {/* biome-ignore lint/plugin: an element, no text */}
            {desktopLink} <LanguageLinks address={PAGE_PATH} />
          </>
        ) : (
          desktopLink
        )}
      </TopBar>
      <main className={styles.page} data-printed="">
        <h2>
          <VisuallyHidden>{words.page.title}</VisuallyHidden>
        </h2>{" "}
        <GeneralSection title={title} data={{ ...data, general }} />
        {mission && <MissionSection title={mission.title} data={data} />}
        {projects && data.projects.nodes.length > 0 && (
          <ProjectCases title={projects.title} projects={data.projects.nodes} />
        )}
        {data.career && <CareerSection title={career?.title ?? words.page.career} data={data} />}
        {interests && <InterestsSection title={interests.title} data={data} />}
        {hasFeed && <Posts title={posts.title} posts={data.posts.nodes} />}
        {contact && (
          <div id={CONTACT_ID}>
            <ContactSection title={contact.title} data={data} />
          </div>
        )}
        <nav className={section.frame} aria-label={words.aboutMe.sections}>
          <ul className={parts.items}>
            {navigation.map((item) => (
              <li key={item.address}>
                <a href={withPrefix(item.address)}>{item.title}</a>{" "}
              </li>
            ))}
          </ul>
        </nav>
      </main>
    </AnchorsContext.Provider>
  );
};

export default PlainPage;

export const query = graphql`
  query PlainPage {
    ...GeneralContent
    ...MissionContent
    ...ProjectCases
    ...CareerContent
    ...InterestsContent
    posts: allPost(sort: { position: ASC }) {
      ...ListedPosts
    }
    ...ContactContent
  }
`;
