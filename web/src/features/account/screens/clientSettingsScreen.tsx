import { BillingNotice } from '#web/features/client/public.ts';
import { later } from '#web/shared/ui/later.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { NoticeSettings } from '../components/noticeSettings.tsx';
import { SettingsMenu } from '../components/settingsMenu.tsx';
import { clientSettings } from '../settings.ts';

const OwnInvoices = later(async () => (await import('#web/features/invoice/components/ownInvoices.tsx')).OwnInvoices);

/** The settings of a client, and the client's invoices. */
export default function ClientSettingsScreen() {
  return (
    <Stack>
      <BillingNotice />
      <SettingsMenu entries={clientSettings}>
        <OwnInvoices />
        <NoticeSettings />
      </SettingsMenu>
    </Stack>
  );
}
