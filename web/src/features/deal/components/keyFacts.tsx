import { Link } from 'react-router-dom';
import { sheetChecks } from '#domain/work/deal/sheetWords.ts';
import { MISSING_JOB } from '#projections/kernel/fields.schema.ts';
import { type Deal, jobPage } from '#web/entities/deal/kinds.ts';
import { useMasterName } from '#web/entities/master/masterOptions.tsx';
import { Photo } from '#web/shared/ui/photo.tsx';
import css from './keyFacts.module.css';

type Props = { readonly deal: Deal };

/** For the cast: the job of a deal, and its client. */
export const JobHead = ({ deal }: Props) => (
  <section className={css.job} aria-label="お仕事">
    <Photo path={deal.job.picture} alt="" size={64} />
    <div>
      <h2 className="unbroken">
        <Link to={jobPage(deal, 'talent')}>{deal.job.title || MISSING_JOB}</Link>
      </h2>
      <p>{deal.client.name}</p>
    </div>
  </section>
);

/** Days, place and use at a glance; the terms sheet has all of them. */
export const KeyFacts = ({ deal }: Props) => {
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
