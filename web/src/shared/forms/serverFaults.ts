import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { commandErrorOf } from '#web/shared/data/commandError.ts';

/**
 * Puts the server's messages beside their fields and moves the focus to the first one. Returns the
 * message for the form as a whole.
 */
export const showServerFaults = <Values extends FieldValues>(form: UseFormReturn<Values, unknown, unknown>, error: unknown): string => {
  const { message, fields } = commandErrorOf(error);
  Object.entries(fields).forEach(([path, text], index) => {
    form.setError(path as FieldPath<Values>, { type: 'server', message: text }, { shouldFocus: index === 0 });
  });
  return message;
};
