import { z } from 'zod';
import { inputOf } from '../../kernel/catalogueInput.ts';
import { messages } from '../../kernel/validation.ts';
import { address } from './address.ts';
import { clientCatalogue, companyCatalogue } from './clientRows.ts';

export const clientProfile = z.strictObject({
  ...inputOf(clientCatalogue, {}).shape,
  company: inputOf(companyCatalogue, { address }),
});

export type ClientProfile = z.infer<typeof clientProfile>;

/** Error texts of rules over several fields, by path: a corporation needs a company name. */
export const profileFaults = ({ clientType, company }: ClientProfile): Record<string, string> =>
  clientType === 'CORPORATION' && company.name === '' ? { 'company.name': messages.required } : {};
