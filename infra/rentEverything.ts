import { organizations, projects } from '@pulumi/gcp';
import { interpolate } from '@pulumi/pulumi';
import { tellOfObjectives } from './alerts.ts';
import { switchOnApis } from './apis.ts';
import { setBudget } from './budget.ts';
import { rentDatabases } from './databases.ts';
import { publishFlags } from './flags.ts';
import { makeAccounts } from './grants.ts';
import { rentKeys } from './keys.ts';
import { rentQueues } from './queues.ts';
import { askForCpus } from './quotas.ts';
import { rentSeals } from './seals.ts';
import { rentSecrets } from './secrets.ts';
import type { Settings } from './settings.ts';
import { rentTopics } from './topics.ts';
import { rentWebApp } from './webApp.ts';

/**
 * Everything that the project rents but for what `firebase deploy` makes: functions, their triggers
 * and schedules, hosting, rules, indexes.
 */
export const rentEverything = (settings: Settings) => {
  const { project } = settings;
  const options = { dependsOn: switchOnApis(settings) };
  const { number } = organizations.getProjectOutput({ projectId: project });
  const agent = new projects.ServiceIdentity('pubsub', { project, service: 'pubsub.googleapis.com' }, options);
  const web = rentWebApp(settings, options);
  const seals = rentSeals(settings, options);
  const keys = rentKeys(settings, options);
  rentDatabases(settings, options);
  makeAccounts(
    settings,
    {
      ...rentTopics(settings, agent.member, options),
      queues: rentQueues(settings, options),
      secrets: rentSecrets(settings, options),
      ...{ uploads: web.uploads, seals, keys },
    },
    options,
  );
  publishFlags(settings, { ...options, dependsOn: [...options.dependsOn, web.app] });
  const channels = tellOfObjectives(settings, options);
  setBudget(settings, number, channels, options);
  askForCpus(settings, number, options);
  return {
    ...{ webAppId: web.app.appId, recaptchaSiteKey: web.key.name, uploadBucket: web.uploads.name },
    ...{ sealKey: interpolate`${seals.key.id}/cryptoKeyVersions/1`, sealBucket: seals.bucket.name },
    ...{ keysKey: keys.key.id, erasuresBucket: keys.erasures.name },
  };
};
