import type { Control } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import type { z } from 'zod';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { normalizeText } from '#domain/kernel/validation.ts';
import { type ContactCategory, contactCategories } from '#domain/talk/contact/category.ts';
import { type GuestContent, guestContent } from '#domain/talk/contact/fields.ts';
import { ChoiceField } from '#web/shared/forms/choiceField.tsx';
import { TextField } from '#web/shared/forms/textField.tsx';
import { textOf } from '#web/shared/forms/textOf.ts';
import { useDraftForm } from '#web/shared/forms/useDraftForm.ts';
import { categoryOptions } from '../texts.ts';

/** The contact form; a link can set its category (`category`). */
export const useContactForm = <Result extends object>(schema: z.ZodType<Result>, email: string) => {
  const wanted = useSearchParams()[0].get('category');
  const category = contactCategories.find((each) => each === wanted) ?? '';
  return useDraftForm<ContactValues, Result>({ name: 'contact', defaultValues: { category, text: '', name: '', email }, schema });
};

/** The values of the form; members leave name and address empty. */
export type ContactValues = Omit<GuestContent, 'category'> & { readonly category: ContactCategory | '' };

const { category, text, name, email } = guestContent.shape;

type Props = { readonly control: Control<ContactValues, unknown, unknown>; readonly asGuest: boolean };

/** The fields of a contact; guests also enter name and address. */
export const ContactFields = ({ control, asGuest }: Props) => (
  <>
    {asGuest ? (
      <>
        <TextField control={control} name="name" {...textOf(name)} autoComplete="name" />
        <TextField
          control={control}
          name="email"
          label={labelOf(email)}
          required
          type="email"
          inputMode="email"
          autoComplete="email"
          normalize={normalizeText}
          help="回答をお送りします。受信できるアドレスかご確認ください"
        />
      </>
    ) : null}
    <ChoiceField control={control} name="category" label={labelOf(category)} required options={categoryOptions} />
    <TextField
      control={control}
      name="text"
      {...textOf(text)}
      help="お仕事については、お仕事の名前と日時もお書きください。パスワードは書かないでください"
      multiline
    />
  </>
);
