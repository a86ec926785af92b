/**
 * What the operator sets from outside (spec section 7): off, and without times, until it is known.
 * Times in ms, 0: not set.
 */
export type RemoteFlags = { readonly maintenance: boolean; readonly maintenanceStartAt: number; readonly maintenanceEndAt: number };

export const defaultFlags: RemoteFlags = { maintenance: false, maintenanceStartAt: 0, maintenanceEndAt: 0 };

/**
 * Switched on, and within its times where it has any: so that it can be announced beforehand and
 * end by itself.
 */
export const isUnderMaintenance = ({ maintenance, maintenanceStartAt, maintenanceEndAt }: RemoteFlags, now: number): boolean =>
  maintenance && now >= maintenanceStartAt && (maintenanceEndAt === 0 || now < maintenanceEndAt);
