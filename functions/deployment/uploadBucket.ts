import { UPLOADS, uploadHeaders } from '../media/objectStore.ts';

/** How long an upload that was never taken stays in the bucket, in days. */
const LEFT_DAYS = 1;

/**
 * The bucket of uploads lets the site's pages write to signed addresses, as `gcloud storage buckets
 * update --cors-file` reads it.
 */
export const uploadCors = (origins: readonly string[]) => [
  {
    ...{ origin: origins, method: ['PUT'], maxAgeSeconds: 3_600 },
    responseHeader: Object.keys(uploadHeaders({ contentType: '', bytesMax: 0 })),
  },
];

/**
 * Uploads that were never taken are deleted, as `gcloud storage buckets update --lifecycle-file`
 * reads it.
 */
export const uploadLifecycle = {
  rule: [{ action: { type: 'Delete' }, condition: { age: LEFT_DAYS, matchesPrefix: [UPLOADS] } }],
};
