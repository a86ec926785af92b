import type { JobPosting } from '#domain/work/job/posting.ts';
import { FULL, roleText, useTakenSeats } from '#web/entities/job/roles.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { Facts } from '#web/shared/ui/facts.tsx';

const Posted = ({ roles, jobId }: Pick<JobPosting, 'roles'> & { readonly jobId: string }) => {
  const { isFull } = useTakenSeats(jobId);
  return (
    <Facts facts={roles.map((role) => ({ term: role.name, value: isFull(role) ? `${FULL}（${roleText(role)}）` : roleText(role) }))} />
  );
};

/** The roles of a job, and those that are full. A posting that is not sent yet has no deals. */
export const RolesCard = ({ job: { roles, id } }: { readonly job: Pick<JobPosting, 'roles'> & { readonly id?: string } }) => (
  <Card title="募集する役">
    {id === undefined ? (
      <Facts facts={roles.map((role) => ({ term: role.name, value: roleText(role) }))} />
    ) : (
      <Posted roles={roles} jobId={id} />
    )}
  </Card>
);
