import { useGeneral } from "../../../../content/general";

export const GeneralSection = () => {
  const general = useGeneral();
  return (
    <article style={{ padding: 32 }}>
      <h3>{general?.heading}</h3>
      {general?.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </article>
  );
};
