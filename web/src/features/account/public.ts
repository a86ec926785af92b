export { ReturnedNotice } from './components/returnedNotice.tsx';
export { SettingsMenu } from './components/settingsMenu.tsx';
export { useRoleFirst } from './roleFirst.ts';
export { clientSettings } from './settings.ts';
