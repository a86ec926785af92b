import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { readKey } from '#web/shared/data/reads/readKey.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import css from './develop.module.css';

type Props<Item> = {
  readonly title: string;
  readonly none: string;
  /** The key of the list; a change reloads it. */
  readonly of?: string;
  readonly before?: ReactNode;
  /** null: the stack has no such list, and `off` says what to do. */
  readonly load: () => Promise<readonly Item[] | null>;
  readonly off?: string;
  readonly keyOf: (item: Item) => string;
  readonly children: (item: Item, reload: () => void) => ReactNode;
};

/** A list of the local stack, reloaded by a button and when the page becomes visible. */
export const ToolList = <Item,>({ title, none, of, before, load, off, keyOf, children }: Props<Item>) => {
  const query = useQuery({ queryKey: readKey('many', { tool: title, of }), queryFn: load });
  const reload = () => void query.refetch();
  return (
    <Card
      title={title}
      action={
        <Button variant="text" size="small" onClick={reload} aria-label={`${title}を更新`}>
          更新
        </Button>
      }
    >
      {before}
      {query.isError ? <FailedState onRetry={reload} /> : null}
      {query.isPending ? <RowSkeletons count={2} /> : null}
      {query.data === null ? <p>{off}</p> : null}
      {query.data?.length === 0 ? <p>{none}</p> : null}
      <ul className={css.list}>
        {query.data?.map((item) => (
          <li key={keyOf(item)}>{children(item, reload)}</li>
        ))}
      </ul>
    </Card>
  );
};
