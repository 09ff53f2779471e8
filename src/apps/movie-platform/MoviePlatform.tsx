import { useSite } from "../../content/site";

export const MoviePlatform = () => {
  const { moviePlatform } = useSite();
  return <iframe title={moviePlatform.title} src={moviePlatform.url} style={{ flex: 1, width: "100%" }} />;
};
