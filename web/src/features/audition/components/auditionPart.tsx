import { useState } from 'react';
import { type TranscodingFault, transcodingFaultWords } from '#domain/people/media/transcoding.ts';
import { type AuditionAct, castActs, isOpenAct } from '#domain/work/audition/rounds.ts';
import type { AuditionInvite } from '#projections/audition/auditions.schema.ts';
import { useInvitesOfDeal } from '#web/entities/audition/auditions.ts';
import { inviteFacts, Tape } from '#web/entities/audition/invite.tsx';
import type { Deal, Side } from '#web/entities/deal/kinds.ts';
import { href } from '#web/routing/href.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { Facts } from '#web/shared/ui/facts.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { lazyPart } from '#web/shared/ui/lazyPart.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { Phrases } from '#web/shared/ui/phrases.tsx';
import { Row } from '#web/shared/ui/stack.tsx';
import { inviteNext } from '../auditionTexts.ts';

const CastDialog = lazyPart(async () => (await import('./castDialogs.tsx')).CastDialog);
const TapeUpload = lazyPart(async () => (await import('./castDialogs.tsx')).TapeUpload);

type CastAct = 'confirm' | 'askOther' | 'declineInvite';
const labels: Readonly<Record<CastAct, string>> = {
  confirm: '参加する',
  askOther: '別の日時を希望する',
  declineInvite: '参加しない',
};
const variants = { confirm: 'contained', askOther: 'outlined', declineInvite: 'text' } as const satisfies Record<CastAct, string>;
const isDialogAct = (act: AuditionAct): act is CastAct => act !== 'submitTape' && castActs.some((each) => each === act);

type InviteProps = { readonly invite: AuditionInvite; readonly side: Side; readonly now: number };

const Invite = ({ invite, side, now }: InviteProps) => {
  const [asked, setAsked] = useState<CastAct | null>(null);
  const acts = side === 'talent' ? castActs.filter((act) => isOpenAct(act, invite, now)) : [];
  return (
    <Card title={`オーディション（第${invite.round}回）`}>
      <p>
        <Phrases>{inviteNext(invite, side)}</Phrases>
      </p>
      <Facts facts={inviteFacts(invite)} />
      {invite.fault ? <Notice tone="warning">{transcodingFaultWords[invite.fault as TranscodingFault]}</Notice> : null}
      <Tape invite={invite} />
      {acts.includes('submitTape') ? <TapeUpload invite={invite} /> : null}
      <Row>
        {acts.filter(isDialogAct).map((act) => (
          <Button key={act} variant={variants[act]} onClick={() => setAsked(act)}>
            {labels[act]}
          </Button>
        ))}
        {side === 'client' ? <LinkButton to={href('clientAuditions', { jobId: invite.jobId })}>オーディションを見る</LinkButton> : null}
      </Row>
      {asked ? <CastDialog act={asked} label={labels[asked]} invite={invite} onClose={() => setAsked(null)} /> : null}
    </Card>
  );
};

type Props = { readonly deal: Pick<Deal, 'id'>; readonly side: Side; readonly now: number };

export const AuditionPart = ({ deal, side, now }: Props) => {
  const { query, rows } = useInvitesOfDeal(side, deal.id);
  if (query.isError) return <FailedState onRetry={() => query.refetch()} />;
  return [...rows]
    .sort((one, other) => other.round - one.round)
    .map((each) => <Invite key={each.id} invite={each} side={side} now={now} />);
};
