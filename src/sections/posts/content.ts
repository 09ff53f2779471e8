export type Post = NonNullable<Queries.PostsPageQuery["post"]>;
export type ListedPost = Queries.PostsPageQuery["posts"]["nodes"][number];
