import { secretmanager } from '@pulumi/gcp';
import type { CustomResourceOptions } from '@pulumi/pulumi';
import { smtpUrl } from '../functions/effects/mail/mailSettings.ts';
import { vapidPrivateKey } from '../functions/effects/push/pushSettings.ts';
import { REGION } from '../functions/platform/region.ts';
import type { Settings } from './settings.ts';

/** The names of the secrets. A person enters their values with `firebase functions:secrets:set`. */
export const secretNames = [smtpUrl, vapidPrivateKey].map(({ name }) => name);

/** Secrets without values, kept in the region alone. */
export const rentSecrets = ({ project }: Settings, options: CustomResourceOptions): secretmanager.Secret[] =>
  secretNames.map(
    (secretId) =>
      new secretmanager.Secret(
        secretId,
        { project, secretId, replication: { userManaged: { replicas: [{ location: REGION }] } } },
        { ...options, protect: true },
      ),
  );
