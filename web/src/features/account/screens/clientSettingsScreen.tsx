import { SettingsMenu } from '../components/settingsMenu.tsx';
import { clientSettings } from '../settings.ts';

/** What a client can set. */
export default function ClientSettingsScreen() {
  return <SettingsMenu entries={clientSettings} />;
}
