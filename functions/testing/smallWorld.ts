import { account } from '#domain/account/account.ts';
import { chat } from '#domain/chat/chat.ts';
import { client } from '#domain/client/client.ts';
import { countersign } from '#domain/countersign/countersign.ts';
import { favorite } from '#domain/favorite/favorite.ts';
import { job } from '#domain/job/job.ts';
import { media } from '#domain/media/media.ts';
import type { MailChoice } from '#domain/notification/topics.ts';
import { offer } from '#domain/offer/offer.ts';
import { operation, operationIdOf } from '#domain/operation/operation.ts';
import { record } from '#domain/record/record.ts';
import { savedSearch } from '#domain/savedSearch/savedSearch.ts';
import { student } from '#domain/student/student.ts';
import { talent } from '#domain/talent/talent.ts';
import { uidOf } from '#domain/testing/contexts.ts';
import { parties, sharedCommands, terms } from '#domain/testing/dealSamples.ts';
import { deviceNamed } from '#domain/testing/devices.ts';
import { clientProfile, posting, studentProfile, talentProfile } from '#domain/testing/profiles.ts';
import { termsSheet } from '#domain/testing/sheets.ts';
import { reservePair } from '../commands/reservation.ts';
import type { CommandRequest } from '../eventStore/request.ts';
import { uploadPath } from '../media/objectStore.ts';
import { commandOf, newWorld, processOf, type Sent, send, settle, type World } from './memoryProcess.ts';

export const { jobId, clientId, talentId } = parties;
export const offerId = 'offer-1';
const { office, system } = uidOf;

const register = (uid: string) => commandOf(account, uid, { type: 'register', email: `${uid}@example.com` }, uid, { begins: true });
const chooseRole = (uid: string, role: string) => commandOf(account, uid, { type: 'chooseRole', role }, uid);

/** The first offer: it reserves the pair of job and talent. */
export const makeOffer: CommandRequest = commandOf(offer, offerId, { type: 'makeOffer', jobId, talentId, ...terms }, clientId, {
  begins: true,
  guard: {
    streams: [
      { aggregate: job, entityId: jobId },
      { aggregate: talent, entityId: talentId },
    ],
    reserve: reservePair('offer', offerId, jobId, talentId, () => clientId),
  },
});
export const changeFee = (fee: number, commandId = `fee-${fee}`): CommandRequest =>
  commandOf(offer, offerId, { type: 'changeFee', fee }, clientId, { commandId });
export const like = commandOf(favorite, `talent_${clientId}_${talentId}`, { type: 'like', kind: 'talent', targetId: talentId }, clientId, {
  begins: true,
});
export const chooseMail = (mail: MailChoice): CommandRequest =>
  commandOf(account, clientId, { type: 'chooseMail', topic: 'offers', mail }, clientId, { commandId: `mail-${mail}` });
/** A browser of the talent's that shows notices. */
export const addDevice = (name: string): CommandRequest =>
  commandOf(account, talentId, { type: 'addDevice', ...deviceNamed(name) }, talentId, { commandId: `device-${name}` });
export const removeDevice = (name: string): CommandRequest =>
  commandOf(account, talentId, { type: 'removeDevice', deviceId: deviceNamed(name).deviceId }, talentId);
export const saveSearch = commandOf(
  savedSearch,
  talentId,
  { type: 'save', searchId: 'search-1', kind: 'jobs', name: 'すべて', wanted: 'order=newest', digest: 'DAILY' },
  talentId,
  { begins: true },
);
/** The client wants mails about offers all at once, in the morning. */
export const wantsDigest = chooseMail('digest');
export const rename = (name: string): CommandRequest =>
  commandOf(talent, talentId, { type: 'saveProfile', ...talentProfile, name }, talentId, { commandId: `rename-${name}` });
/** The office takes the talent's profile out of sight, and asks for a better one. */
export const unpublishTalent = commandOf(talent, talentId, { type: 'unpublish', reason: '確認のため' }, office);
export const returnTalent = commandOf(talent, talentId, { type: 'returnProfile', reason: '写真の差し替えをお願いします。' }, office);
/** The office takes the portrait down. */
export const takeDownPicture = commandOf(
  talent,
  talentId,
  { type: 'takeDownPicture', path: talentProfile.thumbnail, reason: 'ほかの方が写っているため' },
  office,
);
export const moveClient = commandOf(client, clientId, { type: 'saveProfile', ...clientProfile, department: '営業部' }, clientId, {
  commandId: 'move-client',
});
export const movieId = 'media-movie-1';
export const movieUpload = uploadPath(talentId, 'movie-1');
/** A movie for the portfolio; its upload is there only where a test puts it. */
export const addMovie = commandOf(
  media,
  'movie-1',
  {
    type: 'add',
    content: { mediaType: 'MOVIE', url: movieUpload },
    description: '舞台より',
    orderIndex: 1,
  },
  talentId,
  { begins: true },
);
export const removeMovie = commandOf(media, 'movie-1', { type: 'remove' }, talentId);
const taCode = 'TA0001';
export const registerStudent = commandOf(student, taCode, { type: 'register', taCode, ...studentProfile }, office, { begins: true });
export const removeStudent = commandOf(student, taCode, { type: 'remove' }, office);
/** What the office puts in order by hand. */
export const putInOrder = (command: Sent & Parameters<typeof operationIdOf>[0]): CommandRequest =>
  commandOf(operation, operationIdOf(command), { ...command, requestId: 'request-1' }, office, { begins: true });
export const registerSomebody = register('newcomer-1');
/** The cast accepts the terms of this version. */
export const acceptTerms = (termsNo: number): CommandRequest => commandOf(offer, offerId, { type: 'accept', termsNo }, talentId);
export const accept = acceptTerms(1);
/** An offer with a terms sheet, and what concludes it. */
export const makeOfferWithSheet: CommandRequest = { ...makeOffer, command: { ...makeOffer.command, sheet: termsSheet } as Sent };
export const concluding: readonly CommandRequest[] = [
  accept,
  commandOf(offer, offerId, { type: 'adminApprove', termsNo: 1 }, office),
  commandOf(offer, offerId, { type: 'approve', termsNo: 1 }, clientId),
];
export const closeDeal = commandOf(offer, offerId, { type: 'close' }, system);
/** Long before the work: nothing is owed. */
export const callingOff: readonly CommandRequest[] = [
  commandOf(offer, offerId, { ...sharedCommands.requestCancellation, cancelFeeMax: 0 }, clientId),
  commandOf(offer, offerId, { ...sharedCommands.settleCancellation, cancelFee: 0 }, office),
];
export const claimBill = commandOf(offer, offerId, { type: 'claimBill', billId: '0001' }, office);
export const endRecord = commandOf(record, offerId, { type: 'endRecord' }, system);
export const cancel = commandOf(offer, offerId, { type: 'cancel' }, clientId);
/** A message in the deal's room, which its first event has opened. */
export const postMessage = (messageId: string): CommandRequest =>
  commandOf(chat, offerId, { type: 'post', messageId, text: 'よろしくお願いします。', pictures: [], files: [] }, clientId, {
    commandId: messageId,
  });
export const hideTalent = commandOf(talent, talentId, { type: 'suspend', reason: '規約違反' }, office);
export const withdrawClient = commandOf(account, clientId, { type: 'withdraw' }, clientId);
export const withdrawTalent = commandOf(account, talentId, { type: 'withdraw' }, talentId);
export const suspendTalent = commandOf(account, talentId, { type: 'suspend', reason: '規約違反' }, office);
export const suspendClient = commandOf(account, clientId, { type: 'suspend', reason: '規約違反' }, office);

export const leaveOffice = commandOf(account, office, { type: 'revokeOffice', operator: 'ops@example.com' }, system);

/** A second member confirms that an event is skipped. */
export const confirmSkip = commandOf(countersign, 'request-1', { type: 'confirm' }, 'office-2');
const skipped = { type: 'discardEvent', subscription: 'readModels', streamId: 'offer-offer-9', version: 2, parkedAt: 1 };
export const askedToSkip: readonly CommandRequest[] = [
  register('office-2'),
  commandOf(account, 'office-2', { type: 'grantOffice', operator: 'ops@example.com' }, system),
  commandOf(
    countersign,
    'request-1',
    {
      ...{ type: 'ask', asked: { aggregate: 'operation', command: skipped }, reason: '旧形式のため', amount: null },
      ...{ jobId: null, clientId: null, talentId: null, personId: null },
    },
    office,
    { begins: true },
  ),
];

/** An office, a certified client with a job, and a published talent. */
const people: readonly CommandRequest[] = [
  register(office),
  commandOf(account, office, { type: 'grantOffice', operator: 'ops@example.com' }, system),
  register(clientId),
  chooseRole(clientId, 'client'),
  commandOf(client, clientId, { type: 'saveProfile', ...clientProfile }, clientId, { begins: true }),
  commandOf(account, clientId, { type: 'certifyClient' }, office),
  register(talentId),
  chooseRole(talentId, 'talent'),
  commandOf(talent, talentId, { type: 'saveProfile', ...talentProfile }, talentId, { begins: true }),
  commandOf(talent, talentId, { type: 'publish' }, office),
  commandOf(job, jobId, { type: 'post', ...posting }, clientId, { begins: true }),
];

/** A world in which these people have sent these commands, and nothing is owed. */
export const worldAfter = async (...commands: readonly CommandRequest[]): Promise<World> => {
  const world = newWorld();
  const runtime = processOf(world);
  for (const request of [...people, ...commands]) {
    await send(runtime, request);
    await settle(world, runtime);
  }
  return world;
};
