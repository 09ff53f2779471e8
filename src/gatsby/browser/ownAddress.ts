// The page for unknown addresses starts at its own, and `NotFound` takes the visitor's back. Gatsby would ask the host for the other
// one's data, and whether there is a page after all, without the path prefix: then the page would not start. At some addresses, such
// as "/%ff" and "/a//b", Gatsby's modules fail: so this one runs before them.
const { ownAddress } = document.documentElement.dataset;
if (ownAddress !== undefined) {
  history.replaceState({ ...history.state, asked: location.href }, "", ownAddress);
}
