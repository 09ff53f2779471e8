import { isHere } from "../../../scripts/engines/programs";
import type { Size } from "../../../src/lib/geometry";
import { Desktop } from "./desktop";
import type { Driver, EngineBrowser } from "./driver";
import type { Ability, Engine } from "./engine";
import { Page } from "./page";
import { startTestedSite, type TestedSite } from "./testedSite";

/** What a step is done with. */
export interface Visit {
  readonly page: Page;
  readonly desktop: Desktop;
  readonly site: TestedSite;
  /** Lets the page complain of this, which the step brings about on purpose. */
  expectComplaints(about: RegExp): void;
}

type Take = (visit: Visit) => Promise<void>;

/** What a visitor does and finds, by the sentence that says so. */
export type Steps = Readonly<
  Record<string, Take | { readonly needs: Ability; readonly take: Take }>
>;

export type Chapters = Readonly<Record<string, Steps>>;

const VIEWPORT: Size = { width: 1440, height: 900 };

/** Lets each step be done by a visitor of its own, and sees that no page complains of anything. */
export const tryIn = (engine: Engine, chapters: Chapters): void => {
  describe(engine.title, () => {
    if (!isHere(engine)) {
      test.todo("is not on this machine");
      return;
    }
    let site: TestedSite;
    let browser: EngineBrowser;
    let driver: Driver;
    beforeAll(async () => {
      site = await startTestedSite();
      browser = await engine.start();
    });
    beforeEach(async () => {
      driver = await browser.newVisitor();
      await driver.resize(VIEWPORT);
    });
    afterEach(async () => {
      site.mend();
      await driver.close();
    });
    afterAll(async () => {
      await browser?.close();
      await site?.close();
    });

    const visit = async (take: Take): Promise<void> => {
      const page = new Page(driver, site.address);
      let expected: RegExp | undefined;
      const expectComplaints = (about: RegExp) => {
        expected = about;
      };
      await take({ page, desktop: new Desktop(page), site, expectComplaints });
      const complaints = await page.complaints();
      expect(complaints.filter((text) => !expected?.test(text))).toEqual([]);
    };

    for (const [chapter, steps] of Object.entries(chapters))
      describe(chapter, () => {
        for (const [sentence, step] of Object.entries(steps)) {
          const { needs, take } = typeof step === "function" ? { needs: null, take: step } : step;
          const reason = needs === null ? undefined : engine.lacks[needs];
          if (reason === undefined) test(sentence, () => visit(take));
          else test.todo(`${sentence}: not here, since ${reason}`);
        }
      });
  });
};
