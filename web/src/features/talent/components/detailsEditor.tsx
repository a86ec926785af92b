import { useEffect, useState } from 'react';
import type { FieldPath } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { href } from '#web/app/href.ts';
import { useUid } from '#web/shared/data/session.ts';
import { useCheckedForm } from '#web/shared/forms/checkedForm.ts';
import { Form } from '#web/shared/forms/form.tsx';
import { type DetailsResult, type DetailsValues, detailsForm } from '../detailsForm.ts';
import { type DetailsRefusal, keptDetails } from '../keptDetails.ts';
import { DetailsFields } from './detailsFields.tsx';

/** Writing the details: everything typed is kept as it is typed, and goes on to the confirmation. */
export const DetailsEditor = ({ values, ofMinor }: { readonly values: DetailsValues; readonly ofMinor: boolean }) => {
  const refusal = useLocation().state as DetailsRefusal | null;
  const [error] = useState(refusal?.message);
  const navigate = useNavigate();
  const kept = keptDetails(useUid());
  const form = useCheckedForm<DetailsValues, DetailsResult>(detailsForm, values);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one form, one talent, for as long as it is shown
  useEffect(() => form.subscribe({ formState: { values: true }, callback: (state) => kept.write(state.values) }), [form]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the confirmation sent back is shown once, when the form appears
  useEffect(() => {
    Object.entries(refusal?.fields ?? {}).forEach(([path, message], index) => {
      form.setError(path as FieldPath<DetailsValues>, { type: 'server', message }, { shouldFocus: index === 0 });
    });
  }, []);
  const confirm = () => {
    kept.write(form.getValues());
    navigate(href('talentProfileConfirmation'));
  };
  return (
    <Form onSubmit={form.handleSubmit(confirm)} submitLabel="入力内容を確認する" sending={false} error={error} sticky>
      <DetailsFields control={form.control} ofMinor={ofMinor} />
    </Form>
  );
};
