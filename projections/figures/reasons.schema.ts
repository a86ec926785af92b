import type { EventType } from '#domain/registry.ts';

/** The events that store a reason of a list. */
export const reasonedTypes = [
  'OfferInquiryRefused',
  'OfferRefused',
  'OfferDeclined',
  'OfferCanceled',
  'EntryRefused',
  'EntryWithdrawn',
] as const satisfies EventType[];
export const reasonKey = (type: string, code: string): string => `${type}_${code}`;

type Counts = Readonly<Record<string, number>>;
/** The sum of reasons; undefined if there is none. */
export const sumReasons = (parts: readonly (Counts | undefined)[]): Record<string, number> | undefined => {
  const sum: Record<string, number> = {};
  for (const part of parts) for (const reason in part) sum[reason] = (sum[reason] ?? 0) + (part[reason] ?? 0);
  return Object.keys(sum).length === 0 ? undefined : sum;
};
