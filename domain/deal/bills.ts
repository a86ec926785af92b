import { match } from 'ts-pattern';
import { conflict } from './outcomes.ts';
import type { Billed } from './state.ts';

// The bill of a closed deal, offer or entry: UNCLAIMED to CLAIMED or IGNORED, and back.

/** Claimed under a number, or without one; not under another. */
export const claim = <Event>({ bill, billId: held }: Billed, billId: string | null, claimed: Event): Event[] =>
  match(bill)
    .returnType<Event[]>()
    .with('UNCLAIMED', () => [claimed])
    .with('CLAIMED', () => (held === billId ? [] : conflict()))
    .with('IGNORED', conflict)
    .exhaustive();

export const ignore = <Event>({ bill }: Billed, ignored: Event): Event[] =>
  match(bill)
    .returnType<Event[]>()
    .with('UNCLAIMED', () => [ignored])
    .with('IGNORED', () => [])
    .with('CLAIMED', conflict)
    .exhaustive();

export const reopen = <Event>({ bill }: Billed, reopened: Event): Event[] => (bill === 'UNCLAIMED' ? [] : [reopened]);
