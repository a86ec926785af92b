import { type ReactNode, useState } from 'react';
import { longTime } from '#domain/kernel/format/times.ts';
import { PUBLIC_PAGE_CACHE_SECONDS } from '#domain/talk/front/shown.ts';
import { CommandDialog } from '#web/shared/forms/commandDialog.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { copyText } from '#web/shared/ui/toast.ts';
import css from './publicPageCard.module.css';

type Props = {
  /** Since when (ms) it is open; null: it is closed. */
  readonly openedAt: number | null;
  readonly path: string;
  readonly title: string;
  readonly shown: readonly string[];
  readonly hidden: string;
  readonly lead: string;
  /** Why an open page is not shown at present. */
  readonly pausedBy?: string | null;
  readonly open: () => Promise<unknown>;
  readonly close: () => Promise<unknown>;
};

const minutes = PUBLIC_PAGE_CACHE_SECONDS / 60;

const Consequences = ({ shown, hidden }: Pick<Props, 'shown' | 'hidden'>) => (
  <>
    <p>登録していない方を含め、誰でも見られるページを作ります。検索サイトにも表示されます。</p>
    <p>表示される内容</p>
    <ul className={css.shown}>
      {shown.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>
    <p>{hidden}</p>
    <p>
      公開ページは、いつでも閉じられます。閉じたあとも、最長{minutes}
      分は表示されることがあります。検索サイトや、リンクを共有した先には、さらに残ることがあります。
    </p>
  </>
);

const isSharing = 'share' in navigator;

/** Opens the system's share dialog. A cancelled dialog is not a failure. */
const share = (url: string, title: string): Promise<void> =>
  navigator.share({ url, title }).catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'AbortError')) return copyText(url, 'リンク');
  });

const OpenPage = ({
  path,
  title,
  openedAt,
  pausedBy,
  onClose,
}: Pick<Props, 'path' | 'title' | 'openedAt' | 'pausedBy'> & { onClose(): void }) => {
  const url = `${location.origin}${path}`;
  return (
    <>
      <p>{pausedBy ?? `${longTime(openedAt ?? 0)}から、誰でも見られます。`}</p>
      {pausedBy ? null : (
        <div className={css.acts}>
          <a href={path} target="_blank" rel="noreferrer">
            公開ページを見る
            <span className="visually-hidden">（新しいタブで開きます）</span>
          </a>
          <Button variant="outlined" onClick={() => copyText(url, 'リンク')}>
            リンクをコピー
          </Button>
          {isSharing ? (
            <Button variant="outlined" onClick={() => share(url, title)}>
              リンクを共有する
            </Button>
          ) : null}
        </div>
      )}
      <div className={css.close}>
        <Button variant="text" tone="danger" onClick={onClose}>
          公開ページを閉じる
        </Button>
      </div>
    </>
  );
};

export const PublicPageCard = ({ lead, shown, hidden, open, close, ...page }: Props): ReactNode => {
  const [act, setAct] = useState<'open' | 'close' | null>(null);
  const done = () => setAct(null);
  return (
    <Card title="公開ページ">
      <Stack>
        {page.openedAt === null ? (
          <>
            <p>{lead}</p>
            <Button variant="outlined" onClick={() => setAct('open')}>
              公開ページを作る
            </Button>
          </>
        ) : (
          <OpenPage {...page} onClose={() => setAct('close')} />
        )}
      </Stack>
      {act === 'open' ? (
        <CommandDialog
          title="公開ページを作りますか？"
          confirmLabel="公開ページを作る"
          send={open}
          done="公開ページを作りました"
          onClose={done}
        >
          <Consequences shown={shown} hidden={hidden} />
        </CommandDialog>
      ) : null}
      {act === 'close' ? (
        <CommandDialog
          title="公開ページを閉じますか？"
          confirmLabel="公開ページを閉じる"
          ends
          send={close}
          done="公開ページを閉じました"
          onClose={done}
        >
          <p>アドレスを開いても、内容は表示されなくなります。最長{minutes}分は、表示されることがあります。</p>
          <p>もう一度作ると、同じアドレスで表示されます。</p>
        </CommandDialog>
      ) : null}
    </Card>
  );
};
