import { NoticeSettings } from '../components/noticeSettings.tsx';
import { SettingsMenu } from '../components/settingsMenu.tsx';
import { talentSettings } from '../settings.ts';

export default function TalentSettingsScreen() {
  return (
    <SettingsMenu entries={talentSettings}>
      <NoticeSettings />
    </SettingsMenu>
  );
}
