import { dealFields } from './deal/fields.ts';
import { termsSheet } from './deal/sheet.ts';
import { fieldCatalogue } from './fieldCatalogue.ts';
import { jobEventFields } from './job/fields.ts';
import { labelOf, labelsIn, unitOf } from './kernel/fieldMeta.ts';
import { topics } from './notification/topics.ts';
import { sns, snsKinds } from './talent/details.ts';

// Plain data, computed when the web app is built (web/plainData.ts): the browser gets it without
// the schemas.

type Names = Readonly<Record<string, string>>;

/** 「Instagramのユーザー名」: in a list of fields, those of a network say whose they are. */
const namesOfNetworks: Names = Object.fromEntries(
  snsKinds.flatMap((kind) => {
    const { [kind]: network } = sns.shape;
    // When the figures changed last is no field of the form.
    const fields = { ...labelsIn(network.unwrap().shape), updatedAt: '更新日時' };
    return Object.entries(fields).map(([field, label]) => [`sns.${kind}.${field}`, `${labelOf(network)}の${label}`]);
  }),
);

const { fee, scheduleToClose } = dealFields;
const { feeMin, feeMax } = jobEventFields;

/**
 * The names of what stands inside of terms: of a sheet, of a proposed change, of what was posted.
 */
export const namesInTerms: Names = {
  ...labelsIn(termsSheet.shape),
  ...labelsIn({ fee, scheduleToClose, feeMin, feeMax }),
};

/** The names of the topics of mails. */
export const topicNames: Names = Object.fromEntries(Object.entries(topics).map(([topic, { label }]) => [topic, label]));

/** The names of the fields of each aggregate, by dotted path. */
export const fieldNames: Readonly<Record<string, Names>> = {
  ...Object.fromEntries(Object.entries(fieldCatalogue).map(([aggregate, fields]) => [aggregate, labelsIn(fields)])),
  talent: { ...labelsIn(fieldCatalogue.talent), ...namesOfNetworks },
};

/** The fields that hold amounts in yen, those of a terms sheet too. */
export const amountFields: readonly string[] = [
  ...new Set(
    [...Object.values(fieldCatalogue), termsSheet.shape].flatMap((fields) =>
      Object.entries(fields).flatMap(([name, field]) => (unitOf(field) === '円' ? [name] : [])),
    ),
  ),
];
