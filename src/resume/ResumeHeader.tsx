import { marks } from "../words/locale.words";
import { Heading, useSurroundings, WrittenLink } from "./parts";
import type { Resume } from "./record";

/** Who it is, and the ways to reach them. */
export const ResumeHeader = ({ basics }: Pick<Resume, "basics">) => {
  const { Mail, Phone } = useSurroundings();
  const { name, pronouns, label, place, availability, email, phone, url, profiles } = basics;
  return (
    <header>
      <Heading below={0}>{name}</Heading>
      <p data-part="label">{[label, place, pronouns].filter(Boolean).join(" · ")}</p>
      {availability && <p data-part="availability">{availability}</p>}
      <ul data-part="contact">
        {email !== null && (
          <li>
            <Mail address={email} />
          </li>
        )}
        {phone !== null && (
          <li>
            <Phone number={phone} />
          </li>
        )}
        <li>
          <WrittenLink url={url} />
        </li>
        {profiles.map((profile) => (
          <li key={profile.url}>
            {profile.network}
            {marks.colon}
            <WrittenLink url={profile.url} />
          </li>
        ))}
      </ul>
    </header>
  );
};
