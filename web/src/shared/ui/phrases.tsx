import type { ReactNode } from 'react';
import { knownPhrases } from './phraseBreak.ts';

/** A text of ours whose lines break between phrases only. Other content is shown unchanged. */
export const Phrases = ({ children }: { readonly children: ReactNode }) => {
  const [first, ...rest] = (typeof children === 'string' && knownPhrases(children)) || [];
  if (rest.length === 0) return children;
  const line = rest.reduce<ReactNode>(
    (before, phrase) => (
      <>
        {before}
        <wbr />
        {phrase}
      </>
    ),
    first,
  );
  return <span className="phrases">{line}</span>;
};
