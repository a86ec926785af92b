import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useUid } from '../data/auth/session.ts';
import { onSessionEnded } from '../data/platform/tabInput.ts';
import { draftStorage } from './draftStorage.ts';

/**
 * Keeps the input of an open dialog if the session ends elsewhere, and puts it back when the same
 * account opens the same dialog again. Returns a key for the fields, which hold text of their own.
 */
export const useInputAtSignOut = <Values extends FieldValues, Result extends FieldValues>(
  name: string | null,
  form: UseFormReturn<Values, unknown, Result> | undefined,
): number => {
  const uid = useUid();
  const [kept] = useState(() => draftStorage<Values>(`dialog:${location.pathname}:${name}`, uid));
  const [generation, setGeneration] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the dialog appears
  useEffect(() => {
    const found = name === null || !form ? null : kept.read();
    if (!found) return;
    kept.forget();
    form?.reset({ ...form.getValues(), ...found }, { keepDefaultValues: true });
    setGeneration(1);
  }, []);
  useEffect(() => {
    if (name === null || !form) return;
    return onSessionEnded(() => {
      const values = form.getValues();
      if (JSON.stringify(values) !== JSON.stringify(form.formState.defaultValues)) kept.write(values);
    });
  }, [name, form, kept]);
  return generation;
};
