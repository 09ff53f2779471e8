import { useState } from "react";
import { filled } from "../../words/filled";
import { words } from "./search.words";

/** Puts the address of what is in front on the clipboard, and says what came of it. */
export const useCopyLink = () => {
  const [outcome, setOutcome] = useState({ times: 0, words: "" });
  const say = (sentence: string) =>
    setOutcome(({ times }) => ({ times: times + 1, words: sentence }));

  const copyLink = async () => {
    const { href } = window.location;
    try {
      // Without a secure connection there is no clipboard, which throws as well.
      await navigator.clipboard.writeText(href);
      say(words.copied);
    } catch {
      say(filled(words.notCopied, { address: href }));
    }
  };
  return { outcome, copyLink };
};
