import { kms, storage } from '@pulumi/gcp';
import type { CustomResourceOptions } from '@pulumi/pulumi';
import { DAY, SECOND } from '../domain/kernel/calendar/instants.ts';
import { REGION } from '../functions/platform/options.ts';
import type { Settings } from './settings.ts';

/** Days for which a seal is kept: ten years. */
const KEPT_DAYS = 3_650;

/**
 * The key that signs the daily seals, which cannot be exported, and the bucket with a retention
 * period.
 */
export const createSeals = ({ project, lockSeals }: Settings, options: CustomResourceOptions) => {
  const kept = { ...options, protect: true };
  const ring = new kms.KeyRing('seals', { project, name: 'seals', location: REGION }, kept);
  const key = new kms.CryptoKey(
    'seals',
    {
      name: 'seals',
      keyRing: ring.id,
      purpose: 'ASYMMETRIC_SIGN',
      versionTemplate: { algorithm: 'EC_SIGN_P256_SHA256', protectionLevel: 'SOFTWARE' },
    },
    kept,
  );
  const bucket = new storage.Bucket(
    'seals',
    {
      project,
      name: `${project}-seals`,
      location: REGION,
      uniformBucketLevelAccess: true,
      publicAccessPrevention: 'enforced',
      forceDestroy: false,
      retentionPolicy: { retentionPeriod: String((KEPT_DAYS * DAY) / SECOND), isLocked: lockSeals },
    },
    kept,
  );
  return { key, bucket };
};
