import { showsSeconds } from "../support/content";
import { expect, test } from "../support/test";

test("the clock shows seconds where the owner asks for them, and nowhere else", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  const parts = showsSeconds ? 3 : 2;
  await expect(page.getByRole("banner").getByRole("time")).toHaveText(
    new RegExp(`^\\D*\\d+(\\D\\d\\d){${parts - 1}}\\D*$`),
  );
});
