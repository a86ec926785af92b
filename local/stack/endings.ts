import type { Child } from './child.ts';

/** Collects what must be stopped at the end, in the order of the start. */
export type Endings = {
  /** Takes a child before it is ready, so that it is stopped even if it never becomes ready. */
  readonly own: (child: Child) => void;
  readonly add: (ending: () => Promise<void> | void) => void;
  /** Stops everything, last started first; a second call waits for the first one. */
  readonly endAll: () => Promise<void>;
};

export const endings = (): Endings => {
  const gathered: (() => Promise<void> | void)[] = [];
  let ended: Promise<void> | undefined;
  const end = async () => {
    for (const ending of gathered.splice(0).reverse()) await ending();
  };
  return {
    own: (child) => void gathered.push(child.stop),
    add: (ending) => void gathered.push(ending),
    endAll: () => {
      ended ??= end();
      return ended;
    },
  };
};
