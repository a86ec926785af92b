import { Config } from '@pulumi/pulumi';
import { rentEverything } from './rentEverything.ts';
import { settingsOf } from './settings.ts';

const rented = rentEverything(settingsOf(new Config('gcp'), new Config('marketplace')));

/** What the build and config/.env.PROJECT are told: `pulumi stack output`. */
export const { webAppId, recaptchaSiteKey, sealKey, sealBucket, uploadBucket } = rented;
