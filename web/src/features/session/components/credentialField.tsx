import { TextInput } from '#web/shared/forms/textInput.tsx';

type Props = {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  readonly inputRef: (input: HTMLInputElement | null) => void;
  readonly kind: 'email' | 'current-password' | 'new-password';
  readonly label: string;
  readonly help?: string;
};

export const CredentialField = ({ kind, ...props }: Props) =>
  kind === 'email' ? (
    <TextInput {...props} required type="email" inputMode="email" autoComplete="username" />
  ) : (
    <TextInput {...props} required type="password" autoComplete={kind} />
  );
