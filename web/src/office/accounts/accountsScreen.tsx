import { useParams } from 'react-router-dom';
import { href } from '#web/app/href.ts';
import { useAddressSearch } from '#web/shared/search/addressSearch.ts';
import { SearchList } from '#web/shared/search/searchList.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { listTime } from '../listTime.ts';
import { Rows } from '../rows.tsx';
import { SideBySide } from '../sideBySide.tsx';
import { SavedViews } from '../views/savedViews.tsx';
import { accountKind, accountSearch, accountState, kindOptions } from './accountSearch.ts';
import { AccountDetail } from './components/accountDetail.tsx';
import { useOfficeAccounts } from './queries/officeAccounts.ts';

const filters = [{ field: 'kind', label: '種類', options: kindOptions }];

/** All accounts, to search in, with the chosen one and what can be done with it beside them. */
export default function AccountsScreen() {
  const { uid } = useParams();
  const search = useAddressSearch(accountSearch);
  const pages = useOfficeAccounts(search.wanted);
  return (
    <SideBySide
      listPath={href('officeAccounts')}
      hint="アカウントを選択してください"
      detail={uid ? <AccountDetail key={uid} uid={uid} /> : null}
      list={
        <Stack>
          <SavedViews list="accounts" listPath={href('officeAccounts')} />
          <SearchList
            search={search}
            pages={pages}
            hint="名前・会社、フリガナ、番号、メールアドレス（全体）"
            filters={filters}
            orders={[]}
            counted={{ noun: 'アカウント', unit: '件' }}
            skeleton={<RowSkeletons />}
            none={<EmptyState title="アカウントはまだありません" />}
          >
            {(users) => (
              <Rows
                label="アカウントの一覧"
                current={uid}
                rows={users.map((user) => ({
                  id: user.id,
                  to: href('officeAccount', { uid: user.id }),
                  name: user.name || user.maskedEmail || '退会したアカウント',
                  about: [accountKind(user), accountState(user), user.name ? user.maskedEmail : ''].filter(Boolean).join('・'),
                  aside: listTime(user.createdAt),
                }))}
              />
            )}
          </SearchList>
        </Stack>
      }
    />
  );
}
