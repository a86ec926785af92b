import { Link } from 'react-router-dom';
import { formatYen } from '#domain/kernel/format/numbers.ts';
import { clockTime } from '#domain/kernel/format/times.ts';
import { amountRows } from '#domain/work/deal/amounts.ts';
import { sheetChecks } from '#domain/work/deal/sheetWords.ts';
import { MISSING_JOB } from '#projections/kernel/fields.schema.ts';
import type { HeldAct } from '#projections/office/heldActs.schema.ts';
import { DealStatusChip } from '#web/entities/deal/dealStatusChip.tsx';
import { type Deal, type DealKind, type Deals, dueOf, kinds } from '#web/entities/deal/kinds.ts';
import { usePrices } from '#web/entities/deal/prices.ts';
import { useMasterName } from '#web/entities/master/masterOptions.tsx';
import { proposedOf, versionOf, versionText } from '#web/features/deal/public.ts';
import { href } from '#web/routing/href.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { useNow } from '#web/shared/format/now.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { lazyPart } from '#web/shared/ui/lazyPart.tsx';
import { MoreMenu } from '#web/shared/ui/moreMenu.tsx';
import { NetYen } from '#web/shared/ui/netYen.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { Colleague } from '../../acts/colleague.tsx';
import { officeViewOf } from '../../dealParts/reviewQueues.ts';
import { endTexts } from '../../dealParts/texts.ts';
import { deedOf } from '../../held/heldActs.ts';
import { useApprovalLimit } from '../approvalLimit.ts';
import { type Choice, choicesOf } from '../choices.ts';
import { askedTerms, useApprovalChecks } from '../queries/checks.ts';
import { CheckList, checkSummary } from './checkList.tsx';
import type { Act } from './dealDetail.tsx';
import css from './decisionBlock.module.css';

// Only some deals show these parts.
const RequestPart = lazyPart(async () => (await import('./requestPart.tsx')).RequestPart);
const HandOver = lazyPart(async () => (await import('./requestPart.tsx')).HandOver);

type Row = { readonly term: string; readonly value: string; readonly isMissing?: boolean };

/** Day, place and use, the parties, and the amount of the invoice. */
const useFacts = (deal: Deal): readonly Row[] => {
  const masterName = useMasterName();
  const terms = askedTerms(deal);
  const { fee, scheduleToClose } = proposedOf(deal) ?? versionOf(deal);
  const prices = usePrices(deal);
  const said = sheetChecks(terms, { masterName }).map(({ label, value, isMissing }) => ({ term: label, value, isMissing }));
  const rows = fee === null || scheduleToClose === null ? [] : amountRows(fee, scheduleToClose, 'office', prices);
  const total = rows.find(({ name }) => name === 'total');
  return [...said.slice(0, 3), ...(total ? [{ term: '請求', value: `${total.value}（税込）` }] : [])];
};

type ActsProps = {
  readonly choices: readonly Choice[];
  readonly more: readonly Choice[];
  readonly onDecide: (act: Act) => void;
};

const Acts = ({ choices, more, onDecide }: ActsProps) => (
  <div className={css.acts}>
    {choices.map(({ act, label, isMain, shortcut, isDisabled }) => (
      <Button
        key={act}
        variant={isMain ? 'contained' : 'outlined'}
        disabled={isDisabled}
        aria-keyshortcuts={shortcut}
        onClick={() => onDecide(act)}
      >
        {label}
        {shortcut ? (
          <span className={css.key} aria-hidden="true">
            {shortcut.toUpperCase()}
          </span>
        ) : null}
      </Button>
    ))}
    <MoreMenu items={more.map(({ act, label }) => ({ key: act, label, onSelect: () => onDecide(act) }))} />
  </div>
);

/** The checks, which a deal that nobody decides does not need. */
const Checks = ({ kind, deal, now }: { readonly kind: DealKind; readonly deal: Deal; readonly now: number }) => {
  const checks = useApprovalChecks(kind, deal, now);
  return (
    <div>
      <div className={css.summary}>
        <span>確かめること</span>
        <span>{checkSummary(checks)}</span>
      </div>
      <CheckList checks={checks} />
    </div>
  );
};

/** Tells the style sheet how high the block is that covers what scrolls. */
const measure = (block: HTMLElement) => {
  const growth = new ResizeObserver(() => block.parentElement?.style.setProperty('--decision', `${block.offsetHeight}px`));
  growth.observe(block);
  return () => growth.disconnect();
};

type Props<K extends DealKind> = {
  readonly kind: K;
  readonly deal: Deals[K];
  readonly open: readonly string[];
  readonly answers: boolean;
  readonly obstacle: string | null;
  /** Why neither the deal nor its change can be approved: other work at the same hours. */
  readonly overlap: string | null;
  /** Why the member may not decide on an own answer. */
  readonly ownAnswer: string | undefined;
  readonly held: HeldAct | undefined;
  readonly onDecide: (act: Act) => void;
};

export const DecisionBlock = <K extends DealKind>({
  kind,
  deal,
  open,
  answers,
  obstacle,
  overlap,
  ownAnswer,
  held,
  onDecide,
}: Props<K>) => {
  const now = useNow();
  const uid = useUid();
  const { limit, beyond } = useApprovalLimit();
  const asked = proposedOf(deal) ?? versionOf(deal);
  const isAbove = beyond(asked.fee) === 'above';
  const choices = held
    ? []
    : choicesOf({
        kind,
        deal,
        open,
        answers,
        isAbove,
        isOwnAnswer: ownAnswer !== undefined,
        isObstructed: obstacle !== null,
        overlaps: overlap !== null,
      });
  const approves = choices.some(({ isApproval }) => isApproval);
  const more: readonly Choice[] =
    !held && open.includes('forceClose') ? [{ act: 'forceClose', label: endTexts.forceClose(kind).label }] : [];
  const facts = useFacts(deal);
  return (
    <section ref={measure} className={css.block} aria-label="判断">
      <div className={css.head}>
        <DealStatusChip view={officeViewOf(kind, deal)} answerDue={dueOf(deal)} now={now} />
        <span>{kinds[kind].noun}</span>
      </div>
      <h2>
        <Link to={href('officeJob', { jobId: deal.jobId })}>{deal.job.title || MISSING_JOB}</Link>
      </h2>
      <div className={css.columns}>
        <div>
          <p className={css.fee}>{asked.fee === null ? '報酬 未定' : <NetYen>{formatYen(asked.fee)}</NetYen>}</p>
          <dl className={css.facts}>
            {facts.map(({ term, value, isMissing }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd className={isMissing ? css.missing : undefined} title={value}>
                  {value}
                </dd>
              </div>
            ))}
            <div>
              <dt>当事者</dt>
              <dd>
                <Link to={href('officeTalent', { uid: deal.talentId })}>{deal.talent.name}</Link> ×{' '}
                <Link to={href('officeAccount', { uid: deal.clientId })}>{deal.client.name}</Link>
              </dd>
            </div>
          </dl>
        </div>
        {choices.length > 0 || held ? <Checks kind={kind} deal={deal} now={now} /> : null}
      </div>
      {held ? (
        <Notice tone="info">
          {held.heldBy === uid ? '' : <Colleague uid={held.heldBy} />}
          {held.heldBy === uid ? '' : 'が'}
          {deedOf(held)}します（{clockTime(held.dueAt)}に実行）。
        </Notice>
      ) : null}
      {ownAnswer && choices.length > 0 ? <Notice tone="info">{ownAnswer}</Notice> : null}
      {(obstacle ?? overlap) && approves ? <Notice tone="warning">{obstacle ?? overlap}</Notice> : null}
      {ownAnswer && !approves && choices.length > 0 ? <HandOver kind={kind} workId={deal.id} /> : null}
      {approves ? (
        <RequestPart kind={kind} deal={deal} fee={asked.fee} limit={isAbove ? limit : null} asks={isAbove || ownAnswer !== undefined} />
      ) : null}
      {approves ? (
        <p className={css.above}>
          <span>{deal.proposal ? '承認するのは、表示中の変更です' : `承認するのは、表示中の${versionText(deal.termsNo)}です`}</span>
          {limit === null ? null : (
            <span>
              あなたの上限 <strong>{formatYen(limit)}</strong>（税抜）
            </span>
          )}
        </p>
      ) : null}
      {choices.length + more.length > 0 ? <Acts choices={choices} more={more} onDecide={onDecide} /> : null}
    </section>
  );
};
