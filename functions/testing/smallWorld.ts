import type { MailChoice } from '#domain/kernel/words/topics.ts';
import { invoice } from '#domain/money/invoice/invoice.ts';
import { payee } from '#domain/money/payee/payee.ts';
import { payoutIdOf } from '#domain/money/payout/fields.ts';
import { payout } from '#domain/money/payout/payout.ts';
import { transfer } from '#domain/money/transfer/transfer.ts';
import { countersign } from '#domain/office/countersign/countersign.ts';
import { heldAct } from '#domain/office/heldAct/heldAct.ts';
import { operation, operationIdOf } from '#domain/office/operation/operation.ts';
import { record } from '#domain/office/record/record.ts';
import { account } from '#domain/people/account/account.ts';
import { client } from '#domain/people/client/client.ts';
import { media } from '#domain/people/media/media.ts';
import { student } from '#domain/people/student/student.ts';
import { talent } from '#domain/people/talent/talent.ts';
import { chat } from '#domain/talk/chat/chat.ts';
import { DAY, HOUR, NOON, uidOf } from '#domain/testing/contexts.ts';
import { parties, terms } from '#domain/testing/dealSamples.ts';
import { deviceNamed } from '#domain/testing/devices.ts';
import { commands as offerCommands } from '#domain/testing/offerHistories.ts';
import { clientProfile, posting, studentProfile, talentProfile } from '#domain/testing/profiles.ts';
import { termsSheet } from '#domain/testing/sheets.ts';
import { audition } from '#domain/work/audition/audition.ts';
import { favorite } from '#domain/work/favorite/favorite.ts';
import { hold } from '#domain/work/hold/hold.ts';
import { job } from '#domain/work/job/job.ts';
import { offer } from '#domain/work/offer/offer.ts';
import { savedSearch } from '#domain/work/savedSearch/savedSearch.ts';
import { newWorld, processOf, type World } from '#local/memory/process.ts';
import type { CommandRequest } from '../eventStore/request.ts';
import { invoiceReservation } from '../eventStore/reservations.ts';
import { moviePaths } from '../media/makeMovieReady.ts';
import { uploadPath } from '../media/objectStore.ts';
import { paths } from '../platform/firestorePaths.ts';
import { reservePair } from '../rules/reservedDeals.ts';
import { commandOf, type Sent, send, settle } from './memoryProcess.ts';

export const { jobId, clientId, talentId } = parties;
export const offerId = 'offer-1';
const { office, system } = uidOf;

const register = (uid: string) => commandOf(account, uid, { type: 'register', email: `${uid}@example.com` }, uid, { begins: true });
const chooseRole = (uid: string, role: string) => commandOf(account, uid, { type: 'chooseRole', role }, uid);

/** The first offer; it reserves the pair of job and talent. */
export const makeOffer: CommandRequest = commandOf(offer, offerId, { type: 'makeOffer', jobId, talentId, ...terms }, clientId, {
  begins: true,
  rules: [
    {
      streams: [
        { aggregate: job, entityId: jobId },
        { aggregate: talent, entityId: talentId },
      ],
      reserve: reservePair('offer', offerId, jobId, talentId, () => clientId),
    },
  ],
});
/** The same offer, five hours before its end. */
export const makeNearOffer: CommandRequest = {
  ...makeOffer,
  command: { ...makeOffer.command, scheduleToClose: NOON + 5 * HOUR } as CommandRequest['command'],
};
/** The client offers another fee (yen). */
export const changeFee = (fee: number, commandId = `fee-${fee}`): CommandRequest =>
  commandOf(offer, offerId, { type: 'changeFee', fee }, clientId, { commandId });
export const like = commandOf(favorite, `talent_${clientId}_${talentId}`, { type: 'like', kind: 'talent', targetId: talentId }, clientId, {
  begins: true,
});
export const chooseMail = (mail: MailChoice): CommandRequest =>
  commandOf(account, clientId, { type: 'chooseMail', topic: 'offers', mail }, clientId, { commandId: `mail-${mail}` });
/** Adds a browser of the talent that shows notifications. */
export const addDevice = (name: string): CommandRequest =>
  commandOf(account, talentId, { type: 'addDevice', ...deviceNamed(name) }, talentId, { commandId: `device-${name}` });
/** The office issues an invoice with two lines of the talent. */
const invoiced = { ...invoice.commandRows.issue.example, clientId };
const billed = invoiceReservation('invoice-invoice-1', 'invoice-1', { ...invoiced, deals: invoiced.bills.map(({ deal }) => deal) });
export const issueInvoice = commandOf(invoice, 'invoice-1', { type: 'issue', ...invoiced }, office, {
  begins: true,
  rules: [
    {
      reserve: { path: billed.path, data: () => billed.data, taken: () => 'invoice-exists' },
      sharedDocument: { path: paths.invoiceCounter('2026'), streamsIn: () => [], data: () => ({ last: 1 }) },
    },
  ],
});
export const removeDevice = (name: string): CommandRequest =>
  commandOf(account, talentId, { type: 'removeDevice', deviceId: deviceNamed(name).deviceId }, talentId);
export const saveSearch = commandOf(
  savedSearch,
  talentId,
  { type: 'save', searchId: 'search-1', kind: 'jobs', name: 'すべて', wanted: 'order=newest', digest: 'DAILY' },
  talentId,
  { begins: true },
);
/** The client wants mails about offers in the morning. */
export const wantsDigest = chooseMail('digest');
export const rename = (name: string): CommandRequest =>
  commandOf(talent, talentId, { type: 'saveProfile', ...talentProfile, name }, talentId, { commandId: `rename-${name}` });
export const unpublishTalent = commandOf(talent, talentId, { type: 'unpublish', reason: '確認のため' }, office);
export const returnTalent = commandOf(talent, talentId, { type: 'returnProfile', reason: '写真の差し替えをお願いします。' }, office);
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
/** Adds a movie to the portfolio. The test must store its upload. */
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

const onRound = (by: string, command: Sent, begins = false) => commandOf(audition, 'job-1_1', command, by, { ...(begins && { begins }) });
const tapeDue = NOON + 5 * DAY;
export const tapeUpload = { ownerId: talentId, uploadId: 'tape-1' };
/** The cast of the offer is asked for a self-tape, agrees and sends it. The test must store it. */
export const sendTape: readonly CommandRequest[] = [
  onRound(
    clientId,
    { type: 'open', jobId, clientId, round: 1, auditionKind: 'SELF_TAPE', place: '', note: '', answerDue: NOON + 3 * DAY, tapeDue },
    true,
  ),
  onRound(clientId, {
    type: 'invite',
    deals: [{ jobId, clientId, talentId, dealKind: 'offer', dealId: offerId, isOpen: true }],
    slotIds: [],
    place: '',
    note: '',
  }),
  onRound(talentId, { type: 'confirm', dealId: offerId, slotId: null }),
  onRound(talentId, { type: 'submitTape', dealId: offerId, uploadId: tapeUpload.uploadId }),
];
export const finishTape = onRound(system, {
  type: 'finishTape',
  dealId: offerId,
  uploadId: tapeUpload.uploadId,
  ...moviePaths(tapeUpload.ownerId, tapeUpload.uploadId),
});
/** After the last day of the tapes. */
export const removeTapes = onRound(system, { type: 'removeTapes' });
const taCode = 'TA0001';
export const registerStudent = commandOf(student, taCode, { type: 'register', taCode, ...studentProfile }, office, { begins: true });
export const removeStudent = commandOf(student, taCode, { type: 'remove' }, office);
export const repairCommand = (command: Sent & Parameters<typeof operationIdOf>[0]): CommandRequest =>
  commandOf(operation, operationIdOf(command), { ...command, requestId: 'request-1' }, office, { begins: true });
export const registerSomebody = register('newcomer-1');
/** The cast accepts the terms of this version. */
export const acceptTerms = (termsNo: number): CommandRequest => commandOf(offer, offerId, { type: 'accept', termsNo }, talentId);
/** The cast accepts the first terms. */
export const accept = acceptTerms(1);
export const makeOfferWithSheet: CommandRequest = { ...makeOffer, command: { ...makeOffer.command, sheet: termsSheet } as Sent };
export const adminApprove = commandOf(offer, offerId, { type: 'adminApprove', termsNo: 1 }, office);
export const concluding: readonly CommandRequest[] = [
  accept,
  adminApprove,
  commandOf(offer, offerId, { type: 'approve', termsNo: 1 }, clientId),
];
export const closeDeal = commandOf(offer, offerId, { type: 'close' }, system);
/** Cancels the deal long before the work, so no fee is owed. */
export const callingOff: readonly CommandRequest[] = [
  commandOf(offer, offerId, { ...offerCommands.requestCancellation, cancelFeeMax: 0 }, clientId),
  commandOf(offer, offerId, { ...offerCommands.settleCancellation, cancelFee: 0 }, office),
];
export const closeWhenFilled = commandOf(job, jobId, { type: 'edit', ...posting, numberOfPeople: 1, closesWhenFilled: 1 }, clientId);
export const claimBill = commandOf(offer, offerId, { type: 'claimBill', billId: '0001' }, office);
const payoutOf = (month: string): string => payoutIdOf(talentId, month);
/** The cast registers an account, and agrees to the statements of two months. */
export const agreedPayouts: readonly CommandRequest[] = [
  commandOf(payee, talentId, { type: 'setAccount', ...payee.commandRows.setAccount.example }, talentId, { begins: true }),
  ...['2026-09', '2026-10'].flatMap((month) => [
    commandOf(payout, payoutOf(month), { type: 'fix', ...payout.commandRows.fix.example, month }, office, {
      begins: true,
      commandId: `fix-${month}`,
    }),
    commandOf(payout, payoutOf(month), { type: 'agree', no: 1 }, talentId, { commandId: `agree-${month}` }),
  ]),
];
/** Two members order the transfer of both. */
export const orderTransfer = commandOf(
  transfer,
  'transfer-1',
  { type: 'order', day: '2026-11-25', payouts: ['2026-09', '2026-10'].map(payoutOf), total: 149_686 },
  office,
  { begins: true, sender: { uid: office, hasRequiredSecondFactor: true, confirmedBy: 'office-2' } },
);
export const endRecord = commandOf(record, offerId, { type: 'endRecord' }, system);
/** The client asks the cast and holds a day, before the offer. */
const day = '2026-12-10';
export const heldInquiry: readonly CommandRequest[] = [
  { ...makeOffer, command: { type: 'inquire', jobId, talentId, inquiryType: 'APPEARANCE', message: 'ご相談です。' } as Sent },
  commandOf(
    hold,
    talentId,
    {
      type: 'request',
      dealKind: 'offer',
      dealId: offerId,
      days: [day],
      deal: { ...parties, isOpen: true, postedDays: [day] },
    },
    clientId,
    { begins: true },
  ),
  commandOf(hold, talentId, { type: 'grant', dealId: offerId }, talentId),
];
export const offerAfterHold = commandOf(offer, offerId, { type: 'continueInquiry', jobId, talentId, ...terms }, clientId);
export const cancel = commandOf(offer, offerId, { type: 'cancel' }, clientId);
/** A message in the deal's room, which the deal's first event opened. */
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
/** Commands before `confirmSkip`: two members, the watch of SKIP, and the request. */
export const askedToSkip: readonly CommandRequest[] = [
  register('office-2'),
  commandOf(account, 'office-2', { type: 'grantOffice', operator: 'ops@example.com' }, system),
  commandOf(
    countersign,
    'request-1',
    {
      type: 'ask',
      asked: { aggregate: 'operation', command: skipped },
      reason: '旧形式のため',
      amount: null,
      jobId: null,
      clientId: null,
      talentId: null,
      personId: null,
    },
    office,
    { begins: true },
  ),
];

/** A member approves the offer, and may still undo it. */
export const holdApproval = commandOf(
  heldAct,
  `offer-${offerId}`,
  {
    type: 'hold',
    act: { aggregate: 'offer', entityId: offerId, command: { type: 'adminApprove', termsNo: 1 } },
    amount: 40_000,
    clientId,
    talentId,
  },
  office,
  { begins: true },
);
/** The member does not wait for the clock. */
export const carryOutApproval = commandOf(heldAct, `offer-${offerId}`, { type: 'carryOut' }, office);

/** The commands that make an office, a certified client with a job, and a published talent. */
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

/** A world after these commands, with no owed work. */
export const worldAfter = async (...commands: readonly CommandRequest[]): Promise<World> => {
  const world = newWorld();
  const runtime = processOf(world);
  for (const request of [...people, ...commands]) {
    await send(runtime, request);
    await settle(world, runtime);
  }
  return world;
};
