import { beforeAll, describe, expect, test } from 'vitest';
import type { OfficeRole } from '#domain/kernel/officeRoles.ts';
import { desk } from '#domain/office/desk/desk.ts';
import { account } from '#domain/people/account/account.ts';
import { DAY, uidOf } from '#domain/testing/contexts.ts';
import { offer } from '#domain/work/offer/offer.ts';
import { processOf, type World } from '#local/memory/process.ts';
import type { Desk } from '#projections/office/desks.schema.ts';
import { composeMail } from '../effects/mail/composeMail.ts';
import type { Mail } from '../effects/mail/mails.ts';
import type { CommandRequest } from '../eventStore/request.ts';
import { commandOf, fork, type Sent, send, settle, whatDiffers } from '../testing/memoryProcess.ts';
import { accept, jobId, makeOffer, offerId, withdrawClient, worldAfter } from '../testing/smallWorld.ts';
import { deskRule } from './desks.ts';

const { office } = uidOf;
const path = `desks/offer-${offerId}`;

const member = (uid: string, roles: readonly OfficeRole[]): CommandRequest[] => [
  commandOf(account, uid, { type: 'register', email: `${uid}@example.com` }, uid, { begins: true }),
  commandOf(account, uid, { type: 'grantOffice', operator: 'ops@example.com' }, 'system'),
  commandOf(account, uid, { type: 'setDuties', roles, approvalLimit: null, reason: '担当' }, office, { commandId: `duties-${uid}` }),
];
let count = 0;
const onDesk = (
  command: Sent & { readonly uid?: string; readonly approverId?: string },
  workId = offerId,
  by: string = office,
): CommandRequest => {
  count += 1;
  const rules = command.type === 'wake' ? [] : [deskRule('offer', workId, command)];
  return commandOf(desk, `offer-${workId}`, command, by, { begins: true, commandId: `desk-${count}`, rules });
};

let waiting: World;
beforeAll(async () => {
  waiting = await worldAfter(makeOffer, accept, ...member('office-2', ['review']), ...member('office-3', ['billing']));
});

const following = async (...commands: readonly CommandRequest[]): Promise<World> => {
  const world = fork(waiting);
  const runtime = processOf(world);
  for (const command of commands) await send(runtime, command);
  await settle(world, runtime);
  return world;
};
const deskIn = async (world: World) => (await processOf(world).db.doc(path).get()).data() as Desk;
const refusalOf = async (...commands: readonly CommandRequest[]) => {
  try {
    await following(...commands);
  } catch (error) {
    return (error as { code?: string }).code;
  }
};

describe('a piece of work is assigned', () => {
  test('to a member with a role for it, with the assigning member', async () => {
    const world = await following(onDesk({ type: 'assign', uid: 'office-2' }));
    expect(await deskIn(world)).toMatchObject({ assigneeId: 'office-2', assignedBy: office, isOpen: true, part: 'deals' });
    expect(await whatDiffers(world)).toEqual([]);
  });
  test.each(['office-3', uidOf.client, 'nobody-1'])('not to %s', async (uid) =>
    expect(await refusalOf(onDesk({ type: 'assign', uid }))).toBe('not-found'),
  );
  test('not if it does not exist', async () =>
    expect(await refusalOf(onDesk({ type: 'assign', uid: 'office-2' }, 'offer-9'))).toBe('not-found'));
});

test('postponed work returns when a colleague decides it, and keeps its assignee', async () => {
  const until = processOf(waiting).now() + DAY;
  const world = await following(
    onDesk({ type: 'assign', uid: 'office-2' }),
    onDesk({ type: 'snooze', until }),
    commandOf(offer, offerId, { type: 'adminApprove', termsNo: 1 }, office),
  );
  expect(await deskIn(world)).toMatchObject({ snoozedUntil: null, isOpen: false, waitsIn: null, assigneeId: 'office-2' });
});

test('a decision creates no desk if none exists', async () => {
  const world = await following(commandOf(offer, offerId, { type: 'adminApprove', termsNo: 1 }, office));
  expect(await deskIn(world)).toBeUndefined();
});

describe('a request for approval', () => {
  const ask = { type: 'askApproval', approverId: 'office-2', noteId: 'note-1', text: '上限を超えています。' };
  const mailsIn = (world: World) =>
    [...world.database.documents()].flatMap(([name, data]) =>
      name.startsWith('mails/') && String(data.kind).startsWith('DeskApproval') ? [data as unknown as Mail] : [],
    );
  const textOf = async (world: World, mail: Mail | undefined) => (await composeMail(processOf(world), mail as Mail))?.text ?? '';

  test('is mailed to the approver with deal, fee, first day, note and link', async () => {
    const world = await following(onDesk(ask));
    expect(await deskIn(world)).toMatchObject({ request: { askedBy: office, approverId: 'office-2', yen: 40_000, answer: null } });
    expect(mailsIn(world)).toMatchObject([{ kind: 'DeskApprovalAsked', uid: 'office-2' }]);
    expect(await whatDiffers(world)).toEqual([]);
    const days = [{ date: '2026-12-02', from: '09:00', to: '19:00' }];
    await world.database
      .connect()
      .doc(`jobs/${jobId}/offers/${offerId}`)
      .update({ sheet: { workDays: days } });
    const text = await textOf(world, mailsIn(world)[0]);
    for (const said of ['上限を超えています。', '40,000', '2026年12月2日', `/office/offers/${offerId}`]) expect(text).toContain(said);
  });

  test.each([
    ['returned', onDesk({ type: 'returnApproval', noteId: 'note-2', text: '予算を確認してください。' }, offerId, 'office-2'), 'RETURNED'],
    ['approved', commandOf(offer, offerId, { type: 'adminApprove', termsNo: 1 }, 'office-2'), 'APPROVED'],
    ['denied', commandOf(offer, offerId, { type: 'adminDisapprove', reason: '規約違反' }, 'office-2'), 'DENIED'],
  ])('is %s, and the member who asked gets a mail', async (_, command, answer) => {
    const world = await following(onDesk(ask), command);
    expect(await deskIn(world)).toMatchObject({ request: { answer, answeredBy: 'office-2' } });
    const answered = mailsIn(world).filter(({ kind }) => kind === 'DeskApprovalAnswered');
    expect(answered).toMatchObject([{ uid: office }]);
    expect(await textOf(world, answered[0])).toContain(answer === 'RETURNED' ? '予算を確認してください。' : 'さんの対応により');
    expect(await whatDiffers(world)).toEqual([]);
  });

  test('ends with an answer but no mail when the member who asked decides', async () => {
    const world = await following(onDesk(ask), commandOf(offer, offerId, { type: 'adminDisapprove', reason: '規約違反' }, office));
    expect(await deskIn(world)).toMatchObject({ request: { answer: 'DENIED', answeredBy: office } });
    expect(mailsIn(world).map(({ kind }) => kind)).toEqual(['DeskApprovalAsked']);
  });

  test('goes to a member who may approve the fee', async () => {
    const limited = (approvalLimit: number) =>
      commandOf(account, 'office-2', { type: 'setDuties', roles: ['review'], approvalLimit, reason: '担当' }, office, {
        commandId: `limit-${approvalLimit}`,
      });
    expect(await refusalOf(limited(39_999), onDesk(ask))).toBe('above-limit');
    expect(await refusalOf(limited(40_000), onDesk(ask))).toBeUndefined();
    expect(await refusalOf(onDesk({ ...ask, approverId: 'office-3' }))).toBe('not-found');
  });
});

test('notes and tags about a person are erased when the person leaves', async () => {
  const world = await following(onDesk({ type: 'note', noteId: 'note-1', text: '電話で確認した' }), onDesk({ type: 'tag', tag: '要電話' }));
  expect(await deskIn(world)).toMatchObject({ tags: ['要電話'], noteWords: { 'note-1': '電話で確認した' } });
  const runtime = processOf(world);
  await send(runtime, commandOf(offer, offerId, { type: 'forceClose', reason: '規約違反' }, office));
  await send(runtime, withdrawClient);
  await settle(world, runtime);
  expect(await deskIn(world)).toMatchObject({ tags: [], noteWords: null, notes: [{ id: 'note-1', by: office }] });
  expect(await whatDiffers(world)).toEqual([]);
});
