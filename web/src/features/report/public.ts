/** The exports of this feature for other features. */
export { ReportButton, ReportDialog } from './components/reportButton.tsx';
