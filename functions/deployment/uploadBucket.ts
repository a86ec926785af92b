import { UPLOADS, uploadHeaders } from '../media/objectStore.ts';

/** Days after which an unused upload is deleted. */
const LEFT_DAYS = 1;

/**
 * CORS settings for `gcloud storage buckets update --cors-file`: the site may write to signed
 * addresses.
 */
export const uploadCors = (origins: readonly string[]) => [
  { origin: origins, method: ['PUT'], maxAgeSeconds: 3_600, responseHeader: Object.keys(uploadHeaders({ contentType: '', bytesMax: 0 })) },
];

/** Settings for `gcloud storage buckets update --lifecycle-file`: unused uploads are deleted. */
export const uploadLifecycle = {
  rule: [{ action: { type: 'Delete' }, condition: { age: LEFT_DAYS, matchesPrefix: [UPLOADS] } }],
};
