export {
  type Collection,
  type Collections,
  defineCollection,
  defineSection,
  type Item,
  type ItemContext,
  type PreparedOf,
  type Section,
} from "./collection";
export { EVIDENCE_TYPES, evidenceIn, type Source, withUses } from "./evidence";
export { PAGE_FIELDS, pageAddress, RESUME_ADDRESS } from "./pageAddress";
