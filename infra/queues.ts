import { cloudtasks } from '@pulumi/gcp';
import type { CustomResourceOptions } from '@pulumi/pulumi';
import { movieOptions, taskOptions } from '../functions/platform/options.ts';
import { DEADLINES_QUEUE, MOVIES_QUEUE, REGION } from '../functions/platform/region.ts';
import type { Settings } from './settings.ts';

/**
 * The queues with the options of the functions that they call. `firebase deploy` sets the same
 * rates, from the same options.
 */
export const queues = { [DEADLINES_QUEUE]: taskOptions, [MOVIES_QUEUE]: movieOptions } as const;

/** Queues of Cloud Tasks. Their alarms are lost with a queue, so no run of Pulumi deletes one. */
export const rentQueues = ({ project }: Settings, options: CustomResourceOptions): cloudtasks.Queue[] =>
  Object.entries(queues).map(
    ([name, { rateLimits, retryConfig }]) =>
      new cloudtasks.Queue(
        `queue ${name}`,
        {
          ...{ project, name, location: REGION, rateLimits },
          retryConfig: {
            maxAttempts: retryConfig.maxAttempts,
            minBackoff: `${retryConfig.minBackoffSeconds}s`,
            maxBackoff: `${retryConfig.maxBackoffSeconds}s`,
          },
        },
        { ...options, protect: true },
      ),
  );
