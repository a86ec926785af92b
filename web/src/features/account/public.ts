/** What other features may use of the accounts' one. */
export { SettingsMenu } from './components/settingsMenu.tsx';
export { TermsNotice } from './components/termsNotice.tsx';
export { clientSettings } from './settings.ts';
