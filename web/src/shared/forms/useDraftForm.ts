import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { useUid } from '../data/auth/session.ts';
import { useCheckedForm } from './checkedForm.ts';
import { draftStorage } from './draftStorage.ts';

type Options<Values, Result> = {
  readonly name: string;
  readonly defaultValues: Values;
  readonly schema: z.ZodType<Result>;
};

/** A form whose input is stored in this tab. */
export type DraftForm<Values extends FieldValues, Result extends FieldValues> = {
  readonly form: UseFormReturn<Values, unknown, Result>;
  /** Changes when all values change at once: a key of fields that hold text of their own. */
  readonly generation: number;
  /** The form started with input from before a reload. */
  readonly restored: boolean;
  /** Returns to the initial values. */
  readonly startOver: () => void;
  /** Removes the kept input after it was sent or discarded. */
  readonly forget: () => void;
};

/** Phones discard pages without warning, so unsent input survives a reload or crash. */
export const useDraftForm = <Values extends FieldValues, Result extends FieldValues>({
  name,
  defaultValues,
  schema,
}: Options<Values, Result>): DraftForm<Values, Result> => {
  const uid = useUid();
  const [kept] = useState(() => draftStorage<Values>(name, uid));
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
    // The first change came before the subscription.
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
