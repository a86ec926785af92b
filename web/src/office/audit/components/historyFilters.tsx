import type { AuditedEvent } from '#domain/office/audit/history.ts';
import { setOrDelete, useAddressParams } from '#web/shared/search/addressParams.ts';
import { FilterSelect } from '#web/shared/search/filterSelect.tsx';
import search from '#web/shared/search/search.module.css';
import { eventText, roleText } from '../../history/eventTexts.ts';
import pills from '../../list/pills.module.css';
import css from '../audit.module.css';
import { filterIn } from '../historyFilter.ts';

const unique = (options: readonly { value: string; label: string }[]) => [
  ...new Map(options.map((option) => [option.value, option])).values(),
];

/** Filters a history by actor, event type and days; the filters are in the address. */
export const HistoryFilters = ({ events }: { readonly events: readonly AuditedEvent[] }) => {
  const [params, change] = useAddressParams();
  const { actor, kind, since, until } = filterIn(params);
  const choose = (field: string) => (value: string) => change((next) => setOrDelete(next, field, value));
  const actors = unique(
    events.map(({ actor: { uid, role, name } }) => ({ value: uid, label: name ? `${roleText(role)}（${name}）` : roleText(role) })),
  );
  const kinds = unique(events.map(({ type }) => ({ value: type, label: eventText(type) })));
  return (
    <section className={`${search.conditions} ${pills.pills} ${css.noPrint}`} aria-label="絞り込み">
      <FilterSelect label="操作の種類" any="すべて" value={kind} options={kinds} onChange={choose('kind')} />
      <FilterSelect label="操作した人" any="すべて" value={actor} options={actors} onChange={choose('actor')} />
      <label className={search.filter}>
        <span>開始日</span>
        <input type="date" value={since} onChange={({ target }) => choose('since')(target.value)} />
      </label>
      <label className={search.filter}>
        <span>終了日</span>
        <input type="date" value={until} onChange={({ target }) => choose('until')(target.value)} />
      </label>
    </section>
  );
};
