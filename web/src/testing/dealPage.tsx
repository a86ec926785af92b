import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AnyEvent } from '#domain/registry.ts';
import { uidOf } from '#domain/testing/contexts.ts';
import type { DealKind, Side } from '#web/entities/deal/kinds.ts';
import DealScreen from '#web/features/deal/screens/dealScreen.tsx';
import { server } from './fakeServer.ts';
import { signedIn } from './fakeSession.ts';
import { putStream } from './putWorld.ts';
import { shownAt } from './shownAt.tsx';

export const callableOf = (kind: DealKind) => (kind === 'offer' ? 'offers' : 'entries');

export const putDeal = (kind: DealKind, ...events: readonly AnyEvent[]): void => putStream(`${kind}-d1`, ...events);

/** Answers the deal's next command with these events. */
export const takes = (kind: DealKind, ...events: readonly AnyEvent[]): void =>
  server.answer(callableOf(kind), () => {
    putDeal(kind, ...events);
    return { streamId: `${kind}-d1`, version: events.length };
  });

export const dealPage = (kind: DealKind, side: Side, part = '') => {
  signedIn(uidOf[side], { role: side });
  shownAt(`/deals/d1${part}`, <DealScreen kind={kind} side={side} />, `/deals/:${kind}Id`);
  return userEvent.setup();
};
export const dialog = () => within(screen.getByRole('dialog'));
