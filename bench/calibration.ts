import { createHash } from 'node:crypto';

/** A stored event. The calibration task must not change, so neither may this. */
const event = {
  id: 'offer-0f3c9d5a7b1e2468ace0_3',
  streamId: 'offer-0f3c9d5a7b1e2468ace0',
  version: 3,
  type: 'OfferFeeChanged',
  schemaVersion: 1,
  data: { jobId: 'b6dffc23a5af56ee5625', clientId: 'demo-client-1', talentId: 'demo-talent-11', previousFee: 30_000, fee: 31_000 },
  meta: {
    actor: { uid: 'demo-client-1', role: 'client' },
    commandId: '693407d9-0acb-4268-826b-35b4d98757d2',
    correlationId: '693407d9-0acb-4268-826b-35b4d98757d2',
    causationId: null,
    recordedAt: 1_795_352_902_935,
  },
};
const EVENTS = 50_000;
const RUNS = 5;
/** The task's time (ms) on a machine that replays 209,000 events a second. */
const REFERENCE_MS = 150;

/** Writes, hashes and parses a chain of events; returns the time (ms). */
const chain = (): number => {
  const began = performance.now();
  let prevHash = '0'.repeat(64);
  let read = 0;
  for (let version = 1; version <= EVENTS; version++) {
    const text = JSON.stringify({ ...event, version, prevHash });
    prevHash = createHash('sha256').update(text).digest('hex');
    read += (JSON.parse(text) as typeof event).version;
  }
  if (read !== (EVENTS * (EVENTS + 1)) / 2) throw new Error('the events were not read as they were written');
  return performance.now() - began;
};

/**
 * The slowness of this machine now: 1 if it replays 209,000 events a second, 2 if everything takes
 * twice as long. Uses the fastest run, because other processes can only add time.
 */
export const calibrate = (): number => Math.min(...Array.from({ length: RUNS }, chain)) / REFERENCE_MS;

/** A figure for calibration 1: divides times, multiplies rates, keeps ratios. */
export const calibrated = (key: string, value: number, calibration: number): number => {
  if (key.endsWith('Ms')) return value / calibration;
  return key.endsWith('PerSec') ? value * calibration : value;
};
