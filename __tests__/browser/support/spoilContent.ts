type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Content of which one part is not what it should be. */
export interface SpoiltContent {
  /** Where it is wrong, such as "projects.nodes.0.name". */
  readonly path: string;
  readonly data: Json;
}

/** What a part never is: where it is missing it could be a text. */
const wrong = (value: Json): Json =>
  typeof value === "string" || value === null ? Math.PI : "wrong";

const isObject = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Each part of a content wrong in turn, the whole first. Of a list, the first record stands for all. */
export const spoilContent = (content: Json, path = ""): readonly SpoiltContent[] => {
  const inside = (key: string | number, part: Json, put: (spoilt: Json) => Json) =>
    spoilContent(part, path === "" ? String(key) : `${path}.${key}`).map((spoilt) => ({
      ...spoilt,
      data: put(spoilt.data),
    }));

  const parts = (): readonly SpoiltContent[] => {
    if (Array.isArray(content)) {
      const [first, ...others]: Json[] = content;
      return first === undefined ? [] : inside(0, first, (spoilt) => [spoilt, ...others]);
    }
    if (!isObject(content)) return [];
    return Object.entries(content).flatMap(([key, part]) =>
      inside(key, part, (spoilt) => ({ ...content, [key]: spoilt })),
    );
  };
  return [{ path, data: wrong(content) }, ...parts()];
};
