import { type HelpAnswer, helpTopics } from './answers.ts';

// Plain data, computed when the web app is built (web/plainData.ts).

/**
 * What people want to know before they register: answers of the help, which stay the same in both
 * places.
 */
const ids = ['free', 'certification', 'publication', 'flow', 'pay-day', 'cancel-fee', 'minor', 'public-page'] as const;

const answers = helpTopics.flatMap((topic) => topic.answers);

export const frontAnswers: readonly Pick<HelpAnswer, 'id' | 'question' | 'answer'>[] = ids.map((wanted) => {
  const found = answers.find(({ id }) => id === wanted);
  if (!found) throw new Error(`the help has no answer "${wanted}"`);
  const { id, question, answer } = found;
  return { id, question, answer };
});
