import { atom, useRecoilValue, useSetRecoilState } from "recoil";
import type { MetricValues } from "./metrics";

const metricsAtom = atom<MetricValues>({ key: "webVitals/metrics", default: {} });

export const useMetrics = () => useRecoilValue(metricsAtom);
export const useSetMetrics = () => useSetRecoilState(metricsAtom);
