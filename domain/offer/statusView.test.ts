import { describe, expect, test } from 'vitest';
import { fold } from '../kernel/decider.ts';
import { by, HOUR, NOON } from '../testing/contexts.ts';
import { billClaimed, billIgnored, commands, histories } from '../testing/offerHistories.ts';
import { refusalOf } from '../testing/scenario.ts';
import type { OfferEvent } from './events.ts';
import { decider } from './offer.ts';
import { sender } from './sender.ts';
import { activeOfferStatuses, type OfferStatus, offerStatuses } from './status.ts';
import { type OfferAction, offerStatusView, type StatusView, type Viewer, viewerOf, viewers } from './statusView.ts';

const byDeadline = ['inquire', 'remindAccept', 'remindApprove', 'expire', 'close'];
const actions = (Object.keys(sender) as OfferAction[]).filter((command) => !byDeadline.includes(command));

/** A closed deal is looked at with its bill unclaimed, claimed and ignored: a button may fit one of the three. */
const historiesOf = (status: OfferStatus): readonly (readonly OfferEvent[])[] =>
  status === 'IS_CLOSED'
    ? [histories.IS_CLOSED, [...histories.IS_CLOSED, billClaimed], [...histories.IS_CLOSED, billIgnored]]
    : [histories[status]];

/** Accepted: the decider answers with events, not with a refusal, and not with "already done". */
const accepts = (status: OfferStatus, viewer: Viewer, action: OfferAction): boolean =>
  historiesOf(status).some((history) => {
    const decision = () => decider.decide(commands[action], fold(decider, history), by(viewer, NOON + HOUR));
    return refusalOf(decision) === undefined && decision().length > 0;
  });

const looks = offerStatuses.flatMap((status) =>
  viewers.map((viewer) => ({ status, viewer, view: offerStatusView[status][viewer] as StatusView })),
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

  test('is over exactly when the deal is no longer active', () => {
    expect(view.ended).toBe(!(activeOfferStatuses as readonly OfferStatus[]).includes(status));
    if (view.tone === 'ended') expect(view.actions).toEqual([]);
  });
});

test('a button belongs to whoever may send the command', () => {
  for (const { viewer, view } of looks) for (const action of view.actions) expect(viewerOf(action)).toBe(viewer);
});

test('of every status, at most one viewer is waited for', () => {
  for (const status of offerStatuses)
    expect(viewers.filter((viewer) => offerStatusView[status][viewer].needsAction).length).toBeLessThan(2);
});

test('an offer whose answer deadline passed is called so, whoever looks', () => {
  for (const viewer of viewers) expect(offerStatusView.IS_EXPIRED[viewer].label).toBe('回答期限超過によるキャンセル');
});
