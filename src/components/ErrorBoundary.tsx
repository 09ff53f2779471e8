import { Component, type ReactNode } from "react";
import { ErrorView } from "./ErrorView";

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Called before "Try again" renders the children, to remove the cause. */
  onRetry?: () => void;
}

interface ErrorBoundaryState {
  failure: { error: unknown } | null;
}

/** Shows a render error in place of its children, with a way to try again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: { error } };
  }

  private readonly retry = () => {
    this.props.onRetry?.();
    this.setState({ failure: null });
  };

  override render() {
    const { failure } = this.state;
    return failure ? <ErrorView error={failure.error} onRetry={this.retry} /> : this.props.children;
  }
}
