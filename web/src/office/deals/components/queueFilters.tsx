import { useLocation } from 'react-router-dom';
import { type Deal, type DealKind, kinds } from '#web/entities/deal/kinds.ts';
import { type ChangeParams, setOrDelete } from '#web/shared/search/addressParams.ts';
import { clearingsIn } from '#web/shared/search/addressSearch.ts';
import { FilterSelect } from '#web/shared/search/filterSelect.tsx';
import search from '#web/shared/search/search.module.css';
import { Button } from '#web/shared/ui/button.tsx';
import pills from '../../list/pills.module.css';
import { BOTH_KINDS, KINDS_PARAM } from '../mixedQueue.ts';
import { filtersSet, type QueueFilter } from '../queueOrder.ts';

type Props = {
  /** All rows of the queue, before filtering. */
  readonly rows: readonly Deal[];
  readonly shown: number;
  /** The queue has more rows than are read. */
  readonly isCut: boolean;
  readonly kind: DealKind;
  readonly isMixed: boolean;
  readonly filter: QueueFilter;
  readonly change: ChangeParams;
};

const fields = ['who', 'min', 'max', 'until'] as const;

export default function QueueFilters({ rows, shown, isCut, kind, isMixed, filter, change }: Props) {
  const { state } = useLocation();
  /** Changes when the filters are cleared or a saved view opens, to reset the inputs. */
  const clearings = clearingsIn(state);
  const choose = (field: (typeof fields)[number] | typeof KINDS_PARAM, value: string) =>
    change((next) => setOrDelete(next, field, value), { state });
  const names = new Map(rows.map(({ clientId, client }) => [clientId, client.name]));
  if (filter.who && !names.has(filter.who)) names.set(filter.who, '一覧にないクライアント');
  const clients = [...names].map(([value, label]) => ({ value, label })).sort((a, b) => a.label.localeCompare(b.label, 'ja'));
  const yen = (field: 'min' | 'max', label: string) => (
    <label className={search.filter}>
      <span>{label}</span>
      <input
        type="text"
        inputMode="numeric"
        defaultValue={filter[field] ?? ''}
        maxLength={11}
        onChange={({ target }) => choose(field, target.value.normalize('NFKC').replace(/[^0-9]/g, ''))}
      />
    </label>
  );
  const set = filtersSet(filter);
  return (
    <section className={`${search.conditions} ${pills.pills}`} aria-label="絞り込み" key={clearings}>
      <FilterSelect
        label="種類"
        any={kinds[kind].noun}
        value={isMixed ? BOTH_KINDS : ''}
        options={[{ value: BOTH_KINDS, label: 'すべて' }]}
        onChange={(value) => choose(KINDS_PARAM, value)}
      />
      <FilterSelect label="クライアント" any="すべて" value={filter.who} options={clients} onChange={(value) => choose('who', value)} />
      {yen('min', '報酬（円以上）')}
      {yen('max', '報酬（円以下）')}
      <label className={search.filter}>
        <span>終了日（この日まで）</span>
        <input type="date" value={filter.until} onChange={({ target }) => choose('until', target.value)} />
      </label>
      <p role="status">
        {set > 0 ? `${rows.length}件のうち${shown}件を表示しています。` : ''}
        {isCut ? `先頭の${rows.length}件の中で、並べ替えと絞り込みをしています。` : ''}
        {set > 0 ? (
          <Button
            variant="text"
            size="small"
            onClick={() =>
              change(
                (next) => {
                  for (const field of fields) next.delete(field);
                },
                { state: { clearings: clearings + 1 } },
              )
            }
          >
            絞り込みを解除する
          </Button>
        ) : null}
      </p>
    </section>
  );
}
