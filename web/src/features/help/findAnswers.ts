import type { HelpSide, HelpTopic } from '#domain/talk/help/answers.ts';
import { joined, splitWords } from '#domain/work/search/foldSigns.ts';

/**
 * The topics of one side with the answers that contain every word of the keyword, in any width,
 * case or kana.
 */
export const findAnswers = (topics: readonly HelpTopic[], side: Exclude<HelpSide, 'both'>, keyword: string): readonly HelpTopic[] => {
  const words = [...splitWords(keyword).keys()];
  return topics.flatMap((topic) => {
    const answers = topic.answers.filter(({ side: of, question, answer }) => {
      if (of !== side && of !== 'both') return false;
      const text = joined([topic.title, question, ...answer]);
      return words.every((word) => text.includes(word));
    });
    return answers.length > 0 ? [{ ...topic, answers }] : [];
  });
};
