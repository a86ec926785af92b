import { type Certificate, type CertifiedEvent, hasLeaf, readableLeaves } from './certificate.ts';
import { actLeaves, isOfParties, leafOf, termsFields } from './disclosure.ts';

/**
 * A field of the terms. `hidden`: left out of this file. `closed`: encrypted in the log, and not in
 * the file. Fields that were never part of the terms are absent.
 */
export type TermsField = { readonly field: string; readonly state: 'shown' | 'hidden' | 'closed'; readonly value: unknown };
/** An act on the deal. `at` in ms. null for data that the file leaves out. */
export type Act = { readonly type: string; readonly role: string | null; readonly at: number | null; readonly termsNo: number | null };
/** The terms of a certificate. `agreedAt`: since when they are valid for a concluded deal (ms). */
export type CertifiedTerms = {
  readonly termsNo: number;
  readonly isConcluded: boolean;
  readonly agreedAt: number | null;
  readonly fields: readonly TermsField[];
  readonly acts: readonly Act[];
};

const stepOf = ({ type }: CertifiedEvent): string => type.replace(/^(Offer|Entry)/, '');
const first = ['OfferMade', 'EntryApproved'];
const proposing = ['ChangeProposed', 'CounterProposed'];
const taking = ['TermsChanged', 'CounterAgreed'];
const renewing = ['FeeChanged', 'ScheduleChanged', ...taking];
const concluding = ['OfferApproved', 'EntryApproved'];
const setsTerms = (event: CertifiedEvent): boolean => first.includes(event.type) || renewing.includes(stepOf(event));

const numberAt = (event: CertifiedEvent, path: string): number | null => {
  const value = readableLeaves(event).get(path);
  return typeof value === 'number' ? value : null;
};

/**
 * The event with the valid texts of the sheet: its own texts, or those of the accepted proposal.
 */
const wordsFrom = (events: readonly CertifiedEvent[]): CertifiedEvent | null => {
  let held: CertifiedEvent | null = null;
  let proposed: CertifiedEvent | null = null;
  for (const event of events) {
    const keeps = readableLeaves(event).get('data.changesSheet') === false;
    if (proposing.includes(stepOf(event))) proposed = keeps ? held : event;
    else if (first.includes(event.type) || taking.includes(stepOf(event))) {
      if (numberAt(event, 'data.proposalNo') !== null) held = proposed;
      else if (!keeps) held = event;
    }
  }
  return held;
};

const leafIn = (event: CertifiedEvent, field: string): TermsField => {
  const leaves = readableLeaves(event);
  const path = leafOf(field);
  if (leaves.has(path)) return { field, state: 'shown', value: leaves.get(path) };
  return { field, state: hasLeaf(event, path) ? 'hidden' : 'closed', value: null };
};

/** Whether a field is part of the terms of an event. */
const says = (event: CertifiedEvent, path: string): boolean =>
  hasLeaf(event, path) || (path.startsWith('data.sheet.') && hasLeaf(event, 'data.sheet'));

const hasSheet = (event: CertifiedEvent): boolean =>
  hasLeaf(event, 'data.sheet.facts.payDue') || hasLeaf(event, 'data.proposed.sheet.facts.payDue');

const fieldsOf = (events: readonly CertifiedEvent[]): TermsField[] => {
  const words = wordsFrom(events);
  return termsFields.flatMap((field) => {
    const path = leafOf(field);
    if (path.startsWith('personal.')) {
      return words && hasSheet(words) ? [leafIn(words, field)] : [];
    }
    const from = isOfParties(path) ? events[0] : events.findLast((event) => setsTerms(event) && says(event, path));
    return from && hasLeaf(from, path) ? [leafIn(from, field)] : [];
  });
};

/** Reads the terms at the end and the acts of a certificate, without verifying it. */
export const termsOf = ({ events }: Certificate): CertifiedTerms => {
  const concludedAt = events.findLastIndex(({ type }) => concluding.includes(type));
  const changedAt = events.findLastIndex(setsTerms);
  const agreed = events[Math.max(concludedAt, changedAt)];
  return {
    termsNo: 1 + events.filter((event) => renewing.includes(stepOf(event))).length,
    isConcluded: concludedAt >= 0,
    agreedAt: agreed ? numberAt(agreed, 'meta.recordedAt') : null,
    fields: fieldsOf(events),
    acts: events.map((event) => {
      const role = readableLeaves(event).get('meta.actor.role');
      return {
        type: event.type,
        role: typeof role === 'string' ? role : null,
        at: numberAt(event, 'meta.recordedAt'),
        termsNo: numberAt(event, 'data.termsNo'),
      };
    }),
  };
};

/** The numbers (from 1) of events that hide data about an act. Their terms could be misread. */
export const incompleteEvents = ({ events }: Certificate): number[] =>
  events.flatMap((event, index) => {
    const leaves = readableLeaves(event);
    return actLeaves.some((path) => hasLeaf(event, path) && !leaves.has(path)) ? [index + 1] : [];
  });
