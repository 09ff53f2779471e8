/** Adds a stylesheet to the page; rejects with `Unable to preload CSS for <file>`. */
export const loadStylesheet = (file: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = file;
    const fail = () => {
      link.remove();
      reject(new Error(`Unable to preload CSS for ${file}`));
    };
    // A page in its place is loaded, too, and has no rules.
    link.onload = () => (link.sheet?.cssRules.length === 0 ? fail() : resolve());
    link.onerror = fail;
    document.head.append(link);
  });
