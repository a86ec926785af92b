import type { TermsDiff } from './changeWords.ts';
import type { HeardAnswer } from './fields.ts';

/** A step of changed terms. `proxy`: details of an answer that the office gave for the cast. */
export type ChangeStep = {
  readonly type: string;
  readonly at: number;
  readonly diff: TermsDiff | null;
  readonly proxy?: HeardAnswer | null | undefined;
};

/** A step as one text: nine values each would cost more than all other fields of the document. */
export const stepText = (step: ChangeStep): string => JSON.stringify(step);

/** The steps in a deal's document, as texts by place. */
export type WithSteps = { readonly changeSteps: Readonly<Record<string, string>> };

/** The newest steps of changed terms, oldest first. */
export const changeStepsOf = ({ changeSteps }: WithSteps): readonly ChangeStep[] =>
  Object.values(changeSteps)
    .map((text) => JSON.parse(text) as ChangeStep)
    .sort((a, b) => a.at - b.at);
