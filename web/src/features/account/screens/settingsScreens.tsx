import { BillingNotice } from '#web/entities/client/ownCompany.tsx';
import { BlockedPeople } from '#web/features/block/public.ts';
import { OwnInvoices } from '#web/features/invoice/public.ts';
import { Stack } from '#web/shared/ui/stack.tsx';
import { NoticeSettings } from '../components/noticeSettings.tsx';
import { SettingsMenu } from '../components/settingsMenu.tsx';
import { clientSettings, talentSettings } from '../settings.ts';

export function ClientSettingsScreen() {
  return (
    <Stack>
      <BillingNotice />
      <SettingsMenu entries={clientSettings}>
        <OwnInvoices />
        <NoticeSettings />
        <BlockedPeople />
      </SettingsMenu>
    </Stack>
  );
}

export function TalentSettingsScreen() {
  return (
    <SettingsMenu entries={talentSettings}>
      <NoticeSettings />
      <BlockedPeople />
    </SettingsMenu>
  );
}
