import "react";

declare module "react" {
  interface HTMLAttributes<T> {
    /** React 18 passes it on as text: an empty string sets it. */
    inert?: "" | undefined;
  }
}
