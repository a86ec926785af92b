import { fullDay, longTime } from '#domain/kernel/format/times.ts';
import type { ReasonCode } from '#domain/work/deal/fields.ts';
import { reasonInWords } from '#domain/work/deal/reasonLabels.ts';
import { sideNames } from '#domain/work/deal/statusView.ts';
import { endLabels } from '#domain/work/hold/kinds.ts';
import { auditionInviteSchema } from '#projections/audition/auditions.schema.ts';
import { type HoldDocument, holdPath, holdSchema } from '#projections/hold/holds.schema.ts';
import { inviteFacts, Tape } from '#web/entities/audition/invite.tsx';
import { HoldMark } from '#web/entities/hold/holdMark.tsx';
import { useMany, useOne } from '#web/shared/data/reads/reads.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { type Fact, Facts } from '#web/shared/ui/facts.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import type { Act } from '../../acts/act.ts';
import { ActButtons } from '../../acts/actButtons.tsx';

const endOf = ({ end, endedAt, endedBy, reasonCode, reason }: HoldDocument): Fact[] =>
  end === null || endedAt === null
    ? []
    : [
        { term: '終わり', value: `${endLabels[end]}・${longTime(endedAt)}` },
        ...(endedBy === null ? [] : [{ term: '外した側', value: endedBy === 'office' ? '事務局' : sideNames[endedBy] }]),
        ...(reasonCode || reason ? [{ term: '理由', value: reasonInWords(reasonCode as ReasonCode | null, reason) ?? '' }] : []),
      ];

const factsOf = (hold: HoldDocument): Fact[] => [
  { term: 'キープする日', value: hold.days.map(fullDay).join('、') },
  ...(hold.isLive && !hold.isDecided ? [{ term: '期限', value: longTime(hold.challengedUntil ?? hold.endsAt) }] : []),
  ...endOf(hold),
];

const release = ({ id, talentId }: HoldDocument): Act => ({
  callable: 'holds',
  type: 'forceRelease',
  fields: { talentId, dealId: id },
  document: holdPath(id),
  label: 'キープを外す',
  title: 'このキープを外しますか？',
  consequences: ['外したことと理由を、クライアントとキャストにお知らせします。', '先に待っていたクライアントの順番が上がります。'],
  done: 'キープを外しました',
  ends: true,
  isBeside: true,
  reasoned: true,
});

export const HoldCard = ({ id }: { readonly id: string }) => {
  const { data: hold } = useOne(holdPath(id), holdSchema);
  if (!hold) return null;
  return (
    <Card title="日程のキープ" action={<HoldMark hold={hold} />}>
      <Stack>
        <Facts facts={factsOf(hold)} />
        {hold.isLive ? <ActButtons acts={[release(hold)]} /> : null}
      </Stack>
    </Card>
  );
};

export const AuditionCard = ({ id }: { readonly id: string }) => {
  const { rows } = useMany({ collection: 'auditionInvites', where: [['dealId', '==', id]], limit: 3 }, auditionInviteSchema);
  return rows.map((invite) => (
    <Card key={invite.id} title={`オーディション（第${invite.round}回）`}>
      <Facts facts={inviteFacts(invite)} />
      <Tape invite={invite} />
    </Card>
  ));
};
