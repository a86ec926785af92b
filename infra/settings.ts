import type { Config } from '@pulumi/pulumi';

/** The settings of a project, from Pulumi.PROJECT.yaml. */
export type Settings = {
  readonly project: string;
  readonly billingAccount: string;
  /** Yen a month. */
  readonly budget: number;
  readonly alertEmails: readonly string[];
  readonly domains: readonly string[];
  /** CPUs of Cloud Run in the region. */
  readonly cpus: number;
  readonly enforceAppCheck: boolean;
  /** Locks the retention of the seals and of the ledger of erasures permanently. */
  readonly lockSeals: boolean;
};

type Reader = Pick<Config, 'require' | 'requireNumber' | 'requireObject' | 'requireBoolean'>;

const listOf = (config: Reader, name: string): readonly string[] => {
  const list = config.requireObject<unknown>(name);
  if (!Array.isArray(list) || list.length === 0 || !list.every((each) => typeof each === 'string'))
    throw new Error(`marketplace:${name} has to be a list of texts with at least one`);
  return list;
};

/** Reads the configuration of the stack. Throws if a setting is missing or has the wrong type. */
export const settingsOf = (provider: Pick<Reader, 'require'>, config: Reader): Settings => ({
  project: provider.require('project'),
  billingAccount: config.require('billingAccount'),
  budget: config.requireNumber('budget'),
  alertEmails: listOf(config, 'alertEmails'),
  domains: listOf(config, 'domains'),
  cpus: config.requireNumber('cpus'),
  enforceAppCheck: config.requireBoolean('enforceAppCheck'),
  lockSeals: config.requireBoolean('lockSeals'),
});
