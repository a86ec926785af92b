import { LegalPage } from '../components/legalPage.tsx';
import { termsOfService } from '../documents/termsOfService.ts';

/** The terms of use. */
export default function TermsOfServiceScreen() {
  return <LegalPage document={termsOfService} />;
}
