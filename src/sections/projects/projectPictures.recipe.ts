import { defineStyle } from "@chakra-ui/react/styled-system";

/** A project's pictures: one after the other in a strip that snaps, with its buttons below. */
export const pictureStyles = defineStyle({
  "& [data-part=strip]": {
    position: "relative",
    display: "flex",
    gap: "3",
    overflowX: "auto",
    overscrollBehaviorX: "contain",
    scrollSnapType: "x mandatory",
    scrollBehavior: "smooth",
    // The buttons below say where one is.
    scrollbarWidth: "none",
    borderRadius: "md",
    "& li": { flex: "0 0 100%", minWidth: "0", scrollSnapAlign: "start" },
  },
  "& figure img": {
    width: "100%",
    height: "auto",
    aspectRatio: "16 / 9",
    objectFit: "contain",
    border: "hairline",
    borderRadius: "md",
    background: "bgSunken",
  },
  "& figcaption": { marginTop: "2", fontSize: "sm", color: "fgMuted" },
  "& [data-part=steps]": {
    display: "flex",
    alignItems: "center",
    gap: "2",
    marginTop: "2",
    "& p": {
      marginInlineEnd: "auto",
      fontSize: "sm",
      color: "fgMuted",
      fontVariantNumeric: "tabular-nums",
    },
    "& button": { paddingInline: "2" },
    "& svg": { width: "icon", height: "icon" },
  },
});
