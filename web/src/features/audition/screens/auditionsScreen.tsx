import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { businessRules } from '#domain/kernel/businessRules.ts';
import { fullDay, hours, longTime } from '#domain/kernel/format/times.ts';
import { auditionKindLabels, auditionResultLabels } from '#domain/work/audition/kinds.ts';
import { auditionIdOf, clientActs, isOpenAct, type Slot, withoutResult } from '#domain/work/audition/rounds.ts';
import { inviteStatusLabels } from '#domain/work/audition/status.ts';
import type { AuditionDocument, AuditionInvite, AuditionScore } from '#projections/audition/auditions.schema.ts';
import { useAuditionsOfJob, useInvitesOf, useScoresOf } from '#web/entities/audition/auditions.ts';
import { ownSlot, SlotTimes, Tape } from '#web/entities/audition/invite.tsx';
import { useDealsById } from '#web/entities/deal/dealsById.ts';
import { type Deal, kinds } from '#web/entities/deal/kinds.ts';
import { href } from '#web/routing/href.ts';
import { useNow } from '#web/shared/format/now.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { Facts } from '#web/shared/ui/facts.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { lazyPart } from '#web/shared/ui/lazyPart.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Photo } from '#web/shared/ui/photo.tsx';
import { Phrases } from '#web/shared/ui/phrases.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Row, Stack } from '#web/shared/ui/stack.tsx';
import { type ChipTone, StatusChip } from '#web/shared/ui/statusChip.tsx';
import { inviteNext } from '../auditionTexts.ts';
import css from '../components/auditions.module.css';
import type { RoundAsk } from '../components/clientDialogs.tsx';
import type { CastAsk } from '../components/onCastDialogs.tsx';

const dialogs = () => import('../components/clientDialogs.tsx');
const OpenDialog = lazyPart(async () => (await dialogs()).OpenDialog);
const RoundDialog = lazyPart(async () => (await dialogs()).RoundDialog);
const OnCastDialog = lazyPart(async () => (await import('../components/onCastDialogs.tsx')).OnCastDialog);
const InviteDialog = lazyPart(async () => (await dialogs()).InviteDialog);

const actLabels: Readonly<Record<CastAsk, string>> = { move: '時間枠を変更する', giveResult: '結果を伝える', score: '評価を書く' };

/** Only what waits for the client has its colour. */
const tones: Readonly<Record<AuditionInvite['status'], ChipTone>> = {
  INVITED: 'theirs',
  MOVED: 'theirs',
  OTHER_ASKED: 'mine',
  CONFIRMED: 'good',
  DECLINED: 'ended',
  SILENT: 'ended',
  LEFT: 'ended',
};

type CastProps = {
  readonly invite: AuditionInvite;
  readonly deal: Deal | undefined;
  readonly name: string;
  readonly score: AuditionScore | undefined;
  readonly now: number;
  readonly onAsk: (ask: CastAsk, invite: AuditionInvite) => void;
};

const Cast = ({ invite, deal, name, score, now, onAsk }: CastProps) => {
  const slot = ownSlot(invite);
  const facts = [
    ...(slot ? [{ term: '日時', value: <SlotTimes slots={[slot]} /> }] : []),
    ...(invite.times.length > 0 && invite.status === 'OTHER_ASKED'
      ? [{ term: '希望の日時', value: invite.times.map(longTime).join('、') }]
      : []),
    ...(invite.reason ? [{ term: 'キャストの理由', value: invite.reason }] : []),
    ...(score ? [{ term: '評価（キャストには見えません）', value: `${score.score}／5　${score.scoreNote ?? ''}` }] : []),
    ...(invite.result ? [{ term: '結果', value: auditionResultLabels[invite.result] }] : []),
  ];
  const acts = clientActs.filter((act) => isOpenAct(act, invite, now));
  return (
    <li className={css.cast}>
      <Photo path={deal?.talent.thumbnail ?? null} alt="" size={52} />
      <div className={css.name}>
        <h3 className="unbroken">
          <Link to={kinds[invite.dealKind].page.client(invite.dealId)}>{name}</Link>
        </h3>
        <StatusChip tone={tones[invite.status]} label={inviteStatusLabels[invite.status]} />
        <p>
          <Phrases>{inviteNext(invite, 'client')}</Phrases>
        </p>
      </div>
      <div className={css.body}>
        <Facts facts={facts} />
        <Tape invite={invite} />
        <Row>
          {acts.map((act) => (
            <Button
              key={act}
              variant={act === 'score' ? 'text' : 'outlined'}
              onClick={() => onAsk(act, invite)}
              aria-label={`${name}：${actLabels[act]}`}
            >
              {actLabels[act]}
            </Button>
          ))}
        </Row>
      </div>
    </li>
  );
};

type SlotsProps = { readonly slots: readonly Slot[]; readonly namesIn: (slot: Slot) => readonly string[] };

const Slots = ({ slots, namesIn }: SlotsProps) => (
  <div className={css.days}>
    {[...Map.groupBy(slots, ({ date }) => date)].map(([date, ofDay]) => (
      <section key={date} aria-label={`${fullDay(date)}の時間枠`}>
        <h3>{fullDay(date)}</h3>
        <ul className={`${css.slots} figures`}>
          {ofDay.map((slot) => {
            const names = namesIn(slot);
            const free = slot.capacity - names.length;
            return (
              <li key={slot.slotId}>
                <span className="unbroken">{hours(slot.from, slot.to)}</span>
                <b>{names.join('、')}</b>
                <span className="unbroken">{free > 0 ? `空き${free}人` : '満席'}</span>
              </li>
            );
          })}
        </ul>
      </section>
    ))}
  </div>
);

type RoundProps = { readonly round: AuditionDocument; readonly now: number };

const Round = ({ round, now }: RoundProps) => {
  const { query, rows: invites } = useInvitesOf(round.id);
  const { rows: scores } = useScoresOf(round.id);
  const [asked, setAsked] = useState<RoundAsk | 'invite' | { readonly ask: CastAsk; readonly invite: AuditionInvite } | null>(null);
  const missing = withoutResult(invites);
  const { failed, isRead, dealOf } = useDealsById(
    'client',
    invites.map(({ dealKind: kind, dealId: id }) => ({ kind, id })),
  );
  const ofInvite = ({ dealKind: kind, dealId: id }: AuditionInvite) => dealOf({ kind, id });
  const nameOf = (invite: AuditionInvite) => ofInvite(invite)?.talent.name || 'キャスト';
  const isTape = round.auditionKind === 'SELF_TAPE';
  const broken = query.isError ? query : failed;
  if (broken) return <FailedState onRetry={() => broken.refetch()} />;
  return (
    <Stack wide>
      <Card title={`第${round.round}回（${auditionKindLabels[round.auditionKind]}）${round.isOpen ? '' : '・終了'}`}>
        <Facts
          facts={[
            ...(round.place ? [{ term: '場所・参加用リンク', value: round.place }] : []),
            ...(round.note ? [{ term: 'キャストへの案内', value: round.note }] : []),
            { term: '回答期限', value: longTime(round.answerDue) },
            ...(round.tapeDue === null ? [] : [{ term: '動画の提出期限', value: longTime(round.tapeDue) }]),
          ]}
        />
        {isTape || round.slots.length === 0 ? null : (
          <Slots slots={round.slots} namesIn={({ slotId }) => invites.filter((each) => each.slotId === slotId).map(nameOf)} />
        )}
        {round.isOpen ? (
          <Stack>
            {missing.length > 0 ? (
              <p>
                <Phrases>{`終了するには、あと${missing.length}人に結果を伝えてください。`}</Phrases>
              </p>
            ) : null}
            <Row>
              {isTape ? null : (
                <Button variant="outlined" onClick={() => setAsked('addSlots')}>
                  時間枠を追加する
                </Button>
              )}
              {isTape || round.slots.length > 0 ? (
                <Button variant="outlined" onClick={() => setAsked('invite')}>
                  キャストを招待する
                </Button>
              ) : null}
              {invites.length > 0 ? (
                <Button variant="text" disabled={missing.length > 0} onClick={() => setAsked('close')}>
                  この回を終了する
                </Button>
              ) : null}
            </Row>
          </Stack>
        ) : null}
      </Card>
      {query.data && isRead ? null : <RowSkeletons count={2} />}
      {isRead && invites.length > 0 ? (
        <ul className={css.casts} aria-label={`第${round.round}回のキャスト`}>
          {invites.map((each) => (
            <Cast
              key={each.id}
              invite={each}
              deal={ofInvite(each)}
              name={nameOf(each)}
              score={scores.find(({ dealId }) => dealId === each.dealId)}
              now={now}
              onAsk={(ask, invite) => setAsked({ ask, invite })}
            />
          ))}
        </ul>
      ) : null}
      {asked === 'invite' ? <InviteDialog round={round} invites={invites} onClose={() => setAsked(null)} /> : null}
      {asked === 'addSlots' || asked === 'close' ? <RoundDialog ask={asked} round={round} onClose={() => setAsked(null)} /> : null}
      {asked !== null && typeof asked === 'object' ? (
        <OnCastDialog {...asked} round={round} invites={invites} onClose={() => setAsked(null)} />
      ) : null}
    </Stack>
  );
};

export default function AuditionsScreen() {
  const { jobId = '' } = useParams();
  const { query, rows } = useAuditionsOfJob(jobId);
  const [isOpening, setOpening] = useState(false);
  const now = useNow();
  if (query.isError) return <FailedState onRetry={() => query.refetch()} />;
  if (!query.data) return <RowSkeletons count={3} />;
  const rounds = [...rows].sort((one, other) => other.round - one.round);
  const next = (rounds[0]?.round ?? 0) + 1;
  const begin = (
    <Button variant={rounds.some(({ isOpen }) => isOpen) ? 'outlined' : 'contained'} onClick={() => setOpening(true)}>
      {`第${next}回を始める`}
    </Button>
  );
  return (
    <Stack wide>
      <Row>
        <LinkButton variant="text" to={href('clientOwnJob', { jobId })}>
          お仕事に戻る
        </LinkButton>
        {rounds.length > 0 && next <= businessRules.auditionRoundsMax ? begin : null}
      </Row>
      {rounds.length === 0 ? (
        <EmptyState title="オーディションはまだありません" action={begin}>
          選考中のエントリーや問い合わせ中のキャストを、対面・オンライン・自撮りのオーディションに招待できます。
        </EmptyState>
      ) : null}
      {rounds.map((round) => (
        <Round key={round.id} round={round} now={now} />
      ))}
      {isOpening ? <OpenDialog auditionId={auditionIdOf(jobId, next)} onClose={() => setOpening(false)} /> : null}
    </Stack>
  );
}
