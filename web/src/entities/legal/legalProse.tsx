import type { ReactNode } from 'react';
import { Facts } from '#web/shared/ui/facts.tsx';
import { FilledText } from './filledText.tsx';
import { type LegalBlock, type LegalDocument, type LegalPart, piecesOf } from './legalDocument.ts';
import css from './legalPage.module.css';

const Block = ({ block }: { readonly block: LegalBlock }) => {
  if (typeof block === 'string') {
    return (
      <p>
        <FilledText pieces={piecesOf(block)} />
      </p>
    );
  }
  if ('facts' in block)
    return <Facts facts={block.facts.map(([term, value]) => ({ term, value: <FilledText pieces={piecesOf(value)} /> }))} />;
  return (
    <ol>
      {block.list.map((item) => (
        <li key={item}>
          <FilledText pieces={piecesOf(item)} />
        </li>
      ))}
    </ol>
  );
};

/** The parts of a document with their headings, which the contents link to. */
const LegalParts = ({ parts }: { readonly parts: readonly LegalPart[] }) =>
  parts.map(({ id, heading, body }) => (
    <section key={id} id={id} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      {body.map((block) => (
        <Block key={JSON.stringify(block)} block={block} />
      ))}
    </section>
  ));

type Props = { readonly document: LegalDocument; readonly first?: ReactNode };

/** A document's text. */
export const LegalProse = ({ document: { lead, parts }, first }: Props) => (
  <article className={css.prose}>
    {first}
    {lead.map((text) => (
      <p key={text}>
        <FilledText pieces={piecesOf(text)} />
      </p>
    ))}
    <LegalParts parts={parts} />
  </article>
);
