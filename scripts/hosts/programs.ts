interface HostProgram {
  readonly title: string;
  readonly program: string;
  /** Of Debian. */
  readonly packages: readonly string[];
}

/** Servers whose configuration files are tested. */
export const HOST_PROGRAMS: readonly HostProgram[] = [
  {
    title: "nginx",
    program: "nginx",
    packages: ["nginx", "libnginx-mod-http-brotli-static"],
  },
  { title: "Caddy", program: "caddy", packages: ["caddy"] },
];
