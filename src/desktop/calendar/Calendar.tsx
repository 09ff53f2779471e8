import { useEffect, useState } from "react";
import { whenIdle } from "../../lib/whenIdle";
import { loadable, useLoading } from "../../loading/loading";

/** Enough beside About Me. From 3200 px on everything may be twice as large. */
const ROOM = "(height >= 47.5rem) and ((107.5rem <= width < 3200px) or (width >= 215rem))";

const code = loadable(["code", "calendar"], () => import("./CalendarPanel"));

/** Today and the month on the wallpaper of a wide screen. They load once the page is idle. */
export const Calendar = () => {
  const [hasRoom, setHasRoom] = useState(false);
  const { data } = useLoading(code, hasRoom);
  useEffect(() => {
    const query = matchMedia(ROOM);
    const follow = () => setHasRoom(query.matches);
    const cancel = whenIdle(follow);
    query.addEventListener("change", follow);
    return () => {
      cancel();
      query.removeEventListener("change", follow);
    };
  }, []);

  return hasRoom && data && <data.CalendarPanel />;
};
