import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { TextInput, type TextInputLook } from './textInput.tsx';

type Props<Values extends FieldValues> = TextInputLook & {
  readonly control: Control<Values, unknown, unknown>;
  readonly name: FieldPath<Values>;
};

export const TextField = <Values extends FieldValues>({ control, name, ...look }: Props<Values>) => {
  const { field, fieldState } = useController({ control, name });
  return (
    <TextInput
      {...look}
      name={field.name}
      value={(field.value as string | null | undefined) ?? ''}
      error={fieldState.error?.message}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
    />
  );
};
