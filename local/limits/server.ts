import { Server, ServerCredentials } from '@grpc/grpc-js';
import type { IndexFile } from '#functions/deployment/indexFile.ts';
import { fates, type LimitFaults, noLimitFaults } from './faults.ts';
import { type Gate, passThrough } from './passThrough.ts';
import { codecs, decode } from './protocol.ts';
import { missingIndex } from './queryIndexes.ts';
import { documentSizeFault, type LimitName, type Refusal, requestSizeFault } from './refusal.ts';
import { writeRates } from './writeRates.ts';

/**
 * The number of refusals per limit, and the texts of the first ones that are faults in our code.
 */
export type Reached = { readonly counts: Readonly<Partial<Record<LimitName, number>>>; readonly faults: readonly string[] };

export type LimitsServer = {
  readonly port: number;
  readonly set: (change: Partial<LimitFaults>) => void;
  readonly clear: () => void;
  readonly reached: () => Reached;
  readonly stop: () => void;
};

/** Refusals that a retry does not solve: the request would always fail in production. */
const lasting: readonly LimitName[] = ['request-size', 'document-size', 'transforms', 'missing-index'];
const KEPT = 50;

type Settings = { readonly port: number; readonly target: string; readonly indexes: IndexFile; readonly now?: () => number };

/**
 * A proxy of the local Firestore that refuses what production refuses: large requests and
 * documents, queries without an index, over 500 writes a second at an index end. Faults abort or
 * refuse commits, or lose their answers.
 */
export const startLimits = ({ port, target, indexes, now = Date.now }: Settings): Promise<LimitsServer> => {
  const rates = writeRates(indexes);
  let faults = noLimitFaults;
  let next = fates(faults);
  const counts: Partial<Record<LimitName, number>> = {};
  const first: string[] = [];

  const noted = (refused: Refusal | null): Refusal | null => {
    if (!refused) return null;
    counts[refused.limit] = (counts[refused.limit] ?? 0) + 1;
    if (lasting.includes(refused.limit) && first.length < KEPT && !first.includes(refused.details)) first.push(refused.details);
    return refused;
  };

  const ofCommit = (request: Buffer) => {
    const commit = decode(codecs.CommitRequest, request);
    const refused = documentSizeFault(commit) ?? rates(commit, now());
    // A transaction without writes ends with an empty commit.
    if (refused || !commit.writes?.length) return { refused: noted(refused), instead: null };
    const { before, after } = next();
    return before ? { refused: noted(before), instead: null } : { refused: null, instead: noted(after) };
  };

  const queryFault = (method: string, request: Buffer): Refusal | null => {
    if (method === 'RunQuery') {
      const { structuredQuery } = decode(codecs.RunQueryRequest, request);
      return structuredQuery ? missingIndex(indexes, structuredQuery) : null;
    }
    if (method !== 'RunAggregationQuery') return null;
    const { structuredAggregationQuery: asked } = decode(codecs.RunAggregationQueryRequest, request);
    const summed = (asked?.aggregations ?? []).flatMap(({ sum, avg }) => (sum ?? avg)?.field?.fieldPath ?? []);
    return asked?.structuredQuery ? missingIndex(indexes, asked.structuredQuery, summed) : null;
  };

  const gate: Gate = {
    before: (method, request) => {
      const tooLarge = noted(requestSizeFault(request));
      if (tooLarge) return { refused: tooLarge, instead: null };
      if (method === 'Commit') return ofCommit(request);
      return { refused: noted(queryFault(method, request)), instead: null };
    },
  };

  const { definition, implementation, close } = passThrough(target, gate);
  const server = new Server({ 'grpc.max_receive_message_length': -1, 'grpc.max_send_message_length': -1 });
  server.addService(definition, implementation);
  return new Promise((resolve, reject) => {
    server.bindAsync(`127.0.0.1:${port}`, ServerCredentials.createInsecure(), (error, bound) => {
      if (error) return reject(error);
      resolve({
        port: bound,
        set: (change) => {
          faults = { ...faults, ...change };
          next = fates(faults);
        },
        clear: () => {
          faults = noLimitFaults;
          next = fates(faults);
        },
        reached: () => ({ counts: { ...counts }, faults: [...first] }),
        stop: () => {
          server.forceShutdown();
          close();
        },
      });
    });
  });
};
