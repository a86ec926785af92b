import { Config } from '@pulumi/pulumi';
import { createResources } from './createResources.ts';
import { settingsOf } from './settings.ts';

const resources = createResources(settingsOf(new Config('gcp'), new Config('marketplace')));

/** Outputs for the build and config/.env.PROJECT: `pulumi stack output`. */
export const { webAppId, recaptchaSiteKey, sealKey, sealBucket, uploadBucket } = resources;
