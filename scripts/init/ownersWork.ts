import { type KnownSample, knownSample } from "../../src/build/sample/knownSample";
import { fileMark } from "../../src/build/sample/marks";
import { ownersFiles } from "../../src/build/sample/ownersFiles";

/**
 * The files in `data/` that are not the sample's to the letter: somebody has written them. It goes by the list of the
 * sample's files, since a download has no history to compare with.
 */
export const ownersWork = (sample: KnownSample = knownSample): string[] =>
  ownersFiles()
    .filter(({ name }) => name.startsWith("data/"))
    .filter(({ name, content }) => sample.files[name] !== fileMark(name, content))
    .map(({ name }) => name);
