import { termsOfService } from '#web/entities/legal/documents/termsOfService.ts';
import { LegalPage } from '../components/legalPage.tsx';

/** The terms of use. */
export default function TermsOfServiceScreen() {
  return <LegalPage document={termsOfService} />;
}
