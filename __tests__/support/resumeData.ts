import fs from "node:fs";
import { type DocumentNode, Kind, parse, type SelectionSetNode } from "gatsby/graphql";
import type { Content } from "../../src/build/collections";
import type { MarkdownContent } from "../../src/build/markdown/markdownContent";
import { preparedContent } from "../../src/build/preparedContent";
import { recordOf } from "../../src/build/record";
import { veiled } from "../../src/lib/veil";
import type { ResumeData } from "../../src/resume/record";

const selectionOf = ({ definitions: [query] }: DocumentNode): SelectionSetNode => {
  if (query?.kind !== Kind.OPERATION_DEFINITION) throw new Error("There is no query.");
  return query.selectionSet;
};

/** The query of the résumé's page, as it stands there. */
const pageQuery = (): SelectionSetNode => {
  const page = fs.readFileSync("src/sections/resume/page.tsx", "utf8");
  const [, query = ""] = /graphql`([^`]*)`/.exec(page) ?? [];
  return selectionOf(parse(query));
};

/** What a record has by the name of a field: what is made while a query is answered is made here, too. */
const fieldOf = (record: Readonly<Record<string, unknown>>, field: string): unknown => {
  const [, initial, rest] = /^veiled([A-Z])(.*)$/.exec(field) ?? [];
  const value = record[initial === undefined ? field : initial.toLowerCase() + rest];
  return initial !== undefined && typeof value === "string" ? veiled(value) : value;
};

/** What is asked for and nothing else; null where there is nothing, as GraphQL has it. */
const answer = (asked: SelectionSetNode | undefined, value: unknown): unknown => {
  if (value === undefined || value === null) return null;
  if (asked === undefined) return value;
  if (Array.isArray(value)) return value.map((item) => answer(asked, item));
  const record = recordOf(value);
  return Object.fromEntries(
    asked.selections.flatMap((field) =>
      field.kind === Kind.FIELD
        ? [
            [
              (field.alias ?? field.name).value,
              answer(field.selectionSet, fieldOf(record, field.name.value)),
            ],
          ]
        : [],
    ),
  );
};

/** What the résumé's page is given when the site is built from this content, and `home` is its first page. */
export const resumeDataOf = (
  content: Content,
  markdown?: MarkdownContent,
  home = new URL("/", content.site.siteUrl).href,
): ResumeData => {
  const { site, career, contacts, projects, interests } = preparedContent(content, markdown);
  return answer(pageQuery(), {
    siteInfo: { ...recordOf(site), home },
    career,
    allContactGroup: { nodes: contacts },
    allProject: { nodes: projects },
    allInterestGroup: { nodes: interests },
  }) as ResumeData;
};
