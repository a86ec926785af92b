import { type HelpAnswer, helpTopics } from './answers.ts';

// Plain data, computed by the web build (web/plainData.ts).

/**
 * Questions before the registration, taken from the help so that both pages have the same answers.
 */
const ids = ['free', 'certification', 'publication', 'flow', 'pay-day', 'cancel-fee', 'minor', 'public-page'] as const;

const answers = helpTopics.flatMap((topic) => topic.answers);

/** The questions of the index page before the registration. */
export const frontAnswers: readonly Pick<HelpAnswer, 'id' | 'question' | 'answer'>[] = ids.map((wanted) => {
  const found = answers.find(({ id }) => id === wanted);
  if (!found) throw new Error(`the help has no answer "${wanted}"`);
  const { id, question, answer } = found;
  return { id, question, answer };
});
