import { cloudtasks } from '@pulumi/gcp';
import type { CustomResourceOptions } from '@pulumi/pulumi';
import { movieOptions, taskOptions } from '../functions/platform/options.ts';
import { DEADLINES_QUEUE, MOVIES_QUEUE, REGION } from '../functions/platform/region.ts';
import type { Settings } from './settings.ts';

/** The queues with the options of their functions. `firebase deploy` sets the same rates. */
export const queues = { [DEADLINES_QUEUE]: taskOptions, [MOVIES_QUEUE]: movieOptions } as const;

/** Queues of Cloud Tasks. Deleting a queue loses its alarms, so Pulumi never deletes one. */
export const createQueues = ({ project }: Settings, options: CustomResourceOptions): cloudtasks.Queue[] =>
  Object.entries(queues).map(
    ([name, { rateLimits, retryConfig }]) =>
      new cloudtasks.Queue(
        `queue ${name}`,
        {
          project,
          name,
          location: REGION,
          rateLimits,
          retryConfig: {
            maxAttempts: retryConfig.maxAttempts,
            minBackoff: `${retryConfig.minBackoffSeconds}s`,
            maxBackoff: `${retryConfig.maxBackoffSeconds}s`,
          },
        },
        { ...options, protect: true },
      ),
  );
