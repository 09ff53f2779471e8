import { recordOf } from "../../src/build/record";
import { type Career, takeCareer } from "./career";
import { takeInterests } from "./interests";
import { type FoundOwner, takeOwner } from "./owner";
import { partOf, type Remark } from "./part";
import { type Profile, takeProfiles } from "./profiles";
import { takeProjects } from "./projects";

/** What a résumé says, in the words of the data files, and what of it was not taken over as it stands. */
export interface Taken {
  readonly owner: FoundOwner;
  readonly profiles: readonly Profile[];
  readonly projects: ReturnType<typeof takeProjects>;
  readonly interests: ReturnType<typeof takeInterests>;
  readonly career: Career;
  readonly remarks: readonly Remark[];
}

/** Reads a résumé of any version of JSON Resume. `siteUrl` is the site's own address, which a résumé may name. */
export const takeResume = (value: unknown, siteUrl: string): Taken => {
  const remarks: Remark[] = [];
  const resume = partOf(value, [], remarks);
  const home = recordOf(recordOf(value).basics).url;
  const basics = resume.inside("basics");
  const taken = {
    owner: takeOwner(basics, siteUrl),
    profiles: takeProfiles(basics),
    projects: takeProjects(resume, typeof home === "string" ? home : siteUrl),
    interests: takeInterests(resume),
    career: takeCareer(resume),
  };
  basics.finish();
  // About the file, not about the person.
  resume.value("$schema");
  resume.value("meta");
  resume.finish();
  return { ...taken, remarks };
};
