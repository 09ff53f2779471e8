export type Project = NonNullable<Queries.ProjectsPageQuery["project"]>;
export type ListedProject = Queries.ProjectsPageQuery["projects"]["nodes"][number];
export type Picture = NonNullable<Project["pictures"]>[number];
export type Entry = Project["basics"]["company"];
