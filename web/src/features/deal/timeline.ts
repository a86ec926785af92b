import type { Viewer } from './view.ts';

export type TimelineEntry = { readonly at: number; readonly text: string };
export type Wording = Record<Viewer, string>;

/** What everybody reads in the same words. */
export const same = (text: string): Wording => ({ client: text, talent: text, office: text });

/** What happened at each stamped time of a deal for this viewer, newest first; `began` comes without a stamp of its own. */
export const timelineFrom = <Field extends string>(
  deal: Readonly<Record<NoInfer<Field>, number | null>>,
  wordings: Readonly<Record<Field, Wording>>,
  viewer: Viewer,
  began: readonly TimelineEntry[],
): TimelineEntry[] => {
  const stamps = (Object.keys(wordings) as Field[]).flatMap((field) => {
    const at = deal[field];
    return at === null ? [] : [{ at, text: wordings[field][viewer] }];
  });
  return [...began, ...stamps].sort((a, b) => b.at - a.at);
};
