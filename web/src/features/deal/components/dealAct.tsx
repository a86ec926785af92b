import type { ReactNode } from 'react';
import { type UseFormReturn, useForm, useFormState } from 'react-hook-form';
import { z } from 'zod';
import { labelOf, limitOf } from '#domain/kernel/fieldMeta.ts';
import { reflectionText } from '#web/shared/data/reflectionText.ts';
import { formResolver } from '#web/shared/forms/formResolver.ts';
import { LeaveGuard } from '#web/shared/forms/leaveGuard.tsx';
import { showServerFaults } from '#web/shared/forms/serverFaults.ts';
import { TextField } from '#web/shared/forms/textField.tsx';
import { ConfirmDialog } from '#web/shared/ui/confirmDialog.tsx';
import { FormDialog } from '#web/shared/ui/formDialog.tsx';
import { Phrases } from '#web/shared/ui/phrases.tsx';
import { showToast } from '#web/shared/ui/toast.ts';
import type { ActWords } from '../actTexts.ts';
import { type CommandFields, type CommandType, useDealCommand } from '../commands/dealCommand.ts';
import type { DealKind } from '../kinds.ts';

type Texts = Record<string, string>;
type CommandSchema = z.ZodObject<{ type: z.ZodLiteral<string> }>;

type Props = {
  readonly kind: DealKind;
  readonly deal: { readonly id: string; readonly jobId: string };
  /** The command; its texts are asked for in the dialog. */
  readonly schema: CommandSchema;
  readonly words: ActWords;
  readonly shown: boolean;
  readonly onClose: () => void;
  /** What is agreed to. */
  readonly children?: ReactNode;
};

/** Sends the command and shows a toast. Mounted for each opening: one command id per dialog. */
const useAct = ({ kind, deal, schema, words, onClose }: Props) => {
  const command = useDealCommand(kind, schema.shape.type.value as CommandType<DealKind>, deal);
  const send = async (texts: Texts) => {
    const { reflection } = await command.send(texts as CommandFields<DealKind, CommandType<DealKind>>);
    showToast(words.toast + reflectionText(reflection));
    onClose();
  };
  return { ...command, send };
};

const Consequence = ({ children }: { readonly children: string }) => (
  <p>
    <Phrases>{children}</Phrases>
  </p>
);

const PlainDialog = (props: Props) => {
  const { send, sending, error } = useAct(props);
  const { words, onClose, children } = props;
  // A refusal is shown through `error`.
  const confirm = () => send({}).catch(() => undefined);
  return (
    <ConfirmDialog
      title={words.title}
      confirmLabel={words.label}
      ends={words.ends}
      sending={sending}
      error={error?.message}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {children}
      <Consequence>{words.consequence}</Consequence>
    </ConfirmDialog>
  );
};

type Written = Props & { readonly fields: Readonly<Record<string, z.ZodString>>; readonly form: UseFormReturn<Texts, unknown, Texts> };

const WrittenDialog = ({ fields, form, ...props }: Written) => {
  const { send, sending } = useAct(props);
  const { errors } = useFormState({ control: form.control });
  const { words, onClose, children } = props;
  const submit = async (texts: Texts) => {
    try {
      await send(texts);
      form.reset();
    } catch (failure) {
      form.setError('root', { message: showServerFaults(form, failure) });
    }
  };
  return (
    <FormDialog
      title={words.title}
      submitLabel={words.label}
      ends={words.ends}
      sending={sending}
      error={errors.root?.message}
      onSubmit={form.handleSubmit(submit)}
      onCancel={onClose}
    >
      {children}
      <Consequence>{words.consequence}</Consequence>
      {Object.entries(fields).map(([name, field]) => (
        <TextField
          key={name}
          control={form.control}
          name={name}
          label={labelOf(field)}
          required
          multiline
          limit={limitOf(field)}
          help={words.help}
        />
      ))}
    </FormDialog>
  );
};

/** Holds what was typed: it is there again when the dialog is opened again. */
const WrittenAct = ({ fields, ...props }: Omit<Written, 'form'>) => {
  const form = useForm<Texts, unknown, Texts>({
    defaultValues: Object.fromEntries(Object.keys(fields).map((name) => [name, ''])),
    resolver: formResolver(z.object(fields)),
  });
  return (
    <>
      {form.formState.isDirty ? <LeaveGuard when /> : null}
      {props.shown ? <WrittenDialog {...props} fields={fields} form={form} /> : null}
    </>
  );
};

const isText = (field: [string, z.ZodType]): field is [string, z.ZodString] => field[1] instanceof z.ZodString;

/** An act that a dialog asks about: a command with its consequence and the texts it carries. */
export const DealAct = (props: Props) => {
  const fields = Object.fromEntries(Object.entries<z.ZodType>(props.schema.shape).filter(isText));
  if (Object.keys(fields).length > 0) return <WrittenAct {...props} fields={fields} />;
  return props.shown ? <PlainDialog {...props} /> : null;
};
