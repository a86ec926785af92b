import Button from '@mui/material/Button';
import { useState } from 'react';
import { prefectureName } from '#domain/kernel/prefectures.ts';
import type { Talent } from '#projections/talents.ts';
import { shortTime } from '#web/shared/format/dates.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { ShowMore } from '#web/shared/ui/showMore.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import css from '../table.module.css';
import { PublishDialog } from './components/publishDialog.tsx';
import { useUnpublishedTalents } from './queries/unpublishedTalents.ts';

/** Talents who wait for publication. */
export default function TalentsScreen() {
  const { query, rows, hasMore, showMore } = useUnpublishedTalents();
  const [chosen, setChosen] = useState<Talent | null>(null);
  return (
    <Stack>
      <h2>公開待ちのキャスト</h2>
      {query.isError ? <FailedState onRetry={() => query.refetch()} /> : null}
      {query.isPending ? <RowSkeletons /> : null}
      {query.data?.length === 0 ? (
        <EmptyState title="公開待ちはありません">キャストがプロフィールを登録すると、ここに表示されます。</EmptyState>
      ) : null}
      {rows.length > 0 ? (
        <div className={css.scroll}>
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">登録</th>
                <th scope="col">名前</th>
                <th scope="col">活動拠点</th>
                <th scope="col">特技</th>
                <th scope="col">
                  <span className="visually-hidden">操作</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((talent) => (
                <tr key={talent.id}>
                  <td className={`${css.keep} figures`}>{shortTime(talent.createdAt)}</td>
                  <td>
                    {talent.name}（{talent.kana}）
                  </td>
                  <td>{prefectureName(talent.prefecture)}</td>
                  <td>{talent.speciality.join('、')}</td>
                  <td className={css.keep}>
                    <Button size="small" variant="text" onClick={() => setChosen(talent)}>
                      公開する
                    </Button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
      <ShowMore more={hasMore} loading={query.isPlaceholderData} onMore={showMore} />
      {chosen ? <PublishDialog talent={chosen} onClose={() => setChosen(null)} /> : null}
    </Stack>
  );
}
