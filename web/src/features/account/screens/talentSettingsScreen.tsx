import { NoticeSettings } from '../components/noticeSettings.tsx';
import { SettingsMenu } from '../components/settingsMenu.tsx';
import { talentSettings } from '../settings.ts';

/** The settings of a talent. */
export default function TalentSettingsScreen() {
  return (
    <SettingsMenu entries={talentSettings}>
      <NoticeSettings />
    </SettingsMenu>
  );
}
