import { Facts } from '#web/shared/ui/facts.tsx';
import { FilledText } from './filledText.tsx';
import type { LegalBlock, LegalPart } from './legalDocument.ts';

const Block = ({ block }: { readonly block: LegalBlock }) => {
  if (typeof block === 'string') {
    return (
      <p>
        <FilledText text={block} />
      </p>
    );
  }
  if ('facts' in block) return <Facts facts={block.facts.map(([term, value]) => ({ term, value: <FilledText text={value} /> }))} />;
  return (
    <ol>
      {block.list.map((item) => (
        <li key={item}>
          <FilledText text={item} />
        </li>
      ))}
    </ol>
  );
};

/** The parts of a document with their headings, which the contents link to. */
export const LegalParts = ({ parts }: { readonly parts: readonly LegalPart[] }) =>
  parts.map(({ id, heading, body }) => (
    <section key={id} id={id} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      {body.map((block) => (
        <Block key={JSON.stringify(block)} block={block} />
      ))}
    </section>
  ));
