import { findDocument, type RunQuery } from "./contentDocuments";

/** What is used of Node's request and response. */
interface Request {
  url?: string;
}
interface Response {
  writeHead(status: number, headers: Record<string, string>): unknown;
  end(body: string): unknown;
}

const send = (response: Response, status: number, body: unknown): void => {
  response.writeHead(status, {
    "Content-Type": "application/json; charset=utf-8",
    "Cache-Control": "no-store",
  });
  response.end(JSON.stringify(body));
};

/** Answers requests below the documents' folder with what the content is at that moment. */
export const serveDocuments =
  (runQuery: RunQuery) =>
  async ({ url = "/" }: Request, response: Response): Promise<void> => {
    const { pathname } = new URL(url, "http://localhost");
    try {
      const document = await findDocument(runQuery, pathname.slice(1));
      if (document === undefined) send(response, 404, { error: "There is no such document." });
      else send(response, 200, document);
    } catch (error) {
      send(response, 500, { error: String(error) });
    }
  };
