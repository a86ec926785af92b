import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import type { Shape } from '#domain/kernel/definition.ts';
import { type CommandRow, payloadOf } from '#domain/work/deal/commandRow.ts';
import type { ReasonCode } from '#domain/work/deal/fields.ts';
import { entryCommands } from '#domain/work/entry/commands.ts';
import { offerCommands } from '#domain/work/offer/commands.ts';
import { needsReason, reasonChoice, withoutEmpty } from '#web/entities/deal/endReasonForm.ts';
import { type Deal, type DealAction, type DealKind, kinds } from '#web/entities/deal/kinds.ts';
import { usePrices } from '#web/entities/deal/prices.ts';
import { useCheckedForm } from '#web/shared/forms/checkedForm.ts';
import { ChoiceField } from '#web/shared/forms/choiceField.tsx';
import { CommandDialog } from '#web/shared/forms/commandDialog.tsx';
import { LeaveGuard } from '#web/shared/forms/leaveGuard.tsx';
import { TextField } from '#web/shared/forms/textField.tsx';
import { textOf } from '#web/shared/forms/textOf.ts';
import { Facts } from '#web/shared/ui/facts.tsx';
import { Phrases } from '#web/shared/ui/phrases.tsx';
import type { ActWords } from '../actTexts.ts';
import { type CommandFields, type CommandType, useDealCommand } from '../commands/dealCommand.ts';
import { factsOfTerms, proposedOf, useSeen, versionOf } from '../versions.ts';
import { ChangedTerms } from './changedTerms.tsx';

type Texts = Record<string, string>;

type Props = {
  readonly kind: DealKind;
  readonly deal: Deal;
  readonly action: DealAction;
  readonly words: ActWords;
  readonly shown: boolean;
  readonly onClose: () => void;
};

/** The text fields of a command, which its dialog asks for; empty optional ones are not sent. */
type Fields = Readonly<Record<string, { readonly field: z.ZodString; readonly optional: boolean }>>;
/** `codes`: the list of reasons, if the command has one. */
type OfCommand = Props & { readonly payload: Shape; readonly fields: Fields; readonly codes: readonly ReasonCode[] };
type DialogProps = OfCommand & { readonly form?: UseFormReturn<Texts, unknown, Texts> };

/** What the user has seen: the version of the terms or the proposal; null for neither. */
const namesOf = (payload: Shape) => (['termsNo', 'proposalNo'] as const).find((field) => field in payload) ?? null;

/**
 * Mounted per opening, so one command id per dialog. The command names what the dialog showed,
 * never a later unread version.
 */
const ActDialog = ({ kind, deal, action, payload, words, onClose, fields, codes, form }: DialogProps) => {
  const reader = kinds[kind].table[action]?.by === 'talent' ? 'talent' : 'client';
  const { send, sending } = useDealCommand(kind, action as CommandType<DealKind>, deal);
  const names = namesOf(payload);
  const prices = usePrices(deal);
  const live = names === 'proposalNo' ? proposedOf(deal) : versionOf(deal);
  const { opened, seen, onRead } = useSeen(live);
  const named = names && { [names]: seen?.no };
  return (
    <CommandDialog
      title={words.title}
      confirmLabel={words.label}
      ends={words.ends}
      obstacle={live || sending ? undefined : 'この条件の申し込みは終了しました。最新の状態をご確認ください。'}
      onRead={names ? onRead : undefined}
      {...(form && { form })}
      send={(texts) => send({ ...withoutEmpty(texts), ...named } as CommandFields<DealKind, CommandType<DealKind>>)}
      done={words.toast}
      onClose={onClose}
    >
      {words.binds && live ? <Facts facts={factsOfTerms(live, reader, prices)} /> : null}
      {names ? <ChangedTerms of={names} before={opened} after={live} /> : null}
      <p>
        <Phrases>{words.consequence}</Phrases>
      </p>
      {form && codes.length > 0 ? (
        <ChoiceField control={form.control} name="reasonCode" help="種類を選ぶか、理由をご記入ください" {...reasonChoice(codes)} />
      ) : null}
      {form
        ? Object.entries(fields).map(([name, { field, optional }]) => (
            <TextField key={name} control={form.control} name={name} {...textOf(field)} required={!optional} multiline help={words.help} />
          ))
        : null}
    </CommandDialog>
  );
};

const formOf = (fields: Fields, codes: readonly ReasonCode[]) => {
  const texts = z.object(
    Object.fromEntries(Object.entries(fields).map(([name, { field, optional }]) => [name, optional ? field.or(z.literal('')) : field])),
  );
  return codes.length === 0 ? texts : texts.extend({ reasonCode: z.string() }).superRefine(needsReason);
};

/** Keeps the input when the dialog closes. */
const WrittenAct = (props: OfCommand) => {
  const { fields, codes, shown } = props;
  const empty = Object.fromEntries([...Object.keys(fields), ...(codes.length > 0 ? ['reasonCode'] : [])].map((name) => [name, '']));
  const form = useCheckedForm<Texts, Texts>(formOf(fields, codes), empty);
  return (
    <>
      {form.formState.isDirty ? <LeaveGuard when /> : null}
      {shown ? <ActDialog {...props} form={form} /> : null}
    </>
  );
};

const fieldsOf = (payload: Shape): Fields =>
  Object.fromEntries(
    Object.entries(payload).flatMap(([name, type]) => {
      const optional = type instanceof z.ZodOptional;
      const field = optional ? type.unwrap() : type;
      return field instanceof z.ZodString ? [[name, { field, optional }]] : [];
    }),
  );

const codesOf = ({ reasonCode }: Shape): readonly ReasonCode[] =>
  reasonCode instanceof z.ZodOptional ? ((reasonCode.unwrap() as z.ZodEnum).options as ReasonCode[]) : [];

const commands: Readonly<Record<DealKind, Readonly<Record<string, CommandRow>>>> = { offer: offerCommands, entry: entryCommands };

export const DealAct = (props: Props) => {
  const payload = payloadOf(commands[props.kind][props.action] as CommandRow) as Shape;
  const fields = fieldsOf(payload);
  if (Object.keys(fields).length > 0) return <WrittenAct {...props} payload={payload} fields={fields} codes={codesOf(payload)} />;
  return props.shown ? <ActDialog {...props} payload={payload} fields={fields} codes={[]} /> : null;
};
