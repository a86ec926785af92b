import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { SECOND } from '#domain/kernel/calendar/instants.ts';
import { paths } from '../platform/firestorePaths.ts';
import { getMany } from '../platform/getMany.ts';

/** How long (ms) a process takes for granted that no rebuild pauses the projectors. */
export const PAUSE_KEPT_MS = SECOND;

/** A process. `pauseKeptMs`: see PAUSE_KEPT_MS; 0: it looks each time. */
export type Looking = { readonly db: Firestore; readonly now: () => number; readonly pauseKeptMs: number };

/**
 * Whether documents may not be written at an instant (ms), because a rebuild runs. `control`: the
 * document projectionControl/state. A pause that its rebuild no longer extends ends alone
 * (`replay/lease.ts`).
 */
export const isPaused = (control: DocumentSnapshot, at: number): boolean =>
  Boolean(control.get('pausedAt')) && ((control.get('heldUntil') as number | undefined) ?? at) >= at;

/** When (ms) a process asked last, if there was no pause. */
const runningAt = new WeakMap<Firestore, number>();

/**
 * A look whether a rebuild pauses the projectors, as part of a read. `paths`: what has to be read;
 * none if the last look was a moment ago. A pause is never kept. `isPaused`: by what was found.
 */
export const pauseLook = ({ db, now, pauseKeptMs }: Looking) => {
  const askedAt = now();
  const age = askedAt - (runningAt.get(db) ?? Number.NEGATIVE_INFINITY);
  const isKnown = age >= 0 && age < pauseKeptMs;
  return {
    paths: isKnown ? [] : [paths.projectionControl],
    isPaused: (found: (path: string) => DocumentSnapshot | undefined): boolean => {
      if (isKnown) return false;
      const paused = isPaused(found(paths.projectionControl) as DocumentSnapshot, askedAt);
      if (paused) runningAt.delete(db);
      else runningAt.set(db, askedAt);
      return paused;
    },
  };
};

/** The same look as a read of its own, if one is needed. */
export const pausedNow = async (process: Looking): Promise<boolean> => {
  const look = pauseLook(process);
  const [control] = await getMany(
    process.db,
    look.paths.map((path) => process.db.doc(path)),
  );
  return look.isPaused(() => control);
};
