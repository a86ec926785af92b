import { LegalPage } from '../components/legalPage.tsx';
import { termsOfService } from '../documents/termsOfService.ts';

/** What both sides and the operator owe each other. */
export default function TermsOfServiceScreen() {
  return <LegalPage document={termsOfService} />;
}
