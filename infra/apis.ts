import { projects } from '@pulumi/gcp';
import type { Settings } from './settings.ts';

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
