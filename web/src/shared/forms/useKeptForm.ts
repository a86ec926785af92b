import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { useUid } from '#web/shared/data/session.ts';
import { useCheckedForm } from './checkedForm.ts';
import { keptInput } from './keptInput.ts';

type Options<Values, Result> = {
  /**
   * What is written here, with its id if there are several: what is kept for one is never shown in
   * another.
   */
  readonly name: string;
  readonly defaultValues: Values;
  readonly schema: z.ZodType<Result>;
};

export type KeptForm<Values extends FieldValues, Result extends FieldValues> = {
  readonly form: UseFormReturn<Values, unknown, Result>;
  /**
   * Changes when all values do at once: fields that hold the text behind a number or a date begin
   * anew with it as their key.
   */
  readonly generation: number;
  /** The form began with what was typed before the page was loaded anew. */
  readonly restored: boolean;
  /** Back to what the form begins with. */
  readonly startOver: () => void;
  /** Nothing is left to restore: it was sent, or given up. */
  readonly forget: () => void;
};

/**
 * A form whose unsent changes survive a reload and a crash of the tab; phones throw pages away
 * without asking.
 */
export const useKeptForm = <Values extends FieldValues, Result extends FieldValues>({
  name,
  defaultValues,
  schema,
}: Options<Values, Result>): KeptForm<Values, Result> => {
  const uid = useUid();
  const [kept] = useState(() => keptInput<Values>(name, uid));
  const [found, setFound] = useState(kept.read);
  const form = useCheckedForm<Values, Result>(schema, defaultValues);
  const [generation, setGeneration] = useState(0);
  const { isDirty } = form.formState;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears
  useEffect(() => {
    if (!found) return;
    form.reset({ ...defaultValues, ...found }, { keepDefaultValues: true });
    setGeneration(1);
  }, []);
  useEffect(() => {
    if (!isDirty) return;
    // The change that made it dirty came before the subscription.
    kept.write(form.getValues());
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => kept.write(values) });
  }, [form, kept, isDirty]);
  const startOver = () => {
    kept.forget();
    setFound(null);
    form.reset(defaultValues);
    setGeneration((before) => before + 1);
  };
  return { form, generation, restored: found !== null, startOver, forget: kept.forget };
};
