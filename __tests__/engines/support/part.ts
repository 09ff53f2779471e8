import type { Box, Point } from "../../../src/lib/geometry";
import type { ClickOptions, Page } from "./page";
import { until } from "./until";

/** By what it is to a screen reader, or by a selector; in another part, or anywhere. */
export type Where = (
  | { readonly role: string; readonly name?: string | undefined }
  | { readonly css: string }
) & { readonly inside?: Where; readonly index?: number };

declare const TestingLibraryDom: typeof import("@testing-library/dom");

/** In the page: the elements that a part stands for. */
const find = (where: Where): readonly HTMLElement[] => {
  const root = where.inside === undefined ? document.body : find(where.inside)[0];
  if (root === undefined) return [];
  const all =
    "css" in where
      ? [...root.querySelectorAll<HTMLElement>(where.css)]
      : TestingLibraryDom.queryAllByRole(root, where.role, { name: where.name });
  return where.index === undefined ? all : all.slice(where.index, where.index + 1);
};

/** In the page: where to press an element, once it rests and nothing lies over it. */
const pressable = async (element: HTMLElement, offset?: Point): Promise<Point> => {
  element.scrollIntoView({ block: "nearest", inline: "nearest" });
  // A motion that has not begun rests for some frames as well.
  const motions = document.getAnimations().filter(({ effect }) => {
    const carries = effect instanceof KeyframeEffect && effect.target?.contains(element);
    return carries && effect.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
  });
  await Promise.allSettled(motions.map(({ finished }) => finished));
  const look = () => element.getBoundingClientRect();
  const nextFrame = () => new Promise(requestAnimationFrame);
  for (let before = ""; before !== JSON.stringify(look()); await nextFrame())
    before = JSON.stringify(look());
  const { x, y, width, height } = look();
  const point = offset
    ? { x: x + offset.x, y: y + offset.y }
    : { x: x + width / 2, y: y + height / 2 };
  const hit = document.elementFromPoint(point.x, point.y);
  if (hit === null || !(element.contains(hit) || hit.contains(element)))
    throw new Error(`${element.outerHTML.slice(0, 80)} lies under ${hit?.outerHTML.slice(0, 80)}`);
  return point;
};

/** A part of the page, looked for anew each time it is asked for something. */
export class Part {
  constructor(
    private readonly page: Page,
    private readonly where: Where,
  ) {}

  role(role: string, name?: string): Part {
    return new Part(this.page, { role, name, inside: this.where });
  }

  css(selector: string): Part {
    return new Part(this.page, { css: selector, inside: this.where });
  }

  /** One of several, from 0 on. */
  nth(index: number): Part {
    return new Part(this.page, { ...this.where, index });
  }

  /** Asks all its elements at once; there may be none. */
  async askAll<Result, Values extends readonly unknown[]>(
    question: (elements: readonly HTMLElement[], ...values: Values) => Result,
    ...values: Values
  ): Promise<Awaited<Result>> {
    const text = `(where,...values)=>{const find=${find};return(${question})(find(where),...values)}`;
    return (await this.page.callWithLibrary(text, [this.where, ...values])) as Awaited<Result>;
  }

  /** Asks its first element, as soon as there is one. */
  async ask<Result, Values extends readonly unknown[]>(
    question: (element: HTMLElement, ...values: Values) => Result,
    ...values: Values
  ): Promise<Awaited<Result>> {
    const text = `(where,...values)=>{const find=${find},[element]=find(where);if(!element)throw new Error("There is no "+JSON.stringify(where));return(${question})(element,...values)}`;
    const answer = await until(() => this.page.callWithLibrary(text, [this.where, ...values]));
    return answer as Awaited<Result>;
  }

  count(): Promise<number> {
    return this.askAll((elements) => elements.length);
  }

  text(): Promise<string> {
    return this.ask((element) => element.innerText.replace(/\s+/g, " ").trim());
  }

  texts(): Promise<readonly string[]> {
    return this.askAll((elements) =>
      elements.map((element) => element.innerText.replace(/\s+/g, " ").trim()),
    );
  }

  attribute(name: string): Promise<string | null> {
    return this.ask((element, key) => element.getAttribute(key), name);
  }

  isFocused(): Promise<boolean> {
    return this.ask((element) => element === document.activeElement);
  }

  focus(): Promise<void> {
    return this.ask((element) => element.focus());
  }

  /** Where it is once its animations are over. */
  box(): Promise<Box> {
    return this.ask(async (element) => {
      await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    });
  }

  /** Moves the pointer there. */
  async hover(): Promise<void> {
    await this.page.movePointer(await this.ask(pressable));
  }

  async click({ at, ...options }: ClickOptions & { readonly at?: Point } = {}): Promise<void> {
    await this.page.click(await this.ask(pressable, at), options);
  }

  async tap(): Promise<void> {
    await this.page.tap(await this.ask(pressable));
  }

  async untilThere(): Promise<this> {
    await until(async () => expect(await this.count()).toBeGreaterThan(0));
    return this;
  }

  async untilGone(): Promise<void> {
    await until(async () => expect(await this.count()).toBe(0));
  }

  async untilFocused(): Promise<void> {
    await until(async () => expect(await this.isFocused()).toBe(true));
  }
}
