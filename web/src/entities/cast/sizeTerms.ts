import { labelOf, unitOf } from '#domain/kernel/fieldMeta.ts';
import { sizes as measures, type TalentDetails } from '#domain/people/talent/details.ts';

type Size = keyof TalentDetails['sizes'];

/** The measures of a cast, in the order of the form. */
export const sizeTerms = (Object.keys(measures.shape) as Size[]).map((key) => ({
  key,
  term: labelOf(measures.shape[key]),
  unit: unitOf(measures.shape[key]),
}));

/** The measures that a cast has given, each with its unit. */
export const knownSizes = (sizes: TalentDetails['sizes']) =>
  sizeTerms.flatMap(({ key, term, unit }) => (sizes[key] === null ? [] : [{ term, value: `${sizes[key]} ${unit}` }]));
