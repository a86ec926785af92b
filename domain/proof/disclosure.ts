import { termsSheet } from '../deal/sheet.ts';
import type { Certificate } from './certificate.ts';

// Which leaves of a deal's events a certificate may show, and which field of the terms each belongs
// to.

const wordFields = ['content', 'place', 'undecided', 'notes'] as const;
/** Whose deal it is: the same in every event, read from the first. */
const partyFields = ['jobId', 'clientId', 'talentId'];
const sheetFields = Object.keys(termsSheet.shape);

/** The fields that can be shown or left out, in the order of the page. */
export const termsFields: readonly string[] = ['fee', 'scheduleToClose', ...sheetFields, ...partyFields];

const isWord = (field: string): boolean => (wordFields as readonly string[]).includes(field);
/** Where an event has a field of the terms. */
export const leafOf = (field: string): string => {
  if (isWord(field)) return `personal.sheetWords.${field}`;
  return sheetFields.includes(field) ? `data.sheet.facts.${field}` : `data.${field}`;
};
const fieldOfLeaf = new Map(termsFields.map((field) => [leafOf(field), field]));

/** The field of the terms that a leaf holds; null for what tells of an act. */
export const fieldOf = (path: string): string | null => fieldOfLeaf.get(path) ?? null;

/** What tells of an act, and must stay: who as what, when, of which terms. */
export const actLeaves = [
  'meta.actor.role',
  'meta.recordedAt',
  'data.termsNo',
  'data.proposalNo',
  'data.changesSheet',
  'data.sheet',
] as const;
const isAct = (path: string): boolean => (actLeaves as readonly string[]).includes(path);

/** Whether a certificate shows a leaf to its owner. */
export const isDisclosed = (path: string): boolean => isAct(path) || fieldOf(path) !== null;

/** The certificate without some fields: what is left verifies as before. */
export const withoutFields = (certificate: Certificate, fields: readonly string[]): Certificate => {
  const stays = ([path]: [string, unknown]) => !fields.includes(fieldOf(path) ?? '');
  return {
    ...certificate,
    events: certificate.events.map((event) =>
      'shown' in event ? { ...event, shown: Object.fromEntries(Object.entries(event.shown).filter(stays)) } : event,
    ),
  };
};

/** Whether a leaf says whose deal it is. */
export const isOfParties = (path: string): boolean => partyFields.includes(fieldOf(path) ?? '');
