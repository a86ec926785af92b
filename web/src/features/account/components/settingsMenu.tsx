import type { ReactNode } from 'react';
import { useOpenPages } from '#web/app/openPages.ts';
import { sitePlaces } from '#web/features/legal/public.ts';
import { later } from '#web/shared/ui/later.tsx';
import { MenuList } from '#web/shared/ui/menuList.tsx';
import { SignOutButton } from '#web/shared/ui/signOutButton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';

/** Below what people come for. */
const PersonalOpenings = later(async () => (await import('./personalOpenings.tsx')).PersonalOpenings);

type Props = {
  readonly entries: ReadonlyArray<{ readonly to: string; readonly label: string }>;
  /** What is set on the page itself. */
  readonly children?: ReactNode;
};

const places = sitePlaces.map(({ path, title }) => ({ to: path, label: title }));

/** The settings that are open to their user, help, the operator's documents, and the way out. */
export const SettingsMenu = ({ entries, children }: Props) => {
  const opens = useOpenPages();
  const shown = entries.filter(({ to }) => opens(to));
  // A certified client's own settings have the help already.
  const others = places.filter(({ label }) => shown.every((entry) => entry.label !== label));
  return (
    <Stack>
      <MenuList label="設定のメニュー" entries={shown} />
      {children}
      <PersonalOpenings />
      <MenuList label="ヘルプと運営者の文書" entries={others} />
      <SignOutButton />
    </Stack>
  );
};
