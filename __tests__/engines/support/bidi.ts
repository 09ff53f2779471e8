import { once } from "node:events";
import WebSocket from "ws";

interface Answer {
  readonly id?: number;
  readonly type: "success" | "error" | "event";
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
}

export interface BidiConnection {
  /** Gives a command. Rejects with what the browser says is wrong. */
  ask<Result = void>(method: string, parameters?: object): Promise<Result>;
  close(): void;
}

/** Speaks with a browser in WebDriver BiDi's words: https://w3c.github.io/webdriver-bidi/ */
export const connectBidi = async (address: string): Promise<BidiConnection> => {
  const socket = new WebSocket(address);
  await once(socket, "open");
  const asked = new Map<number, (answer: Answer) => void>();
  let count = 0;

  socket.on("message", (text) => {
    const answer: Answer = JSON.parse(String(text));
    if (answer.id === undefined) return;
    asked.get(answer.id)?.(answer);
    asked.delete(answer.id);
  });

  return {
    ask: <Result>(method: string, params: object = {}) =>
      new Promise<Result>((resolve, reject) => {
        count += 1;
        asked.set(count, ({ type, result, error, message }) => {
          if (type === "success") resolve(result as Result);
          else reject(new Error(`${method}: ${error}: ${message}`));
        });
        socket.send(JSON.stringify({ id: count, method, params }));
      }),
    close: () => socket.close(),
  };
};
