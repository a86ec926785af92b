import { LegalPage } from '../components/legalPage.tsx';
import { legalNotice } from '../documents/legalNotice.ts';

/** What sellers at a distance have to say of themselves. */
export default function LegalNoticeScreen() {
  return <LegalPage document={legalNotice} />;
}
