/**
 * The operator's flags (docs/specification.md, section 7); off and without times until they are
 * read. Times in ms, 0: not set.
 */
export type RemoteFlags = { readonly maintenance: boolean; readonly maintenanceStartAt: number; readonly maintenanceEndAt: number };

/** The flags before Remote Config has answered. */
export const defaultFlags: RemoteFlags = { maintenance: false, maintenanceStartAt: 0, maintenanceEndAt: 0 };

/** On, and within its times if it has any; so it can be announced and end automatically. */
export const isUnderMaintenance = ({ maintenance, maintenanceStartAt, maintenanceEndAt }: RemoteFlags, now: number): boolean =>
  maintenance && now >= maintenanceStartAt && (maintenanceEndAt === 0 || now < maintenanceEndAt);
