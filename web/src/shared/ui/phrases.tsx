import { createElement, type ReactNode } from 'react';
import { knownPhrases } from './phraseBreak.ts';

/** A text of ours whose lines break between phrases only. What is no text, or not ours, is shown as it is. */
export const Phrases = ({ children }: { readonly children: ReactNode }) => {
  const phrases = typeof children === 'string' ? knownPhrases(children) : undefined;
  if (!phrases) return children;
  return createElement(
    'span',
    { className: 'phrases' },
    ...phrases.flatMap((phrase, at) => (at === 0 ? [phrase] : [createElement('wbr'), phrase])),
  );
};
