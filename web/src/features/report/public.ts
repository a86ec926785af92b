/** The exports of this feature for other features. */
export { ReportButton } from './components/reportButton.tsx';
