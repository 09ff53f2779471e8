// Gatsby compiles its configuration but no plugin, so the work is done by a function from there.
module.exports = (args, { finish }) => finish(args);
