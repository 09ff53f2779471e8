import { newVersion, reload } from "../loading/newVersion";
import { words } from "../words/words";
import * as styles from "./notice.module.css";

/** Removes the notice at the bottom of the screen. */
export const hideNotice = (): void => document.querySelector("[data-notice]")?.remove();

/**
 * Reports at the bottom of the screen that something failed to load, with a button to try again,
 * until the next click. No component: it must work wherever React failed.
 */
export const showLoadFailure = (error: unknown, message: string, retry: () => void): void => {
  const isOld = error === newVersion;
  const retries = !isOld && retry !== reload;
  hideNotice();
  const notice = document.createElement("div");
  notice.className = styles.notice ?? "";
  notice.setAttribute("data-notice", "");
  notice.setAttribute("role", "alert");
  const button = document.createElement("button");
  button.textContent = retries ? words.failures.tryAgain : words.failures.reload;
  button.onclick = () => {
    notice.remove();
    (retries ? retry : reload)();
  };
  notice.append(isOld ? newVersion.message : message, button);
  document.body.prepend(notice);

  const leave = ({ target }: Event) => {
    if (target !== button) notice.remove();
  };
  window.addEventListener("pointerdown", leave, { capture: true, once: true });
};
