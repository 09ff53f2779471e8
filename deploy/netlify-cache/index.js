// Keeps Gatsby's two folders from one build to the next. One without the other is of no use.
const FOLDERS = [".cache", "public"];

exports.onPreBuild = ({ utils }) => utils.cache.restore(FOLDERS);
exports.onPostBuild = ({ utils }) => utils.cache.save(FOLDERS);
