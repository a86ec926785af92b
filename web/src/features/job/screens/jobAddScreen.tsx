import { JobForm } from '../components/jobForm.tsx';

/** Posting a job. */
export default function JobAddScreen() {
  return <JobForm />;
}
