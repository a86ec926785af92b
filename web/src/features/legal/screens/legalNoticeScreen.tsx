import { LegalPage } from '../components/legalPage.tsx';
import { legalNotice } from '../documents/legalNotice.ts';

/** The legal notice for distance selling. */
export default function LegalNoticeScreen() {
  return <LegalPage document={legalNotice} />;
}
