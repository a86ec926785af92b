import { labelOf, labelsIn } from './kernel/fieldMeta.ts';
import { topics } from './kernel/words/topics.ts';
import { sns, snsKinds } from './people/talent/details.ts';
import { allAggregates, shapesOf } from './registry.ts';
import { dealFields } from './work/deal/fields.ts';
import { termsSheet } from './work/deal/sheet.ts';
import { jobPosting } from './work/job/posting.ts';
import { inquiryAnswerFields } from './work/offer/inquiryAnswer.ts';

// Plain data, computed by the web build (web/plainData.ts), so that the browser does not load
// schemas.

type Names = Readonly<Record<string, string>>;

/** 「Instagramのユーザー名」: in a list of fields, fields of a network include its name. */
const namesOfNetworks: Names = Object.fromEntries(
  snsKinds.flatMap((kind) => {
    const { [kind]: network } = sns.shape;
    // The time of the last change of the numbers is not a form field.
    const fields = { ...labelsIn(network.unwrap().shape), updatedAt: '更新日時' };
    return Object.entries(fields).map(([field, label]) => [`sns.${kind}.${field}`, `${labelOf(network)}の${label}`]);
  }),
);

const { fee, scheduleToClose } = dealFields;
const { feeMin, feeMax, startsAt } = jobPosting.shape;

/** Labels of fields inside terms: in a sheet, a proposed change, a posting or an answer. */
export const namesInTerms: Names = {
  ...labelsIn(termsSheet.shape),
  ...labelsIn({ fee, scheduleToClose, feeMin, feeMax, startsAt }),
  ...labelsIn(inquiryAnswerFields),
};

export const topicNames: Names = Object.fromEntries(Object.entries(topics).map(([topic, { label }]) => [topic, label]));

/** The label of a command comes first. */
const labelled = Object.fromEntries(
  allAggregates.map((definition) => [definition.name, Object.assign({}, ...shapesOf(definition).toReversed().map(labelsIn)) as Names]),
);

/** Labels of the fields of each aggregate, by dotted path. */
export const fieldNames: Readonly<Record<string, Names>> = { ...labelled, talent: { ...labelled.talent, ...namesOfNetworks } };
