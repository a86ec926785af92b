import { secretmanager } from '@pulumi/gcp';
import type { CustomResourceOptions } from '@pulumi/pulumi';
import { smtpUrl } from '../functions/effects/mail/mailSettings.ts';
import { vapidPrivateKey } from '../functions/effects/push/pushSettings.ts';
import { REGION } from '../functions/platform/region.ts';
import { SMOKE_SECRET } from '../local/smoke/secretName.ts';
import type { Settings } from './settings.ts';

/**
 * Secrets without values, kept in the region alone; a person enters the values. Returns those that
 * functions read. The accounts of the smoke test are read by the person who deploys.
 */
export const rentSecrets = ({ project }: Settings, options: CustomResourceOptions): secretmanager.Secret[] => {
  const rent = (secretId: string) =>
    new secretmanager.Secret(
      secretId,
      { project, secretId, replication: { userManaged: { replicas: [{ location: REGION }] } } },
      { ...options, protect: true },
    );
  rent(SMOKE_SECRET);
  return [smtpUrl, vapidPrivateKey].map(({ name }) => rent(name));
};
