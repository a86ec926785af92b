import {
  levelOptions,
  PROFICIENCIES_MAX,
  proficiencyIn,
  proficiencyKey,
  proficiencyRows,
  proficiencyText,
} from '#domain/kernel/proficiencies.ts';
import { ProficiencyOptions } from '#web/shared/forms/proficiencyOptions.tsx';
import { type Filter, FilterSelect } from '#web/shared/search/filterSelect.tsx';
import css from '#web/shared/search/search.module.css';

const label = '語学・スキル';

type Props = { readonly chosen: readonly string[]; readonly onChoose: (keys: readonly string[]) => void };

const FilterSkills = ({ chosen, onChoose }: Props) => {
  const wanted = chosen.flatMap((key) => proficiencyIn(key) ?? []);
  const leveled = wanted.flatMap((each) => {
    const row = proficiencyRows.find(({ code }) => code === each.code);
    return row && row.levels.length > 0 ? [{ row, key: proficiencyKey(each) }] : [];
  });
  return (
    <>
      <label className={css.filter}>
        <span>{label}</span>
        <select value="" onChange={({ target }) => onChoose([...chosen, proficiencyKey({ code: target.value, level: 1 })])}>
          <ProficiencyOptions
            rows={proficiencyRows}
            chosen={wanted}
            limit={PROFICIENCIES_MAX}
            more={chosen.length > 0 ? `${chosen.length}件を選択中` : 'すべて'}
          />
        </select>
      </label>
      {leveled.map(({ row, key }) => (
        <FilterSelect
          key={row.code}
          label={`${row.label}のレベル`}
          value={key}
          options={levelOptions(row, true).map((option) => ({
            value: proficiencyKey({ code: row.code, level: option.value }),
            label: option.label,
          }))}
          onChange={(other) => onChoose(chosen.map((each) => (each === key ? other : each)))}
        />
      ))}
    </>
  );
};

/** The filter of languages and skills; a cast meets all of them. */
export const skillsFilter: Filter = {
  field: 'skills',
  label,
  labelOf: (key) => {
    const wanted = proficiencyIn(key);
    return wanted ? proficiencyText(wanted, true) : '';
  },
  show: (chosen, choose) => <FilterSkills key="skills" chosen={chosen} onChoose={choose} />,
  options: proficiencyRows.map(({ code, label: text }) => ({ value: proficiencyKey({ code, level: 1 }), label: text })),
  several: true,
};
