import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { href } from '#web/routing/href.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { useCheckedForm } from '#web/shared/forms/checkedForm.ts';
import { Form } from '#web/shared/forms/form.tsx';
import { FormSteps } from '#web/shared/forms/formSteps.tsx';
import { useFormSteps } from '#web/shared/forms/useFormSteps.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { type DetailsRefusal, type DetailsResult, type DetailsValues, detailsForm, keptDetails } from '../detailsForm.ts';
import { DetailsFields, detailsSteps } from './detailsFields.tsx';

/** Edits the details. The input is stored while it is typed and continues to the confirmation. */
export const DetailsEditor = ({ values, ofMinor }: { readonly values: DetailsValues; readonly ofMinor: boolean }) => {
  const refusal = useLocation().state as DetailsRefusal | null;
  const [error] = useState(refusal?.message);
  const navigate = useNavigate();
  const kept = keptDetails(useUid());
  const form = useCheckedForm<DetailsValues, DetailsResult>(detailsForm, values);
  const { step, goTo, show, goOn, next, goToFault } = useFormSteps(form, detailsSteps);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one form for one talent
  useEffect(() => form.subscribe({ formState: { values: true }, callback: (state) => kept.write(state.values) }), [form]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown once
  useEffect(() => {
    show(refusal?.fields ?? {});
  }, []);
  const confirm = () => {
    kept.write(form.getValues());
    navigate(href('talentProfileConfirmation'));
  };
  const submit = form.handleSubmit(confirm, goToFault);
  return (
    <Form
      onSubmit={
        next === null
          ? submit
          : (event) => {
              event.preventDefault();
              goOn();
            }
      }
      submitLabel={next === null ? '入力内容を確認する' : `次へ（${next}）`}
      sending={false}
      error={error}
      sticky
      below={
        next === null ? null : (
          // Every field may stay empty, so the user can skip the remaining steps.
          <Button variant="text" onClick={submit}>
            入力内容を確認する
          </Button>
        )
      }
    >
      <FormSteps steps={detailsSteps} current={step} onChoose={goTo} />
      <DetailsFields control={form.control} ofMinor={ofMinor} step={step} />
    </Form>
  );
};
