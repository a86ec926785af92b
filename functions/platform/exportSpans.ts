import { createRequire } from 'node:module';
import { applicationDefault } from 'firebase-admin/app';
import { SECOND } from '#domain/kernel/calendar/instants.ts';
import { errorCode, log } from './log.ts';
import { recordSpans } from './recordSpans.ts';
import { type TraceSettings, traceSettings } from './settings.ts';

const requireSdk = createRequire(import.meta.url);

/** How long spans are collected before a batch is sent. */
const BATCH_MS = 5 * SECOND;

type Headers = Record<string, string>;

/** An access token of the function's service account. The SDK caches it. */
const ownToken = async (): Promise<string> => (await applicationDefault().getAccessToken()).access_token;

/** Google's endpoint requires a token of the function's account; no other host gets one. */
export const headersFor = async (endpoint: string, tokenOf = ownToken): Promise<Headers> => {
  const { protocol, hostname } = new URL(endpoint);
  return protocol === 'https:' && hostname.endsWith('.googleapis.com') ? { authorization: `Bearer ${await tokenOf()}` } : {};
};

/** Sends the recorded share of traces by OTLP. Returns a function that sends the rest and stops. */
export const exportSpans = (
  { endpoint, share }: TraceSettings,
  { service, project }: { readonly service: string; readonly project: string },
): (() => Promise<void>) => {
  const { OTLPTraceExporter } = requireSdk(
    '@opentelemetry/exporter-trace-otlp-proto',
  ) as typeof import('@opentelemetry/exporter-trace-otlp-proto');
  const { BatchSpanProcessor } = requireSdk('@opentelemetry/sdk-trace') as typeof import('@opentelemetry/sdk-trace');
  const exporter = new OTLPTraceExporter({ url: endpoint, headers: () => headersFor(endpoint) });
  const processor = new BatchSpanProcessor({ exporter, scheduledDelayMillis: BATCH_MS });
  return recordSpans({ processor, share, service, project });
};

/** Starts the export in Cloud Run if an endpoint is set. Otherwise loads nothing. */
export const exportSpansIfAsked = (env: NodeJS.ProcessEnv = process.env): void => {
  const settings = traceSettings(env);
  if (!settings || env.K_SERVICE === undefined) return;
  const end = exportSpans(settings, { service: env.K_SERVICE, project: env.GCLOUD_PROJECT ?? '' });
  // Cloud Run gives an instance ten seconds to end. Spans that are not sent then are lost; product
  // data is not affected.
  process.once('SIGTERM', () => {
    end().catch((error: unknown) => log('WARNING', 'the last spans were not sent', { error: errorCode(error) }));
  });
};
