import type { ReactNode } from 'react';
import { FilledText } from './filledText.tsx';
import type { LegalDocument } from './legalDocument.ts';
import css from './legalPage.module.css';
import { LegalParts } from './legalParts.tsx';

type Props = { readonly document: LegalDocument; readonly first?: ReactNode };

/** A document's text. */
export const LegalProse = ({ document: { lead, parts }, first }: Props) => (
  <article className={css.prose}>
    {first}
    {lead.map((text) => (
      <p key={text}>
        <FilledText text={text} />
      </p>
    ))}
    <LegalParts parts={parts} />
  </article>
);
