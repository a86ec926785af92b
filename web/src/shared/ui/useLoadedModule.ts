import { useEffect, useState } from 'react';
import { reportError } from '#web/shared/data/reportError.ts';

/**
 * A module that comes after the page, null until it is there. One that cannot be loaded is
 * reported; the page does without.
 */
export const useLoadedModule = <Module extends object>(load: () => Promise<Module>): Module | null => {
  const [module, setModule] = useState<Module | null>(null);
  useEffect(() => {
    let isShown = true;
    load().then((loaded) => {
      if (isShown) setModule(loaded);
    }, reportError);
    return () => {
      isShown = false;
    };
  }, [load]);
  return module;
};
