import { firestore } from '@pulumi/gcp';
import type { CustomResourceOptions } from '@pulumi/pulumi';
import { DAY, SECOND } from '../domain/calendar/instants.ts';
import { REGION } from '../functions/platform/region.ts';
import type { Settings } from './settings.ts';

/**
 * The databases. A row more is a database more. `keptDays`: how long a daily backup is kept. Rules,
 * indexes and times to live come with `firebase deploy`, from the files that firebase.json names.
 */
export const databases = [
  { name: '(default)', pointInTimeRecovery: true, keptDays: 98 },
  // What brings a key of somebody back who has left is gone after a week.
  { name: 'keys', pointInTimeRecovery: false, keptDays: 7 },
] as const;

/** Databases that nobody deletes by mistake, with daily backups. */
export const rentDatabases = ({ project }: Settings, options: CustomResourceOptions): firestore.Database[] =>
  databases.map(({ name, pointInTimeRecovery, keptDays }) => {
    const database = new firestore.Database(
      `database ${name}`,
      {
        ...{ project, name, locationId: REGION, type: 'FIRESTORE_NATIVE' },
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
