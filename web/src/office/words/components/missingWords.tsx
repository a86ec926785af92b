import { lazy, Suspense, useState } from 'react';
import { z } from 'zod';
import { fold } from '#domain/kernel/folding/fold.ts';
import { splitWords } from '#domain/kernel/folding/foldSigns.ts';
import { shortDay } from '#domain/kernel/format/times.ts';
import { useMany } from '#web/shared/data/reads/reads.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { Listed } from '#web/shared/ui/listed.tsx';
import { StatusChip } from '#web/shared/ui/statusChip.tsx';
import { DataTable } from '../../list/dataTable.tsx';
import { useMasterRows } from '../../masters/masterRows.ts';
import { useMaySend } from '../../roles/roles.tsx';

/** A word that searches did not find (functions/search/missingWords.ts). Dates in JST. */
const missingWord = z.object({
  word: z.string(),
  count: z.number(),
  casts: z.number().default(0),
  jobs: z.number().default(0),
  firstDay: z.string(),
  lastDay: z.string(),
});

const AddMaster = lazy(() => import('../../masters/components/addMaster.tsx'));

/** The words with their counts; each can become a synonym. */
export const MissingWords = () => {
  const list = useMany({ collection: 'missingWords', where: [], orderBy: ['count', 'desc'], limit: 100 }, missingWord);
  const { rows: synonyms } = useMasterRows('synonym');
  const inUse = new Set(synonyms.flatMap(({ name, isRetired }) => (isRetired ? [] : [...splitWords(name, fold).keys()])));
  const [added, setAdded] = useState<string | null>(null);
  const maySend = useMaySend();
  // The beginnings of typed words have given their count to the longer word.
  const rows = list.rows.filter(({ count }) => count > 0);
  return (
    <>
      <Listed
        list={{ ...list, rows }}
        none={<EmptyState title="見つからなかった言葉はありません">検索で見つからない言葉があると、ここに表示されます。</EmptyState>}
      >
        {(words) => (
          <DataTable
            label="見つからなかった言葉の表"
            rows={words}
            keyOf={({ word }) => word}
            columns={[
              { head: '言葉', as: 'head', cell: ({ word }) => word },
              { head: 'さがされた回数', as: 'number', named: true, cell: ({ count }) => count },
              { head: 'キャスト', as: 'number', named: true, cell: ({ casts }) => casts },
              { head: 'お仕事', as: 'number', named: true, cell: ({ jobs }) => jobs },
              { head: '最初', as: 'keep', named: true, cell: ({ firstDay }) => shortDay(firstDay) },
              { head: '最後', as: 'keep', named: true, cell: ({ lastDay }) => shortDay(lastDay) },
              {
                head: '同義語',
                as: 'keep',
                cell: ({ word }) => (inUse.has(fold(word)) ? <StatusChip tone="good" label="登録済み" /> : null),
              },
            ]}
            actsOf={({ word }) =>
              maySend('master', 'add') && !inUse.has(fold(word))
                ? [{ label: '同義語に追加する', name: `「${word}」を同義語に追加する`, onAct: () => setAdded(word) }]
                : []
            }
          />
        )}
      </Listed>
      <Suspense>
        {added === null ? null : <AddMaster kind="synonym" rows={synonyms} name={`${added}、`} onClose={() => setAdded(null)} />}
      </Suspense>
    </>
  );
};
