import { kms, storage } from '@pulumi/gcp';
import type { CustomResourceOptions } from '@pulumi/pulumi';
import { DAY, SECOND } from '../domain/calendar/instants.ts';
import { REGION } from '../functions/platform/region.ts';
import type { Settings } from './settings.ts';

const seconds = (days: number): string => String((days * DAY) / SECOND);

/**
 * How often Cloud KMS makes a new version of the key, in days. Earlier versions go on opening what
 * they wrapped.
 */
const ROTATED_DAYS = 90;
/**
 * How long nobody can take an erasure out of the ledger, in days: longer than any backup of the
 * databases is kept.
 */
const KEPT_DAYS = 120;
/**
 * After how many days an entry of the ledger is deleted: no backup can bring that person back any
 * more.
 */
const DELETED_DAYS = 180;

/**
 * The key that wraps the keys of people, and the bucket of the ledger of erasures, outside of the
 * databases.
 */
export const rentKeys = ({ project, lockSeals }: Settings, options: CustomResourceOptions) => {
  const kept = { ...options, protect: true };
  const ring = new kms.KeyRing('keys', { project, name: 'keys', location: REGION }, kept);
  const key = new kms.CryptoKey(
    'keys',
    {
      ...{ name: 'keys', keyRing: ring.id, purpose: 'ENCRYPT_DECRYPT', rotationPeriod: `${seconds(ROTATED_DAYS)}s` },
      versionTemplate: { algorithm: 'GOOGLE_SYMMETRIC_ENCRYPTION', protectionLevel: 'HSM' },
    },
    kept,
  );
  const erasures = new storage.Bucket(
    'erasures',
    {
      ...{ project, name: `${project}-erasures`, location: REGION },
      ...{ uniformBucketLevelAccess: true, publicAccessPrevention: 'enforced', forceDestroy: false },
      retentionPolicy: { retentionPeriod: seconds(KEPT_DAYS), isLocked: lockSeals },
      lifecycleRules: [{ action: { type: 'Delete' }, condition: { age: DELETED_DAYS } }],
    },
    kept,
  );
  return { key, erasures };
};
