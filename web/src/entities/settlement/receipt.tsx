import { PictureLink } from '#web/shared/ui/pictureLink.tsx';
import type { ShownRow } from './settlement.ts';

export const Receipt = ({ row: { kind, label, receipt, picture } }: { readonly row: ShownRow }) => {
  if (kind === 'OVERTIME') return null;
  return (
    <>
      {receipt === '' ? null : <small> 領収書：{receipt}</small>}
      <PictureLink path={picture} name={`${label}の領収書`} />
    </>
  );
};
