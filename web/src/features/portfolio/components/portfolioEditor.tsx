import { useRef, useState } from 'react';
import { transcodingFaultWords } from '#domain/people/media/transcoding.ts';
import type { Media } from '#projections/talent/media.schema.ts';
import { failedPress } from '#web/shared/data/commands/commandError.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';
import { CommandDialog } from '#web/shared/forms/commandDialog.tsx';
import { FileButton } from '#web/shared/forms/fileButton.tsx';
import { LeaveGuard } from '#web/shared/forms/leaveGuard.tsx';
import { PictureTile } from '#web/shared/forms/pictureTile.tsx';
import { usePictures } from '#web/shared/forms/usePictures.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { lazyPart } from '#web/shared/ui/lazyPart.tsx';
import { MoreMenu } from '#web/shared/ui/moreMenu.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { showToast } from '#web/shared/ui/toast.ts';
import { useFocusFallback } from '#web/shared/ui/useFocusFallback.ts';
import { addUpload } from '../commands/addUpload.ts';
import { placeItem } from '../commands/changeItem.ts';
import { movedPlaces, nextPlace } from '../places.ts';
import { PORTFOLIO_MAX, useOwnPortfolio } from '../queries/portfolio.ts';
import { useLargeMedia } from './largeMedia.tsx';
import { kindNames, MediaLink, nameOf } from './mediaFace.tsx';
import css from './portfolio.module.css';

type Props = { readonly item: Media; readonly onClose: () => void };

export const RemoveDialog = ({ item, onClose }: Props) => {
  const { send } = useCommand({ callable: 'media', type: 'remove', shownBy: () => null });
  const kind = kindNames[item.type];
  return (
    <CommandDialog
      title={`この${kind}を削除しますか？`}
      confirmLabel="削除する"
      ends
      send={() => send({ mediaId: item.id })}
      done={`${kind}を削除しました`}
      onClose={onClose}
    >
      {item.description ? <p>「{item.description}」</p> : null}
      <p>削除すると、クライアントの画面からも消えます。元に戻せません。</p>
    </CommandDialog>
  );
};

const VideoDialog = lazyPart(async () => (await import('./itemDialogs.tsx')).VideoDialog);

const kinds = ['picture', 'movie'] as const;

export const PortfolioEditor = ({ uid }: { readonly uid: string }) => {
  const { query, rows: items } = useOwnPortfolio(uid);
  const { open, view } = useLargeMedia(items);
  const [asksVideo, setAsksVideo] = useState(false);
  const given = useRef(0);
  /** Several files may upload before the first one shows, so each reserves its own place. */
  const place = () => {
    given.current = Math.max(given.current + 1, nextPlace(items));
    return given.current;
  };
  const list = usePictures({ paths: [], limit: PORTFOLIO_MAX, kinds, send: addUpload(uid, place), onChange: () => undefined });
  const underWay = list.pictures.filter(({ path }) => path === null);
  const move = async (from: number, to: number) => {
    try {
      // One after the other, because a long portfolio would exceed the rate limit.
      for (const { item, orderIndex } of movedPlaces(items, from, to)) await placeItem(item, orderIndex);
      showToast('並び順を変更しました');
    } catch (error) {
      showToast(failedPress(error));
    }
  };
  return (
    <Card title="ポートフォリオ">
      <LeaveGuard when={underWay.length > 0} />
      {query.isError ? <FailedState onRetry={() => query.refetch()} /> : null}
      {query.isPending ? <RowSkeletons count={1} /> : null}
      {query.data && items.length === 0 && underWay.length === 0 ? (
        <p>出演作や宣材の写真・動画を載せると、クライアントに雰囲気が伝わりやすくなります。</p>
      ) : null}
      <ul className={css.grid}>
        {items.map((item, index) => (
          <OwnItem key={item.id} item={item} index={index} count={items.length} onOpen={open} onMove={(to) => move(index, to)} />
        ))}
        {underWay.map((picture) => (
          <li key={picture.key} className={css.item}>
            <PictureTile
              picture={picture}
              name={picture.file?.name ?? 'ファイル'}
              ratio="1"
              onRemove={() => list.remove(picture.key)}
              onRetry={() => list.retry(picture)}
            />
          </li>
        ))}
      </ul>
      {list.fault ? <Notice tone="error">{list.fault}</Notice> : null}
      <div className={css.ways}>
        <FileButton kinds={kinds} multiple onChoose={list.add}>
          写真・動画を追加する
        </FileButton>
        <Button variant="outlined" onClick={() => setAsksVideo(true)}>
          YouTubeの動画を追加する
        </Button>
      </div>
      {asksVideo ? <VideoDialog uid={uid} place={place} onClose={() => setAsksVideo(false)} /> : null}
      {view}
    </Card>
  );
};

const DescribeDialog = lazyPart(async () => (await import('./itemDialogs.tsx')).DescribeDialog);

type OwnItemProps = {
  readonly item: Media;
  readonly index: number;
  readonly count: number;
  readonly onOpen: (id: string) => void;
  readonly onMove: (to: number) => void;
};

const OwnItem = ({ item, index, count, onOpen, onMove }: OwnItemProps) => {
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
