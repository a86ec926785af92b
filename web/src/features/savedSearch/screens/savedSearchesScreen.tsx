import { useState } from 'react';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { digestLabels, savedSearchFields } from '#domain/work/savedSearch/fields.ts';
import type { SavedSearches } from '#projections/savedSearch/savedSearches.schema.ts';
import { JobsLink } from '#web/entities/job/jobsLink.tsx';
import { href } from '#web/routing/href.ts';
import { useOpenPages } from '#web/shared/data/auth/openPages.ts';
import { useSide } from '#web/shared/data/auth/viewer.ts';
import { CommandDialog } from '#web/shared/forms/commandDialog.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { CoverLink, Row } from '#web/shared/ui/coverLink.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Loaded } from '#web/shared/ui/loaded.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { SaveSearchDialog } from '../components/saveSearchDialog.tsx';
import { useSavedSearches, useSearchCommand } from '../savedSearches.ts';
import css from './savedSearches.module.css';

type Props = { readonly search: { readonly id: string; readonly name: string }; readonly onClose: () => void };

const RemoveSearchDialog = ({ search: { id, name }, onClose }: Props) => {
  const { send } = useSearchCommand('remove');
  return (
    <CommandDialog
      title={`「${name}」を削除しますか？`}
      confirmLabel="削除する"
      ends
      send={() => send({ searchId: id })}
      done="保存した検索条件を削除しました"
      onClose={onClose}
    >
      <p>新着のメールも届かなくなります。</p>
    </CommandDialog>
  );
};

type Saved = SavedSearches['searches'][number];

const lists = { casts: href('clientTalents'), jobs: href('talentJobs') } as const;

const None = () => {
  const isClient = useSide() === 'client';
  return (
    <EmptyState
      title="保存した検索条件はまだありません"
      action={isClient ? <LinkButton to={lists.casts}>キャストをさがす</LinkButton> : <JobsLink />}
    >
      検索の条件を選び、「この検索条件を保存」を押すと、ここからいつでも開けます。新着をメールで受け取ることもできます。
    </EmptyState>
  );
};

export default function SavedSearchesScreen() {
  const query = useSavedSearches();
  const [act, setAct] = useState<{ readonly kind: 'change' | 'remove'; readonly search: Saved } | null>(null);
  const opens = useOpenPages();
  const close = () => setAct(null);
  // After the last one is removed, the list is empty.
  const row = query.isPending ? undefined : query.data?.searches.length ? query.data : null;
  return (
    <Stack>
      <Loaded query={query} row={row} none={<None />}>
        {({ searches }) => (
          <ul className={css.rows}>
            {searches.map((search) => (
              <Row key={search.id} className={css.row}>
                <div>
                  <h2 className={css.name}>
                    {opens(lists[search.kind]) ? (
                      <CoverLink to={`${lists[search.kind]}?${search.wanted}`}>{search.name}</CoverLink>
                    ) : (
                      search.name
                    )}
                  </h2>
                  <p className={css.digest}>
                    {labelOf(savedSearchFields.digest)}：{digestLabels[search.digest]}
                  </p>
                </div>
                <div className={css.acts}>
                  <Button variant="text" aria-label={`「${search.name}」を変更`} onClick={() => setAct({ kind: 'change', search })}>
                    変更
                  </Button>
                  <Button variant="text" aria-label={`「${search.name}」を削除`} onClick={() => setAct({ kind: 'remove', search })}>
                    削除
                  </Button>
                </div>
              </Row>
            ))}
          </ul>
        )}
      </Loaded>
      {act?.kind === 'change' ? <SaveSearchDialog search={act.search} onClose={close} /> : null}
      {act?.kind === 'remove' ? <RemoveSearchDialog search={act.search} onClose={close} /> : null}
    </Stack>
  );
}
