import type { CreditTopic } from "../../../../content/attribution";
import { linkHost, mailOfLink } from "../../../../lib/linkAddress";
import { Icon } from "../../../../ui/Icon";
import { MailLink } from "../../../../ui/MailLink";
import { NewTabLink } from "../../../../ui/NewTabLink";

const ICON_SIZE_PX = 20;

/** Whose work it is and where it is found: the whole tile is the link. */
export const Credit = ({ name, link, icon, iconUrl }: CreditTopic) => {
  const mail = mailOfLink(link);
  return (
    <li>
      <span data-part="icon">
        {icon && <Icon drawing={icon} />}
        {iconUrl !== null && (
          <img src={iconUrl} alt="" width={ICON_SIZE_PX} height={ICON_SIZE_PX} loading="lazy" />
        )}
      </span>
      {mail === null ? (
        <>
          <NewTabLink href={link}>{name}</NewTabLink>
          <span data-part="host">{linkHost(link)}</span>
        </>
      ) : (
        <>
          <span>{name}</span>
          <span data-part="host">
            <MailLink address={mail} href={link} />
          </span>
        </>
      )}
    </li>
  );
};
