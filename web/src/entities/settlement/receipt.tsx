import { storageUrl } from '#web/shared/data/platform/storageUrl.ts';
import css from './receipt.module.css';
import type { ShownRow } from './settlement.ts';

/** The receipt of a cost: its words, and a small picture that opens the whole one in a new tab. */
export const Receipt = ({ row: { kind, label, receipt, picture } }: { readonly row: ShownRow }) => {
  if (kind === 'OVERTIME') return null;
  const url = storageUrl(picture);
  return (
    <>
      {receipt === '' ? null : <small> 領収書：{receipt}</small>}
      {url === null ? null : (
        <a href={url} target="_blank" rel="noreferrer" className={css.picture}>
          <img src={url} alt={`${label}の領収書を新しいタブで開く`} loading="lazy" decoding="async" />
        </a>
      )}
    </>
  );
};
