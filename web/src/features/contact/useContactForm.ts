import { useSearchParams } from 'react-router-dom';
import type { z } from 'zod';
import { contactCategories } from '#domain/talk/contact/category.ts';
import { useKeptForm } from '#web/shared/forms/useKeptForm.ts';
import type { ContactValues } from './components/contactFields.tsx';

/** The contact form; a link can set its category (`category`). */
export const useContactForm = <Result extends object>(schema: z.ZodType<Result>, email: string) => {
  const wanted = useSearchParams()[0].get('category');
  const category = contactCategories.find((each) => each === wanted) ?? '';
  return useKeptForm<ContactValues, Result>({ name: 'contact', defaultValues: { category, text: '', name: '', email }, schema });
};
