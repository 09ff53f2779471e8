import { sayCheck } from "./content/sayCheck";
import { add } from "./new/additions";

/** `npm run new -- project|post|page|app "Name"`: adds a filled-in example in the right place. */
const main = async (): Promise<void> => {
  const [kind, ...words] = process.argv.slice(2);
  console.log(`Added to ${add(kind, words)}. Fill it in.`);
  await sayCheck();
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
