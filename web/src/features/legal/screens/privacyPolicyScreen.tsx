import { privacyPolicy } from '#web/entities/legal/documents/privacyPolicy.ts';
import { LegalPage } from '../components/legalPage.tsx';

/** How personal data is handled. */
export default function PrivacyPolicyScreen() {
  return <LegalPage document={privacyPolicy} />;
}
