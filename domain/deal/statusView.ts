export const viewers = ['client', 'talent', 'office'] as const;
export type Viewer = (typeof viewers)[number];
export type Tone = 'mine' | 'waiting' | 'done' | 'ended' | 'warning';

/**
 * What a status says to whoever looks at it: what happened, what is awaited, which commands are open. `ended` is true when the
 * deal is over for this viewer; `needsAction` when this viewer is the one that others wait for.
 */
export type StatusView<Action extends string> = {
  readonly label: string;
  readonly tone: Tone;
  readonly note: string;
  readonly actions: readonly Action[];
  readonly needsAction: boolean;
  readonly ended: boolean;
};

/** The five ways in which a deal stands for somebody: it is their turn, others', it runs, it is done, it came to nothing. */
export const statusViews = <Action extends string>() => {
  const view =
    (tone: Tone, ended: boolean) =>
    (label: string, note: string, actions: readonly Action[] = []): StatusView<Action> => ({
      label,
      tone,
      note,
      actions,
      needsAction: tone === 'mine',
      ended,
    });
  const over = view('ended', true);
  return {
    mine: view('mine', false),
    waiting: view('waiting', false),
    running: view('done', false),
    done: view('done', true),
    over: (label: string, note: string) => over(label, note),
  };
};
