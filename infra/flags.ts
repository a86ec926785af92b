import { firebase } from '@pulumi/gcp';
import type { CustomResourceOptions } from '@pulumi/pulumi';
import { defaultFlags } from '../web/src/shared/data/platform/keptFlags.ts';
import type { Settings } from './settings.ts';

/**
 * The parameters of Remote Config, off. Later runs keep the values that `npm run office -- stop`
 * sets.
 */
export const publishFlags = ({ project }: Settings, options: CustomResourceOptions): firebase.RemoteConfigRemoteConfig => {
  const parameters = Object.entries(defaultFlags).map(([parameterName, value]) => ({
    parameterName,
    valueType: typeof value === 'boolean' ? 'BOOLEAN' : 'NUMBER',
    defaultValue: { value: String(value) },
  }));
  return new firebase.RemoteConfigRemoteConfig(
    'flags',
    { project, parameters },
    { ...options, ignoreChanges: ['parameters'], retainOnDelete: true },
  );
};
