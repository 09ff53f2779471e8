/** What a page has complained about, as it is kept by the script below. */
declare global {
  interface Window {
    complaints?: string[];
  }
}

/**
 * The first script of every page that these tests open: it keeps what the page complains about from then on, in engines that
 * tell nobody else of it. It stands before all that a page says of itself, its policy too.
 */
const keepComplaints = () => {
  const complaints: string[] = [];
  window.complaints = complaints;
  const { error, warn } = console;
  console.error = (...parts) => {
    complaints.push(parts.join(" "));
    error(...parts);
  };
  console.warn = (...parts) => {
    complaints.push(parts.join(" "));
    warn(...parts);
  };
  addEventListener("error", ({ message }) => message && complaints.push(message));
  addEventListener("unhandledrejection", ({ reason }) => complaints.push(String(reason)));
  document.addEventListener("securitypolicyviolation", (violation) => {
    const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = violation;
    const where = `${sourceFile}:${lineNumber}`;
    complaints.push(`Against ${effectiveDirective}: ${blockedURI} ${sample} (${where})`);
  });
};

export const FIRST_SCRIPT = `<script>(${keepComplaints})()</script>`;
