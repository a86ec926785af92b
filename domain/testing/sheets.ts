import { startOfJstDay } from '../kernel/calendar/instants.ts';
import { factsOf, type TermsSheet, wordsOf } from '../work/deal/sheet.ts';
import { HOUR } from './contexts.ts';

/** A valid terms sheet with one work day, within the terms of the histories. */
export const termsSheet: TermsSheet = {
  workDays: [
    { date: '2026-11-30', from: '18:00', to: '20:00', kind: 'FITTING' },
    { date: '2026-12-10', from: '09:00', to: '17:00', kind: 'SHOOT' },
  ],
  usage: [{ media: 'media-web', region: 'JAPAN', start: null, months: 12 }],
  competition: 'PRODUCT',
  competitionIn: 'industry-ads',
  expenses: 'ACTUAL',
  expensesYen: 3_000,
  overtimeYen: 5_000,
  inspectionDue: null,
  payDue: '2027-01-29',
  undecidedBy: null,
  content: '企業紹介映像への出演',
  place: '渋谷区のスタジオ',
  undecided: '',
  notes: '衣装はクライアントが用意します。',
};

export const sheetFacts = factsOf(termsSheet);
export const sheetWords = wordsOf(termsSheet);
/** The end of its last work day (ms). */
export const workEnd = startOfJstDay('2026-12-10') + 17 * HOUR;
