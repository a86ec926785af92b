import { useRef } from 'react';
import { type Control, useFieldArray, useFormState } from 'react-hook-form';
import { businessRules } from '#domain/kernel/businessRules.ts';
import { roleCatalogue } from '#domain/work/job/roleRows.ts';
import { CatalogueFields } from '#web/entities/catalogue/catalogueFields.tsx';
import { RepeatedRows } from '#web/shared/forms/repeatedRows.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { emptyRole, type JobFormValues } from '../jobForm.ts';

type Props = {
  readonly control: Control<JobFormValues, unknown, unknown>;
  /** The highest number that a role of the job ever had: no role gets it again. */
  readonly upTo: number;
};

export const RolesFields = ({ control, upTo }: Props) => {
  const { fields, append, remove } = useFieldArray({ control, name: 'roles' });
  const { errors } = useFormState({ control, name: 'roles' });
  // A number that was removed while it was typed is not used again either.
  const highest = useRef(upTo);
  highest.current = Math.max(highest.current, ...fields.map(({ no }) => no));
  const left = businessRules.rolesMax - fields.length;
  return (
    <>
      {fields.length > 0 ? (
        <Notice>募集人数と報酬の範囲は、役の人数と報酬から自動で決まります。</Notice>
      ) : (
        <p>主演とエキストラなど、役によって人数・報酬・性別・年代が違うときは、役ごとに募集できます。</p>
      )}
      <RepeatedRows
        rows={fields}
        nameOf={(at) => `役 ${at + 1}`}
        removeLabel="外す"
        onRemove={remove}
        fault={errors.roles?.root?.message ?? errors.roles?.message}
        addLabel={fields.length === 0 ? '役ごとに募集する' : `役を足す（あと${left}）`}
        onAdd={left > 0 ? () => append(emptyRole(highest.current + 1)) : null}
      >
        {(at) => <CatalogueFields control={control} of={roleCatalogue} step="役" within={`roles.${at}`} />}
      </RepeatedRows>
    </>
  );
};
