import { logging, monitoring } from '@pulumi/gcp';
import type { CustomResourceOptions, Output } from '@pulumi/pulumi';
import { DEAD_EVENTS } from '../functions/deployment/deadLetters.ts';
import { type Objective, objectives, runbookOf } from '../functions/platform/objectives.ts';
import type { Settings } from './settings.ts';

/** Over how long a figure is made. */
const PERIOD = '600s';
/** An alert that nobody closes is closed when the figure has been good for half a day. */
const AUTO_CLOSE = '43200s';

const ofRun = 'resource.type="cloud_run_revision"';
const measuredLine = (name: string) => `${ofRun} AND jsonPayload.measure="${name}"`;

/**
 * The log lines behind an objective, and whether their values count or only their number. Null
 * where the platform has the metric.
 */
export const logLinesOf = (
  name: string,
  { source, figure, limit }: Objective,
): { readonly filter: string; readonly hasValues: boolean } | null => {
  if ('errorsOf' in source)
    return { filter: `${ofRun} AND resource.labels.service_name="${source.errorsOf}" AND severity>=ERROR`, hasValues: false };
  if (!('log' in source)) return null;
  // Of a highest value only the lines beyond the limit are counted: buckets would blur it.
  if (figure === 'highest') return { filter: `${measuredLine(name)} AND jsonPayload.value>${limit}`, hasValues: false };
  return { filter: measuredLine(name), hasValues: true };
};

const metricOf = ({ project }: Settings, name: string, objective: Objective, options: CustomResourceOptions): logging.Metric | null => {
  const lines = logLinesOf(name, objective);
  if (!lines) return null;
  const { filter, hasValues } = lines;
  const values = {
    valueExtractor: 'EXTRACT(jsonPayload.value)',
    metricDescriptor: { metricKind: 'DELTA', valueType: 'DISTRIBUTION', unit: 'ms' },
    // From 1 ms to 20 hours in steps of a tenth.
    bucketOptions: { exponentialBuckets: { scale: 1, growthFactor: 1.1, numFiniteBuckets: 190 } },
  };
  const count = { metricDescriptor: { metricKind: 'DELTA', valueType: 'INT64' } };
  return new logging.Metric(name, { project, name, description: objective.holds, filter, ...(hasValues ? values : count) }, options);
};

const reducers = { p95: 'REDUCE_PERCENTILE_95', p99: 'REDUCE_PERCENTILE_99', highest: 'REDUCE_SUM' } as const;

/**
 * What the alert compares: the metric, how its values become one figure, and the highest good
 * figure.
 */
export const conditionOf = (name: string, { source, figure, limit }: Objective) => {
  const ofValues = { perSeriesAligner: 'ALIGN_DELTA', crossSeriesReducer: reducers[figure] };
  if ('deadLetters' in source) {
    const filter = `metric.type="pubsub.googleapis.com/subscription/num_undelivered_messages" AND resource.type="pubsub_subscription"`;
    const asGauge = { perSeriesAligner: 'ALIGN_MAX', crossSeriesReducer: 'REDUCE_MAX' };
    return { filter: `${filter} AND resource.labels.subscription_id="${DEAD_EVENTS}"`, ...asGauge, thresholdValue: limit };
  }
  if ('service' in source) {
    const filter = `metric.type="run.googleapis.com/request_latencies" AND ${ofRun} AND resource.labels.service_name="${source.service}"`;
    return { filter, ...ofValues, thresholdValue: limit };
  }
  const filter = `metric.type="logging.googleapis.com/user/${name}" AND ${ofRun}`;
  // The metric of a highest value counts what is beyond the limit.
  return { filter, ...ofValues, thresholdValue: figure === 'highest' ? 0 : limit };
};

/**
 * Makes an alert of each objective, with the metric behind it, and the channels that people are
 * told by. Returns the channels.
 */
export const tellOfObjectives = (settings: Settings, options: CustomResourceOptions): Output<string>[] => {
  const { project, alertEmails } = settings;
  const channels = alertEmails.map(
    (address) =>
      new monitoring.NotificationChannel(
        address,
        { project, displayName: address, type: 'email', labels: { email_address: address } },
        options,
      ).id,
  );
  for (const [name, objective] of Object.entries<Objective>(objectives)) {
    const metric = metricOf(settings, name, objective, options);
    const { filter, perSeriesAligner, crossSeriesReducer, thresholdValue } = conditionOf(name, objective);
    const conditionThreshold = {
      ...{ filter, comparison: 'COMPARISON_GT', thresholdValue, duration: '0s' },
      aggregations: [{ alignmentPeriod: PERIOD, perSeriesAligner, crossSeriesReducer }],
    };
    new monitoring.AlertPolicy(
      `alert ${name}`,
      {
        ...{ project, displayName: objective.holds, combiner: 'OR', notificationChannels: channels },
        conditions: [{ displayName: `${name} is beyond ${objective.limit}`, conditionThreshold }],
        documentation: { content: `${objective.remedy}\n\nWhat to do: ${runbookOf(name)}`, mimeType: 'text/markdown' },
        alertStrategy: { autoClose: AUTO_CLOSE },
      },
      { ...options, dependsOn: metric ? [metric] : options.dependsOn },
    );
  }
  return channels;
};
