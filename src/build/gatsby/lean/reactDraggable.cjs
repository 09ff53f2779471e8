/**
 * react-draggable, of which this site uses `DraggableCore`: `Draggable` stands in the same file, and what is assigned to it keeps
 * it there. Types of props are for development, where the package is left as it is.
 */
module.exports = [
  {
    what: "the types of props",
    replaced: /^Draggable(?:Core)?\.propTypes = \{\n[\s\S]*?^\};$/gm,
    by: "",
    times: 2,
  },
  {
    what: "the import of these types",
    replaced: /^import PropTypes2? from "prop-types";$/gm,
    by: "",
    times: 2,
  },
  { what: "the name of `Draggable`", replaced: 'Draggable.displayName = "Draggable";', by: "" },
  {
    what: "the defaults of `Draggable`",
    replaced: /^Draggable\.defaultProps = \{\n[\s\S]*?^\};$/gm,
    by: "",
  },
  { what: "words to the console", replaced: /^ *log_default\(.*\);$/gm, by: "", times: 9 },
];
