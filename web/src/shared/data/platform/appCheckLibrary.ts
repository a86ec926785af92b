import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { firebaseConfig } from './environment.ts';
import { firebaseApp } from './firebaseApp.ts';

const provider = new ReCaptchaEnterpriseProvider(firebaseConfig.recaptchaSiteKey ?? '');
const appCheck = initializeAppCheck(firebaseApp, { provider, isTokenAutoRefreshEnabled: true });

/** A valid App Check token; renewed when it is about to expire. */
export const appCheckToken = async (): Promise<string> => (await getToken(appCheck)).token;
