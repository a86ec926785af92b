import { useState } from 'react';
import { jstDate } from '#domain/kernel/calendar/instants.ts';
import { longEnd, shortTime } from '#domain/kernel/format/times.ts';
import { sharedListAddress } from '#domain/talk/front/addresses.ts';
import type { Shortlist, ShortlistCast, ShortlistShare } from '#projections/shortlist/shortlists.schema.ts';
import type { Talent } from '#projections/talent/talents.schema.ts';
import { useNow } from '#web/shared/format/now.ts';
import { CommandDialog } from '#web/shared/forms/commandDialog.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { Facts } from '#web/shared/ui/facts.tsx';
import { Listed } from '#web/shared/ui/listed.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { copyText } from '#web/shared/ui/toast.ts';
import { useListCommand, useShares } from '../shortlists.ts';
import { ShareDialog } from './shareDialog.tsx';
import css from './shortlist.module.css';

type Answered = readonly Pick<ShortlistCast, 'answers'>[];

/** The guests who answered by a link, with the number of their answers; the last one first. */
const guestsOf = ({ shareId }: ShortlistShare, answered: Answered) => {
  const given = answered.flatMap(({ answers }) => Object.values(answers)).filter((each) => each.shareId === shareId);
  return [...new Set(given.map(({ guest }) => guest))]
    .map((name) => {
      const own = given.filter(({ guest }) => guest === name);
      return { name, count: own.length, at: Math.max(...own.map(({ at }) => at)) };
    })
    .sort((one, other) => other.at - one.at);
};

const RevokeDialog = ({ share: { listId, shareId, label }, onClose }: { readonly share: ShortlistShare; readonly onClose: () => void }) => {
  const { send } = useListCommand('revokeShare', listId);
  return (
    <CommandDialog
      title={`${label}への共有を止めますか？`}
      confirmLabel="いますぐ止める"
      ends
      send={() => send({ listId, shareId })}
      done="共有を止めました"
      onClose={onClose}
    >
      <p>リンクはすぐに開けなくなります。届いた回答は、このリストに残ります。もう一度見せるには、新しいリンクを作ってください。</p>
    </CommandDialog>
  );
};

type RowProps = { readonly share: ShortlistShare; readonly answered: Answered; readonly isOpen: boolean; readonly onRevoke: () => void };

const ShareRow = ({ share, answered, isOpen, onRevoke }: RowProps) => {
  const now = useNow();
  const guests = guestsOf(share, answered);
  const openings = Object.values(share.opened).reduce((sum, count) => sum + count, 0);
  const until = share.revokedAt === null ? `${longEnd(share.until)}まで` : `${shortTime(share.revokedAt)}に止めました`;
  return (
    <li className={css.share}>
      <h3 className={css.name}>{share.label}</h3>
      <Facts
        facts={[
          { term: '期限', value: until },
          { term: '開かれた回数', value: `${openings}回（今日${share.opened[jstDate(now)] ?? 0}回）` },
          ...guests.map(({ name, count, at }) => ({ term: `${name}さん`, value: `${count}人に回答・${shortTime(at)}` })),
        ]}
      />
      {isOpen ? (
        <Button variant="outlined" tone="danger" aria-label={`${share.label}への共有をいますぐ止める`} onClick={onRevoke}>
          いますぐ止める
        </Button>
      ) : null}
    </li>
  );
};

/** The address, shown only while the page is open. */
const Address = ({ secret }: { readonly secret: string }) => {
  const address = new URL(sharedListAddress(secret), location.origin).href;
  return (
    <Notice>
      <p>このアドレスを共有先の方に送ってください。登録やログインは要りません。画面を閉じると、アドレスは二度と表示できません。</p>
      <p className={css.note} data-id>
        {address}
      </p>
      <Button variant="outlined" onClick={() => copyText(address, 'アドレス')}>
        アドレスをコピー
      </Button>
    </Notice>
  );
};

type Props = { readonly list: Shortlist; readonly casts: readonly Talent[]; readonly answered: Answered };

/** The links of a list for guests: who sees what until when, openings, answers, and their end. */
export const Shares = ({ list: { id: listId, archivedAt }, casts, answered }: Props) => {
  const shares = useShares(listId);
  const now = useNow();
  const [making, setMaking] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const [revoked, setRevoked] = useState<ShortlistShare | null>(null);
  const isOpen = (share: ShortlistShare) => share.revokedAt === null && now < share.until;
  const kept = casts.filter(({ sharingAllowedAt }) => sharingAllowedAt === null);
  const seen = casts.length - kept.length;
  return (
    <Card title="登録のない方に見せる">
      <Stack>
        <p>登録のない方が、リンクからこのリストを見て、いい・保留・見送りを返せます。</p>
        <p>
          {seen === 0
            ? '見えるのは、プロフィールで共有を許可したキャストだけです。このリストには、まだいません。'
            : `見えるのは、共有を許可したキャスト${seen}人${kept.length > 0 ? `だけです。${kept.map(({ name }) => `${name}さん`).join('、')}は入りません。` : 'です。'}`}
        </p>
        {secret ? <Address secret={secret} /> : null}
        {archivedAt === null && seen > 0 ? (
          <div>
            <Button variant="outlined" onClick={() => setMaking(true)}>
              共有リンクを作る
            </Button>
          </div>
        ) : null}
        <Listed list={shares} none={null}>
          {(rows) => {
            const open = rows.filter(isOpen);
            const ended = rows.filter((share) => !isOpen(share));
            const rowsOf = (some: readonly ShortlistShare[]) => (
              <ul className={css.rows}>
                {some.map((share) => (
                  <ShareRow key={share.id} share={share} answered={answered} isOpen={isOpen(share)} onRevoke={() => setRevoked(share)} />
                ))}
              </ul>
            );
            return (
              <>
                {rowsOf(open)}
                {ended.length > 0 ? (
                  <details>
                    <summary>終わった共有：{ended.length}件</summary>
                    {rowsOf(ended)}
                  </details>
                ) : null}
              </>
            );
          }}
        </Listed>
      </Stack>
      {making ? <ShareDialog listId={listId} onMade={setSecret} onClose={() => setMaking(false)} /> : null}
      {revoked ? <RevokeDialog share={revoked} onClose={() => setRevoked(null)} /> : null}
    </Card>
  );
};
