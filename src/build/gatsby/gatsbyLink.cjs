/**
 * In place of gatsby-link, of whose links, router and navigation this site uses nothing (1.7 KB gzipped): what its own code
 * and Gatsby's ask of it.
 */
exports.withPrefix = (path) => (path.startsWith("/") ? `${__BASE_PATH__}${path}` : path);

exports.parsePath = (path) => {
  const { pathname, search, hash } = new URL(path, window.location.href);
  return { pathname, search, hash };
};

// Gatsby hands these on; nobody takes them.
exports.Link = undefined;
exports.navigate = undefined;
exports.withAssetPrefix = undefined;
