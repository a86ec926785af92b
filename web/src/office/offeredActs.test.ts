import { describe, expect, test } from 'vitest';
import { type DecisionContext, fold } from '#domain/kernel/decider.ts';
import type { AggregateName } from '#domain/kernel/identifiers.ts';
import { aggregateOf } from '#domain/office/operation/addresses.ts';
import { type AnyEvent, aggregateNamed } from '#domain/registry.ts';
import { by, DAY, NOON, uidOf } from '#domain/testing/contexts.ts';
import { dealKinds } from '#domain/testing/dealKinds.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { given, registered as guardianRegistered, refused } from '#domain/testing/guardianHistories.ts';
import { credit, invoiceIssued } from '#domain/testing/invoices.ts';
import { posting, talentProfile } from '#domain/testing/profiles.ts';
import { refusalOf } from '#domain/testing/scenario.ts';
import { assertGuardianConsents } from '#domain/work/guardian/consent.ts';
import { profileMatter } from '#domain/work/guardian/matter.ts';
import type { GuardianState } from '#domain/work/guardian/state.ts';
import type { OfficeAccount } from '#projections/account/officeAccounts.schema.ts';
import type { InvoiceDocument } from '#projections/invoice/invoices.schema.ts';
import type { Job } from '#projections/job/jobs.schema.ts';
import { readModelProjectors } from '#projections/readModels.ts';
import type { Talent } from '#projections/talent/talents.schema.ts';
import { project } from '#projections/testing/project.ts';
import { canOpenCastPage, canOpenJobPage } from '#web/features/front/canOpen.ts';
import { accountEvents, clientRegistered } from '#web/testing/registrations.ts';
import { accountActs } from './accounts/accountActs.ts';
import type { Act } from './acts/act.ts';
import { invoiceActs, invoiceForms } from './bills/invoiceActs.ts';
import { billActs } from './bills/texts.ts';
import { jobActs } from './jobs/jobActs.ts';
import { talentActs } from './talents/talentActs.ts';

/**
 * A button that is shown is accepted. What a page offers is compared with the decision of the
 * domain in each state that commands can reach. Acts on deals:
 * `domain/work/deal/statusView.test.ts`.
 *
 * What a page cannot know, so the server may refuse: what happens at the same moment, and limits
 * per day.
 */

type Sent = { readonly type: string; readonly [field: string]: unknown };
type Step = readonly (readonly [AggregateName, Sent, DecisionContext])[];
/** The events of each stream. All streams have the same id. */
type World = Readonly<Partial<Record<AggregateName, readonly AnyEvent[]>>>;

const stateIn = (world: World, name: AggregateName): unknown => fold(aggregateNamed(name).decider as never, (world[name] ?? []) as never);
const decide = (world: World, name: AggregateName, command: Sent, context: DecisionContext): AnyEvent[] =>
  aggregateNamed(name).decider.decide(command as never, stateIn(world, name) as never, context) as AnyEvent[];

const stepped = (world: World, step: Step): World | null => {
  let next = world;
  const refusal = refusalOf(() => {
    for (const [name, command, context] of step)
      next = { ...next, [name]: [...(next[name] ?? []), ...decide(next, name, command, context)] };
  });
  return refusal ? null : next;
};

const STEPS = 4;
/** The worlds that these steps reach, each state once. */
const reachable = (start: World, steps: readonly Step[]): World[] => {
  const keyOf = (world: World) => JSON.stringify(Object.keys(start).map((name) => stateIn(world, name as AggregateName)));
  const found = new Map([[keyOf(start), start]]);
  let edge = [start];
  for (let depth = 0; depth < STEPS; depth += 1) {
    const reached = edge.flatMap((world) => steps.flatMap((step) => stepped(world, step) ?? []));
    edge = reached.filter((world) => !found.has(keyOf(world)) && found.set(keyOf(world), world));
  }
  return [...found.values()];
};

const documentsOf = (world: World, id: string) =>
  project(
    readModelProjectors,
    Object.entries(world).flatMap(([name, events]) => envelopes(`${name}-${id}`, ...events)),
  );

const reason = '規約違反のため';
const office = by('office', NOON + DAY);
const system = by('system', NOON + DAY);
const now = NOON + DAY;

type Offered = { readonly name: AggregateName; readonly command: Sent; readonly by: DecisionContext };
const offeredBy = (acts: readonly Act[]): Offered[] =>
  acts.map(({ callable, type, fields, reasoned }) => {
    const { uid: _uid, jobId: _jobId, invoiceId: _invoiceId, ...rest } = fields;
    return { name: aggregateOf[callable], command: { type, ...rest, ...(reasoned && { reason }) }, by: office };
  });

/**
 * The types of the offered acts, since a test that offers nothing finds nothing. The refusals of
 * offered acts, and acts that would change nothing, with the events before.
 */
const compared = (
  worlds: readonly World[],
  offered: (world: World) => readonly Offered[],
  guard: (world: World, act: Offered) => void = () => undefined,
) => {
  const attempts = worlds.flatMap((world) => offered(world).map((act) => ({ world, act })));
  const faults = attempts.flatMap(({ world, act }) => {
    let events: readonly AnyEvent[] = [];
    const refusal = refusalOf(() => {
      guard(world, act);
      events = decide(world, act.name, act.command, act.by);
    });
    const story = Object.values(world).flatMap((each) => each.map(({ type }) => type));
    const fault = refusal?.code ?? (events.length === 0 && act.command.type !== 'returnProfile' ? 'nothing to do' : null);
    return fault === null ? [] : [`${act.command.type}: ${fault} after ${story.join(', ')}`];
  });
  return { types: [...new Set(attempts.map(({ act }) => act.command.type))].sort(), faults };
};

describe('a cast', () => {
  const uid = uidOf.talent;
  const own = by('talent', now);
  const born = (birthday: string): World => ({
    account: accountEvents('hana@example.com', 'talent'),
    talent: [{ type: 'TalentProfileRegistered', data: { ...talentProfile, birthday, viewOrder: 500 } }],
    guardian: [],
  });
  const steps = (birthday: string): Step[] => [
    ...['publish', 'suspend', 'unpublish', 'returnProfile'].map(
      (type): Step => [['talent', { type, ...(type !== 'publish' && { reason }) }, office]],
    ),
    [['talent', { type: 'saveProfile', ...talentProfile, birthday: '1990-01-01', heldBirthday: birthday }, own]],
    [['talent', { type: 'confirmBirthday', birthday: '1990-01-01', document: 'PASSPORT' }, office]],
    [['talent', { type: 'withdraw' }, system]],
    // The profile follows the account.
    [
      ['account', { type: 'suspend', reason }, office],
      ['talent', { type: 'followAccount', suspended: true }, system],
    ],
    [
      ['account', { type: 'lift', reason }, office],
      ['talent', { type: 'followAccount', suspended: false }, system],
    ],
  ];
  const guard =
    (birthday: string) =>
    (world: World, { command }: Offered): void => {
      if (command.type === 'publish')
        assertGuardianConsents(birthday, stateIn(world, 'guardian') as GuardianState, profileMatter, now, 'office');
    };
  /** As the page learns it from the server (`profileRefusals`). */
  const offered =
    (birthday: string) =>
    (world: World): Offered[] => {
      const talent = documentsOf(world, uid)[`talents/${uid}`] as Talent;
      const isRefused = (type: 'publish' | 'returnProfile') => {
        const command = { type, ...(type === 'returnProfile' && { reason }) };
        return refusalOf(() => {
          guard(birthday)(world, { name: 'talent', command, by: office });
          decide(world, 'talent', command, office);
        });
      };
      const acts = talentActs(talent, (type) => (isRefused(type) ? { text: '' } : undefined));
      return offeredBy(acts.filter(({ obstacle }) => obstacle === undefined));
    };
  const answers: readonly (readonly AnyEvent[])[] = [
    [],
    [guardianRegistered],
    [guardianRegistered, given(profileMatter)],
    [guardianRegistered, refused(profileMatter)],
  ];
  const kinds = ['1995-05-05', '2014-05-05'].map((birthday) => ({
    birthday,
    worlds: reachable(born(birthday), steps(birthday)).flatMap((world) => answers.map((guardian) => ({ ...world, guardian }))),
  }));

  test.each(kinds)('born on $birthday opens and closes the own public page only where the server agrees', ({ birthday }) => {
    const worlds = reachable(born(birthday), [
      ...steps(birthday),
      [['talent', { type: 'openPage', birthday }, own]],
      [['talent', { type: 'closePage' }, own]],
    ]);
    const offeredPage = (world: World): Offered[] => {
      const cast = documentsOf(world, uid)[`talents/${uid}`] as Talent;
      const type = cast.pageOpenedAt !== null ? 'closePage' : canOpenCastPage(cast, birthday, now) ? 'openPage' : null;
      return type === null ? [] : [{ name: 'talent', command: { type, ...(type === 'openPage' && { birthday }) }, by: own }];
    };
    expect(compared(worlds, offeredPage)).toEqual({ types: birthday < '2000' ? ['closePage', 'openPage'] : [], faults: [] });
  });

  test.each(kinds)(
    'born on $birthday is published, hidden, suspended and returned only where the server agrees',
    ({ birthday, worlds }) => {
      // A profile whose birthday is the grown-up one by now needs no consent.
      const minors = worlds.filter(({ talent = [] }) => !talent.some(({ type }) => type === 'TalentBirthdayConfirmed'));
      expect(compared(minors, offered(birthday), guard(birthday))).toEqual({
        types: ['publish', 'returnProfile', 'suspend', 'unpublish'],
        faults: [],
      });
    },
  );
});

test('an account is certified, suspended and returned only where the server agrees', () => {
  const uid = uidOf.client;
  const worlds = reachable(
    {
      account: accountEvents('ken@example.com', 'client'),
      client: [clientRegistered()],
    },
    [
      [['account', { type: 'certifyClient' }, office]],
      [['account', { type: 'revokeCertification', reason }, office]],
      [['account', { type: 'suspend', reason }, office]],
      [['account', { type: 'lift', reason }, office]],
      [['client', { type: 'returnProfile', reason }, office]],
      [
        ['account', { type: 'withdraw' }, by('client', now)],
        ['client', { type: 'withdraw' }, system],
      ],
    ],
  );
  const offered = (world: World) =>
    offeredBy(accountActs(documentsOf(world, uid)[`officeAccounts/${uid}`] as OfficeAccount, '株式会社ひかり企画'));
  expect(compared(worlds, offered)).toEqual({
    types: ['certifyClient', 'lift', 'returnProfile', 'revokeCertification', 'suspend'],
    faults: [],
  });
});

test('a posting is ended, and its public page opened and closed, only where the server agrees', () => {
  const owner = (at = now) => by('client', at);
  const after = posting.entryDeadline;
  const start = (visibility: object): World => ({
    job: [{ type: 'JobPosted', data: { clientId: uidOf.client, ...posting, ...visibility } } as AnyEvent],
  });
  const steps: Step[] = [
    [['job', { type: 'close' }, owner()]],
    [['job', { type: 'forceClose', reason }, office]],
    [['job', { type: 'openPage' }, owner()]],
    [['job', { type: 'closePage' }, owner()]],
    [['job', { type: 'end' }, by('system', after)]],
    [['job', { type: 'followAccount', suspended: true }, system]],
    [['job', { type: 'followAccount', suspended: false }, system]],
  ];
  const worlds = [{}, { visibility: 'PRIVATE' }].flatMap((visibility) => reachable(start(visibility), steps));
  const offered = (world: World): Offered[] => {
    const job = documentsOf(world, 'job-1')['jobs/job-1'] as Job;
    const page = [now, after].flatMap((at): Offered[] => [
      ...(job.pageOpenedAt === null && canOpenJobPage(job, at)
        ? [{ name: 'job', command: { type: 'openPage' }, by: owner(at) } as const]
        : []),
      ...(job.pageOpenedAt === null ? [] : [{ name: 'job', command: { type: 'closePage' }, by: owner(at) } as const]),
    ]);
    return [...offeredBy(jobActs(job)), ...page];
  };
  expect(compared(worlds, offered)).toEqual({ types: ['closePage', 'forceClose', 'openPage'], faults: [] });
});

test('an invoice is paid, reduced, reminded of and void only where the server agrees', () => {
  const pay = (nth: number, yen: number): Sent => ({
    type: 'recordPayment',
    paymentId: `payment-${nth}`,
    yen,
    at: '2026-11-20',
    payer: 'カ）ヒカリキカク',
    nth: null,
  });
  const less = (nth: number, net: number): Sent => ({
    ...credit,
    credit: `CR-2026-000${nth}`,
    creditId: `credit-${nth}`,
    rates: [{ percent: 10, net }],
  });
  const sent = [
    pay(1, 40_000),
    pay(2, 31_505),
    pay(3, 31_065),
    less(1, 5_000),
    less(2, 65_005),
    { type: 'remind' },
    { type: 'void', reason },
  ];
  const strike = [1, 2, 3].map((nth): Sent => ({ type: 'strikePayment', paymentId: `payment-${nth}`, reason }));
  const steps = [...sent, ...strike].map((command): Step => [['invoice', command, office]]);
  const worlds = reachable({ invoice: [invoiceIssued] }, [...steps, [['invoice', { type: 'overdue' }, by('system', NOON + 90 * DAY)]]]);
  const forms = { recordPayment: pay(9, 1), credit: less(9, 1) };
  const offered = (world: World): Offered[] => {
    const document = documentsOf(world, 'i1')['invoices/2026-0001'] as InvoiceDocument;
    const known = invoiceForms(document).flatMap((form) =>
      form === 'issue' ? [] : [{ name: 'invoice', command: forms[form], by: office } as const],
    );
    return [...offeredBy(invoiceActs(document, now)), ...known];
  };
  expect(compared(worlds, offered)).toEqual({
    types: ['bearFee', 'carry', 'credit', 'recordPayment', 'refund', 'remind', 'void'],
    faults: [],
  });
});

test.each(dealKinds)(
  'a bill of a closed $name has exactly the acts that the server accepts',
  ({ aggregate, histories, commands, billClaimed, billIgnored }) => {
    const { decider } = aggregate;
    const states = { UNCLAIMED: [], CLAIMED: [billClaimed], IGNORED: [billIgnored] } as const;
    for (const [status, events] of Object.entries(states)) {
      const state: unknown = fold(decider as never, [...(histories.IS_CLOSED ?? []), ...events] as never);
      const accepted = ['claimBill', 'ignoreBill', 'reopenBill'].filter((act) => {
        let moved: readonly unknown[] = [];
        const refusal = refusalOf(() => {
          moved = decider.decide(commands[act] as never, state as never, office);
        });
        return !refusal && moved.length > 0;
      });
      expect({ status, offered: billActs[status as keyof typeof states] }).toEqual({ status, offered: accepted });
    }
  },
);
