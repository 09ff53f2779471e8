import { Component, type ReactNode } from "react";
import { words } from "../words/words";
import { ErrorView } from "./ErrorView";
import { showLoadFailure } from "./notice";
import * as styles from "./notice.module.css";

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Called before "Try again" renders the children, to remove the cause. */
  onRetry?: () => void;
  /** Closes what the visitor has opened. A notice then takes the place of the error view, and `onRetry` opens it again. */
  onClose?: () => void;
  /** No window is around the part, so its error needs a surface of its own. Default false. */
  isPart?: boolean;
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

  override componentDidCatch(error: unknown) {
    const { onClose, onRetry = this.retry } = this.props;
    if (!onClose) return;
    onClose();
    showLoadFailure(error, words.failures.partNotShown, onRetry);
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    if (this.props.onClose) return null;
    const view = <ErrorView error={failure.error} onRetry={this.retry} />;
    return this.props.isPart ? <div className={styles.notice}>{view}</div> : view;
  }
}
