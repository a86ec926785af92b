/**
 * `leaving`: just before the sign-out, while reads are still allowed. `left`: the user is gone,
 * here or in another tab.
 */
type Phase = 'leaving' | 'left';

const acts: Record<Phase, (() => void)[]> = { leaving: [], left: [] };

/**
 * Registers what has to end with the user; whoever keeps something of a user in memory calls this
 * once, as its module loads.
 */
export const onUser = (phase: Phase, act: () => void): void => {
  acts[phase].push(act);
};

export const tellUser = (phase: Phase): void => {
  for (const act of acts[phase]) act();
};
