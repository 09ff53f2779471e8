import { useSite } from "../content/shell";

/** The owner's accent while the site is developed. A build has it in each page's head. */
export const DevelopedAccent = () => {
  const { accent } = useSite();
  return accent && <style>{accent.pages}</style>;
};
