import { logging, monitoring } from '@pulumi/gcp';
import type { CustomResourceOptions, Output } from '@pulumi/pulumi';
import { DEAD_EVENTS } from '../functions/deployment/deadLetters.ts';
import { type Objective, objectives, runbookOf } from '../functions/platform/objectives.ts';
import type { Settings } from './settings.ts';

const PERIOD = '600s';
/** An open alert is closed automatically when its figure was good for half a day. */
const AUTO_CLOSE = '43200s';

const ofRun = 'resource.type="cloud_run_revision"';
const measuredLine = (name: string) => `${ofRun} AND jsonPayload.measure="${name}"`;

/**
 * The log filter of an objective, and whether lines have values. Null if the platform has the
 * metric.
 */
export const logLinesOf = (
  name: string,
  { source, figure, limit }: Objective,
): { readonly filter: string; readonly hasValues: boolean } | null => {
  if ('errorsOf' in source)
    return { filter: `${ofRun} AND resource.labels.service_name="${source.errorsOf}" AND severity>=ERROR`, hasValues: false };
  if (!('log' in source)) return null;
  // For a maximum only lines above the limit are counted, because buckets are not exact.
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
    // From 1 ms to 20 hours in steps of 10 %.
    bucketOptions: { exponentialBuckets: { scale: 1, growthFactor: 1.1, numFiniteBuckets: 190 } },
  };
  const count = { metricDescriptor: { metricKind: 'DELTA', valueType: 'INT64' } };
  return new logging.Metric(name, { project, name, description: objective.holds, filter, ...(hasValues ? values : count) }, options);
};

const reducers = { p95: 'REDUCE_PERCENTILE_95', p99: 'REDUCE_PERCENTILE_99', highest: 'REDUCE_SUM' } as const;

/** The condition of an alert: metric, aggregation and threshold. */
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
  // The metric of a maximum counts the lines above the limit.
  return { filter, ...ofValues, thresholdValue: figure === 'highest' ? 0 : limit };
};

/**
 * Creates the metric and the alert of each objective, and the notification channels. Returns the
 * channels.
 */
export const createAlerts = (settings: Settings, options: CustomResourceOptions): Output<string>[] => {
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
      filter,
      comparison: 'COMPARISON_GT',
      thresholdValue,
      duration: '0s',
      aggregations: [{ alignmentPeriod: PERIOD, perSeriesAligner, crossSeriesReducer }],
    };
    new monitoring.AlertPolicy(
      `alert ${name}`,
      {
        project,
        displayName: objective.holds,
        combiner: 'OR',
        notificationChannels: channels,
        conditions: [{ displayName: `${name} is beyond ${objective.limit}`, conditionThreshold }],
        documentation: { content: `${objective.remedy}\n\nWhat to do: ${runbookOf(name)}`, mimeType: 'text/markdown' },
        alertStrategy: { autoClose: AUTO_CLOSE },
      },
      { ...options, dependsOn: metric ? [metric] : options.dependsOn },
    );
  }
  return channels;
};
