import { useState } from 'react';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { ShowMore } from '#web/shared/ui/showMore.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import css from '../table.module.css';
import { CertifyDialog } from './components/certifyDialog.tsx';
import { ClientRow } from './components/clientRow.tsx';
import { useUncertifiedClients } from './queries/uncertifiedClients.ts';

const columns = ['登録', 'ご担当者', '会社', '電話番号', 'メールアドレス'];

/** Clients who wait for certification. */
export default function AccountsScreen() {
  const { query, rows, hasMore, showMore } = useUncertifiedClients();
  const [chosen, setChosen] = useState<{ uid: string; name: string } | null>(null);
  return (
    <Stack>
      <h2>認証待ちのクライアント</h2>
      {query.isError ? <FailedState onRetry={() => query.refetch()} /> : null}
      {query.isPending ? <RowSkeletons /> : null}
      {query.data?.length === 0 ? (
        <EmptyState title="認証待ちはありません">クライアントが会社情報を登録すると、ここに表示されます。</EmptyState>
      ) : null}
      {rows.length > 0 ? (
        <div className={css.scroll}>
          <table className={css.table}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
                <th scope="col">
                  <span className="visually-hidden">操作</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((account) => (
                <ClientRow key={account.id} account={account} onCertify={(name) => setChosen({ uid: account.id, name })} />
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
      <ShowMore more={hasMore} loading={query.isPlaceholderData} onMore={showMore} />
      {chosen ? <CertifyDialog {...chosen} onClose={() => setChosen(null)} /> : null}
    </Stack>
  );
}
