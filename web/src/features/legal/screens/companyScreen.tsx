import { company } from '#web/entities/legal/documents/company.ts';
import { LegalPage } from '../components/legalPage.tsx';

/** The operator of the service. */
export default function CompanyScreen() {
  return <LegalPage document={company} />;
}
