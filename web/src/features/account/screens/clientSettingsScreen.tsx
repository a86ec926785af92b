import { BillingNotice } from '#web/features/client/public.ts';
import { Stack } from '#web/shared/ui/stack.tsx';
import { NoticeSettings } from '../components/noticeSettings.tsx';
import { SettingsMenu } from '../components/settingsMenu.tsx';
import { clientSettings } from '../settings.ts';

/** What a client can set. */
export default function ClientSettingsScreen() {
  return (
    <Stack>
      <BillingNotice />
      <SettingsMenu entries={clientSettings}>
        <NoticeSettings />
      </SettingsMenu>
    </Stack>
  );
}
