import { firestore } from '@pulumi/gcp';
import type { CustomResourceOptions } from '@pulumi/pulumi';
import { DAY, SECOND } from '../domain/kernel/calendar/instants.ts';
import { KEYS_DATABASE } from '../functions/platform/firestorePaths.ts';
import { REGION } from '../functions/platform/options.ts';
import type { Settings } from './settings.ts';

/**
 * The databases; add a row for a new one. `keptDays`: how long a daily backup is kept. `firebase
 * deploy` adds rules, indexes and TTL policies.
 */
export const databases = [
  { name: '(default)', pointInTimeRecovery: true, keptDays: 98 },
  // A backup could bring back the key of a person who left, so it is kept for a week only.
  { name: KEYS_DATABASE, pointInTimeRecovery: false, keptDays: 7 },
] as const;

/** Databases with deletion protection and daily backups. */
export const createDatabases = ({ project }: Settings, options: CustomResourceOptions): firestore.Database[] =>
  databases.map(({ name, pointInTimeRecovery, keptDays }) => {
    const database = new firestore.Database(
      `database ${name}`,
      {
        project,
        name,
        locationId: REGION,
        type: 'FIRESTORE_NATIVE',
        pointInTimeRecoveryEnablement: `POINT_IN_TIME_RECOVERY_${pointInTimeRecovery ? 'ENABLED' : 'DISABLED'}`,
        deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
      },
      { ...options, protect: true },
    );
    const retention = `${(keptDays * DAY) / SECOND}s`;
    new firestore.BackupSchedule(
      `backups ${name}`,
      { project, database: database.name, retention, dailyRecurrence: {} },
      { ...options, parent: database },
    );
    return database;
  });
