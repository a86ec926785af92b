import { useOpenPages } from '#web/app/openPages.ts';
import { legalPlaces } from '#web/features/legal/public.ts';
import { MenuList } from '#web/shared/ui/menuList.tsx';
import { SignOutButton } from '#web/shared/ui/signOutButton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';

type Props = { readonly entries: ReadonlyArray<{ readonly to: string; readonly label: string }> };

/** The settings that are open to their user, the operator's documents, and the way out. */
export const SettingsMenu = ({ entries }: Props) => {
  const opens = useOpenPages();
  return (
    <Stack>
      <MenuList label="設定のメニュー" entries={entries.filter(({ to }) => opens(to))} />
      <MenuList label="運営者の文書" entries={legalPlaces} />
      <SignOutButton />
    </Stack>
  );
};
