import { useState } from 'react';
import { businessRules } from '#domain/kernel/businessRules.ts';
import type { Shortlist } from '#projections/shortlist/shortlists.schema.ts';
import type { Talent } from '#projections/talent/talents.schema.ts';
import { usePickedCasts } from '#web/entities/cast/castsByIds.ts';
import { href } from '#web/routing/href.ts';
import { failedPress } from '#web/shared/data/commands/commandError.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { lazyPart } from '#web/shared/ui/lazyPart.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { showToast } from '#web/shared/ui/toast.ts';
import { useListCommand, useListedCasts, useNotes } from '../shortlists.ts';
import { Answers } from './answers.tsx';
import { ListedCast } from './listedCast.tsx';
import { NoteDialog } from './noteDialog.tsx';
import { PickedBar } from './pickedBar.tsx';
import css from './shortlist.module.css';

// Loads after the casts.
const Shares = lazyPart(async () => (await import('./shares.tsx')).Shares);

/** A cast who was just taken out, with what brings them back. */
type Removed = {
  readonly talentId: string;
  readonly name: string;
  readonly note: string;
  readonly place: number;
  readonly isAnswered: boolean;
};

const useSmall = () => {
  const [busy, setBusy] = useState(false);
  const run = async (send: () => Promise<unknown>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    try {
      await send();
      return true;
    } catch (failure) {
      showToast(failedPress(failure));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
};

const useOrder = ({ id: listId, talentIds }: Shortlist) => {
  const { busy, run } = useSmall();
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [moved, setMoved] = useState('');
  const rank = useListCommand('rank', listId);
  const remove = useListCommand('remove', listId);
  const add = useListCommand('add', listId);
  return {
    busy,
    removed,
    moved,
    /** Moves a cast to the place of another one, since hidden casts have places too. */
    moveTo: async ({ id: talentId, name }: Talent, other: Talent, number: number) => {
      const place = talentIds.indexOf(other.id);
      if (await run(() => rank.send({ listId, talentId, place }))) setMoved(`${name}さんを${number}番目に移動しました`);
    },
    takeOut: async ({ id: talentId, name }: Talent, note: string, isAnswered: boolean) => {
      const place = talentIds.indexOf(talentId);
      if (await run(() => remove.send({ listId, talentId }))) setRemoved({ talentId, name, note, place, isAnswered });
    },
    bringBack: async ({ talentId, note, place }: Removed) => {
      if (await run(() => add.send({ listId, talentId, note, place }))) setRemoved(null);
    },
  };
};

export const ListedCasts = ({ list }: { readonly list: Shortlist }) => {
  const { id: listId, talentIds, archivedAt } = list;
  const { failed, rows } = useListedCasts(talentIds);
  const notes = useNotes(listId);
  const picked = usePickedCasts({ id: listId, talentIds });
  const order = useOrder(list);
  const [noted, setNoted] = useState<Talent | null>(null);
  const fault = failed ?? (notes.query.isError ? notes.query : undefined);
  if (fault) return <FailedState onRetry={() => fault.refetch()} />;
  if (!rows || notes.query.data === undefined) return <RowSkeletons count={3} />;
  const casts = talentIds.flatMap((id) => rows.find((cast) => cast.id === id) ?? []);
  const heldOf = (id: string) => notes.rows.find(({ talentId }) => talentId === id);
  const noteOf = (id: string) => heldOf(id)?.note ?? '';
  const hidden = talentIds.length - casts.length;
  const isOpen = archivedAt === null;
  return (
    <>
      <p className="visually-hidden" role="status">
        {order.moved}
      </p>
      {order.removed ? (
        <Notice>
          <p>
            {order.removed.name}さんをリストから外しました。
            {order.removed.isAnswered ? '元に戻しても、共有先の方の回答は戻りません。' : ''}
          </p>
          <Button variant="text" loading={order.busy} onClick={() => order.removed && order.bringBack(order.removed)}>
            元に戻す
          </Button>
        </Notice>
      ) : null}
      {casts.length === 0 ? (
        <EmptyState title="このリストにキャストはいません" action={<LinkButton to={href('clientHome')}>キャストをさがす</LinkButton>}>
          キャストの詳細で「リストに追加」を押すと、ここに並びます。（{businessRules.shortlistCastsMax}人まで）
        </EmptyState>
      ) : (
        <ol className={css.casts}>
          {casts.map((cast, at) => (
            <ListedCast
              key={cast.id}
              cast={cast}
              at={at}
              note={noteOf(cast.id)}
              picked={picked.ids.includes(cast.id)}
              onPick={() => picked.toggle(cast.id)}
              acts={
                isOpen
                  ? {
                      busy: order.busy,
                      onMove: (step) => {
                        const other = casts[at + step];
                        if (other) order.moveTo(cast, other, at + step + 1);
                      },
                      isLast: at === casts.length - 1,
                      onNote: () => setNoted(cast),
                      onRemove: () => order.takeOut(cast, noteOf(cast.id), Object.keys(heldOf(cast.id)?.answers ?? {}).length > 0),
                    }
                  : null
              }
            >
              <Answers answers={heldOf(cast.id)?.answers ?? {}} />
            </ListedCast>
          ))}
        </ol>
      )}
      {hidden > 0 ? (
        <p className={css.soft}>いま公開されていないキャストが{hidden}人います。公開されると、元の順番でまた表示されます。</p>
      ) : null}
      <PickedBar
        title={list.title ?? ''}
        jobId={list.jobId}
        ids={casts.map(({ id }) => id).filter((id) => picked.ids.includes(id))}
        onClear={picked.clear}
      />
      {casts.length > 0 ? <Shares list={list} casts={casts} answered={notes.rows} /> : null}
      {noted ? <NoteDialog listId={listId} cast={noted} note={noteOf(noted.id)} onClose={() => setNoted(null)} /> : null}
    </>
  );
};
