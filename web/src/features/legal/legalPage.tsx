import { useLocation } from 'react-router-dom';
import { blanksOf, type LegalDocument } from '#web/entities/legal/legalDocument.ts';
import css from '#web/entities/legal/legalPage.module.css';
import { LegalProse } from '#web/entities/legal/legalProse.tsx';
import { useCanonicalAddress } from '#web/shared/ui/documentHead.ts';
import { Notice } from '#web/shared/ui/notice.tsx';
import { useWide } from '#web/shared/ui/useWide.ts';

export const LegalPage = ({ document }: { readonly document: LegalDocument }) => {
  const { parts } = document;
  const wide = useWide();
  useCanonicalAddress(useLocation().pathname);
  return (
    <div className={css.page}>
      <nav aria-label="目次" className={css.contents}>
        <details open={wide}>
          <summary>目次</summary>
          <ol>
            {parts.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </details>
      </nav>
      <LegalProse
        document={document}
        first={
          blanksOf(document).length > 0 ? (
            <Notice tone="warning">この文書はひな形です。【運営者が記入】の箇所を、公開の前に運営者が記入し、内容を確認します。</Notice>
          ) : null
        }
      />
    </div>
  );
};
