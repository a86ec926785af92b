import { deleteApp, initializeApp } from 'firebase/app';
import { activate, type FetchResponse, fetchAndActivate, getRemoteConfig, getValue, type RemoteConfig } from 'firebase/remote-config';
import { businessRules } from '#domain/kernel/businessRules.ts';
import { firebaseConfig, isLocal, ports } from './environment.ts';
import { firebaseApp } from './firebaseApp.ts';
import { defaultFlags, type RemoteFlags } from './keptFlags.ts';

/** docs/specification.md, section 9: both one minute; the library's default is 12 hours. */
const settings = {
  fetchTimeoutMillis: businessRules.remoteConfigFetchTimeout,
  minimumFetchIntervalMillis: businessRules.remoteConfigMinimumInterval,
};

const configured = (config: RemoteConfig): RemoteConfig => {
  config.settings = { ...config.settings, ...settings };
  config.defaultConfig = { ...defaultFlags };
  return config;
};

const flagsOf = (config: RemoteConfig): RemoteFlags => ({
  maintenance: getValue(config, 'maintenance').asBoolean(),
  maintenanceStartAt: getValue(config, 'maintenanceStartAt').asNumber(),
  maintenanceEndAt: getValue(config, 'maintenanceEndAt').asNumber(),
});

/** The library accepts one first fetch per app, so each read makes an app. */
const fetchLocally = async (): Promise<RemoteFlags> => {
  const answer = await fetch(`http://127.0.0.1:${ports.functions}/_local/remoteConfig`);
  const initialFetchResponse = (await answer.json()) as FetchResponse;
  const app = initializeApp(firebaseConfig, `remoteConfig-${crypto.randomUUID()}`);
  try {
    const config = configured(getRemoteConfig(app, { initialFetchResponse }));
    await activate(config);
    return flagsOf(config);
  } finally {
    await deleteApp(app);
  }
};

/** The flags that are set now; rejects if they cannot be read. */
export const fetchFlags = async (): Promise<RemoteFlags> => {
  if (isLocal) return fetchLocally();
  const config = configured(getRemoteConfig(firebaseApp));
  await fetchAndActivate(config);
  return flagsOf(config);
};
