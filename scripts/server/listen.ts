import type { Server } from "node:http";

export interface RunningServer {
  /** Its address without a slash at the end. */
  origin: string;
  close(): Promise<void>;
}

/** Starts a server on a free port, for this machine only. */
export const listen = async (server: Server): Promise<RunningServer> => {
  await new Promise<void>((ready) => server.listen(0, "localhost", ready));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return {
    origin: `http://localhost:${address.port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
};
