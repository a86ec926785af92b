import type { Firestore } from 'firebase-admin/firestore';
import type { Matter } from '#domain/guardian/matter.ts';
import type { GuardianQuestion } from '#domain/guardian/question.ts';
import { talentPath } from '#projections/talent/talents.schema.ts';
import { getMany } from '../platform/firestorePaths.ts';

type MatterFacts = Omit<GuardianQuestion, 'scope' | 'fee' | 'scheduleToClose' | 'expiresAt' | 'isGiven'>;

/** The facts that a guardian sees: the minor's profile and the job. */
export const matterFacts = async (db: Firestore, uid: string, { jobId }: Matter): Promise<MatterFacts> => {
  const paths = [talentPath(uid), ...(jobId === null ? [] : [`jobs/${jobId}`])];
  const [cast, job] = await getMany(
    db,
    paths.map((path) => db.doc(path)),
  );
  return {
    castName: cast?.get('name') ?? null,
    introduction: cast?.get('introduction') ?? null,
    jobTitle: job?.get('title') ?? null,
    clientName: job?.get('client.name') ?? null,
    description: job?.get('description') ?? null,
    startsAt: job?.get('startsAt') ?? null,
    endsAt: job?.get('endsAt') ?? null,
  };
};
