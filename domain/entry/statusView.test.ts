import { describe, expect, test } from 'vitest';
import { fold } from '../kernel/decider.ts';
import { by, HOUR, NOON } from '../testing/contexts.ts';
import { billClaimed, billIgnored, commands, histories } from '../testing/entryHistories.ts';
import { refusalOf } from '../testing/scenario.ts';
import { decider } from './entry.ts';
import type { EntryEvent } from './events.ts';
import { activeEntryStatuses, type EntryStatus, entryStatuses } from './status.ts';
import { type EntryAction, entryStatusView, type StatusView, type Viewer, viewerOf, viewers } from './statusView.ts';
import { entryTable } from './table.ts';

const withoutButton = ['enter', 'remindApprove', 'expire', 'close'];
const actions = (Object.keys(entryTable) as EntryAction[]).filter((command) => !withoutButton.includes(command));

/** A closed entry is looked at with its bill unclaimed, claimed and ignored: a button may fit one of the three. */
const historiesOf = (status: EntryStatus): readonly (readonly EntryEvent[])[] =>
  status === 'IS_CLOSED'
    ? [histories.IS_CLOSED, [...histories.IS_CLOSED, billClaimed], [...histories.IS_CLOSED, billIgnored]]
    : [histories[status]];

/** Accepted: the decider answers with events, not with a refusal, and not with "already done". */
const accepts = (status: EntryStatus, viewer: Viewer, action: EntryAction): boolean =>
  historiesOf(status).some((history) => {
    const decision = () => decider.decide(commands[action], fold(decider, history), by(viewer, NOON + HOUR));
    return refusalOf(decision) === undefined && decision().length > 0;
  });

const looks = entryStatuses.flatMap((status) =>
  viewers.map((viewer) => ({ status, viewer, view: entryStatusView[status][viewer] as StatusView })),
);

describe.each(looks)('$status as the $viewer sees it', ({ status, viewer, view }) => {
  test('shows exactly the buttons that the decider takes', () => {
    const accepted = actions.filter((action) => accepts(status, viewer, action));
    expect([...view.actions].sort()).toEqual(accepted.sort());
    expect(new Set(view.actions).size).toBe(view.actions.length);
  });

  test('says in Japanese what happened', () => {
    expect(view.label).toMatch(/[ぁ-んァ-ヶ一-龠]/);
    expect(view.note).toMatch(/[ぁ-んァ-ヶ一-龠]/);
  });

  test('asks for action only where there is one, and marks it', () => {
    if (view.needsAction) expect(view.actions).not.toEqual([]);
    expect(view.tone === 'mine').toBe(view.needsAction);
  });

  test('is over exactly when the entry is no longer active', () => {
    expect(view.ended).toBe(!(activeEntryStatuses as readonly EntryStatus[]).includes(status));
    if (view.tone === 'ended') expect(view.actions).toEqual([]);
  });
});

test('a button belongs to whoever may send the command', () => {
  for (const { viewer, view } of looks) for (const action of view.actions) expect(viewerOf(action)).toBe(viewer);
});

test('of every status, at most one viewer is waited for', () => {
  for (const status of entryStatuses)
    expect(viewers.filter((viewer) => entryStatusView[status][viewer].needsAction).length).toBeLessThan(2);
});
