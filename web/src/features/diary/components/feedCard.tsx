import { useState } from 'react';
import { longTime } from '#domain/kernel/format/times.ts';
import type { Diary } from '#projections/diary/diaries.schema.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';
import { newSecret } from '#web/shared/data/platform/sha256.ts';
import { CommandDialog } from '#web/shared/forms/commandDialog.tsx';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { copyText } from '#web/shared/ui/toast.ts';
import { nothingToWaitFor } from '../useDays.ts';
import css from './month.module.css';

const addingLinks = (address: string): { readonly webcal: string; readonly google: string } => {
  const webcal = address.replace(/^https?:/, 'webcal:');
  return { webcal, google: `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}` };
};

/** A new address of a cast's feed, and the hash that the server stores. */
const newFeedAddress = async (uid: string): Promise<{ readonly address: string; readonly feedHash: string }> => {
  const { secret, hash } = await newSecret();
  return { address: `${location.origin}/calendars/${uid}/${secret}.ics`, feedHash: hash };
};

/** The address, shown only while the page is open. */
const Address = ({ address }: { readonly address: string }) => (
  <Notice>
    <p>
      ボタンからお使いのカレンダーに追加するか、このアドレスを、カレンダーの「URLで追加」に貼り付けてください。ファイルは今のお仕事だけで、あとの変更は入りません。この画面を閉じると、アドレスは二度と表示できません。あとで必要になったら、アドレスを作り直してください。
    </p>
    <div className={css.acts}>
      <a href={addingLinks(address).google} target="_blank" rel="noreferrer" className={buttonClass({ variant: 'outlined' })}>
        Googleカレンダーに追加
      </a>
      <a href={addingLinks(address).webcal} className={buttonClass({ variant: 'outlined' })}>
        iPhone・Macなどのカレンダーに追加
      </a>
      <a href={address} download="お仕事.ics" className={buttonClass({ variant: 'outlined' })}>
        カレンダーのファイルを保存
      </a>
    </div>
    <p className={css.address} data-id>
      {address}
    </p>
    <Button variant="outlined" onClick={() => copyText(address, 'アドレス')}>
      アドレスをコピー
    </Button>
  </Notice>
);

type Act = 'open' | 'again' | 'close';
const acts = {
  open: { title: 'カレンダー用のアドレスを作りますか？', confirm: 'アドレスを作る', done: 'アドレスを作りました' },
  again: { title: 'アドレスを作り直しますか？', confirm: 'アドレスを作り直す', done: 'アドレスを作り直しました' },
  close: { title: 'カレンダーへの表示を停止しますか？', confirm: '停止する', done: 'カレンダーへの表示を停止しました' },
} as const satisfies Record<Act, object>;

/** The calendar feed of a cast's work: a secret address that can be replaced or removed. */
export const FeedCard = ({ feed }: Pick<Diary, 'feed'>) => {
  const uid = useUid();
  const [act, setAct] = useState<Act | null>(null);
  const [address, setAddress] = useState<string | null>(null);
  const open = useCommand<{ readonly feedHash: string }>({ ...nothingToWaitFor, type: 'openFeed' });
  const close = useCommand<object>({ ...nothingToWaitFor, type: 'closeFeed' });
  const send = async () => {
    if (act === 'close') {
      const outcome = await close.send({});
      setAddress(null);
      return outcome;
    }
    const made = await newFeedAddress(uid);
    const outcome = await open.send({ feedHash: made.feedHash });
    setAddress(made.address);
    return outcome;
  };
  return (
    <Card title="ほかのカレンダーに表示する">
      <Stack>
        <p>
          成立したお仕事の日時、場所、クライアント名を、スマートフォンなどのカレンダーに表示できます。アドレスを知っている人は内容を見られるため、ほかの人に教えないでください。
        </p>
        {address ? <Address address={address} /> : null}
        {feed ? (
          <>
            {address ? null : <p>アドレスは{longTime(feed.openedAt)}に作りました。</p>}
            <div className={css.acts}>
              <Button variant="outlined" onClick={() => setAct('again')}>
                アドレスを作り直す
              </Button>
              <Button variant="text" tone="danger" onClick={() => setAct('close')}>
                表示を停止する
              </Button>
            </div>
          </>
        ) : address ? null : (
          <Button variant="outlined" onClick={() => setAct('open')}>
            カレンダー用のアドレスを作る
          </Button>
        )}
      </Stack>
      {act ? (
        <CommandDialog
          title={acts[act].title}
          confirmLabel={acts[act].confirm}
          ends={act === 'close'}
          send={send}
          done={acts[act].done}
          onClose={() => setAct(null)}
        >
          {act === 'open' ? <p>アドレスは、あとから作り直したり、停止したりできます。</p> : <p>今のアドレスでは表示されなくなります。</p>}
        </CommandDialog>
      ) : null}
    </Card>
  );
};
