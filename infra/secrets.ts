import { secretmanager } from '@pulumi/gcp';
import type { CustomResourceOptions } from '@pulumi/pulumi';
import { smtpUrl, vapidPrivateKey } from '../functions/effects/senderSettings.ts';
import { REGION } from '../functions/platform/options.ts';
import { SMOKE_SECRET } from '../local/smoke/secretName.ts';
import type { Settings } from './settings.ts';

/**
 * Secrets without values, stored in the region only; a person enters the values. Returns those of
 * functions. The smoke test's accounts are read by the person who deploys.
 */
export const createSecrets = ({ project }: Settings, options: CustomResourceOptions): secretmanager.Secret[] => {
  const create = (secretId: string) =>
    new secretmanager.Secret(
      secretId,
      { project, secretId, replication: { userManaged: { replicas: [{ location: REGION }] } } },
      { ...options, protect: true },
    );
  create(SMOKE_SECRET);
  return [smtpUrl, vapidPrivateKey].map(({ name }) => create(name));
};
