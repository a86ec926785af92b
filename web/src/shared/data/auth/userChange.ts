/** `leaving`: just before the sign-out, while reads are allowed. `left`: after it, in any tab. */
type Phase = 'leaving' | 'left';

const acts: Record<Phase, (() => void)[]> = { leaving: [], left: [] };

/** Registers clean-up for a user's data in memory; each module calls it once when it loads. */
export const onUser = (phase: Phase, act: () => void): void => {
  acts[phase].push(act);
};

export const tellUser = (phase: Phase): void => {
  for (const act of acts[phase]) act();
};
