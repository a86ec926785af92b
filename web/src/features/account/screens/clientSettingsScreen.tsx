import { href } from '#web/app/href.ts';
import { BillingNotice } from '#web/features/client/public.ts';
import { MenuList } from '#web/shared/ui/menuList.tsx';
import { SignOutButton } from '#web/shared/ui/signOutButton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';

const entries = [
  { to: href('clientCompanyEdit'), label: '会社情報の編集' },
  { to: href('mailEdit'), label: 'ログイン用メールアドレスの変更' },
  { to: href('clientBillEdit'), label: '請求先情報の編集' },
  { to: href('destinationEdit'), label: '通知先メールアドレスの変更' },
  { to: href('passwordEdit'), label: 'パスワードの変更' },
  { to: href('clientTerms'), label: '利用規約への同意' },
  { to: href('clientHelp'), label: 'ヘルプ' },
  { to: href('withdrawal'), label: '退会' },
];

/** What a client can set. */
export default function ClientSettingsScreen() {
  return (
    <Stack>
      <BillingNotice />
      <MenuList label="設定のメニュー" entries={entries} />
      <SignOutButton />
    </Stack>
  );
}
