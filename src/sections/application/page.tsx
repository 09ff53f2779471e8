import { graphql } from "gatsby";
import { useMemo } from "react";
import type { Application } from "../../contract/application";
import GeneralSection from "../general/page";
import type { SectionProps } from "../section";
import { useApplication } from "./useApplication";

type Data = Queries.ApplicationPageQuery;

/** The first page in the words and the order of an application. */
const arranged = (data: Data, { headline, phone, projects }: Application): Data => ({
  ...data,
  site: data.site && {
    owner: {
      ...data.site.owner,
      headline: headline ?? data.site.owner.headline,
      phone: phone ?? data.site.owner.phone,
    },
  },
  general: data.general && {
    ...data.general,
    featured:
      projects.length > 0
        ? projects.flatMap(
            ({ address }) => data.projects.nodes.find((it) => it.address === address) ?? [],
          )
        : data.general.featured,
  },
});

/** General for the reader of a sealed application; for anybody else as it is. */
const ApplicationPage = ({ data, ...props }: SectionProps<Data>) => {
  const { opened } = useApplication();
  const application = opened && "application" in opened ? opened.application : undefined;
  const shown = useMemo(
    () => (application ? arranged(data, application) : data),
    [data, application],
  );
  return <GeneralSection {...props} data={shown} />;
};

export default ApplicationPage;

export const query = graphql`
  query ApplicationPage {
    ...GeneralContent
    projects: allProject(sort: { position: ASC }) {
      nodes { ...FeaturedProject }
    }
  }
`;
