import { z } from 'zod';
import { type EventOf, event, personal, type Upcaster } from '../../kernel/eventDefinition.ts';
import { reportReasons } from './content.ts';
import { reportFields } from './fields.ts';

const { kind, by } = reportFields;

/** Version 1 does not name the sides, and its note is not encrypted. */
const settledFrom1: Upcaster = (data) => ({ ...data, clientId: null, talentId: null });

// Storage format: a stored event never changes. A new shape is a new version with an upcaster.
/** The events of a report, by type, as the log stores them. */
export const reportEvents = {
  /**
   * `by`: the side that reports; the report is about the other side. `number` counts this person's
   * reports of the same subject.
   */
  ReportMade: event({
    kind,
    subjectId: z.string(),
    jobId: z.string().nullable(),
    clientId: z.string(),
    talentId: z.string(),
    by,
    number: z.number(),
    reason: z.enum(reportReasons),
    words: personal(z.string()),
  }),
  ReportSettled: event(
    {
      ...{ clientId: z.string().nullable(), talentId: z.string().nullable(), number: z.number() },
      ...{ outcome: reportFields.outcome, note: personal(z.string()) },
    },
    [settledFrom1],
  ),
} as const;

/** Any event of a report. */
export type ReportEvent = EventOf<typeof reportEvents>;
