import { Component, type ReactNode } from "react";
import { ErrorView } from "./ErrorView";

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Called before `Try again` renders the children anew: what they failed on may have to go. */
  onRetry?: () => void;
}

interface ErrorBoundaryState {
  failure: { error: unknown } | null;
}

/** Around the whole page there is nothing that keeps the focus: its first stop takes it then. */
const keepFocusOnPage = () => {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>("[role=alert] button, [tabindex], a[href]")?.focus();
};

/** Keeps a render error where it happened, with a way to try again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: { error } };
  }

  private readonly retry = () => {
    this.props.onRetry?.();
    this.setState({ failure: null }, keepFocusOnPage);
  };

  override render() {
    const { failure } = this.state;
    return failure ? <ErrorView error={failure.error} onRetry={this.retry} /> : this.props.children;
  }
}
