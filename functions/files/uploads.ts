import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { businessRules } from '#domain/kernel/businessRules.ts';
import { DomainError } from '#domain/kernel/domainError.ts';
import { identifier } from '#domain/kernel/validation.ts';
import { uploadFaults } from '#domain/people/media/uploads.ts';
import { requireActive } from '../gate/admission.ts';
import { type Caller, signedInCallable } from '../gate/commandCallable.ts';
import { countTry } from '../gate/durableLimit.ts';
import { type SignedUpload, uploadPath, withStorageErrors } from '../media/objectStore.ts';
import { processDocument, type StoredDocument } from '../media/processDocument.ts';
import { type Picture, processPicture } from '../media/processPicture.ts';
import type { Runtime } from '../ports.ts';
import { runtime } from '../runtime.ts';

const wire = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('begin'), contentType: z.string().max(100), size: z.int().min(1) }),
  z.strictObject({ type: z.literal('finishPicture'), uploadId: identifier }),
  z.strictObject({ type: z.literal('finishDocument'), uploadId: identifier }),
]);
type Request = z.infer<typeof wire>;

/**
 * A signed upload until `expiresAt` (ms), with exactly these headers; later calls name `uploadId`.
 */
export type UploadBegun = SignedUpload & { readonly uploadId: string; readonly path: string; readonly expiresAt: number };

const begin = async (current: Runtime, { uid }: Caller, contentType: string, size: number): Promise<UploadBegun> => {
  const { objects, now } = current;
  const faults = uploadFaults(contentType, size);
  if (Object.keys(faults).length > 0) throw new DomainError('invalid-argument', faults);
  await countTry(current, [{ kind: 'uploadByAccount', subject: uid }]);
  const uploadId = randomUUID();
  const path = uploadPath(uid, uploadId);
  const expiresAt = now() + businessRules.uploadPeriod;
  return { uploadId, path, expiresAt, ...(await objects.signedUpload({ path, contentType, bytesMax: size, expiresAt })) };
};

type Uploaded = UploadBegun | Picture | StoredDocument;

const answer = (current: Runtime, caller: Caller, request: Request): Promise<Uploaded> => {
  if (request.type === 'begin') return begin(current, caller, request.contentType, request.size);
  return request.type === 'finishPicture'
    ? processPicture(current, caller.uid, request.uploadId)
    : processDocument(current, caller.uid, request.uploadId);
};

/**
 * Uploads, which are not commands and not in the log. `begin` returns an address for a file of this
 * type and size. `finishPicture` and `finishDocument` check the file and return its paths for later
 * commands.
 */
export const uploads = signedInCallable('uploads', wire, async (payload, caller): Promise<Uploaded> => {
  await requireActive(runtime(), caller);
  return withStorageErrors(() => answer(runtime(), caller, payload));
});
