import { lazy } from 'react';
import { useParams } from 'react-router-dom';
import { sortableTime } from '#domain/kernel/format/times.ts';
import { rolesText } from '#domain/kernel/officeRoles.ts';
import { accountName } from '#domain/people/account/memberName.ts';
import type { OfficeAccount } from '#projections/account/officeAccounts.schema.ts';
import { href } from '#web/routing/href.ts';
import { useAddressSearch } from '#web/shared/search/addressSearch.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { preloadedPart } from '#web/shared/ui/lazyPart.tsx';
import { rowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { useBulkActs } from '../acts/bulkActs.tsx';
import { RecordedFile } from '../acts/recordedFile.tsx';
import { accountKind, accountSearch, accountState, kindOptions } from '../filters/accountSearch.ts';
import { Face, StateChip } from '../list/face.tsx';
import { ListTable, type Table } from '../list/listTable.tsx';
import type { RowContent } from '../list/rows.tsx';
import { SearchedList } from '../list/searchedList.tsx';
import { listTime } from '../list/texts.ts';
import { useOfficeAccounts } from './queries/officeAccounts.ts';

const AccountDetail = preloadedPart(async () => (await import('./components/accountDetail.tsx')).AccountDetail, rowSkeletons(3));

const kindOf = (user: OfficeAccount): string =>
  [accountKind(user), user.isAdmin ? rolesText(user.officeRoles) : ''].filter(Boolean).join('・');

const table: Table<OfficeAccount> = {
  titleHead: '名前・会社',
  columns: [
    { key: 'kana', head: 'フリガナ', isSpare: true, cell: ({ kana }) => kana },
    {
      key: 'state',
      head: '種類・状態',
      width: '16rem',
      cell: (user) => {
        const kind = kindOf(user);
        return (
          <span title={kind}>
            <StateChip state={accountState(user)} /> {kind}
          </span>
        );
      },
      csv: (user) => [accountState(user), kindOf(user)].filter(Boolean).join('・'),
    },
    {
      key: 'email',
      head: 'メールアドレス',
      isSpare: true,
      cell: (user) => (user.isAdmin ? (user.staffEmail ?? user.maskedEmail) : user.maskedEmail),
    },
    {
      key: 'created',
      head: '登録',
      width: '9.5rem',
      orders: { desc: 'newest', asc: 'oldest' },
      cell: ({ createdAt }) => listTime(createdAt),
      csv: ({ createdAt }) => sortableTime(createdAt),
    },
  ],
};

const rowOf = (user: OfficeAccount): RowContent => {
  const name = accountName(user) || '退会したアカウント';
  return { to: href('officeAccount', { uid: user.id }), name, face: <Face name={name} /> };
};

const filters = [{ field: 'kind', label: '種類', options: kindOptions }];

const certification = {
  sends: ['account', 'certifyClient'],
  label: '件を認証する',
  nameOf: accountName,
  Dialog: lazy(() => import('./components/certifyDialog.tsx')),
} as const;

export default function AccountsScreen() {
  const search = useAddressSearch(accountSearch);
  const pages = useOfficeAccounts(search.wanted);
  const bulk = useBulkActs(pages.rows, search.wanted.kind === 'waiting' ? certification : null);
  return (
    <>
      <SearchedList
        {...bulk.list}
        noun="アカウント"
        path={href('officeAccounts')}
        views={{ list: 'accounts' }}
        found={{ search, pages, filters, hint: '名前・会社、フリガナ、番号、メールアドレス（全体）', unit: '件' }}
        none={<EmptyState title="アカウントはまだありません" />}
        tableOf={(shown) => <ListTable {...shown} {...table} />}
        acts={<RecordedFile list="accounts" read={pages.readWhole} table={table} rowOf={rowOf} />}
        rowOf={rowOf}
        chosen={useParams().uid}
        isDetailWide
        detail={(uid) => <AccountDetail uid={uid} />}
      />
      {bulk.dialog}
    </>
  );
}
