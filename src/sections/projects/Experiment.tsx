import { withPrefix } from "gatsby";
import Gauge from "lucide-react/icons/gauge";
import Square from "lucide-react/icons/square";
import { Button } from "../../components/Button";
import { filled } from "../../words/filled";
import { words } from "../../words/words";
import * as styles from "./ProjectDetail.module.css";
import type { Experiment } from "./useExperiment";

const LABELS = {
  resting: words.projects.measure,
  failed: words.projects.measure,
  running: words.projects.stopMeasuring,
  measured: words.projects.measureAgain,
};

interface ExperimentFrameProps {
  experiment: Experiment;
  /** Its path on this site. */
  path: string;
  /** The project's. */
  name: string;
}

/** The page that measures, in the place of the cover. Without `allow-same-origin` it reads nothing of this site. */
export const ExperimentFrame = ({ experiment, path, name }: ExperimentFrameProps) => (
  <div data-screen-only="">
    <div className={styles.experiment}>
      <iframe
        key={experiment.run}
        ref={experiment.frame}
        title={filled(words.projects.measurement, { name })}
        sandbox="allow-scripts"
        referrerPolicy="no-referrer"
        src={withPrefix(path)}
      />
    </div>
  </div>
);

/** The button beside the owner's claim, and what was measured. */
export const ExperimentControl = ({ experiment }: Pick<ExperimentFrameProps, "experiment">) => {
  const { state, button, toggle } = experiment;
  const record = typeof state === "object" ? state : undefined;
  return (
    <div className={styles.measuring} data-screen-only="">
      <Button ref={button} onClick={toggle}>
        {state === "running" ? <Square aria-hidden /> : <Gauge aria-hidden />}
        <span>{LABELS[typeof state === "object" ? "measured" : state]}</span>
      </Button>{" "}
      {/* Always there: a screen reader notices a change in it. */}
      <p role="status">
        {record && (
          <span>
            <b dir="auto">{record.figure}</b>{" "}
            <span>{filled(words.projects.measured, { words: record.words })}</span>
          </span>
        )}
        {state === "running" && <span>{words.projects.measuring}</span>}
        {state === "failed" && <span>{words.projects.notMeasured}</span>}
      </p>
    </div>
  );
};
