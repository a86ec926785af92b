import type { Control, FieldPath, FieldValues, RegisterOptions } from 'react-hook-form';
import { TextField } from '#web/shared/forms/textField.tsx';

type Props<Values extends FieldValues> = {
  readonly control: Control<Values, unknown, unknown>;
  readonly name: FieldPath<Values>;
  readonly rules: RegisterOptions<Values, FieldPath<Values>>;
  readonly kind: 'email' | 'current-password' | 'new-password';
  readonly label: string;
  readonly help?: string;
};

const trimmed = (text: string) => text.normalize('NFKC').trim();

/** An e-mail address or a password, in the form that password managers understand. */
export const CredentialField = <Values extends FieldValues>({ kind, ...props }: Props<Values>) =>
  kind === 'email' ? (
    <TextField {...props} required type="email" inputMode="email" autoComplete="username" normalize={trimmed} />
  ) : (
    <TextField {...props} required type="password" autoComplete={kind} />
  );
