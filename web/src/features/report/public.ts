export { ReportButton, ReportDialog } from './components/reportButton.tsx';
