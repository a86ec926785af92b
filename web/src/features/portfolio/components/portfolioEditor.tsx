import { useRef, useState } from 'react';
import { commandErrorOf } from '#web/shared/data/commands/commandError.ts';
import { FileButton } from '#web/shared/forms/fileButton.tsx';
import { LeaveGuard } from '#web/shared/forms/leaveGuard.tsx';
import { PictureTile } from '#web/shared/forms/pictureTile.tsx';
import { usePictures } from '#web/shared/forms/usePictures.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { lazyPart } from '#web/shared/ui/lazyPart.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { showToast } from '#web/shared/ui/toast.ts';
import { addUpload } from '../commands/addUpload.ts';
import { placeItem } from '../commands/changeItem.ts';
import { movedPlaces, nextPlace } from '../places.ts';
import { PORTFOLIO_MAX, useOwnPortfolio } from '../queries/portfolio.ts';
import { useLargeMedia } from './largeMedia.tsx';
import { OwnItem } from './ownItem.tsx';
import css from './portfolio.module.css';

const VideoDialog = lazyPart(async () => (await import('./videoDialog.tsx')).VideoDialog);

const kinds = ['picture', 'movie'] as const;

/**
 * Edits the own portfolio: chosen files upload immediately, in order; all other acts are per item.
 */
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
      showToast(commandErrorOf(error).message);
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
