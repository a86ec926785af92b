import { DAY } from '../../kernel/calendar/instants.ts';
import { NOON, uidOf } from '../../kernel/exampleWorld.ts';

// The examples of the commands, and the commands before them.

const [mine, second] = [{ dealKind: 'entry', dealId: 'entry-1' } as const, { dealKind: 'offer', dealId: 'offer-1' } as const];
const exampleDeal = { jobId: 'job-1', clientId: uidOf.client, talentId: uidOf.talent, isOpen: true };
const head = { place: '渋谷スタジオ 2階', note: '動きやすい服でお越しください。' };
const opened = {
  jobId: 'job-1',
  clientId: uidOf.client,
  round: 1,
  auditionKind: 'IN_PERSON',
  ...head,
  answerDue: NOON + 3 * DAY,
} as const;
const [day, first] = ['2026-12-01', '2026-12-01_1000'];
const exampleSlot = { date: day, from: '10:00', to: '10:30', capacity: 1 };
const begun = ['open', 'addSlots', 'invite'];
const confirmed = [...begun, 'confirm'];
const taped = [
  { type: 'open', auditionKind: 'SELF_TAPE', tapeDue: NOON + 5 * DAY },
  { type: 'invite', slotIds: [] },
  { type: 'confirm', slotId: null },
];
const submitted = [...taped, 'submitTape'];

// Who sends them.

const byClient = { by: 'client' } as const;
const byCast = { by: 'talent', bound: 'role' } as const;
const byServer = { by: 'system', wire: null } as const;

/** All of them: one name to import. */
export const examples = {
  begun,
  byCast,
  byClient,
  byServer,
  confirmed,
  day,
  exampleDeal,
  exampleSlot,
  first,
  head,
  mine,
  opened,
  second,
  submitted,
  taped,
};
