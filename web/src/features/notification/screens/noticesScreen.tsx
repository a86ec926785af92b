import { useMutation } from '@tanstack/react-query';
import { type Ref, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { longDate, since } from '#domain/kernel/format/times.ts';
import { diffInWords } from '#domain/work/deal/changeWords.ts';
import type { Notification } from '#projections/notification/notifications.schema.ts';
import { useOwnInbox } from '#web/entities/inbox/ownInbox.ts';
import { NewsContent } from '#web/entities/news/newsContent.tsx';
import { sendCommand } from '#web/shared/data/commands/sendCommand.ts';
import { reportUnexplained } from '#web/shared/data/platform/reportUnexplained.ts';
import { useNow } from '#web/shared/format/now.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { CoverLink, Row } from '#web/shared/ui/coverLink.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { LinkTabs } from '#web/shared/ui/linkTabs.tsx';
import { Listed } from '#web/shared/ui/listed.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { Phrases } from '#web/shared/ui/phrases.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { openNotices } from '../commands/openNotices.ts';
import css from '../components/noticeRow.module.css';
import { useNoticePlaces } from '../noticePlaces.ts';
import { useNewsState } from '../queries/newsState.ts';
import { useOwnNotices, usePublishedNews, useUnopenedNotices } from '../queries/notices.ts';
import { wordingOf } from '../wording.ts';

/** The part of a row that must be in sight for the row to be read. */
const IN_SIGHT = 0.8;

/**
 * Opens the notifications that were in sight, with one command when the list is left: so they stay
 * marked while they are read. Returns the ref of a row with its id.
 */
const useOpenSeen = (rows: readonly Notification[]) => {
  const unopened = useRef<ReadonlySet<string>>(new Set());
  const [seen] = useState(() => new Set<string>());
  const [observer] = useState(
    () =>
      new IntersectionObserver(
        (entries) => {
          for (const { isIntersecting, target } of entries) if (isIntersecting) seen.add(target.id);
        },
        { threshold: IN_SIGHT },
      ),
  );
  useEffect(() => {
    unopened.current = new Set(rows.filter(({ openedAt }) => openedAt === null).map(({ id }) => id));
  }, [rows]);
  useEffect(
    () => () => {
      const ids = [...seen].filter((id) => unopened.current.has(id));
      if (ids.length > 0) openNotices(ids).catch(reportUnexplained);
    },
    [seen],
  );
  const [watch] = useState(() => (row: HTMLLIElement | null) => {
    if (row) observer.observe(row);
  });
  return watch;
};

type Props = { readonly notice: Notification; readonly now: number; readonly ref: Ref<HTMLLIElement> };

const NoticeRow = ({ notice, now, ref }: Props) => {
  const { pageOf } = useNoticePlaces();
  const wording = wordingOf(notice);
  if (!wording) return null;
  const unread = notice.openedAt === null;
  return (
    <Row id={notice.id} ref={ref} className={unread ? `${css.row} ${css.unread}` : css.row}>
      {unread ? <span className={css.dot} /> : null}
      <h2>
        <CoverLink to={pageOf(notice.id)}>
          {unread ? <span className="visually-hidden">未読 </span> : null}
          <Phrases>{wording.title}</Phrases>
        </CoverLink>
      </h2>
      <p className={css.body}>
        <Phrases>{wording.body}</Phrases>
      </p>
      {wording.reason ? <p className={css.body}>理由：{wording.reason}</p> : null}
      {notice.diff ? <p className={`${css.body} figures`}>{diffInWords(notice.diff)}</p> : null}
      <p className={css.meta}>
        <span>{notice.job.title}</span>
        <span className="figures">{since(notice.createdAt, now)}</span>
      </p>
    </Row>
  );
};

const NoticeList = () => {
  const list = useOwnNotices();
  const unopened = useUnopenedNotices() ?? [];
  const openAll = useMutation({ mutationFn: () => openNotices(unopened.map(({ id }) => id)) });
  const now = useNow();
  const seen = useOpenSeen(list.rows);
  return (
    <Stack>
      {/* It keeps its place, so that the list is where it was when a reader comes back. */}
      {list.rows.length > 0 ? (
        <div>
          <Button variant="outlined" disabled={unopened.length === 0} loading={openAll.isPending} onClick={() => openAll.mutate()}>
            すべて既読にする
          </Button>
        </div>
      ) : null}
      {openAll.error ? <Notice tone="error">{openAll.error.message}</Notice> : null}
      <Listed list={list} none={<EmptyState title="通知はありません">オファーやエントリーに動きがあると、ここに表示されます。</EmptyState>}>
        {(rows) => (
          <ul style={{ display: 'grid', gap: 12 }}>
            {rows.map((notice) => (
              <NoticeRow key={notice.id} ref={seen} notice={notice} now={now} />
            ))}
          </ul>
        )}
      </Listed>
    </Stack>
  );
};

/** Records that the news up to a publication time (ms) were seen. */
export const openNews = (seenAt: number) => sendCommand('accounts', { commandId: crypto.randomUUID(), type: 'openNews', seenAt });

export const NewsList = () => {
  const list = usePublishedNews();
  const { latest, unread } = useNewsState();
  useEffect(() => {
    if (unread && latest !== null) openNews(latest).catch(reportUnexplained);
  }, [unread, latest]);
  return (
    <Stack>
      <Listed
        list={list}
        none={<EmptyState title="事務局からのお知らせはありません">新しい機能やキャンペーンなどを、ここでお伝えします。</EmptyState>}
      >
        {(rows) =>
          rows.map(({ publishedAt, ...item }) => (
            <Card key={item.id} title={item.title}>
              {publishedAt === null ? null : <p className={`${css.meta} figures`}>{longDate(publishedAt)}</p>}
              <NewsContent item={item} />
            </Card>
          ))
        }
      </Listed>
    </Stack>
  );
};

const keys = ['own', 'news'] as const;
type Key = (typeof keys)[number];
const labels = { own: '通知', news: '事務局からのお知らせ' } as const satisfies Record<Key, string>;

type Unread = Readonly<Record<Key, boolean | undefined>>;

/** The tab in the address; default: the tab with something unread when the page was opened. */
const useNoticeTab = ({ own, news }: Unread): Key => {
  const wanted = useSearchParams()[0].get('tab');
  const [first, setFirst] = useState<Key | null>(null);
  // Decided once, so that reading does not switch the tab.
  if (first === null && own !== undefined && news !== undefined) setFirst(news && !own ? 'news' : 'own');
  return keys.find((key) => key === wanted) ?? first ?? 'own';
};

export default function NoticesScreen() {
  const inbox = useOwnInbox();
  const unread: Unread = { own: inbox && inbox.notices > 0, news: useNewsState().unread };
  const current = useNoticeTab(unread);
  // The open list marks its own rows, and both marks do not fit on a phone.
  const tabs = keys.map((key) => ({ key, label: unread[key] && key !== current ? `${labels[key]}（未読あり）` : labels[key] }));
  return (
    <Stack>
      <LinkTabs label="お知らせの種類" tabs={tabs} current={current} />
      {current === 'own' ? <NoticeList /> : <NewsList />}
    </Stack>
  );
}
