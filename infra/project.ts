import { billing, cloudquota, firebase, projects } from '@pulumi/gcp';
import { type CustomResourceOptions, type Input, interpolate } from '@pulumi/pulumi';
import { REGION } from '../functions/platform/options.ts';
import { defaultFlags } from '../web/src/shared/data/platform/keptFlags.ts';
import type { Settings } from './settings.ts';

/** The shares of the budget that send a message. The last one uses the forecast for the month. */
const thresholds = [
  { thresholdPercent: 0.5 },
  { thresholdPercent: 0.9 },
  { thresholdPercent: 1 },
  { thresholdPercent: 1, spendBasis: 'FORECASTED_SPEND' },
];

/** The month's budget. It sends messages but stops nothing. */
export const setBudget = (
  { project, billingAccount, budget }: Settings,
  projectNumber: Input<string>,
  channels: readonly Input<string>[],
  options: CustomResourceOptions,
): billing.Budget =>
  new billing.Budget(
    'budget',
    {
      billingAccount,
      displayName: project,
      amount: { specifiedAmount: { currencyCode: 'JPY', units: String(budget) } },
      budgetFilter: { projects: [interpolate`projects/${projectNumber}`], calendarPeriod: 'MONTH' },
      thresholdRules: thresholds,
      allUpdatesRule: { monitoringNotificationChannels: [...channels] },
    },
    options,
  );

/**
 * Requests the CPU quota of Cloud Run for all instances of the functions (in thousandths of a CPU).
 */
export const requestCpuQuota = (
  { project, cpus, alertEmails }: Settings,
  projectNumber: Input<string>,
  options: CustomResourceOptions,
): cloudquota.SQuotaPreference =>
  new cloudquota.SQuotaPreference(
    'cpus',
    {
      parent: interpolate`projects/${projectNumber}`,
      name: 'run-cpus',
      service: 'run.googleapis.com',
      quotaId: 'CpuAllocPerProjectRegion',
      dimensions: { region: REGION },
      quotaConfig: { preferredValue: String(cpus * 1_000) },
      contactEmail: alertEmails[0] ?? '',
      justification: `The functions of ${project} may use this many at once.`,
    },
    options,
  );

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

const names = [
  ...(['artifactregistry', 'billingbudgets', 'cloudbilling', 'cloudbuild', 'cloudfunctions', 'cloudkms', 'cloudquotas'] as const),
  ...(['cloudresourcemanager', 'cloudscheduler', 'cloudtasks', 'clouderrorreporting', 'compute', 'eventarc'] as const),
  ...(['firebase', 'firebaseappcheck', 'firebasehosting', 'firebaseinstallations', 'firebaseremoteconfig', 'firebaserules'] as const),
  ...(['firebasestorage', 'firestore', 'iam', 'iamcredentials', 'identitytoolkit', 'logging', 'monitoring', 'pubsub'] as const),
  ...(['recaptchaenterprise', 'run', 'secretmanager', 'serviceusage', 'storage', 'telemetry'] as const),
];

/**
 * The APIs of the project; all resources depend on them. An API that leaves the list stays on,
 * because something may use it.
 */
export const enableApis = ({ project }: Settings): projects.Service[] =>
  names.map((name) => new projects.Service(name, { project, service: `${name}.googleapis.com`, disableOnDestroy: false }));
