import type { ReactNode } from 'react';
import type { Prices } from '#domain/kernel/priceFields.ts';
import { Facts } from '#web/shared/ui/facts.tsx';
import { FilledText, usePublicPrices } from './filledText.tsx';
import { hasPrices, type LegalBlock, type LegalDocument, type LegalPart, piecesOf } from './legalDocument.ts';
import css from './legalPage.module.css';

type Current = { readonly prices: Prices | null | undefined };

const Block = ({ block, prices }: Current & { readonly block: LegalBlock }) => {
  if (typeof block === 'string') {
    return (
      <p>
        <FilledText pieces={piecesOf(block)} prices={prices} />
      </p>
    );
  }
  if ('facts' in block)
    return <Facts facts={block.facts.map(([term, value]) => ({ term, value: <FilledText pieces={piecesOf(value)} prices={prices} /> }))} />;
  return (
    <ol>
      {block.list.map((item) => (
        <li key={item}>
          <FilledText pieces={piecesOf(item)} prices={prices} />
        </li>
      ))}
    </ol>
  );
};

const LegalParts = ({ parts, prices }: Current & { readonly parts: readonly LegalPart[] }) =>
  parts.map(({ id, heading, body }) => (
    <section key={id} id={id} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      {body.map((block) => (
        <Block key={JSON.stringify(block)} block={block} prices={prices} />
      ))}
    </section>
  ));

type Props = { readonly document: LegalDocument; readonly first?: ReactNode };

export const LegalProse = ({ document, first }: Props) => {
  const { lead, parts } = document;
  const prices = usePublicPrices(hasPrices(document));
  return (
    <article className={css.prose}>
      {first}
      {lead.map((text) => (
        <p key={text}>
          <FilledText pieces={piecesOf(text)} prices={prices} />
        </p>
      ))}
      <LegalParts parts={parts} prices={prices} />
    </article>
  );
};
