import { useEffect } from "react";
import { type Loadable, useLoading } from "../loading/loading";
import { hideNotice, showLoadFailure } from "./notice";

interface UseCodeOptions {
  /** The notice's text if the code fails to load. */
  failure: string;
  /** Called then. */
  onFailure: () => void;
  /** Asks for it once more. */
  retry: () => void;
}

/** The code of something that the visitor wants to open; undefined until it has loaded. */
export const useCode = <Value>(code: Loadable<Value>, options: UseCodeOptions) => {
  const { failure, onFailure, retry } = options;
  const { data, error } = useLoading(code);

  useEffect(hideNotice, []);
  useEffect(() => {
    if (error === null) return;
    onFailure();
    showLoadFailure(error, failure, retry);
  }, [error, failure, onFailure, retry]);

  return data;
};
