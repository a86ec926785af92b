import { account } from '#domain/people/account/account.ts';
import { client } from '#domain/people/client/client.ts';
import { DAY, NOON } from '#domain/testing/contexts.ts';
import { clientProfile, posting } from '#domain/testing/profiles.ts';
import { hold } from '#domain/work/hold/hold.ts';
import { job } from '#domain/work/job/job.ts';
import { offer } from '#domain/work/offer/offer.ts';
import type { CommandRequest } from '../eventStore/request.ts';
import { rulesOf } from '../rules/dealRules.ts';
import { holdOfDeal } from '../rules/heldDays.ts';
import { commandOf, type Sent } from './memoryProcess.ts';
import { clientId, jobId, talentId } from './smallWorld.ts';

// Two clients who want the same day of the cast, each with a job and a deal named like the client.

export const first = clientId;
export const second = 'client-2';
export const DATE = '2026-12-10';
export const jobs = { [first]: jobId, [second]: 'job-2' } as const;
export type Side = keyof typeof jobs;

export const secondClient: readonly CommandRequest[] = [
  commandOf(account, second, { type: 'register', email: 'c2@example.com' }, second, { begins: true }),
  commandOf(account, second, { type: 'chooseRole', role: 'client' }, second),
  commandOf(client, second, { type: 'saveProfile', ...clientProfile, thumbnail: null }, second, { begins: true }),
  commandOf(account, second, { type: 'certifyClient' }, 'office-1'),
  commandOf(job, jobs[second], { type: 'post', ...posting, pictures: [], numberOfPeople: 1 }, second, { begins: true }),
];
/** A command on a deal with the rules of its row. The deal of a client has the client's uid. */
export const onDeal = (uid: string, command: Sent, dealId: string, begins = false): CommandRequest => {
  const asked = { deal: offer, entityId: dealId, command, uid };
  return commandOf(offer, dealId, command, uid, {
    ...(begins && { begins: true }),
    rules: begins ? rulesOf({ ...asked, ids: {} }) : (ids) => rulesOf({ ...asked, ids }),
  });
};
export const inquire = (by: Side) =>
  onDeal(by, { type: 'inquire', jobId: jobs[by], talentId, inquiryType: 'APPEARANCE', message: 'x' }, by, true);
const terms = { fee: 40_000, scheduleToClose: NOON + 30 * DAY };
/** The offer after a client's inquiry. */
export const makeOffer = (by: Side) => onDeal(by, { type: 'continueInquiry', jobId: jobs[by], talentId, ...terms }, by);
export const accept = (by: Side) => onDeal(talentId, { type: 'accept', termsNo: 1 }, by);

export const onHold = (uid: string, command: Sent, more: Partial<CommandRequest> = {}) =>
  commandOf(hold, talentId, command, uid, { commandId: `${command.type}-${String(command.dealId)}`, ...more });
/** A client asks for the days of the cast. */
export const request = (by: Side, days = [DATE]) => {
  const sent = { type: 'request', dealKind: 'offer', dealId: by, jobId: jobs[by], days } as const;
  return onHold(by, sent, { begins: true, rules: [holdOfDeal(talentId, sent)] });
};
export const grant = (dealId: string) => onHold(talentId, { type: 'grant', dealId });
export const endHolds = onHold('system', { type: 'endHolds' });
