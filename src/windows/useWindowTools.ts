import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { queryClient } from "../lib/loading";
import { whenFirstUsed } from "../lib/whenFirstUsed";
import { type WindowTools, windowTools } from "./windowTools";

/** What windows are resized with, as soon as the visitor has begun to do something. */
export const useWindowTools = (): WindowTools | null => {
  const [isUsed, setIsUsed] = useState(false);
  useEffect(() => whenFirstUsed(() => setIsUsed(true)), []);
  return useQuery({ ...windowTools, enabled: isUsed }, queryClient).data ?? null;
};
