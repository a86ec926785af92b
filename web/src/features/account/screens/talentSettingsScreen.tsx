import { href } from '#web/app/href.ts';
import { MenuList } from '#web/shared/ui/menuList.tsx';
import { SignOutButton } from '#web/shared/ui/signOutButton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';

const entries = [
  { to: href('mailEdit'), label: 'ログイン用メールアドレスの変更' },
  { to: href('destinationEdit'), label: '通知先メールアドレスの変更' },
  { to: href('passwordEdit'), label: 'パスワードの変更' },
  { to: href('talentSnsTerm'), label: 'SNS利用ルール' },
  { to: href('withdrawal'), label: '退会' },
];

/** What a talent can set. */
export default function TalentSettingsScreen() {
  return (
    <Stack>
      <MenuList label="設定のメニュー" entries={entries} />
      <SignOutButton />
    </Stack>
  );
}
