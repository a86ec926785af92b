import { sheetChecks } from '#domain/work/deal/sheetWords.ts';
import type { Deal } from '#web/entities/deal/kinds.ts';
import { useMasterName } from '#web/entities/master/masterOptions.tsx';
import css from './keyFacts.module.css';

export const KeyFacts = ({ deal }: { readonly deal: Deal }) => {
  const masterName = useMasterName();
  if (deal.sheet === null) return null;
  return (
    <dl className={`${css.keys} figures unbroken`}>
      {sheetChecks(deal, { masterName })
        .slice(0, 3)
        .map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
};
