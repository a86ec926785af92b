import { deviceStorage } from './deviceStorage.ts';

/** Off and without times until they are read. Times in ms, 0: not set. */
export type RemoteFlags = { readonly maintenance: boolean; readonly maintenanceStartAt: number; readonly maintenanceEndAt: number };

export const defaultFlags: RemoteFlags = { maintenance: false, maintenanceStartAt: 0, maintenanceEndAt: 0 };

/** On, and within its times if it has any; so it can be announced and end automatically. */
export const isUnderMaintenance = ({ maintenance, maintenanceStartAt, maintenanceEndAt }: RemoteFlags, now: number): boolean =>
  maintenance && now >= maintenanceStartAt && (maintenanceEndAt === 0 || now < maintenanceEndAt);

const KEY = 'flags';

/**
 * The flags of the last read on this device, so that a page knows a maintenance before it reads
 * anything. The defaults on a first visit, or if the stored text is not ours.
 */
export const keptFlags = (): RemoteFlags => {
  try {
    const kept = JSON.parse(deviceStorage()?.getItem(KEY) ?? '{}') as Partial<RemoteFlags> | null;
    const time = (at: unknown) => (typeof at === 'number' ? at : 0);
    return {
      maintenance: kept?.maintenance === true,
      maintenanceStartAt: time(kept?.maintenanceStartAt),
      maintenanceEndAt: time(kept?.maintenanceEndAt),
    };
  } catch {
    return defaultFlags;
  }
};

export const keepFlags = (flags: RemoteFlags): void => {
  if (JSON.stringify(flags) === JSON.stringify(defaultFlags)) deviceStorage()?.removeItem(KEY);
  else deviceStorage()?.setItem(KEY, JSON.stringify(flags));
};

export const isKnownMaintenance = (): boolean => isUnderMaintenance(keptFlags(), Date.now());
