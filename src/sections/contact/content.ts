export type ContactGroup = Queries.ContactPageQuery["contacts"]["nodes"][number];
export type ContactTopic = ContactGroup["topics"][number];
