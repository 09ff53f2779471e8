import { DOCK_ROOM_PX, expect, TOP_BAR_PX, test, VIEWPORTS } from "./support/test";

test.describe("on arrival at 1440 × 900", () => {
  test("Home directory and About Me are open at their places, About Me focused", async ({
    desktop,
  }) => {
    await desktop.visit();
    expect(await desktop.home.place()).toEqual({ x: 50, y: 100 });
    const about = await desktop.about.box();
    expect(about).toMatchObject({ x: 150, y: 150, width: 1140 });
    expect(about.height).toBeLessThanOrEqual(630);
    expect((await desktop.home.box()).width).toBeLessThanOrEqual(540);
    expect(await desktop.focused()).toEqual(["About Me"]);
    expect(await desktop.home.layer()).toBe(1000);
    await expect(desktop.movie.frame).toHaveCount(0);
  });

  test("the first paint needs no script", async ({ browser }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: VIEWPORTS.desktop,
    });
    const page = await context.newPage();
    await page.goto("./");
    const windows = page.locator("[data-window-id]");
    await expect(windows).toHaveCount(2);
    expect(await windows.nth(0).boundingBox()).toMatchObject({ x: 50, y: 100 });
    expect(await windows.nth(1).boundingBox()).toMatchObject({ x: 150, y: 150 });
    await expect(page.locator("html")).toHaveClass(/dark/);
    await context.close();
  });
});

test.describe("dragging", () => {
  test("moves a window by its title bar", async ({ desktop }) => {
    await desktop.visit();
    await desktop.about.drag({ x: 120, y: -60 });
    expect(await desktop.about.place()).toEqual({ x: 270, y: 90 });
  });

  test("does not move a window by its body", async ({ desktop, page }) => {
    await desktop.visit();
    await page.mouse.move(700, 600);
    await page.mouse.down();
    await page.mouse.move(900, 700, { steps: 5 });
    await page.mouse.up();
    expect(await desktop.about.place()).toEqual({ x: 150, y: 150 });
  });

  // On a phone windows are sheets: see touch.test.ts.
  const FREE = {
    desktop: VIEWPORTS.desktop,
    laptop: VIEWPORTS.laptop,
    tablet: { width: 600, height: 800 },
  };

  for (const [name, viewport] of Object.entries(FREE)) {
    test(`keeps to the limits on a ${name}`, async ({ desktop, page }) => {
      await page.setViewportSize(viewport);
      await desktop.visit();
      const right = Math.max(0, viewport.width - 570);
      const bottom = viewport.height - 100;
      await desktop.about.drag({ x: 3000, y: 3000 });
      expect(await desktop.about.place()).toEqual({ x: right, y: bottom });
      await desktop.about.drag({ x: -3000, y: -3000 });
      expect(await desktop.about.place()).toEqual({ x: 0, y: TOP_BAR_PX });
    });
  }

  test("selects no text and lets no frame swallow the pointer", async ({ desktop, page }) => {
    await desktop.visit();
    await desktop.openMovie();
    // Home directory is dragged straight across the movie's frame.
    await desktop.home.drag({ x: 700, y: 300 }, 30);
    expect(await desktop.home.place()).toEqual({ x: 750, y: 400 });
    expect(await page.evaluate(() => String(getSelection()))).toBe("");
  });

  for (const step of [12, 22, 32]) {
    test(`takes no link along that comes under the press with a first step of ${step} px`, async ({
      desktop,
      page,
    }) => {
      await desktop.visit();
      const { movie } = desktop;
      await desktop.openMovie();
      await movie.drag({ x: 0, y: 60 });
      const { x, y } = await movie.place();
      const link = await movie.frame.getByRole("link", { name: "Open in a new tab" }).boundingBox();
      if (link === null) throw new Error("The link is not on screen.");
      // On the title bar, as far above the link's upper edge as the window goes up at once.
      const press = { x: link.x + link.width / 2, y: link.y + 2 - step };
      await page.mouse.move(press.x, press.y);
      await page.mouse.down();
      await page.mouse.move(press.x, press.y - step);
      await page.mouse.move(press.x - 20, press.y - step, { steps: 2 });
      await page.mouse.up();
      await expect.poll(() => movie.place()).toEqual({ x: x - 20, y: y - step });
      await page.mouse.move(press.x - 200, press.y + 100, { steps: 5 });
      await expect(page.locator("html")).not.toHaveAttribute("data-window-dragging");
      expect(await movie.place()).toEqual({ x: x - 20, y: y - step });
    });
  }

  test("does not count a press as a drag", async ({ desktop }) => {
    await desktop.visit();
    await desktop.about.drag({ x: 1, y: 1 }, 1);
    expect(await desktop.about.place()).toEqual({ x: 150, y: 150 });
  });
});

test.describe("a window is never lost", () => {
  const SIZES = [
    { width: 320, height: 480 },
    { width: 480, height: 320 },
    { width: 844, height: 390 },
    { width: 1024, height: 768 },
    { width: 1440, height: 900 },
  ];

  test("when the viewport shrinks, turns or grows", async ({ desktop, page }) => {
    await desktop.visit();
    await desktop.openMovie();
    for (const window of [desktop.movie, desktop.about, desktop.home]) {
      await window.title.focus();
      await window.drag({ x: 3000, y: 3000 });
    }
    for (const viewport of SIZES) {
      await page.setViewportSize(viewport);
      // A very low viewport has a lower one.
      const bar = await page.getByRole("banner").boundingBox();
      for (const window of [desktop.movie, desktop.about, desktop.home]) {
        const { x, y } = await window.place();
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(Math.max(0, viewport.width - 570));
        expect(y).toBeGreaterThanOrEqual(bar?.height ?? TOP_BAR_PX);
        expect(y).toBeLessThanOrEqual(viewport.height - 100);
      }
      for (const name of ["Window menu", "Enter fullscreen", "Close"]) {
        await expect(desktop.about.button(name)).toBeInViewport({ ratio: 1 });
      }
    }
  });

  test("and goes back to where it was put when there is room again", async ({ desktop, page }) => {
    await desktop.visit();
    await desktop.about.drag({ x: 500, y: 200 });
    await page.setViewportSize({ width: 700, height: 480 });
    expect(await desktop.about.place()).toEqual({ x: 130, y: 350 });
    await page.setViewportSize(VIEWPORTS.phone);
    expect(await desktop.about.place()).toEqual({ x: 0, y: 160 });
    await page.setViewportSize(VIEWPORTS.desktop);
    expect(await desktop.about.place()).toEqual({ x: 650, y: 350 });
  });
});

test.describe("focus", () => {
  test("follows a press anywhere in a window, most recent first below", async ({
    desktop,
    page,
  }) => {
    await desktop.visit();
    await desktop.openMovie();
    expect(await desktop.focused()).toEqual(["Movie Platform"]);
    await page.mouse.click(60, 300);
    expect(await desktop.focused()).toEqual(["Home directory"]);
    // Below the focused one, the movie was focused after About Me: it is painted over it.
    const { x, y } = await desktop.movie.place();
    const onTop = await page.evaluate(
      ([left, top]) =>
        document.elementFromPoint(left, top)?.closest("[data-window-id]")?.querySelector("h2")
          ?.textContent,
      [x + 300, y + 20] as const,
    );
    expect(onTop).toBe("Movie Platform");
  });

  test("is painted in the stack's order by what is around each window, wherever it is in the document", async ({
    desktop,
    page,
  }) => {
    await desktop.visit();
    await desktop.settle();
    await desktop.openMovie();
    await desktop.about.raise();
    await desktop.home.title.click();
    const painted = await page.locator("[data-window-id]").evaluateAll((frames) =>
      frames
        .map((frame) => {
          const slot = frame.parentElement ?? frame;
          const { zIndex, isolation } = getComputedStyle(slot);
          return {
            name: frame.querySelector("h2")?.textContent,
            slot: Number(zIndex),
            isolation,
            layer: getComputedStyle(frame).zIndex,
          };
        })
        .sort((one, other) => one.slot - other.slot),
    );
    expect(painted.map(({ name, layer }) => `${name} ${layer}`)).toEqual([
      "Web Vitals 1000",
      "Movie Platform 1000",
      "About Me 1000",
      "Home directory 1002",
    ]);
    expect(new Set(painted.map(({ slot }) => slot)).size).toBe(4);
    expect(painted.every(({ isolation }) => isolation === "isolate")).toBe(true);
  });

  test("follows a press inside the frame", async ({ desktop, page }) => {
    await desktop.visit();
    await desktop.openMovie();
    // What notices a press in a frame comes with the grips.
    await expect(desktop.movie.frame.locator("[data-grip]")).toHaveCount(8);
    await desktop.about.raise();
    expect(await desktop.focused()).toEqual(["About Me"]);
    // About Me covers all of the frame but its lower edge.
    const { x, y, width, height } = await desktop.movie.box();
    // A real pointer tells the page where it goes; one of the browser's protocol goes straight into the frame.
    await desktop.movie.frame.locator("iframe").dispatchEvent("pointerover");
    await page.mouse.click(x + width / 2, y + height - 12);
    await expect.poll(() => desktop.focused()).toEqual(["Movie Platform"]);
  });

  test("and a press inside the frame takes the highlight from an icon", async ({
    desktop,
    page,
  }) => {
    await desktop.visit();
    await desktop.openMovie();
    await desktop.home.title.click();
    const icon = desktop.icon("About Me");
    await icon.click();
    await expect(icon).toHaveAttribute("data-highlighted", "");
    // As above: its lower edge is free.
    const { x, y, width, height } = await desktop.movie.box();
    await desktop.movie.frame.locator("iframe").dispatchEvent("pointerover");
    await page.mouse.click(x + width / 2, y + height - 12);
    await expect.poll(() => desktop.focused()).toEqual(["Movie Platform"]);
    await expect(icon).not.toHaveAttribute("data-highlighted");
  });

  test("is not had by a framed site that takes it again and again, but by a press on it", async ({
    desktop,
    page,
  }) => {
    await desktop.visit();
    await desktop.openMovie();
    const button = desktop.movie.frame
      .frameLocator("iframe")
      .getByRole("button", { name: "About the film" });
    await button.evaluate((element) => {
      Object.assign(window, { taken: 0 });
      setInterval(() => {
        window.focus();
        element.focus();
        Reflect.set(window, "taken", Reflect.get(window, "taken") + 1);
      }, 20);
    });
    const untilTakenAgain = () =>
      button.evaluate(async () => {
        const goal = Reflect.get(window, "taken") + 20;
        while (Reflect.get(window, "taken") < goal) {
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
      });
    await untilTakenAgain();
    expect(await desktop.focused()).toEqual(["Movie Platform"]);
    await desktop.about.raise();
    await untilTakenAgain();
    expect(await desktop.focused()).toEqual(["About Me"]);
    await page.keyboard.press("Shift+F6");
    await untilTakenAgain();
    expect(await desktop.focused()).toEqual(["Home directory"]);
    await desktop.about.raise();
    await untilTakenAgain();
    const { x, y, width, height } = await desktop.movie.box();
    await page.mouse.click(x + width / 2, y + height - 12);
    await expect.poll(() => desktop.focused()).toEqual(["Movie Platform"]);
    await button.click();
    await expect(desktop.movie.frame.frameLocator("iframe").locator(":popover-open")).toBeVisible();
  });

  test("goes to the next window when the focused one closes", async ({ desktop }) => {
    await desktop.visit();
    await desktop.about.button("Close").click();
    await expect(desktop.about.frame).toHaveCount(0);
    expect(await desktop.focused()).toEqual(["Home directory"]);
  });
});

test.describe("fullscreen", () => {
  test("fills the space under the top bar and gives place and size back", async ({
    desktop,
    page,
  }) => {
    await desktop.visit();
    await desktop.about.drag({ x: 40, y: 20 });
    const before = await desktop.about.box();
    await desktop.about.button("Enter fullscreen").click();
    expect(await desktop.about.box()).toEqual({
      x: 0,
      y: TOP_BAR_PX,
      width: 1440,
      height: 900 - TOP_BAR_PX,
    });
    await desktop.about.button("Exit fullscreen").click();
    expect(await desktop.about.box()).toEqual(before);

    await desktop.about.title.dblclick();
    expect((await desktop.about.box()).width).toBe(1440);
    await page.keyboard.press("Escape");
    expect(await desktop.about.box()).toEqual(before);
  });

  test("hides what lies under it from everybody", async ({ desktop }) => {
    await desktop.visit();
    await desktop.about.button("Enter fullscreen").click();
    await expect(desktop.home.frame).toHaveAttribute("inert", "");
    await expect(desktop.about.frame).not.toHaveAttribute("inert");
    await desktop.about.button("Exit fullscreen").click();
    await expect(desktop.home.frame).not.toHaveAttribute("inert");
  });

  test("its control says what it does, and minimize that it does nothing", async ({
    desktop,
    page,
  }) => {
    await desktop.visit();
    const { about } = desktop;
    await about.button("Enter fullscreen").hover();
    await expect(
      about.frame.locator("[role=tooltip]", { hasText: "Enter fullscreen" }),
    ).toBeVisible();
    const minimize = about.button("Minimize not available");
    await expect(minimize).toHaveAttribute("aria-disabled", "true");
    const before = await about.box();
    await minimize.click({ force: true });
    expect(await about.box()).toEqual(before);
    // Tab passes it by, and a pointer is told why.
    await about.button("Close").focus();
    await page.keyboard.press("Tab");
    await expect(about.button("Enter fullscreen")).toBeFocused();
    await minimize.hover();
    await expect(about.frame.getByText("Minimize not available")).toBeVisible();
  });
});

test.describe("opening and closing", () => {
  test("a window opens at its last place", async ({ desktop }) => {
    await desktop.visit();
    await desktop.about.drag({ x: 33, y: 44 });
    await desktop.about.button("Close").click();
    await desktop.icon("About Me").dblclick();
    expect(await desktop.about.place()).toEqual({ x: 183, y: 194 });
  });

  test("opening an open window focuses it", async ({ desktop }) => {
    await desktop.visit();
    await desktop.home.title.click();
    await desktop.icon("About Me").dblclick();
    expect(await desktop.focused()).toEqual(["About Me"]);
    await expect(desktop.about.frame).toHaveCount(1);
  });

  test("the movie starts so that it covers neither title bar below", async ({ desktop }) => {
    await desktop.visit();
    await desktop.openMovie();
    const movie = await desktop.movie.box();
    const overlaps = (bar: { x: number; y: number; width: number }) =>
      movie.x < bar.x + bar.width && bar.x < movie.x + movie.width && movie.y < bar.y + 40;
    expect(overlaps(await desktop.home.box())).toBe(false);
    expect(overlaps(await desktop.about.box())).toBe(false);
  });

  test("the movie's frame survives focus, drag and fullscreen without reloading", async ({
    desktop,
    page,
  }) => {
    await desktop.visit();
    const documents: string[] = [];
    page.on("framenavigated", (frame) => {
      if (frame.parentFrame() !== null && frame.url() !== "about:blank")
        documents.push(frame.url());
    });
    await desktop.openMovie();
    await expect.poll(() => documents.length).toBe(1);
    await desktop.about.raise();
    await desktop.movie.title.focus();
    await desktop.movie.drag({ x: -50, y: 30 });
    await desktop.movie.button("Enter fullscreen").click();
    await desktop.movie.button("Exit fullscreen").click();
    await desktop.home.title.click();
    expect(documents).toHaveLength(1);
  });
});

test.describe("Home directory", () => {
  test("a click highlights one icon, a click elsewhere clears", async ({ desktop, page }) => {
    await desktop.visit();
    await desktop.icon("About Me").click();
    await expect(desktop.icon("About Me")).toHaveAttribute("data-highlighted", "");
    await desktop.icon("Movie DB").click();
    await expect(desktop.icon("About Me")).not.toHaveAttribute("data-highlighted");
    await expect(desktop.icon("Movie DB")).toHaveAttribute("data-highlighted", "");
    await page.mouse.click(20, 800);
    await expect(desktop.icon("Movie DB")).not.toHaveAttribute("data-highlighted");
    await expect(desktop.movie.frame).toHaveCount(0);
  });

  test("is one tab stop with arrow keys, Home, End, type-ahead, and Enter opens", async ({
    desktop,
    page,
  }) => {
    await desktop.visit();
    await desktop.icon("About Me").focus();
    await page.keyboard.press("ArrowDown");
    await expect(desktop.icon("Movie DB")).toBeFocused();
    await page.keyboard.press("Home");
    await expect(desktop.icon("About Me")).toBeFocused();
    await page.keyboard.press("End");
    await expect(desktop.icon("Movie DB")).toBeFocused();
    await page.keyboard.type("ab");
    await expect(desktop.icon("About Me")).toBeFocused();
    await expect(desktop.home.frame.locator("a[tabindex='0']")).toHaveCount(1);
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await expect(desktop.movie.title).toBeFocused();
  });

  test("Space opens, and so do two presses that are too slow for a double click", async ({
    desktop,
    page,
  }) => {
    await desktop.visit();
    await desktop.icon("Movie DB").focus();
    await page.keyboard.press("Space");
    await expect(desktop.movie.title).toBeFocused();
    await desktop.movie.button("Close").press("Enter");
    await expect(desktop.movie.frame).toHaveCount(0);
    // Two single clicks, not the two of a double click.
    for (const detail of [1, 1]) await desktop.icon("Movie DB").dispatchEvent("click", { detail });
    await expect(desktop.movie.frame).toBeVisible();
  });

  test("a screen reader's click opens", async ({ desktop }) => {
    await desktop.visit();
    await desktop.icon("Movie DB").dispatchEvent("click", { detail: 0 });
    await expect(desktop.movie.frame).toBeVisible();
  });
});

test.describe("by keyboard", () => {
  test("F6 and Shift+F6 go through the windows, raise them, and go on to the browser", async ({
    desktop,
    page,
  }) => {
    await desktop.visit();
    await desktop.settle();
    await desktop.openMovie();
    await page.evaluate(() => {
      const left: string[] = [];
      Object.assign(window, { left });
      document.addEventListener("keydown", ({ key, defaultPrevented }) => {
        if (key === "F6" && !defaultPrevented) left.push(key);
      });
    });
    const left = () => page.evaluate(() => Reflect.get(window, "left"));
    await page.keyboard.press("F6");
    await expect(desktop.vitals.title).toBeFocused();
    expect(await desktop.focused()).toEqual(["Web Vitals"]);
    expect(await left()).toEqual([]);
    await page.keyboard.press("F6");
    expect(await left()).toEqual(["F6"]);
    for (const window of [desktop.home, desktop.about, desktop.movie]) {
      await page.keyboard.press("F6");
      await expect(window.title).toBeFocused();
      expect(await desktop.focused()).toEqual([window.name]);
    }
    await page.keyboard.press("Shift+F6");
    await expect(desktop.about.title).toBeFocused();
    expect(await left()).toEqual(["F6"]);
  });

  test("a window shows that its title has the focus", async ({ desktop, page }) => {
    await desktop.visit();
    const ring = () =>
      desktop.home.frame.evaluate((frame) => {
        const { borderTopWidth, borderTopStyle, content } = getComputedStyle(frame, "::after");
        return content === "none" ? null : `${borderTopWidth} ${borderTopStyle}`;
      });
    await desktop.home.title.click();
    expect(await ring()).toBeNull();
    await page.keyboard.press("F6");
    await page.keyboard.press("Shift+F6");
    await expect(desktop.home.title).toBeFocused();
    expect(await ring()).toBe("2px solid");
    await page.emulateMedia({ forcedColors: "active" });
    expect(await ring()).toBe("2px solid");
  });

  test("F6 and Escape are heard from the site's own framed page", async ({ desktop, page }) => {
    await desktop.visit();
    await desktop.openMovie();
    const film = desktop.movie.frame
      .frameLocator("iframe")
      .getByRole("button", { name: "About the film" });
    // Its script listens by the time it has loaded.
    await expect(desktop.movie.frame.getByRole("progressbar")).toHaveCount(0);
    await desktop.movie.button("Enter fullscreen").click();
    await film.focus();
    await page.keyboard.press("Escape");
    await expect(desktop.movie.button("Enter fullscreen")).toBeVisible();
    await film.focus();
    await page.keyboard.press("Shift+F6");
    await expect(desktop.about.title).toBeFocused();
    expect(await desktop.focused()).toEqual(["About Me"]);
  });

  test("Escape closes what is open in a framed page first", async ({ desktop, page }) => {
    await desktop.visit();
    await desktop.openMovie();
    const frame = desktop.movie.frame.frameLocator("iframe");
    await desktop.movie.button("Enter fullscreen").click();
    // What is in the frame is still for the frame, also while the window moves.
    await desktop.movie.box();
    await frame.getByRole("button", { name: "About the film" }).click();
    await expect(frame.locator(":popover-open")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(frame.locator(":popover-open")).toHaveCount(0);
    await expect(desktop.movie.button("Exit fullscreen")).toBeVisible();
  });

  test("no other frame is believed, whatever it sends", async ({ desktop, page }) => {
    await desktop.visit();
    await desktop.about.button("Enter fullscreen").click();
    // A page of the site's own, which no window has.
    await page.evaluate(() => {
      const stranger = document.createElement("iframe");
      stranger.src = "movie-platform/";
      stranger.name = "stranger";
      document.body.append(stranger);
    });
    await expect.poll(() => page.frame("stranger")?.url()).toContain("/movie-platform/");
    const heard = page.evaluate(
      () =>
        new Promise((resolve) => {
          window.addEventListener("message", ({ data }) => resolve(data), { once: true });
        }),
    );
    const press = { desktopKey: "Escape", shiftKey: false };
    await page.frame("stranger")?.evaluate((sent) => parent.postMessage(sent, "*"), press);
    expect(await heard).toEqual(press);
    await page.evaluate((sent) => {
      window.postMessage(sent, "*");
      return new Promise((resolve) => setTimeout(resolve));
    }, press);
    await expect(desktop.about.button("Exit fullscreen")).toBeVisible();
  });

  test("F6 leaves a fullscreen window for one that was under it", async ({ desktop, page }) => {
    await desktop.visit();
    await desktop.about.button("Enter fullscreen").click();
    await page.keyboard.press("Shift+F6");
    await expect(desktop.home.title).toBeFocused();
    expect(await desktop.focused()).toEqual(["Home directory"]);
  });

  test("closing gives the focus back to what opened the window", async ({ desktop, page }) => {
    await desktop.visit();
    await desktop.icon("Movie DB").focus();
    await page.keyboard.press("Enter");
    await expect(desktop.movie.title).toBeFocused();
    await desktop.movie.button("Close").press("Enter");
    await expect(desktop.icon("Movie DB")).toBeFocused();
  });

  test("reading keys and letters are left to the reader", async ({ desktop, page }) => {
    await desktop.visit();
    const prevented = await page.evaluate(() => {
      const keys = ["PageUp", "PageDown", "Home", "End", " ", "ArrowDown", "a", "?", "/"];
      return keys.filter((key) => {
        const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
        return !document.body.dispatchEvent(event);
      });
    });
    expect(prevented).toEqual([]);
  });
});

test.describe("window menu", () => {
  test("moves by 40 px and stays open", async ({ desktop, page }) => {
    await desktop.visit();
    const { about } = desktop;
    const windowMenu = await about.openMenu();
    const menu = await about.openSubmenu(windowMenu, "Move");
    for (const [item, x, y] of [
      ["Move right", 190, 150],
      ["Move right", 230, 150],
      ["Move left", 190, 150],
      ["Move down", 190, 190],
      ["Move up", 190, 150],
    ] as const) {
      await menu.getByRole("menuitem", { name: item }).click();
      await expect(menu).toBeVisible();
      expect(await desktop.about.place()).toEqual({ x, y });
    }
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await expect(windowMenu).toBeHidden();
    await expect(about.button("Window menu")).toBeFocused();
  });

  test("snaps, centres, and does what the controls do", async ({ desktop }) => {
    await desktop.visit();
    const { about } = desktop;
    const { width, height } = await about.box();
    const half = { y: TOP_BAR_PX, width: 720, height: 900 - TOP_BAR_PX - DOCK_ROOM_PX };
    await about.choose("Snap left");
    expect(await about.box()).toEqual({ x: 0, ...half });
    await about.choose("Snap right");
    expect(await about.box()).toEqual({ x: 720, ...half });
    const quarter = { width: 720, height: half.height / 2 };
    for (const [item, box] of [
      ["Top half", { x: 0, y: TOP_BAR_PX, width: 1440, height: quarter.height }],
      ["Bottom half", { x: 0, y: 432, width: 1440, height: quarter.height }],
      ["Top left quarter", { x: 0, y: TOP_BAR_PX, ...quarter }],
      ["Top right quarter", { x: 720, y: TOP_BAR_PX, ...quarter }],
      ["Bottom left quarter", { x: 0, y: 432, ...quarter }],
      ["Bottom right quarter", { x: 720, y: 432, ...quarter }],
    ] as const) {
      await about.choose(item, "Snap to");
      expect(await about.box()).toEqual(box);
    }
    await about.choose("Centre");
    expect(await about.box()).toEqual({
      x: 150,
      y: Math.round((TOP_BAR_PX + 900 - height) / 2),
      width,
      height,
    });
    await about.choose("Fullscreen");
    expect((await about.box()).width).toBe(1440);
    await about.choose("Exit fullscreen");
    await about.choose("Close");
    await expect(about.frame).toHaveCount(0);
  });

  test("is nowhere in sight before it has its place, nor is a submenu", async ({
    desktop,
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await desktop.visit();
    // Where each menu is in each frame that shows it.
    await page.evaluate(() => {
      const seen = new Set<string>();
      Object.assign(window, { seenMenus: seen });
      const look = () => {
        for (const menu of document.querySelectorAll("[role=menu]")) {
          const { left, top, bottom } = menu.getBoundingClientRect();
          if (bottom > 0) seen.add(`${menu.getAttribute("aria-label")} at ${left}, ${top}`);
        }
        requestAnimationFrame(look);
      };
      look();
    });
    const menu = await desktop.about.openMenu();
    await expect(menu).toBeInViewport({ ratio: 1 });
    await expect(await desktop.about.openSubmenu(menu, "Snap to")).toBeInViewport({ ratio: 1 });
    const places = await page.evaluate(() => [
      ...(window as unknown as { seenMenus: Set<string> }).seenMenus,
    ]);
    expect(places.map((place) => place.split(" at ")[0])).toEqual([
      "Window menu, About Me",
      "Snap to",
    ]);
  });

  test("every window has one", async ({ desktop }) => {
    await desktop.visit();
    await desktop.openMovie();
    for (const window of [desktop.home, desktop.about, desktop.movie]) {
      await expect(window.button("Window menu")).toHaveAttribute("aria-haspopup", "menu");
    }
  });

  test("begins with what is wanted most", async ({ desktop }) => {
    await desktop.visit();
    const menu = await desktop.about.openMenu();
    await expect(menu.getByRole("menuitem")).toHaveText([
      "Centre",
      "Snap left",
      "Snap right",
      "Snap to",
      "Fullscreen",
      "Close",
      "Move",
      "Resize",
    ]);
  });
});
