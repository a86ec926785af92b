import { organizations, projects } from '@pulumi/gcp';
import { interpolate } from '@pulumi/pulumi';
import { createAlerts } from './alerts.ts';
import { createDatabases } from './databases.ts';
import { makeAccounts } from './grants.ts';
import { createKeys } from './keys.ts';
import { enableApis, publishFlags, requestCpuQuota, setBudget } from './project.ts';
import { createSeals } from './seals.ts';
import { createSecrets } from './secrets.ts';
import type { Settings } from './settings.ts';
import { createQueues, createTopics } from './topics.ts';
import { createWebApp } from './webApp.ts';

/**
 * All resources except those of `firebase deploy`: functions, triggers, schedules, hosting, rules,
 * indexes.
 */
export const createResources = (settings: Settings) => {
  const { project } = settings;
  const options = { dependsOn: enableApis(settings) };
  const { number } = organizations.getProjectOutput({ projectId: project });
  const agent = new projects.ServiceIdentity('pubsub', { project, service: 'pubsub.googleapis.com' }, options);
  const web = createWebApp(settings, options);
  const seals = createSeals(settings, options);
  const keys = createKeys(settings, options);
  createDatabases(settings, options);
  makeAccounts(
    settings,
    {
      ...createTopics(settings, agent.member, options),
      queues: createQueues(settings, options),
      secrets: createSecrets(settings, options),
      uploads: web.uploads,
      seals,
      keys,
    },
    options,
  );
  publishFlags(settings, { ...options, dependsOn: [...options.dependsOn, web.app] });
  const channels = createAlerts(settings, options);
  setBudget(settings, number, channels, options);
  requestCpuQuota(settings, number, options);
  return {
    webAppId: web.app.appId,
    recaptchaSiteKey: web.key.name,
    uploadBucket: web.uploads.name,
    sealKey: interpolate`${seals.key.id}/cryptoKeyVersions/1`,
    sealBucket: seals.bucket.name,
    keysKey: keys.key.id,
    erasuresBucket: keys.erasures.name,
  };
};
