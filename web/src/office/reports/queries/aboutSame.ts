import { type Report, reportSchema } from '#projections/report/reports.schema.ts';
import { liveRows, useLive } from '#web/shared/data/live.ts';

/** The latest reports about the same thing of the same person, by whomever; live. */
export const useReportsAboutSame = ({ kind, subjectId, ownerId }: Pick<Report, 'kind' | 'subjectId' | 'ownerId'>) =>
  useLive(
    liveRows(
      {
        collection: 'reports',
        where: [
          ['kind', '==', kind],
          ['subjectId', '==', subjectId],
          ['ownerId', '==', ownerId],
        ],
        orderBy: ['createdAt', 'desc'],
        limit: 20,
      },
      reportSchema,
    ),
  );
