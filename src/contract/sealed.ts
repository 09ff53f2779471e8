import type { Html } from "./html";

/** An application: a letter and more for one reader. */
export interface Application {
  /** Who it is for. */
  readonly reader: string;
  /** Its last day, such as "2027-01-31", and that in words. Default: it has none. */
  readonly lastDay?: { readonly date: string; readonly words: string } | undefined;
  /** In place of the site's. */
  readonly headline?: string | undefined;
  readonly phone?: string | undefined;
  readonly letter: Html;
  /** The projects to show first. */
  readonly projects: readonly {
    readonly name: string;
    readonly address: string;
    readonly description: string;
    readonly language?: { readonly lang: string; readonly dir: string } | undefined;
  }[];
  /** The ids of windows that are open on arrival. */
  readonly windows: readonly string[];
  /** A résumé for this reader; null without a career. */
  readonly resume: Html | null;
  /** The same as a Word document, in base64. */
  readonly word: string | null;
}

/** A file that only the owner of its key can read. */
interface SealedFile {
  /** Changes with the way of sealing. */
  readonly v: typeof VERSION;
  /** Base64. A new one each time. */
  readonly iv: string;
  readonly text: string;
}

const VERSION = 1;
const ALGORITHM = "AES-GCM";
const IV_BYTES = 12;
const ID_BYTES = 10;
const KEY_BYTES = 16;

/** The name of a sealed file, and its key: hexadecimal. File names may not depend on the case of letters. */
export interface SealedLink {
  readonly id: string;
  readonly key: string;
}

const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes));

const asHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

export const newLink = (): SealedLink => ({
  id: asHex(random(ID_BYTES)),
  key: asHex(random(KEY_BYTES)),
});

const LINK = new RegExp(`^#([\\da-f]{${2 * ID_BYTES}})\\.([\\da-f]{${2 * KEY_BYTES}})$`);

/** The part of an address that no server sees. */
export const hashOf = ({ id, key }: SealedLink): string => `#${id}.${key}`;

/** Null if the hash is none of a link, or was cut. */
export const linkIn = (hash: string): SealedLink | null => {
  const [, id, key] = LINK.exec(hash) ?? [];
  return id && key ? { id, key } : null;
};

const asBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));

export const fromBase64 = (text: string) =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

const keyFor = ({ key }: SealedLink) => {
  const bytes = Uint8Array.from(key.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return crypto.subtle.importKey("raw", bytes, ALGORITHM, false, ["encrypt", "decrypt"]);
};

/** A file under another file's name can't be opened. */
const cipher = (iv: Uint8Array<ArrayBuffer>, { id }: SealedLink) => ({
  name: ALGORITHM,
  iv,
  additionalData: new TextEncoder().encode(id),
});

export const seal = async (application: Application, link: SealedLink): Promise<SealedFile> => {
  const iv = random(IV_BYTES);
  const plain = new TextEncoder().encode(JSON.stringify(application));
  const text = await crypto.subtle.encrypt(cipher(iv, link), await keyFor(link), plain);
  return { v: VERSION, iv: asBase64(iv), text: asBase64(new Uint8Array(text)) };
};

/** Rejects if the file or the key has changed. */
export const unseal = async (
  { v, iv, text }: SealedFile,
  link: SealedLink,
): Promise<Application> => {
  if (v !== VERSION) throw new Error(`Version ${v} is unknown.`);
  const key = await keyFor(link);
  const plain = await crypto.subtle.decrypt(cipher(fromBase64(iv), link), key, fromBase64(text));
  return JSON.parse(new TextDecoder().decode(plain));
};
