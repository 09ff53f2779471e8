export type CreditGroup = Queries.AttributionPageQuery["settings"]["nodes"][number];
export type CreditTopic = CreditGroup["topics"][number];
export type WallpaperCredit = Queries.AttributionPageQuery["wallpapers"]["nodes"][number];
