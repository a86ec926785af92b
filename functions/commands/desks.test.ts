import { beforeAll, describe, expect, test } from 'vitest';
import type { OfficeRole } from '#domain/kernel/officeRoles.ts';
import { desk } from '#domain/office/desk/desk.ts';
import { account } from '#domain/people/account/account.ts';
import { DAY, uidOf } from '#domain/testing/contexts.ts';
import { offer } from '#domain/work/offer/offer.ts';
import { processOf, type World } from '#local/memory/process.ts';
import type { Desk } from '#projections/office/desks.schema.ts';
import type { CommandRequest } from '../eventStore/request.ts';
import { commandOf, fork, type Sent, send, settle, whatDiffers } from '../testing/memoryProcess.ts';
import { accept, makeOffer, offerId, withdrawClient, worldAfter } from '../testing/smallWorld.ts';
import { deskRule } from './desks.ts';

const { office } = uidOf;
const path = `desks/offer-${offerId}`;

const member = (uid: string, roles: readonly OfficeRole[]): CommandRequest[] => [
  commandOf(account, uid, { type: 'register', email: `${uid}@example.com` }, uid, { begins: true }),
  commandOf(account, uid, { type: 'grantOffice', operator: 'ops@example.com' }, 'system'),
  commandOf(account, uid, { type: 'setDuties', roles, approvalLimit: null, reason: '担当' }, office, { commandId: `duties-${uid}` }),
];
let count = 0;
const onDesk = (command: Sent & { readonly uid?: string }, workId = offerId, by: string = office): CommandRequest => {
  count += 1;
  const rules = command.type === 'wake' ? [] : [deskRule('offer', workId, command)];
  return commandOf(desk, `offer-${workId}`, command, by, { begins: true, commandId: `desk-${count}`, rules });
};

let waiting: World;
beforeAll(async () => {
  waiting = await worldAfter(makeOffer, accept, ...member('office-2', ['review']), ...member('office-3', ['billing']));
});

const after = async (...commands: readonly CommandRequest[]): Promise<World> => {
  const world = fork(waiting);
  const runtime = processOf(world);
  for (const command of commands) await send(runtime, command);
  await settle(world, runtime);
  return world;
};
const deskIn = async (world: World) => (await processOf(world).db.doc(path).get()).data() as Desk;
const refusalOf = async (...commands: readonly CommandRequest[]) => {
  try {
    await after(...commands);
  } catch (error) {
    return (error as { code?: string }).code;
  }
};

describe('a piece of work is assigned', () => {
  test('to a member with a role for it, with the assigning member', async () => {
    const world = await after(onDesk({ type: 'assign', uid: 'office-2' }));
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
  const world = await after(
    onDesk({ type: 'assign', uid: 'office-2' }),
    onDesk({ type: 'snooze', until }),
    commandOf(offer, offerId, { type: 'adminApprove', termsNo: 1 }, office),
  );
  expect(await deskIn(world)).toMatchObject({ snoozedUntil: null, isOpen: false, waitsIn: null, assigneeId: 'office-2' });
});

test('a decision creates no desk if none exists', async () => {
  const world = await after(commandOf(offer, offerId, { type: 'adminApprove', termsNo: 1 }, office));
  expect(await deskIn(world)).toBeUndefined();
});

test('notes and tags about a person are erased when the person leaves', async () => {
  const world = await after(onDesk({ type: 'note', noteId: 'note-1', text: '電話で確認した' }), onDesk({ type: 'tag', tag: '要電話' }));
  expect(await deskIn(world)).toMatchObject({ tags: ['要電話'], noteWords: { 'note-1': '電話で確認した' } });
  const runtime = processOf(world);
  await send(runtime, commandOf(offer, offerId, { type: 'forceClose', reason: '規約違反' }, office));
  await send(runtime, withdrawClient);
  await settle(world, runtime);
  expect(await deskIn(world)).toMatchObject({ tags: [], noteWords: null, notes: [{ id: 'note-1', by: office }] });
  expect(await whatDiffers(world)).toEqual([]);
});
