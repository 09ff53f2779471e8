/**
 * In place of the hidden region in which Gatsby says where its router has gone: `PlaceTitle` says it here, and the router goes
 * nowhere.
 */
exports.RouteAnnouncerProps = { id: "gatsby-announcer", hidden: true };
