import { beforeAll, describe, expect, test } from 'vitest';
import type { OfficeRole } from '#domain/kernel/officeRoles.ts';
import { CONTROL, control } from '#domain/office/control/control.ts';
import { type AskedAct, entityOf } from '#domain/office/countersign/asked.ts';
import { countersign } from '#domain/office/countersign/countersign.ts';
import type { WatchedAct } from '#domain/office/fourEyes.ts';
import { operation } from '#domain/office/operation/operation.ts';
import { account } from '#domain/people/account/account.ts';
import { uidOf } from '#domain/testing/contexts.ts';
import { terms } from '#domain/testing/dealSamples.ts';
import { offer } from '#domain/work/offer/offer.ts';
import { processOf, type World } from '#local/memory/process.ts';
import type { CommandRequest } from '../eventStore/request.ts';
import { commandOf, fork, type Sent, send, settle, whatDiffers } from '../testing/memoryProcess.ts';
import { accept, changeFee, closeDeal, concluding, makeOffer, offerId, worldAfter } from '../testing/smallWorld.ts';
import { requestRule } from './countersigns.ts';

const { office: first } = uidOf;
const [second, third] = ['office-2', 'office-3'];
const reason = '無償協力のため';
const parked = { subscription: 'readModels', streamId: 'offer-offer-9', version: 2, parkedAt: 1 } as const;

const member = (uid: string): CommandRequest[] => [
  commandOf(account, uid, { type: 'register', email: `${uid}@example.com` }, uid, { begins: true }),
  commandOf(account, uid, { type: 'grantOffice', operator: 'ops@example.com' }, 'system'),
];
const setDuties = (uid: string, roles: readonly OfficeRole[], approvalLimit: number | null = null) =>
  commandOf(account, uid, { type: 'setDuties', roles, approvalLimit, reason }, first, { commandId: `duties-${uid}` });
const watch = (act: WatchedAct, above: number | null = null, on = true) =>
  commandOf(control, CONTROL, { type: 'set', act, on, above, reason }, first, { begins: true, commandId: `watch-${act}-${on}` });
/** The same after a second member confirmed it, as the watch of GRANT demands. */
const together = (request: CommandRequest): CommandRequest => ({
  ...request,
  sender: { uid: first, hasRequiredSecondFactor: true, confirmedBy: second },
});
/** The watch of an act, which begins with that of GRANT. */
const watched = (act: WatchedAct, above: number | null = null): CommandRequest[] =>
  act === 'GRANT' ? [watch('GRANT')] : [watch('GRANT'), together(watch(act, above))];
const ask = (asked: AskedAct, uid: string = first, id = 'request-1') => {
  const caller = { uid, email: `${uid}@example.com`, hasRequiredSecondFactor: true };
  const command = { type: 'ask', asked, reason } as unknown as Sent;
  return commandOf(countersign, id, command, uid, {
    begins: true,
    commandId: `ask-${id}`,
    rules: [requestRule({ asked, reason }, `ask-${id}`, caller)],
  });
};
const answer = (uid: string, command: Sent = { type: 'confirm' }, id = 'request-1') =>
  commandOf(countersign, id, command, uid, { commandId: `${command.type}-${id}-${uid}` });

const codeOf = async (act: Promise<unknown>): Promise<string | undefined> => {
  try {
    await act;
    return undefined;
  } catch (error) {
    return (error as { code?: string }).code;
  }
};

let before: World;
beforeAll(async () => {
  before = await worldAfter(makeOffer, ...[second, third].flatMap(member));
});

/** Runs commands in a new world and settles all owed work after each. */
const story = async (...commands: readonly CommandRequest[]) => {
  const world = fork(before);
  const runtime = processOf(world);
  const run = async (request: CommandRequest): Promise<string | undefined> => {
    const at = request === closeDeal ? { ...runtime, now: () => terms.scheduleToClose } : runtime;
    const code = await codeOf(send(at, request));
    await settle(world, runtime);
    return code;
  };
  for (const command of commands) expect(await run(command)).toBeUndefined();
  const read = async (path: string) => (await runtime.db.doc(path).get()).data();
  return { world, run, read, request: () => read('countersigns/request-1') };
};

const closed = [...concluding, closeDeal];
const writeOff = { aggregate: 'offer', entityId: offerId, command: { type: 'ignoreBill' } } as const;
const ignoreBill = commandOf(offer, offerId, { type: 'ignoreBill', reason }, first);
const approve = (termsNo: number) => ({ aggregate: 'offer', entityId: offerId, command: { type: 'adminApprove', termsNo } }) as const;
const grant = { aggregate: 'account', entityId: third, command: { type: 'setDuties', roles: ['review'], approvalLimit: null } } as const;
const skip = { aggregate: 'operation', command: { type: 'discardEvent', ...parked } } as const;

describe('an act that needs a second member', () => {
  const acts = [
    ['WRITE_OFF', closed, ignoreBill],
    ['GRANT', [], setDuties(third, ['review'])],
    ['GRANT', [], watch('GRANT', null, false)],
    ['SKIP', [], commandOf(operation, entityOf(skip), { ...skip.command, reason, requestId: 'request-9' }, first, { begins: true })],
    ['APPROVAL', [accept], commandOf(offer, offerId, { type: 'adminApprove', termsNo: 1 }, first)],
  ] as const;
  test.each(acts)('%s is refused to one member alone, and allowed after the watch is turned off', async (act, given, direct) => {
    const { run } = await story(...given, ...watched(act, act === 'APPROVAL' ? 0 : null));
    expect(await run(direct)).toBe('second-needed');
    // To turn off the watch of GRANT needs a second member too.
    if (act === 'GRANT') return;
    await run(together(watch(act, null, false)));
    expect(await run(direct)).toBeUndefined();
  });

  test('is not requested if no second member is needed or the command would be refused', async () => {
    const off = await story(...closed);
    expect(await off.run(ask(writeOff))).toBe('status-conflict');
    const open = await story(...watched('WRITE_OFF'));
    expect(await open.run(ask(writeOff))).toBe('status-conflict');
  });

  test('is carried out once after another member confirms, with both names', async () => {
    const { world, run, read, request } = await story(...closed, ...watched('WRITE_OFF'), ask(writeOff));
    expect(await request()).toMatchObject({ act: 'WRITE_OFF', target: 'offer-offer-1', askedBy: first, reason, status: 'ASKED' });
    expect(await run(answer(first))).toBe('second-is-first');
    expect(await read(`jobs/job-1/offers/${offerId}`)).toMatchObject({ billStatus: 'UNCLAIMED' });
    expect(await run(answer(second))).toBeUndefined();
    expect(await read(`jobs/job-1/offers/${offerId}`)).toMatchObject({ billStatus: 'IGNORED' });
    expect(await request()).toMatchObject({ status: 'CARRIED_OUT', answeredBy: second });
    expect(await run(answer(third))).toBe('status-conflict');
    const written = [...world.database.documents()].filter(([path]) => path.startsWith('officeJournal/'));
    const rows = written.map(([, row]) => row as Record<string, unknown>).filter(({ act }) => act === 'BillIgnored');
    expect(rows).toMatchObject([{ uid: first, confirmedBy: second, reason }]);
    expect(await whatDiffers(world)).toEqual([]);
  });

  test('is refused if the state changed, and the request ends with the code', async () => {
    const claimed = await story(...closed, ...watched('WRITE_OFF'), ask(writeOff));
    await claimed.run(commandOf(offer, offerId, { type: 'claimBill', billId: '0001' }, second));
    await claimed.run(answer(second));
    expect(await claimed.request()).toMatchObject({ status: 'LAPSED', code: 'status-conflict' });

    const changed = await story(accept, ...watched('APPROVAL', 0), ask(approve(1)));
    await changed.run(changeFee(90_000));
    await changed.run(answer(second));
    expect(await changed.request()).toMatchObject({ status: 'LAPSED', code: 'terms-changed' });

    const lost = await story(...closed, ...watched('WRITE_OFF'), ask(writeOff, second));
    expect(
      await lost.run({ ...setDuties(second, ['review']), sender: { uid: first, hasRequiredSecondFactor: true, confirmedBy: third } }),
    ).toBeUndefined();
    await lost.run(answer(first));
    expect(await lost.request()).toMatchObject({ status: 'LAPSED', code: 'role-missing' });
  });

  test('is not carried out after it is declined or withdrawn', async () => {
    const declined = await story(
      ...closed,
      ...watched('WRITE_OFF'),
      ask(writeOff),
      answer(second, { type: 'decline', reason: '根拠が足りないため' }),
    );
    expect(await declined.request()).toMatchObject({ status: 'DECLINED', answer: '根拠が足りないため' });
    const back = await story(...closed, ...watched('WRITE_OFF'), ask(writeOff), answer(first, { type: 'withdraw' }));
    for (const { run, read } of [declined, back]) {
      expect(await run(answer(second))).toBe('status-conflict');
      expect(await read(`jobs/job-1/offers/${offerId}`)).toMatchObject({ billStatus: 'UNCLAIMED' });
    }
  });

  test('is confirmed by a member with its role: not by its subject, nor above the own limit', async () => {
    const granted = await story(watch('GRANT'), ask(grant));
    expect(await granted.run(answer(third))).toBe('permission-denied');
    expect(await granted.run(answer(second))).toBeUndefined();
    expect(await granted.read(`officeAccounts/${third}`)).toMatchObject({ officeRoles: ['review'] });

    const limited = await story(
      setDuties(second, ['review'], 10_000),
      setDuties(third, ['billing']),
      accept,
      ...watched('APPROVAL', 0),
      ask(approve(1)),
    );
    expect(await limited.run(answer(second))).toBe('above-limit');
    expect(await limited.run(answer(third))).toBe('role-missing');
  });

  test('can be requested by a member above the own limit', async () => {
    const { run, read } = await story(setDuties(second, ['review'], 10_000), accept, ...watched('APPROVAL', 1_000_000));
    expect(await run(commandOf(offer, offerId, { type: 'adminApprove', termsNo: 1 }, second))).toBe('second-needed');
    expect(await run(ask(approve(1), second))).toBeUndefined();
    expect(await run(answer(first))).toBeUndefined();
    expect(await read(`jobs/job-1/offers/${offerId}`)).toMatchObject({ status: 'IS_ADMIN_APPROVED' });
  });

  test('on operations is carried out as it was requested', async () => {
    const { run, request } = await story(...watched('SKIP'), ask(skip));
    expect(await run(answer(second))).toBeUndefined();
    expect(await request()).toMatchObject({ status: 'CARRIED_OUT', act: 'SKIP' });
  });
});
