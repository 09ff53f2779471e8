import { useSite } from "../../../../content/site";

/** What a visitor without script can go on to: everything else here needs it. */
export const WithoutScript = () => {
  const { moviePlatform, repository } = useSite();
  return (
    <noscript>
      <p>
        The other sections need JavaScript. Without it there are{" "}
        <a href={moviePlatform.url}>{moviePlatform.title}</a> and{" "}
        <a href={repository}>this site’s source code</a>.
      </p>
    </noscript>
  );
};
