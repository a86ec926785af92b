import { Link } from 'react-router-dom';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { billStatusLabels } from '#domain/work/deal/billStatus.ts';
import { dealFields } from '#domain/work/deal/fields.ts';
import { actionsOf, answersOnBehalf } from '#domain/work/deal/row.ts';
import { activeStatuses } from '#domain/work/deal/stages.ts';
import { isCalledOff } from '#domain/work/deal/state.ts';
import { offerFields } from '#domain/work/offer/fields.ts';
import { MISSING_JOB, MISSING_PERSON } from '#projections/kernel/fields.schema.ts';
import { type Deal, type DealKind, type Deals, hasTerms, kinds } from '#web/entities/deal/kinds.ts';
import { CancellationFacts, CertificateButton, DealBanner, DealCourse, PreviousDeal, TermsCard } from '#web/features/deal/public.ts';
import { OrderPart } from '#web/features/order/public.ts';
import { href } from '#web/routing/href.ts';
import { useNow } from '#web/shared/format/now.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { type Fact, Facts } from '#web/shared/ui/facts.tsx';
import { lazyPart, preloadedPart } from '#web/shared/ui/lazyPart.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Loaded } from '#web/shared/ui/loaded.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { Colleague } from '../../acts/colleague.tsx';
import { useOfficeDeal } from '../../dealParts/deals.ts';
import { type DealsOf, dealsAddress } from '../../dealParts/dealsOf.ts';
import { approvalObstacle, officeViewOf, reviewQueues } from '../../dealParts/reviewQueues.ts';
import { DeskPart } from '../../desk/deskPart.ts';
import { useHeldActs } from '../../held/heldActs.ts';
import { historyOf } from '../../history/historyAddress.ts';
import { pageOfStream } from '../../history/streamPage.ts';
import css from '../../list/table.module.css';
import { useMayRead, useMaySend } from '../../roles/roles.tsx';
import type { Decision } from '../commands/decide.ts';
import { ReadsOnly, useOpenActs } from '../openActs.tsx';
import { useOwnAnswer } from '../ownAnswer.ts';
import { useOverlapObstacle } from '../queries/checks.ts';
import { DecisionBlock } from './decisionBlock.tsx';

const ChangeCard = lazyPart(async () => (await import('./changeCard.tsx')).ChangeCard);
// Every deal shows these parts, so they load with the list.
TermsCard.preload();
DealCourse.preload();
const HistoryList = preloadedPart(async () => (await import('./historyList.tsx')).HistoryList);
DeskPart.preload();

const DaysPart = lazyPart(async () => (await import('./daysPart.tsx')).DaysPart);

const ProxyCard = lazyPart(async () => (await import('./proxyCard.tsx')).ProxyCard);

const AuditionCard = lazyPart(async () => (await import('./holdAndAuditions.tsx')).AuditionCard);
const HoldCard = lazyPart(async () => (await import('./holdAndAuditions.tsx')).HoldCard);

const RoleName = lazyPart(async () => (await import('#web/entities/job/roleName.tsx')).RoleName);
const SettlementCard = lazyPart(async () => (await import('./settlementCard.tsx')).SettlementCard);

/** `onBehalf`: the office records the cast's answer. */
export type Act = Decision['type'] | 'onBehalf';

const AllDeals = ({ kind, of, name }: { readonly kind: DealKind; readonly of: DealsOf; readonly name: string }) => (
  <Link to={dealsAddress(reviewQueues[kind].listPath, of)} aria-label={`${name}の${kinds[kind].noun}一覧`}>
    {kinds[kind].noun}一覧
  </Link>
);

const factsOf = (kind: DealKind, deal: Deal): Fact[] => [
  { term: labelOf(dealFields.jobId), value: <Link to={href('officeJob', { jobId: deal.jobId })}>{deal.job.title || MISSING_JOB}</Link> },
  ...(deal.roleNo === null ? [] : [{ term: labelOf(dealFields.roleNo), value: <RoleName jobId={deal.jobId} roleNo={deal.roleNo} /> }]),
  {
    term: labelOf(dealFields.clientId),
    value: <Link to={href('officeAccount', { uid: deal.clientId })}>{deal.client.name}</Link>,
    action: <AllDeals kind={kind} of={{ field: 'clientId', uid: deal.clientId }} name={deal.client.name} />,
  },
  {
    term: labelOf(dealFields.talentId),
    value: <Link to={href('officeTalent', { uid: deal.talentId })}>{deal.talent.name}</Link>,
    action: <AllDeals kind={kind} of={{ field: 'talentId', uid: deal.talentId }} name={deal.talent.name} />,
  },
  {
    term: 'メッセージ',
    value: '当事者だけの部屋があります（内容は事務局には表示されません）',
    action: <Link to={historyOf('chat', deal.chatRoomId)}>部屋の記録</Link>,
  },
  ...(hasTerms(deal) ? [] : [dealFields.fee, dealFields.scheduleToClose].map((field) => ({ term: labelOf(field), value: '未定' }))),
  ...('previous' in deal && deal.previous !== null
    ? [
        {
          term: labelOf(offerFields.previous),
          value: <PreviousDeal jobId={deal.jobId} previous={deal.previous} viewer="office" to={pageOfStream(deal.previous) ?? ''} />,
        },
      ]
    : []),
  ...(deal.billStatus === null
    ? []
    : [{ term: '請求', value: `${billStatusLabels[deal.billStatus]}${deal.billId ? `（${deal.billId}）` : ''}` }]),
  ...(deal.adminCancelBy === null
    ? []
    : [{ term: deal.cancellation === 'SETTLED' ? '精算した担当' : '強制終了した担当', value: <Colleague uid={deal.adminCancelBy} /> }]),
];

/** The legal record (domain/record) of a party who left is opened here with a reason. */
const hasRecord = ({ approvedAt, client, talent }: Deal): boolean =>
  approvedAt !== null && [client.name, talent.name].includes(MISSING_PERSON);

/** Whether its work days can still overlap other deals. */
const isAhead = ({ status, proposal }: Deal): boolean =>
  proposal?.sheet != null || status === 'IS_ACCEPTED' || status === 'IS_ADMIN_APPROVED' || status === 'IS_DECIDING';

// A method, not a property, for its looser types: a lazy part has the union of kinds, and the deal
// passed to it always has the given kind.
type Deciding<K extends DealKind> = { readonly kind: K; onDecide(act: Act, deal: Deals[K]): void };

const DealPage = <K extends DealKind>({ kind, deal, onDecide }: Deciding<K> & { readonly deal: Deals[K] }) => {
  const { noun } = kinds[kind];
  const now = useNow();
  const open = useOpenActs(kind)(deal, now);
  const waits = actionsOf(kinds[kind].table, deal.status, 'office').includes('adminApprove');
  const maySend = useMaySend();
  const mayRead = useMayRead();
  const ownAnswer = useOwnAnswer(kind, deal, open);
  const overlap = useOverlapObstacle(kind, deal);
  const held = useHeldActs('deals').find(({ entityId, aggregate }) => entityId === deal.id && aggregate === kind);
  // While a change waits for consent, the approval is shown with what is in its way.
  const later = waits && deal.proposal?.stage === 'OPEN' && maySend(kind, 'adminApprove') ? ['adminApprove'] : [];
  return (
    <Stack>
      <DecisionBlock
        kind={kind}
        deal={deal}
        open={[...open, ...later]}
        answers={answersOnBehalf(kinds[kind].table, deal, now).some((answer) => maySend(kind, answer))}
        obstacle={approvalObstacle(kind, deal, now)}
        overlap={isAhead(deal) ? overlap : null}
        ownAnswer={ownAnswer}
        held={held}
        onDecide={(act) => onDecide(act, deal)}
      />
      <ReadsOnly kind={kind} />
      <DealCourse kind={kind} deal={deal} side="office" now={now} />
      {deal.proxy === null ? null : <ProxyCard kind={kind} deal={deal} />}
      {deal.cancellation === null ? null : (
        <Card title={deal.cancellation === 'SETTLED' ? '取り消しの精算' : '取り消しの申し込み（精算待ち）'}>
          <CancellationFacts deal={deal} />
        </Card>
      )}
      {deal.proposal ? <ChangeCard deal={deal} /> : null}
      {isAhead(deal) ? <DaysPart kind={kind} deal={deal} /> : null}
      <DealBanner kind={kind} deal={deal} view={officeViewOf(kind, deal)} now={now} />
      <Card title="内容">
        <Facts facts={[...factsOf(kind, deal), ...reviewQueues[kind].factsOf(deal)]} />
      </Card>
      {/* Cards with reads of their own come late: what is decided on above them does not move. */}
      {activeStatuses(kind).includes(deal.status) && deal.approvedAt === null ? <HoldCard id={deal.id} /> : null}
      <AuditionCard id={deal.id} />
      {deal.approvedAt === null ? null : <SettlementCard kind={kind} id={deal.id} />}
      {mayRead('bills') ? <OrderPart kind={kind} deal={deal} isClient={false} maySet={maySend('order', 'setFor')} /> : null}
      <DeskPart
        kind={kind}
        workId={deal.id}
        waits={waits || deal.proposal?.stage === 'AGREED' || deal.proxyStage === 'DISPUTED' || isCalledOff(deal.cancellation ?? undefined)}
        canSnooze
      />
      <TermsCard kind={kind} deal={deal} side="office" now={now} />
      <CertificateButton kind={kind} deal={deal} />
      <HistoryList kind={kind} id={deal.id} />
      <div className={css.buttons}>
        <LinkButton variant="outlined" to={historyOf(kind, deal.id)}>
          この{noun}の履歴を監査する
        </LinkButton>
        {hasRecord(deal) ? (
          <LinkButton variant="outlined" to={historyOf('record', deal.id)}>
            退会した方の取引の記録を見る
          </LinkButton>
        ) : null}
        <LinkButton variant="text" to={historyOf('around', deal.jobId)}>
          このお仕事に関するすべての履歴
        </LinkButton>
      </div>
    </Stack>
  );
};

export const DealDetail = <K extends DealKind>({ kind, id, onDecide }: Deciding<K> & { readonly id: string }) => {
  const { query, row } = useOfficeDeal(kind, id);
  return (
    <Loaded query={query} row={row} none={<EmptyState title={`${kinds[kind].noun}が見つかりません`}>番号をご確認ください。</EmptyState>}>
      {(deal) => <DealPage kind={kind} deal={deal} onDecide={onDecide} />}
    </Loaded>
  );
};
