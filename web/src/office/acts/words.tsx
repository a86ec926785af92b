import { type ErrorCode, errorMessages } from '#domain/kernel/errorMessages.ts';
import css from '../list/table.module.css';

export const Consequences = ({ children }: { readonly children: readonly string[] }) => (
  <ul className={css.consequences}>
    {children.map((consequence) => (
      <li key={consequence}>{consequence}</li>
    ))}
  </ul>
);

/** Why an act could not be carried out later, by the code of its refusal. */
export const codeText = (code: string): string => (code in errorMessages ? errorMessages[code as ErrorCode] : errorMessages.fallback);
