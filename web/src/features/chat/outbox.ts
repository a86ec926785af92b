import { onUser } from '#web/shared/data/auth/userChange.ts';
import { type CommandError, commandErrorOf, isTransient } from '#web/shared/data/commands/commandError.ts';
import { unsentIn } from '#web/shared/data/platform/tabInput.ts';
import { draftStorage } from '#web/shared/forms/draftStorage.ts';
import { type Draft, postMessage } from './commands/postMessage.ts';

/** A message that its room does not show yet. `error`: why the last attempt failed. */
export type Outgoing = { readonly draft: Draft; readonly error: CommandError | null; readonly isSent: boolean };

const keyOf = (roomId: string, uid: string) => `${uid}/${roomId}`;
/** The outgoing messages of each opened room, by user and room. */
const boxes = new Map<string, ReturnType<typeof createBox>>();
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** Sends what did not arrive, in all rooms: also after the user has left the room. */
const resend = () => {
  if (document.visibilityState === 'visible') for (const box of boxes.values()) box.resend();
};

/** The messages of one room. The unsent ones survive a reload of the tab. */
const createBox = (roomId: string, uid: string) => {
  const kept = draftStorage<readonly Draft[]>(unsentIn(roomId), uid);
  let all: readonly Outgoing[] = (kept.read() ?? []).map((draft) => ({ draft, error: null, isSent: false }));
  const set = (next: readonly Outgoing[]) => {
    // An answer after the end of the session writes nothing.
    if (boxes.get(keyOf(roomId, uid)) !== box) return;
    all = next;
    const unsent = all.filter(({ isSent }) => !isSent);
    if (unsent.length > 0) kept.write(unsent.map(({ draft }) => draft));
    else kept.forget();
    tell();
  };
  const mark = (id: string, state: Omit<Outgoing, 'draft'>) =>
    set(all.map((each) => (each.draft.id === id ? { draft: each.draft, ...state } : each)));
  const attempt = async (draft: Draft) => {
    try {
      await postMessage(roomId, draft);
      mark(draft.id, { error: null, isSent: true });
    } catch (error) {
      mark(draft.id, { error: commandErrorOf(error), isSent: false });
    }
  };
  /** One after the other, so that they keep their order. */
  const attemptEach = async (drafts: readonly Draft[]) => {
    for (const draft of drafts) await attempt(draft);
  };
  const attemptAgain = (drafts: readonly Draft[]) => {
    for (const { id } of drafts) mark(id, { error: null, isSent: false });
    return attemptEach(drafts);
  };
  const box = {
    all: () => all,
    send: (draft: Draft) => {
      set([...all, { draft, error: null, isSent: false }]);
      return attempt(draft);
    },
    retry: (draft: Draft) => attemptAgain([draft]),
    resend: () => attemptAgain(all.flatMap(({ draft, error }) => (error && isTransient(error) ? [draft] : []))),
    /** Messages that were withdrawn or that the room shows. */
    remove: (ids: ReadonlySet<string>) => {
      if (all.some(({ draft }) => ids.has(draft.id))) set(all.filter(({ draft }) => !ids.has(draft.id)));
    },
  };
  void attemptEach(all.map(({ draft }) => draft));
  return box;
};

/** The outbox of a room. The first call sends what an earlier page of this tab could not send. */
export const outboxOf = (roomId: string, uid: string) => {
  const key = keyOf(roomId, uid);
  const box = boxes.get(key) ?? createBox(roomId, uid);
  boxes.set(key, box);
  addEventListener('online', resend);
  document.addEventListener('visibilitychange', resend);
  return box;
};

export const subscribeOutboxes = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

// Unsent messages of a session that ended elsewhere wait in the tab's storage for their account.
onUser('left', () => boxes.clear());
