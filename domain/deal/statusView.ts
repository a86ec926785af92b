import { type ActionOf, actionsOf, type Table } from './row.ts';

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

type Look = Omit<StatusView<never>, 'actions'>;
type Looks<Status extends string> = Readonly<Record<Status, Readonly<Record<Viewer, Look>>>>;

const look =
  (tone: Tone, ended: boolean) =>
  (label: string, note: string): Look => ({ label, tone, note, needsAction: tone === 'mine', ended });

// The five ways in which a deal stands for somebody: it is their turn, others', it runs, it is done, it came to nothing.
export const mine = look('mine', false);
export const waiting = look('waiting', false);
export const running = look('done', false);
export const done = look('done', true);
export const over = look('ended', true);

/** What each status says to each viewer, with the commands that the table leaves them. */
export const statusViews = <Status extends string, T extends Table>(table: T, looks: Looks<Status>) =>
  Object.fromEntries(
    Object.entries<Looks<Status>[Status]>(looks).map(([status, byViewer]) => [
      status,
      Object.fromEntries(viewers.map((viewer) => [viewer, { ...byViewer[viewer], actions: actionsOf(table, status, viewer) }])),
    ]),
  ) as unknown as Record<Status, Record<Viewer, StatusView<ActionOf<T>>>>;
