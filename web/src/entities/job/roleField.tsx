import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { dealFields } from '#domain/work/deal/fields.ts';
import type { Job } from '#projections/job/jobs.schema.ts';
import { SelectField } from '#web/shared/forms/selectField.tsx';
import { FULL, roleChoice, useTakenSeats } from './roles.ts';

type Props<Values extends FieldValues> = {
  readonly control: Control<Values, unknown, unknown>;
  readonly name: FieldPath<Values>;
  readonly job: Pick<Job, 'id' | 'roles'>;
  /** A full role cannot be chosen. The client of a job may still offer one, as a reserve. */
  readonly closed?: boolean;
};

export const RoleField = <Values extends FieldValues>({ control, name, job, closed = false }: Props<Values>) => {
  const { isFull } = useTakenSeats(job.id);
  return (
    <SelectField
      control={control}
      name={name}
      label={labelOf(dealFields.roleNo)}
      required
      blank="選択してください"
      options={job.roles.map((role) => {
        const full = isFull(role);
        return { value: role.no, label: full ? `${roleChoice(role)}：${FULL}` : roleChoice(role), disabled: full && closed };
      })}
    />
  );
};
