import { DomainError } from '#domain/kernel/domainError.ts';
import { client } from '#domain/people/client/client.ts';
import { type TalentState, talent } from '#domain/people/talent/talent.ts';
import type { AnyAggregate } from '#domain/registry.ts';
import { chat } from '#domain/talk/chat/chat.ts';
import type { ChatState } from '#domain/talk/chat/state.ts';
import type { ReportCommand } from '#domain/talk/report/report.ts';
import type { SubjectKind } from '#domain/talk/report/subject.ts';
import { type ReviewState, review } from '#domain/talk/review/review.ts';
import type { Parties } from '#domain/work/deal/state.ts';
import { assertCanLikeTalent } from '#domain/work/favorite/favorite.ts';
import { job } from '#domain/work/job/job.ts';
import { type JobState, postedJob } from '#domain/work/job/state.ts';
import { messagePath } from '#projections/chat/chatRooms.schema.ts';
import type { Rule } from '../eventStore/rule.ts';

type Report = Extract<ReportCommand, { type: 'report' }>;
type Sent = Omit<Report, 'clientId' | 'talentId' | 'jobId'>;
type Named = { readonly jobId: string | null; readonly clientId: string; readonly talentId: string };
type State = { readonly status: string };

/**
 * For each kind of subject: its stream, and the parties it names. The reporter is one side; the
 * report is about the other. Throws `not-found`.
 */
const subjects: Readonly<
  Record<SubjectKind, { readonly aggregate: AnyAggregate; named(state: unknown, subjectId: string, uid: string): Named }>
> = {
  job: {
    aggregate: job,
    named: (state, jobId, talentId) => ({ jobId, clientId: postedJob(state as JobState).clientId, talentId }),
  },
  talent: {
    aggregate: talent,
    named: (state, talentId, clientId) => {
      assertCanLikeTalent(state as TalentState);
      return { jobId: null, clientId, talentId };
    },
  },
  client: {
    aggregate: client,
    named: (state, clientId, talentId) => {
      if ((state as State).status !== 'REGISTERED') throw new DomainError('not-found');
      return { jobId: null, clientId, talentId };
    },
  },
  room: { aggregate: chat, named: (state) => partiesOf(state as ChatState) },
  review: { aggregate: review, named: (state, _, uid) => received(state as ReviewState, uid) },
};

const partiesOf = (state: { readonly status: 'NONE' } | Parties): Named => {
  if (!('jobId' in state)) throw new DomainError('not-found');
  const { jobId, clientId, talentId } = state;
  return { jobId, clientId, talentId };
};

/** The other side knows a review once it is published. */
const received = (state: ReviewState, uid: string): Named => {
  const deal = partiesOf(state);
  if (state.status !== 'PUBLISHED' || state[uid === deal.clientId ? 'talent' : 'client'].kind !== 'WRITTEN')
    throw new DomainError('not-found');
  return deal;
};

/** The document of the message that a report names, if it names one. */
const messageOf = ({ kind, subjectId, messageId }: Sent): readonly string[] =>
  kind === 'room' && messageId !== null ? [messagePath(subjectId, messageId)] : [];

/**
 * The reported thing must be visible. Its stream tells whom the report is about. A named message is
 * one of the other side in the reported room.
 */
export const reportable = (sent: Sent, uid: string): Rule => {
  const { aggregate, named } = subjects[sent.kind];
  const of = ([state]: readonly unknown[]) => named(state, sent.subjectId, uid);
  return {
    streams: [{ aggregate, entityId: sent.subjectId }],
    documents: messageOf(sent),
    fillCommand: (states, _held, documents) => {
      const report = { ...sent, ...of(states) } satisfies Report;
      const [path] = messageOf(sent);
      const senderId = path === undefined ? null : documents.get(path)?.senderId;
      if (sent.messageId !== null && senderId !== (uid === report.clientId ? report.talentId : report.clientId))
        throw new DomainError('not-found');
      return report;
    },
  };
};
