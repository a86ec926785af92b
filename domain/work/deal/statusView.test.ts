import { describe, expect, test } from 'vitest';
import { fold } from '../../kernel/decider.ts';
import type { AnyEvent } from '../../registry.ts';
import { by, HOUR, NOON } from '../../testing/contexts.ts';
import { dealKinds } from '../../testing/dealKinds.ts';
import { answerDue, proposalDue, proxyDue, terms } from '../../testing/dealSamples.ts';
import { refusalOf } from '../../testing/scenario.ts';
import { offerStatusView } from '../offer/statusView.ts';
import { openActions, type Row, sendersOf, viewers } from './row.ts';
import { viewOfDeal } from './statusView.ts';

describe.each(dealKinds)('the view of the $name', (kind) => {
  const {
    aggregate,
    table,
    views,
    statuses,
    active,
    histories,
    commands,
    proposals,
    counters,
    cancellations,
    proxies,
    billClaimed,
    billIgnored,
  } = kind;
  const bills = [
    ['UNCLAIMED', []],
    ['CLAIMED', [billClaimed]],
    ['IGNORED', [billIgnored]],
  ] as const;
  const looks = statuses.flatMap((status) => viewers.map((viewer) => ({ status, viewer, view: views[status]?.[viewer] })));

  test.each(looks)('$status for the $viewer: in Japanese, and needs action only if there is a command', ({ status, view }) => {
    if (!view) throw new Error('no view');
    expect(view.label).toMatch(/[ぁ-んァ-ヶ一-龠]/);
    expect(view.note).toMatch(/[ぁ-んァ-ヶ一-龠]/);
    if (view.needsAction) expect(view.actions).not.toEqual([]);
    expect(view.tone === 'mine').toBe(view.needsAction);
    expect(view.ended).toBe(!active.includes(status));
    // The bill of a cancelled deal continues, and so does a dispute of a refusal that the office
    // gave.
    if (view.tone === 'ended') expect(view.actions.filter((action) => !/(Bill|Proxy)$/.test(action))).toEqual([]);
  });

  test('in every status at most one viewer has to act', () => {
    for (const status of statuses) expect(viewers.filter((viewer) => views[status]?.[viewer].needsAction).length).toBeLessThan(2);
  });

  /** Accepted: the decider returns events, not an error, and not "done already". */
  const accepts = (history: readonly AnyEvent[], viewer: (typeof viewers)[number], action: string, now: number): boolean => {
    const command =
      action === 'changeSchedule' || action === 'approve' || action === 'continueInquiry'
        ? { ...commands[action], scheduleToClose: now + HOUR }
        : commands[action];
    const decision = () => aggregate.decider.decide(command, fold(aggregate.decider, history), by(viewer, now)) as AnyEvent[];
    return refusalOf(decision) === undefined && decision().length > 0;
  };
  const stagesIn = (status: string) =>
    'proposal' in (fold(aggregate.decider, histories[status] ?? []) as object)
      ? (['NONE', 'OPEN', ...(status === 'IN_PROGRESS' ? [] : (['AGREED'] as const))] as const)
      : (['NONE'] as const);
  const proxiesIn = (status: string) =>
    table.disputeProxy?.from.includes(status) ? ([null, 'OPEN', 'DISPUTED', 'SETTLED'] as const) : ([null] as const);
  const moments = [proposalDue - 1, proposalDue, NOON + HOUR, answerDue - 1, answerDue, terms.scheduleToClose - 1, terms.scheduleToClose];
  const dealsIn = (status: string) =>
    (status === 'IS_CLOSED' ? bills : [[null, []] as const]).flatMap(([billStatus, more]) =>
      stagesIn(status).flatMap((stage) =>
        (status === 'IS_APPROVED' ? ([null, 'ASKED', 'REMINDED'] as const) : [null]).flatMap((cancellation) =>
          proxiesIn(status).map((proxyStage) => ({ status, billStatus, stage, cancellation, proxyStage, more })),
        ),
      ),
    );

  /** The buttons of a viewer at a time, and the commands that the decider accepts. */
  const buttonsOf = (deal: ReturnType<typeof dealsIn>[number], viewer: (typeof viewers)[number], now: number) => {
    const { status, billStatus, stage, cancellation, proxyStage, more } = deal;
    const proposed = stage === 'NONE' ? [] : status === 'IN_PROGRESS' ? counters.OPEN : proposals[stage];
    const beside = [...(cancellation ? cancellations[cancellation] : []), ...(proxyStage ? proxies[proxyStage] : [])];
    const history = [...(histories[status] ?? []), ...proposed, ...beside, ...more];
    const state = fold(aggregate.decider, history) as { answerDue?: number; scheduleToClose?: number };
    const proposal = stage === 'NONE' ? null : { stage, due: status === 'IN_PROGRESS' ? answerDue : proposalDue };
    const times = { answerDue: state.answerDue ?? null, scheduleToClose: state.scheduleToClose ?? null };
    const facts = {
      status,
      billStatus,
      proposal,
      proposalNo: proposed.length === 0 ? 0 : 1,
      cancellation,
      proxyStage,
      calledOffBy: cancellation && ('client' as const),
      proxy: proxyStage && { due: proxyDue },
      ...times,
    };
    const personal = Object.keys(table).filter((command) => {
      const row = table[command] as Row;
      return sendersOf(row).includes(viewer) && row.from.join() !== 'NONE';
    });
    return {
      shown: openActions(table, facts, viewer, now),
      accepted: personal.filter((action) => accepts(history, viewer, action, now)),
    };
  };

  test.each(statuses)('in %s each viewer has exactly the buttons that the decider accepts, at any time', (status) => {
    const cases = dealsIn(status).flatMap((deal) =>
      viewers.flatMap((viewer) => moments.map((now) => ({ ...deal, viewer, now, ...buttonsOf(deal, viewer, now) }))),
    );
    expect(cases.map(({ accepted: _, ...rest }) => rest)).toEqual(cases.map(({ accepted, ...rest }) => ({ ...rest, shown: accepted })));
  });
});

test('every viewer reads the same label for an offer with a missed answer deadline', () => {
  for (const viewer of viewers) expect(offerStatusView.IS_EXPIRED[viewer].label).toBe('回答期限超過によるキャンセル');
});

const noCancellation = { cancellation: null, calledOffBy: null };

test('while a counter-offer is open, only the client has to act', () => {
  const facts = { status: 'IN_PROGRESS', proposal: { stage: 'OPEN' as const }, ...noCancellation };
  const views = viewers.map((viewer) => viewOfDeal(offerStatusView.IN_PROGRESS[viewer], facts, viewer));
  expect(views.map(({ label, needsAction }) => [label, needsAction])).toEqual([
    ['条件の相談が届いています', true],
    ['相談への回答待ち', false],
    ['相談への回答待ち', false],
  ]);
});

test('all viewers see an open change of terms, and one of them has to act', () => {
  const view = offerStatusView.IS_APPROVED;
  const of = (stage: 'OPEN' | 'AGREED') => ({ status: 'IS_APPROVED', proposal: { stage }, ...noCancellation });
  const labels = (stage: 'OPEN' | 'AGREED') => viewers.map((viewer) => viewOfDeal(view[viewer], of(stage), viewer).label);
  expect(labels('OPEN')).toEqual(['変更の同意待ち', '条件変更の確認', '変更の同意待ち']);
  expect(labels('AGREED')).toEqual(['変更の承認待ち', '変更の承認待ち', '条件変更の承認待ち']);
  const waitsFor = (stage: 'OPEN' | 'AGREED') => viewers.filter((viewer) => viewOfDeal(view[viewer], of(stage), viewer).needsAction);
  expect([waitsFor('OPEN'), waitsFor('AGREED')]).toEqual([['talent'], ['office']]);
});

test('a cancelled deal names the side, needs action of the office, and is not shown as force-closed afterwards', () => {
  const said = (status: 'IS_APPROVED' | 'IS_ADMIN_CLOSED', cancellation: string, calledOffBy: 'client' | 'talent') =>
    viewers.map((viewer) => viewOfDeal(offerStatusView[status][viewer], { status, proposal: null, cancellation, calledOffBy }, viewer));
  const asked = said('IS_APPROVED', 'ASKED', 'talent');
  expect(asked.map(({ label, needsAction }) => [label, needsAction])).toEqual([
    ['取り消しの確認中', false],
    ['取り消しの確認中', false],
    ['取り消しの精算待ち', true],
  ]);
  expect(asked.map(({ note }) => note.slice(0, 9))).toEqual(['キャストが取り消し', '取り消しを申し込み', 'キャストから取り消']);
  expect(said('IS_ADMIN_CLOSED', 'SETTLED', 'client').map(({ label, note }) => `${label}：${note}`)).toEqual([
    '取り消し：お申し込みにより、お仕事は取り消しになりました。',
    '取り消し：クライアントの申し込みにより、お仕事は取り消しになりました。',
    '取り消し：クライアントの申し込みにより、お仕事は取り消しになりました。',
  ]);
});
