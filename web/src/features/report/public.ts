/** What other features may use of the reports' one. */
export { ReportButton } from './components/reportButton.tsx';
