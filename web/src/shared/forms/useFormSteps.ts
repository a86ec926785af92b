import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';

/** A step of a form: its title, its heading, and its fields (first part of their paths). */
export type FormStep = { readonly title: string; readonly heading: string; readonly fields: readonly string[] };

/** The step (from 0) of a field, by its path in the form. */
export const stepOf = (steps: readonly FormStep[], path: string): number =>
  Math.max(
    0,
    steps.findIndex(({ fields }) => fields.includes(path.split('.')[0] as string)),
  );

type Focusable = { readonly focus?: () => void };
const firstFault = (errors: object): Focusable | undefined => {
  for (const error of Object.values(errors)) {
    if (typeof error !== 'object' || error === null) continue;
    const found = 'message' in error ? (error as { ref?: Focusable }).ref : firstFault(error);
    if (found) return found;
  }
  return undefined;
};

type Form<Values extends FieldValues> = Pick<UseFormReturn<Values, unknown, FieldValues>, 'trigger' | 'setError' | 'getValues'> & {
  readonly formState: { readonly errors: object };
};

/**
 * A form in steps. The address has the step (`?step=`, from 1), so "back" works. All fields stay
 * mounted; `faultsWithin` checks a step as a whole.
 */
export const useFormSteps = <Values extends FieldValues>(
  form: Form<Values>,
  steps: readonly FormStep[],
  faultsWithin: (step: number, values: Values) => Readonly<Record<string, string>> = () => ({}),
) => {
  const [search, setSearch] = useSearchParams();
  const step = Math.min(steps.length, Math.max(1, Math.trunc(Number(search.get('step'))) || 1)) - 1;
  const goTo = (next: number, options: { readonly replace?: boolean } = {}) =>
    setSearch((before) => new URLSearchParams([...[...before].filter(([name]) => name !== 'step'), ['step', String(next + 1)]]), options);
  const fields = steps[step]?.fields ?? [];

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each step
  useEffect(
    () => firstFault(Object.fromEntries(Object.entries(form.formState.errors).filter(([field]) => fields.includes(field))))?.focus?.(),
    [step],
  );
  /** Shows faults at their fields, in the step of the first one. */
  const show = (faults: Readonly<Record<string, string>>) => {
    const [first] = Object.keys(faults);
    if (first === undefined) return;
    goTo(stepOf(steps, first), { replace: true });
    Object.entries(faults).forEach(([field, message], index) => {
      form.setError(field as FieldPath<Values>, { type: 'server', message }, { shouldFocus: index === 0 });
    });
  };
  const goOn = async () => {
    if (!(await form.trigger(fields as FieldPath<Values>[], { shouldFocus: true }))) return;
    const faults = faultsWithin(step, form.getValues());
    if (Object.keys(faults).length > 0) show(faults);
    else goTo(step + 1);
  };
  return {
    step,
    goTo,
    show,
    goOn,
    /** The title of the next step; null in the last one. */
    next: steps[step + 1]?.title ?? null,
    goToFault: (errors: object) => goTo(Math.min(...Object.keys(errors).map((path) => stepOf(steps, path))), { replace: true }),
  };
};
