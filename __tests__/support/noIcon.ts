/** In place of an icon's module, which Jest can't load: it is an ES module in a package. */
export default () => null;
