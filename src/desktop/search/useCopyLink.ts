import { useState } from "react";
import { WORDS } from "./words";

/** Puts the address of what is in front on the clipboard, and says what came of it. */
export const useCopyLink = () => {
  const [outcome, setOutcome] = useState({ times: 0, words: "" });
  const say = (words: string) => setOutcome(({ times }) => ({ times: times + 1, words }));

  const copyLink = async () => {
    const { href } = window.location;
    try {
      // Without a secure connection there is no clipboard, which throws as well.
      await navigator.clipboard.writeText(href);
      say(WORDS.copied);
    } catch {
      say(WORDS.notCopied(href));
    }
  };
  return { outcome, copyLink };
};
