import { firebase, identityplatform, recaptcha } from '@pulumi/gcp';
import type { CustomResourceOptions } from '@pulumi/pulumi';
import { REGION } from '../functions/platform/options.ts';
import type { Settings } from './settings.ts';

/** Services that browsers use directly. */
const openServices = ['firestore.googleapis.com', 'identitytoolkit.googleapis.com', 'firebasestorage.googleapis.com'] as const;

/**
 * Firebase, the web app, the bucket of uploads, sign-in, and App Check with reCAPTCHA Enterprise.
 */
export const createWebApp = ({ project, domains, enforceAppCheck }: Settings, options: CustomResourceOptions) => {
  const kept = { ...options, protect: true };
  const ofFirebase = { ...options, dependsOn: [new firebase.Project('firebase', { project }, kept)] };
  const app = new firebase.WebApp('marketplace', { project, displayName: 'marketplace', deletionPolicy: 'ABANDON' }, ofFirebase);
  const uploads = new firebase.StorageDefaultBucket('uploads', { project, location: REGION }, { ...ofFirebase, protect: true });
  new identityplatform.Config(
    'sign-in',
    {
      project,
      // Sign-in windows of other services return to the first domain.
      authorizedDomains: [`${project}.firebaseapp.com`, ...domains],
      signIn: { allowDuplicateEmails: false, email: { enabled: true, passwordRequired: true } },
      // Only the product deletes an account, after it has erased the person's data.
      client: { permissions: { disabledUserDeletion: true } },
      // Authenticator apps, which the office must use.
      mfa: { providerConfigs: [{ state: 'ENABLED', totpProviderConfig: { adjacentIntervals: 5 } }] },
    },
    ofFirebase,
  );
  const key = new recaptcha.EnterpriseKey(
    'recaptcha',
    { project, displayName: 'marketplace', webSettings: { integrationType: 'SCORE', allowedDomains: [...domains] } },
    options,
  );
  const appCheck = new firebase.AppCheckRecaptchaEnterpriseConfig(
    'app check',
    { project, appId: app.appId, siteKey: key.name },
    ofFirebase,
  );
  for (const serviceId of openServices)
    new firebase.AppCheckServiceConfig(
      `app check of ${serviceId}`,
      { project, serviceId, enforcementMode: enforceAppCheck ? 'ENFORCED' : 'UNENFORCED' },
      { ...ofFirebase, dependsOn: [appCheck] },
    );
  return { app, uploads, key };
};
