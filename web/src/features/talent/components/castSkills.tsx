import { proficiencyText } from '#domain/kernel/proficiencies.ts';
import type { Talent } from '#projections/talent/talents.schema.ts';
import css from './castCard.module.css';

const SHOWN = 3;

export const CastSkills = ({ cast: { languages, skills } }: { readonly cast: Pick<Talent, 'languages' | 'skills'> }) => {
  const all = [...languages, ...skills].sort((one, other) => other.level - one.level);
  return all.length === 0 ? null : (
    <ul className={css.skills} aria-label="語学・スキル">
      {all.slice(0, SHOWN).map((each) => (
        <li key={each.code}>{proficiencyText(each)}</li>
      ))}
      {all.length > SHOWN ? <li>+{all.length - SHOWN}</li> : null}
    </ul>
  );
};
