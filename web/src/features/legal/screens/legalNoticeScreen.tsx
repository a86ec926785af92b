import { legalNotice } from '#web/entities/legal/documents/legalNotice.ts';
import { LegalPage } from '../components/legalPage.tsx';

/** The legal notice for distance selling. */
export default function LegalNoticeScreen() {
  return <LegalPage document={legalNotice} />;
}
