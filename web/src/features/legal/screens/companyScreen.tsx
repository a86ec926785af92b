import { LegalPage } from '../components/legalPage.tsx';
import { company } from '../documents/company.ts';

/** The operator of the service. */
export default function CompanyScreen() {
  return <LegalPage document={company} />;
}
