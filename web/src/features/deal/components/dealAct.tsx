import { type ReactNode, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { useCheckedForm } from '#web/shared/forms/checkedForm.ts';
import { CommandDialog } from '#web/shared/forms/commandDialog.tsx';
import { LeaveGuard } from '#web/shared/forms/leaveGuard.tsx';
import { TextField } from '#web/shared/forms/textField.tsx';
import { textOf } from '#web/shared/forms/textOf.ts';
import { Phrases } from '#web/shared/ui/phrases.tsx';
import type { ActWords } from '../actTexts.ts';
import { type CommandFields, type CommandType, useDealCommand } from '../commands/dealCommand.ts';
import type { Deal, DealKind } from '../kinds.ts';

type Texts = Record<string, string>;
type CommandSchema = z.ZodObject<{ type: z.ZodLiteral<string> }>;

type Props = {
  readonly kind: DealKind;
  readonly deal: Pick<Deal, 'id' | 'jobId' | 'termsNo' | 'proposal'>;
  /** The command; its texts are asked for in the dialog. */
  readonly schema: CommandSchema;
  readonly words: ActWords;
  readonly shown: boolean;
  readonly onClose: () => void;
  /** What is agreed to. */
  readonly children?: ReactNode;
};

type Fields = Readonly<Record<string, z.ZodString>>;
type DialogProps = Props & { readonly fields?: Fields; readonly form?: UseFormReturn<Texts, unknown, Texts> };

/** Mounted for each opening: one command id per dialog. */
const ActDialog = ({ kind, deal, schema, words, onClose, children, fields = {}, form }: DialogProps) => {
  const { send } = useDealCommand(kind, schema.shape.type.value as CommandType<DealKind>, deal);
  const [seen] = useState({ termsNo: deal.termsNo, proposalNo: deal.proposal?.no });
  const named = Object.fromEntries(Object.entries(seen).filter(([field]) => field in schema.shape));
  return (
    <CommandDialog
      title={words.title}
      confirmLabel={words.label}
      ends={words.ends}
      {...(form && { form })}
      send={(texts) => send({ ...texts, ...named } as CommandFields<DealKind, CommandType<DealKind>>)}
      done={words.toast}
      onClose={onClose}
    >
      {children}
      <p>
        <Phrases>{words.consequence}</Phrases>
      </p>
      {form
        ? Object.entries(fields).map(([name, field]) => (
            <TextField key={name} control={form.control} name={name} {...textOf(field)} multiline help={words.help} />
          ))
        : null}
    </CommandDialog>
  );
};

/** Holds what was typed: it is there again when the dialog is opened again. */
const WrittenAct = ({ fields, ...props }: Props & { readonly fields: Fields }) => {
  const form = useCheckedForm<Texts, Texts>(z.object(fields), Object.fromEntries(Object.keys(fields).map((name) => [name, ''])));
  return (
    <>
      {form.formState.isDirty ? <LeaveGuard when /> : null}
      {props.shown ? <ActDialog {...props} fields={fields} form={form} /> : null}
    </>
  );
};

const isText = (field: [string, z.ZodType]): field is [string, z.ZodString] => field[1] instanceof z.ZodString;

/** An act that a dialog asks about: a command with its consequence and the texts it carries. */
export const DealAct = (props: Props) => {
  const fields = Object.fromEntries(Object.entries<z.ZodType>(props.schema.shape).filter(isText));
  if (Object.keys(fields).length > 0) return <WrittenAct {...props} fields={fields} />;
  return props.shown ? <ActDialog {...props} /> : null;
};
