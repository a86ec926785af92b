import { useOwnHolds } from '#web/entities/hold/holds.ts';
import { href } from '#web/routing/href.ts';
import { useSide } from '#web/shared/data/auth/viewer.ts';
import { useNow } from '#web/shared/format/now.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import css from '../components/hold.module.css';
import { HoldRow } from '../components/holdRow.tsx';

const empty = {
  client: {
    words: '問い合わせや選考の画面から、決める前にキャストの日程をキープできます。',
    to: href('clientHome'),
    label: 'キャストをさがす',
  },
  talent: { words: 'クライアントからキープの申し込みが届くと、ここに表示されます。', to: href('talentDiary'), label: '予定を見る' },
} as const;

export default function HoldsScreen() {
  const side = useSide();
  const { query, rows } = useOwnHolds(side);
  const now = useNow();
  if (query.isError) return <FailedState onRetry={() => query.refetch()} />;
  if (!query.data) return <RowSkeletons count={3} />;
  const { words, to, label } = empty[side];
  if (rows.length === 0)
    return (
      <EmptyState title="キープはありません" action={<LinkButton to={to}>{label}</LinkButton>}>
        {words}
      </EmptyState>
    );
  return (
    <Stack wide>
      <p className="figures">{`${rows.length}件・期限の近い順`}</p>
      <ul className={css.list}>
        {rows.map((hold) => (
          <HoldRow key={hold.id} hold={hold} side={side} now={now} />
        ))}
      </ul>
    </Stack>
  );
}
