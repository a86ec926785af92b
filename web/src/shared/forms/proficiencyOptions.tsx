import { languages, type Proficiency, type ProficiencyRow, skills } from '#domain/kernel/proficiencies.ts';

const groups = [
  { label: '語学', rows: languages },
  { label: 'スキル・資格', rows: skills },
] as const;

type Props = {
  readonly rows: readonly ProficiencyRow[];
  /** They are left out. */
  readonly chosen: readonly Proficiency[];
  readonly limit: number;
  /** The text of the select, as long as there are more to choose. */
  readonly more: string;
};

export const ProficiencyOptions = ({ rows, chosen, limit, more }: Props) => {
  const offered = groups
    .map(({ label, rows: all }) => ({
      label,
      own: all.filter((row) => rows.includes(row) && !chosen.some(({ code }) => code === row.code)),
    }))
    .filter(({ own }) => own.length > 0);
  const optionsOf = (own: readonly ProficiencyRow[]) =>
    own.map(({ code, label }) => (
      <option key={code} value={code}>
        {label}
      </option>
    ));
  if (chosen.length >= limit) return <option value="">{limit}つ選びました</option>;
  return (
    <>
      <option value="">{more}</option>
      {offered.length === 1
        ? optionsOf(offered[0]?.own ?? [])
        : offered.map(({ label, own }) => (
            <optgroup key={label} label={label}>
              {optionsOf(own)}
            </optgroup>
          ))}
    </>
  );
};
