import type { ReactNode } from 'react';
import { sitePlaces } from '#web/entities/legal/siteFooter.tsx';
import { useOpenPages } from '#web/shared/data/auth/openPages.ts';
import { lazyPart } from '#web/shared/ui/lazyPart.tsx';
import { MenuList } from '#web/shared/ui/menuList.tsx';
import { SignOutButton } from '#web/shared/ui/signOutButton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';

// These load later, since they are below the main content.
const PersonalOpenings = lazyPart(async () => (await import('./personalOpenings.tsx')).PersonalOpenings);
const OwnSecondFactor = lazyPart(async () => (await import('./ownSecondFactor.tsx')).OwnSecondFactor);
const OwnData = lazyPart(async () => (await import('./ownData.tsx')).OwnData);
const Sessions = lazyPart(async () => (await import('./sessions.tsx')).Sessions);

type Props = {
  readonly entries: ReadonlyArray<{ readonly to: string; readonly label: string }>;
  readonly children?: ReactNode;
};

const places = sitePlaces.map(({ path, title }) => ({ to: path, label: title }));

export const SettingsMenu = ({ entries, children }: Props) => {
  const opens = useOpenPages();
  const shown = entries.filter(({ to }) => opens(to));
  // A certified client's own settings already contain the help.
  const others = places.filter(({ label }) => shown.every((entry) => entry.label !== label));
  return (
    <Stack>
      <MenuList label="設定のメニュー" entries={shown} />
      {children}
      <OwnSecondFactor />
      <Sessions />
      <PersonalOpenings />
      <OwnData />
      <MenuList label="ヘルプ、規約と会社" entries={others} />
      <SignOutButton />
    </Stack>
  );
};
