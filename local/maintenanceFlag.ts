import { getRemoteConfig } from 'firebase-admin/remote-config';
import { isLocal } from './stack/environment.ts';

type Flags = Readonly<Record<'maintenance' | 'maintenanceStartAt' | 'maintenanceEndAt', string>>;

const flagsFor = (on: boolean): Flags => ({ maintenance: String(on), maintenanceStartAt: '0', maintenanceEndAt: '0' });

const setLocally = async (flags: Flags): Promise<void> => {
  const url = new URL('/_local/remoteConfig', process.env.FUNCTIONS_BASE_URL);
  const answer = await fetch(url, { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(flags) });
  if (!answer.ok) throw new Error(`Remote Config answered ${answer.status}`);
};

/**
 * Sets the Remote Config flag that open pages read once a minute; then they lead to /maintenance.
 * Clears a planned time.
 */
export const setMaintenanceFlag = async (on: boolean): Promise<void> => {
  if (isLocal()) return setLocally(flagsFor(on));
  const remoteConfig = getRemoteConfig();
  const template = await remoteConfig.getTemplate();
  for (const [name, value] of Object.entries(flagsFor(on)))
    template.parameters[name] = { ...template.parameters[name], defaultValue: { value } };
  await remoteConfig.publishTemplate(template);
};
