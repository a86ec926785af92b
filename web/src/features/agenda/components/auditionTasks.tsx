import type { ReactNode } from 'react';
import { pathOf } from '#domain/kernel/words/places.ts';
import { isOpenAct } from '#domain/work/audition/rounds.ts';
import type { AuditionInvite } from '#projections/audition/auditions.schema.ts';
import { useOpenInvites } from '#web/entities/audition/auditions.ts';
import { useDealsById } from '#web/entities/deal/dealsById.ts';
import type { PersonTask } from '../personTasks.ts';

/** What an invite asks of the cast now, or null. `about`: the client and the job. */
const taskIn = (invite: AuditionInvite, about: readonly string[], now: number): PersonTask | null => {
  const { dealKind, dealId, round, answerDue, tapeDue, status } = invite;
  const isTape = isOpenAct('submitTape', invite, now);
  if (!isTape && (status === 'OTHER_ASKED' || !isOpenAct('confirm', invite, now))) return null;
  const to = pathOf('talentOffer', { offerId: dealKind === 'offer' ? dealId : null, entryId: dealId });
  const words = isTape ? 'オーディションの動画を提出する' : 'オーディションの招待に回答する';
  return { words, why: [...about, `第${round}回`].join('・'), to, due: isTape ? tapeDue : answerDue };
};

type Props = { readonly now: number; readonly children: (tasks: readonly PersonTask[]) => ReactNode };

export const AuditionTasks = ({ now, children }: Props) => {
  const { rows } = useOpenInvites();
  const { dealOf } = useDealsById(
    'talent',
    rows.map(({ dealKind: kind, dealId: id }) => ({ kind, id })),
  );
  const tasks = rows.flatMap((invite) => {
    const deal = dealOf({ kind: invite.dealKind, id: invite.dealId });
    return taskIn(invite, deal ? [deal.client.name, deal.job.title].filter(Boolean) : [], now) ?? [];
  });
  return tasks.length === 0 ? null : children(tasks);
};
