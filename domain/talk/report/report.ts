import { z } from 'zod';
import { aggregate, type CommandOf, type EventOf } from '../../kernel/definition.ts';
import { DomainError, permit } from '../../kernel/domainError.ts';
import { personal, type Upcaster } from '../../kernel/eventDefinition.ts';
import { uidOf } from '../../kernel/exampleWorld.ts';
import { fingerprint } from '../../kernel/fingerprint.ts';
import { identifier } from '../../kernel/validation.ts';
import { assertOwnPictures } from '../../people/media/ownPictures.ts';
import { conflict, notFound } from '../../work/deal/outcomes.ts';
import { contentFaults, reportContent } from './content.ts';
import { reportFields } from './fields.ts';
import { reportReasons } from './reasons.ts';
import { peopleIn, reportersOf } from './subject.ts';

/** One person's reports of a subject: their number, and a print of the last act. */
export type ReportState =
  | { readonly status: 'NONE' }
  | {
      readonly status: 'OPEN' | 'SETTLED';
      readonly number: number;
      readonly said: number;
      readonly clientId: string | null;
      readonly talentId: string | null;
    };

type Print = (of: { readonly [Field in 'outcome' | 'note']?: string | null }) => number;
type Said = { readonly [Field in 'reason' | 'words' | 'messageId']: string | null } & { readonly pictures: readonly string[] | null };
const contentPrint = ({ reason, words, pictures, messageId }: Said): number => fingerprint({ reason, words, pictures, messageId });
const settlementPrint: Print = ({ outcome, note }) => fingerprint({ outcome, note });

/** Version 1 has no evidence. */
const withoutEvidence: Upcaster = (data) => ({ ...data, pictures: [], messageId: null });
/** Version 1 does not name the sides, and its note is not encrypted. */
const settledFrom1: Upcaster = (data) => ({ ...data, clientId: null, talentId: null });

/**
 * A settlement concerns both sides. Version 1 does not name them; the stream's id names the
 * reporter and sometimes the other person.
 */
const settledAbout = (entityId: string, { clientId, talentId }: { clientId?: string | null; talentId?: string | null }): string[] => {
  if (clientId && talentId) return [clientId, talentId];
  return peopleIn(entityId);
};

const { kind, by, number, outcome, note, jobId, clientId, talentId, subjectId, messageText, messagePictures } = reportFields;
const content = { ...reportContent.shape, kind, subjectId: identifier };

/** The reports of one person about one posting, profile, room or review. */
export const report = aggregate({
  name: 'report',
  readers: 'requests',
  fields: { jobId, clientId, talentId, subjectId, messageText, messagePictures },
  initial: { status: 'NONE' } as ReportState,
  snapshotSchema: 3,
  id: { reportId: identifier },
})
  .events(
    {
      /** `by` reports about the other side. `number` counts the reports of the same subject. */
      ReportMade: {
        data: {
          kind,
          subjectId: z.string(),
          jobId: z.string().nullable(),
          clientId: z.string(),
          talentId: z.string(),
          by,
          number: z.number(),
          reason: z.enum(reportReasons),
          words: personal(z.string()),
          pictures: personal(z.array(z.string())),
          messageId: z.string().nullable(),
        },
        upcasters: [withoutEvidence],
        words: '通報',
        evolve: (_, { number, clientId, talentId, ...data }) => ({ status: 'OPEN', number, said: contentPrint(data), clientId, talentId }),
      },
      ReportSettled: {
        data: { clientId: z.string().nullable(), talentId: z.string().nullable(), number: z.number(), outcome, note: personal(z.string()) },
        upcasters: [settledFrom1],
        words: '通報への対応を記録',
        act: true,
        evolve: (_, { number, clientId, talentId, ...data }) => ({
          status: 'SETTLED',
          number,
          said: settlementPrint(data),
          clientId,
          talentId,
        }),
      },
    },
    (entityId, { type, data }) => (type === 'ReportMade' ? data[`${data.by}Id`] : settledAbout(entityId, data)),
  )
  .commands({
    /** The server adds the job and the sides; `jobId` is null if there is no job. */
    report: {
      by: ['talent', 'client'],
      entity: 'new',
      bound: 'party',
      payload: { ...content, clientId: identifier, talentId: identifier, jobId: identifier.nullable() },
      wire: content,
      example: {
        kind: 'job',
        subjectId: 'job-1',
        jobId: 'job-1',
        clientId: uidOf.client,
        talentId: uidOf.talent,
        reason: 'FALSE',
        words: '報酬が説明と異なります。',
        pictures: [`pictures/${uidOf.talent}/report_M.webp`],
        messageId: null,
      },
      decide: (said, state, { actor: { uid, role } }) => {
        // Only people who see the subject can report it, and only in their own name.
        permit((role === 'client' && uid === said.clientId) || (role === 'talent' && uid === said.talentId));
        permit(reportersOf[said.kind].includes(role));
        const faults = contentFaults(said.kind, said);
        assertOwnPictures(uid, { pictures: said.pictures });
        if (Object.keys(faults).length > 0) throw new DomainError('invalid-argument', faults);
        if (state.status !== 'OPEN')
          return [{ type: 'ReportMade', data: { ...said, by: role, number: state.status === 'NONE' ? 1 : state.number + 1 } }];
        if (state.said === contentPrint(said)) return [];
        throw new DomainError('report-open');
      },
    },
    settle: {
      by: 'office',
      duties: ['review'],
      payload: { number, outcome, note },
      after: ['report'],
      example: { number: 1, outcome: 'HANDLED', note: '掲載内容を修正していただきました。' },
      decide: (settled, state) => {
        if (state.status === 'NONE' || settled.number > state.number) return notFound();
        if (settled.number < state.number) return conflict();
        const { clientId, talentId } = state;
        if (state.status === 'OPEN') return [{ type: 'ReportSettled', data: { clientId, talentId, ...settled } }];
        return state.said === settlementPrint(settled) ? [] : conflict();
      },
    },
  });

export type ReportCommand = CommandOf<typeof report>;
export type ReportEvent = EventOf<typeof report>;
