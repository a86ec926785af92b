import { cloudquota } from '@pulumi/gcp';
import { type CustomResourceOptions, type Input, interpolate } from '@pulumi/pulumi';
import { REGION } from '../functions/platform/region.ts';
import type { Settings } from './settings.ts';

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
