import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { shortTime } from '#domain/kernel/format/times.ts';
import type { Shortlist } from '#projections/shortlist/shortlists.schema.ts';
import { href } from '#web/routing/href.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { CoverLink, Row } from '#web/shared/ui/coverLink.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { Listed } from '#web/shared/ui/listed.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { ListDialog } from '../components/listDialog.tsx';
import css from '../components/shortlist.module.css';
import { useShortlists } from '../shortlists.ts';

const Rows = ({ lists }: { readonly lists: readonly Shortlist[] }) => (
  <ul className={css.rows}>
    {lists.map(({ id, title, talentIds, updatedAt }) => (
      <Row key={id} className={css.list}>
        <h2 className={css.name}>
          <CoverLink to={href('clientShortlist', { id })}>{title}</CoverLink>
        </h2>
        <p className={`${css.soft} figures`}>
          {talentIds.length}人・更新 {shortTime(updatedAt)}
        </p>
      </Row>
    ))}
  </ul>
);

export default function ShortlistsScreen() {
  const [making, setMaking] = useState(false);
  const navigate = useNavigate();
  const button = (
    <div>
      <Button onClick={() => setMaking(true)}>リストを作る</Button>
    </div>
  );
  return (
    <Stack>
      <Listed
        list={useShortlists()}
        none={
          <EmptyState title="候補リストはまだありません" action={button}>
            お仕事ごとに候補のキャストを集め、メモを付け、順番を決められます。キャストには表示されません。
          </EmptyState>
        }
      >
        {(lists) => {
          const archived = lists.filter(({ archivedAt }) => archivedAt !== null);
          return (
            <Stack>
              {button}
              <Rows lists={lists.filter(({ archivedAt }) => archivedAt === null)} />
              {archived.length > 0 ? (
                <details>
                  <summary>しまったリスト：{archived.length}件</summary>
                  <Rows lists={archived} />
                </details>
              ) : null}
            </Stack>
          );
        }}
      </Listed>
      {making ? (
        <ListDialog list={null} onMade={(id) => navigate(href('clientShortlist', { id }))} onClose={() => setMaking(false)} />
      ) : null}
    </Stack>
  );
}
