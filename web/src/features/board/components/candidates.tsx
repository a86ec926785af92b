import { type Stage, stageLabels } from '#domain/deal/stages.ts';
import { funnelOf, useOwnAgenda } from '#web/features/agenda/public.ts';
import { DealRow } from '#web/features/deal/public.ts';
import { useNow } from '#web/shared/format/now.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { LinkTabs, useTab } from '#web/shared/ui/linkTabs.tsx';
import { Listed } from '#web/shared/ui/listed.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { useCandidates } from '../queries/candidates.ts';
import css from './candidates.module.css';

/** The order of the tabs: who came by themselves first. */
export const shownStages = ['entered', 'asked', 'offered', 'concluded', 'ended'] as const satisfies readonly Stage[];

const emptyTexts: Record<Stage, string> = {
  entered: 'キャストがエントリーすると、ここに表示されます。',
  asked: 'キャストへの問い合わせが、ここに表示されます。',
  offered: '送ったオファーが、成立するまでここに表示されます。',
  concluded: '成立したオファーとエントリーが、ここに表示されます。',
  ended: '辞退や取り消しなどで終了したものが、ここに残ります。',
};

/** The candidates of one of the client's jobs by how far they are, the last changed first. */
export const Candidates = ({ jobId }: { readonly jobId: string }) => {
  const now = useNow();
  const stage = useTab<Stage>(shownStages);
  const { agenda } = useOwnAgenda();
  const funnel = agenda && funnelOf(agenda, jobId);
  const tabs = shownStages.map((key) => ({
    key,
    label: stageLabels[key],
    ...(funnel && key !== 'ended' && { count: String(funnel[key]) }),
  }));
  return (
    <Stack>
      <h2 className={css.title}>候補者</h2>
      <LinkTabs label="候補者の絞り込み" tabs={tabs} current={stage} />
      <Listed
        list={useCandidates(jobId, stage)}
        skeleton={<RowSkeletons count={2} />}
        none={<EmptyState title={`${stageLabels[stage]}の候補者はいません`}>{emptyTexts[stage]}</EmptyState>}
      >
        {(rows) => (
          <ul className={css.rows}>
            {rows.map(({ kind, deal }) => (
              <DealRow key={deal.id} kind={kind} deal={deal} side="client" now={now} />
            ))}
          </ul>
        )}
      </Listed>
    </Stack>
  );
};
