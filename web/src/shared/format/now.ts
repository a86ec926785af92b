import { useEffect, useState } from 'react';

/** The time (ms), updated every half minute, for "3 minutes ago" and deadlines. */
export const useNow = (): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
};
