import { LegalPage } from '../components/legalPage.tsx';
import { privacyPolicy } from '../documents/privacyPolicy.ts';

/** How personal data is handled. */
export default function PrivacyPolicyScreen() {
  return <LegalPage document={privacyPolicy} />;
}
