/** In place of parts of Gatsby that have nothing to do here: what its own code asks of them. */
exports.headHandlerForBrowser = () => {};
