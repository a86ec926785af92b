import { useState } from 'react';
import { transcodingFaultWords } from '#domain/people/media/transcoding.ts';
import type { Media } from '#projections/talent/media.schema.ts';
import { lazyPart } from '#web/shared/ui/lazyPart.tsx';
import { MoreMenu } from '#web/shared/ui/moreMenu.tsx';
import { useFocusFallback } from '#web/shared/ui/useFocusFallback.ts';
import { nameOf } from './mediaFace.tsx';
import { MediaLink } from './mediaLink.tsx';
import css from './portfolio.module.css';
import { RemoveDialog } from './removeDialog.tsx';

const DescribeDialog = lazyPart(async () => (await import('./describeDialog.tsx')).DescribeDialog);

type Props = {
  readonly item: Media;
  readonly index: number;
  readonly count: number;
  readonly onOpen: (id: string) => void;
  readonly onMove: (to: number) => void;
};

/** An item of the own portfolio with its buttons. */
export const OwnItem = ({ item, index, count, onOpen, onMove }: Props) => {
  const held = useFocusFallback<HTMLLIElement>();
  const [dialog, setDialog] = useState<'describe' | 'remove' | null>(null);
  const close = () => setDialog(null);
  const acts = [
    { key: 'describe', label: '説明を編集する', onSelect: () => setDialog('describe') },
    ...(index > 0 ? [{ key: 'back', label: '1つ前へ移動する', onSelect: () => onMove(index - 1) }] : []),
    ...(index > 0 ? [{ key: 'first', label: '先頭へ移動する', onSelect: () => onMove(0) }] : []),
    ...(index < count - 1 ? [{ key: 'forth', label: '1つ後ろへ移動する', onSelect: () => onMove(index + 1) }] : []),
    { key: 'remove', label: '削除する', onSelect: () => setDialog('remove') },
  ];
  return (
    <li ref={held} className={css.item}>
      <MediaLink item={item} place={index + 1} onOpen={onOpen} />
      {item.description ? <p className={css.caption}>{item.description}</p> : null}
      {item.state === 'PROCESSING' ? (
        <p className={css.caption}>終わると、クライアントの画面にも表示されます。この画面を閉じても続きます。</p>
      ) : null}
      {item.failure ? (
        <p className={css.failure} role="alert">
          {transcodingFaultWords[item.failure]}
        </p>
      ) : null}
      {item.state === 'TAKEN_DOWN' ? (
        <p className={css.failure}>ほかの方には表示されません。理由：{item.takenDown ?? '—'}。別のものを追加できます。</p>
      ) : null}
      <MoreMenu label="編集" about={nameOf(item, index + 1)} items={acts} />
      {dialog === 'describe' ? <DescribeDialog item={item} onClose={close} /> : null}
      {dialog === 'remove' ? <RemoveDialog item={item} onClose={close} /> : null}
    </li>
  );
};
