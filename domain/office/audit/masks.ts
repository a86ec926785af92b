import { MASK } from './history.ts';

/** Personal fields, by dotted path, that the office's screens mask until they are opened. */
export const maskedFields = {
  account: ['email'],
  client: ['company.phone', ...['postalCode', 'prefecture', 'city', 'street', 'buildingName'].map((field) => `company.address.${field}`)],
  talent: ['birthday'],
  student: ['birthday'],
} as const satisfies Record<string, readonly string[]>;

export type MaskedAggregate = keyof typeof maskedFields;

export const isMasked = (aggregate: string): aggregate is MaskedAggregate => Object.hasOwn(maskedFields, aggregate);

/** The mask for a filled personal field; an empty text for an empty one. */
export const masked = (value: string | null): string => (value ? MASK : '');

/** Masks an e-mail address except its first letter: `h***@example.com`. */
export const maskEmail = (email: string): string => email.replace(/^([^@])[^@]*/, '$1***');
