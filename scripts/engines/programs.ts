import { findProgram } from "../../src/build/browser/findProgram";

export interface EnginePrograms {
  readonly title: string;
  /** All that it takes; of several names for one, any. */
  readonly programs: readonly (readonly string[])[];
  /** Of Debian. */
  readonly packages: readonly string[];
}

export const FIREFOX: EnginePrograms = {
  title: "Firefox",
  programs: [["firefox-esr", "firefox"]],
  packages: ["firefox-esr"],
};

export const WEBKIT: EnginePrograms = {
  title: "WebKit",
  programs: [["WebKitWebDriver"], ["Xvfb"]],
  packages: ["webkit2gtk-driver", "xvfb"],
};

/** The first of some names under which the system has a program. */
export const findAny = (names: readonly string[]): string | undefined =>
  names.map(findProgram).find((file) => file !== undefined);

export const isHere = ({ programs }: EnginePrograms): boolean =>
  programs.every((names) => findAny(names) !== undefined);
