import type { EnvelopeNamed, EventType } from '#domain/registry.ts';
import type { entryEvents } from '#domain/work/entry/events.ts';
import { entryTable } from '#domain/work/entry/table.ts';
import { jobCardOf, personCardOf } from '../kernel/cards.ts';
import type { Documents } from '../kernel/projector.ts';
import { entityIdOf } from '../kernel/projector.ts';
import { dealProjector, ended, noStamps, notAnswered, notCalledOff } from './deals.ts';
import type { Entry } from './entries.schema.ts';
import { noTerms } from './terms.ts';

const notYet = noStamps(entryTable);

/** A new entry. One literal, so that all entries share a shape in memory. */
const begun = (event: EnvelopeNamed<'EntryMade'>, documents: Documents): Entry => {
  const { jobId, clientId, talentId, roleNo = null } = event.data;
  return {
    id: entityIdOf(event),
    jobId,
    clientId,
    talentId,
    roleNo,
    chatRoomId: entityIdOf(event),
    job: jobCardOf(jobId, documents.get(`jobs/${jobId}`)),
    talent: personCardOf(talentId, documents.get(`talents/${talentId}`)),
    client: personCardOf(clientId, documents.get(`clients/${clientId}`)),
    status: 'IN_PROGRESS',
    pr: null,
    schedule: null,
    days: null,
    reason: null,
    reasonCode: null,
    fee: null,
    feeChengeLog: null,
    feeUpTo: null,
    scheduleToClose: null,
    workEndsOn: null,
    answerDue: null,
    decideBy: null,
    posted: null,
    ...noTerms,
    changeSteps: {},
    ...notYet,
    prices: null,
    billFee: null,
    billStatus: null,
    billApplyedAt: null,
    billIgnoredAt: null,
    isBill: false,
    billId: null,
    adminCancelReason: null,
    adminCancelBy: null,
    ...notCalledOff,
    ...notAnswered,
    createdAt: event.meta.recordedAt,
    updatedAt: event.meta.recordedAt,
    version: event.version,
  };
};

/**
 * The fields that an event changes beside status, stamp and `answerDue`, which follow from the
 * table. `at`: time of recording (ms).
 */
type Change<Type extends EventType> = (event: EnvelopeNamed<Type>, at: number) => Partial<Entry>;

const changes = {
  EntryMade: ({ data: { pr, schedule, days, posted } }) => ({ pr, schedule, days, posted }),
  // The selection has its own reminder.
  EntryDecidingStarted: () => ({ remindedApproveAt: null }),
  EntryApproved: ({ data: { fee, scheduleToClose, prices } }) => ({ fee, scheduleToClose, prices }),
  EntryWithdrawn: ended,
} satisfies { [Type in keyof typeof entryEvents]?: Change<Type> };

/** Writes jobs/{jobId}/entries/{entryId}, and the versions of its terms. */
export const entries = dealProjector({ collection: 'entries', table: entryTable, beginnings: ['EntryMade'], begun, changes });
