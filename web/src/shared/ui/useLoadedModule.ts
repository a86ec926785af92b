import { useEffect, useState } from 'react';
import { reportError } from '../data/platform/reportError.ts';

/**
 * A lazily loaded module, null until it is loaded. A failure is reported; the page works without
 * it.
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
