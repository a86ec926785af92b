import { termsSheet } from '../../work/deal/sheet.ts';
import type { Certificate } from './certificate.ts';

// The values of a deal's events that a certificate may show, and their fields of the terms.

const wordFields = ['content', 'place', 'undecided', 'notes'] as const;
/** Job and sides: the same in every event, read from the first. */
const partyFields = ['jobId', 'clientId', 'talentId'];
const sheetFields = Object.keys(termsSheet.shape);

/** The fields that the owner can show or hide, in the order of the page. */
export const termsFields: readonly string[] = ['fee', 'scheduleToClose', ...sheetFields, ...partyFields];

const isWord = (field: string): boolean => (wordFields as readonly string[]).includes(field);
/** The path of a field of the terms in an event. */
export const leafOf = (field: string): string => {
  if (isWord(field)) return `personal.sheetWords.${field}`;
  return sheetFields.includes(field) ? `data.sheet.facts.${field}` : `data.${field}`;
};
const fieldOfLeaf = new Map(termsFields.map((field) => [leafOf(field), field]));

/** The field of the terms at a path; null for data about an act. */
export const fieldOf = (path: string): string | null => fieldOfLeaf.get(path) ?? null;

/** Data about an act that always stays: role, time and terms. */
export const actLeaves = [
  'meta.actor.role',
  'meta.recordedAt',
  'data.termsNo',
  'data.proposalNo',
  'data.changesSheet',
  'data.sheet',
] as const;
const isAct = (path: string): boolean => (actLeaves as readonly string[]).includes(path);

/** Whether a certificate shows the value at a path to its owner. */
export const isDisclosed = (path: string): boolean => isAct(path) || fieldOf(path) !== null;

/** A certificate without some fields. The rest still verifies. */
export const withoutFields = (certificate: Certificate, fields: readonly string[]): Certificate => {
  const stays = ([path]: [string, unknown]) => !fields.includes(fieldOf(path) ?? '');
  return {
    ...certificate,
    events: certificate.events.map((event) =>
      'shown' in event ? { ...event, shown: Object.fromEntries(Object.entries(event.shown).filter(stays)) } : event,
    ),
  };
};

/** Whether the value at a path names the job or a side. */
export const isOfParties = (path: string): boolean => partyFields.includes(fieldOf(path) ?? '');
