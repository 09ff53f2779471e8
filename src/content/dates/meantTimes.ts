const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

/** The day or month that a text in another form names, such as "30-12-2025": two where the first number may be either. */
export const meantTimes = (written: string): string[] => {
  const text = written.trim().toLowerCase();
  const [, day, name = "", late, named] =
    /^(?:(\d{1,2})\.? )?([a-z]{3})[a-z]*\.? (?:(\d{1,2}),? )?(\d{4})$/.exec(text) ?? [];
  const [, one, two, three] =
    /^(\d{1,4})[-./]\s?(\d{1,4})(?:[-./]\s?(\d{1,4}))?\.?$/.exec(text) ?? [];
  const orders = [
    [named, String(MONTHS.indexOf(name) + 1), day ?? late],
    ...(three === undefined
      ? [[two, one]]
      : [
          [three, two, one],
          [three, one, two],
        ]),
    [one, two, three],
  ];
  const times = orders.map((parts) =>
    parts.flatMap((part) => part?.padStart(2, "0") ?? []).join("-"),
  );
  return [...new Set(times)].filter(
    (time) => /^\d{4}-\d\d/.test(time) && new Date(time).toJSON()?.startsWith(time) === true,
  );
};

/** The end of a sentence about a time in another form: what to write. */
export const writeTimes = (times: readonly string[], before = ""): string =>
  times.length === 0 ? "" : ` Write ${times.map((it) => before + it).join(" or ")}.`;
