import { kms, storage } from '@pulumi/gcp';
import type { CustomResourceOptions } from '@pulumi/pulumi';
import { DAY, SECOND } from '../domain/kernel/calendar/instants.ts';
import { REGION } from '../functions/platform/options.ts';
import type { Settings } from './settings.ts';

const seconds = (days: number): string => String((days * DAY) / SECOND);

/** Days after which Cloud KMS makes a new key version. Old versions still decrypt. */
const ROTATED_DAYS = 90;
/**
 * Days for which the ledger's entries are locked: longer than any backup of the databases is kept.
 */
const KEPT_DAYS = 120;
/** Days after which an entry is deleted. By then no backup has the person's key. */
const DELETED_DAYS = 180;

/** The key that wraps people's keys, and the bucket of the ledger of erasures. */
export const createKeys = ({ project, lockSeals }: Settings, options: CustomResourceOptions) => {
  const kept = { ...options, protect: true };
  const ring = new kms.KeyRing('keys', { project, name: 'keys', location: REGION }, kept);
  const key = new kms.CryptoKey(
    'keys',
    {
      name: 'keys',
      keyRing: ring.id,
      purpose: 'ENCRYPT_DECRYPT',
      rotationPeriod: `${seconds(ROTATED_DAYS)}s`,
      versionTemplate: { algorithm: 'GOOGLE_SYMMETRIC_ENCRYPTION', protectionLevel: 'HSM' },
    },
    kept,
  );
  const erasures = new storage.Bucket(
    'erasures',
    {
      project,
      name: `${project}-erasures`,
      location: REGION,
      uniformBucketLevelAccess: true,
      publicAccessPrevention: 'enforced',
      forceDestroy: false,
      retentionPolicy: { retentionPeriod: seconds(KEPT_DAYS), isLocked: lockSeals },
      lifecycleRules: [{ action: { type: 'Delete' }, condition: { age: DELETED_DAYS } }],
    },
    kept,
  );
  return { key, erasures };
};
