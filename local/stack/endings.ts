import type { Child } from './child.ts';

/** What has to be ended when the stack ends, gathered as it starts. */
export type Endings = {
  /**
   * Takes a child at once, before it is ready, so that it is ended too when it never becomes so.
   */
  readonly own: (child: Child) => void;
  readonly add: (ending: () => Promise<void> | void) => void;
  /** Ends everything, what started last first; a second call waits for the same end. */
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
