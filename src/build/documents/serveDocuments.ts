import type { IncomingMessage, ServerResponse } from "node:http";
import { findDocument, type RunQuery } from "./contentDocuments";

const send = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, {
    "Content-Type": "application/json; charset=utf-8",
    "Cache-Control": "no-store",
  });
  response.end(JSON.stringify(body));
};

/** Answers requests below the documents' folder with what the content is at that moment. */
export const serveDocuments =
  (runQuery: RunQuery) =>
  async ({ url = "/" }: Pick<IncomingMessage, "url">, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(url, "http://localhost");
    try {
      const document = await findDocument(runQuery, pathname.slice(1));
      if (document === undefined) send(response, 404, { error: "There is no such document." });
      else send(response, 200, document);
    } catch (error) {
      send(response, 500, { error: String(error) });
    }
  };
