import { isDeepStrictEqual } from 'node:util';
import { type Actor, type DecisionContext, fold } from '#domain/kernel/decider.ts';
import { DomainError } from '#domain/kernel/domainError.ts';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import { officeRoles } from '#domain/kernel/officeRoles.ts';
import { type AnyAggregate, type AnyEnvelope, type AnyEvent, aggregateNamed, definitionOf } from '#domain/registry.ts';
import type { ReadModel } from '#projections/kernel/projector.ts';
import { readModels } from '#projections/readModels.ts';
import { replay } from '#projections/replay.ts';
import { findCommand, type StoryCommand } from './findCommand.ts';
import { withoutPersonal, withShortIds } from './mask.ts';

/** One command and what it led to. `at` in ms. `command` is null where the log does not tell it. */
export type StoryStep = {
  readonly at: number;
  readonly actor: Actor;
  readonly command: StoryCommand | null;
  readonly events: readonly AnyEvent[];
};

/** What happened in one stream, without personal data, and the documents that follow from it. */
export type Story = {
  readonly streamId: string;
  readonly steps: readonly StoryStep[];
  readonly documents: Readonly<Record<string, ReadModel>>;
};

/** A change of outcome, in words: at which command, what it was, and what it is now. */
export type StoryChange = { readonly where: string; readonly was: unknown; readonly now: unknown };

/** The log keeps no duties: a story's member of the office has all of them. */
const contextOf = ({ actor, at }: Pick<StoryStep, 'actor' | 'at'>): DecisionContext => ({
  now: at,
  actor,
  approvalLimit: null,
  ...(actor.role === 'office' && { officeRoles }),
});

const aggregateOf = (streamId: string): AnyAggregate => aggregateNamed(parseStreamId(streamId).aggregate);

const bare = ({ type, data }: AnyEvent): AnyEvent => JSON.parse(JSON.stringify({ type, data }));

/** The envelopes of a story's events, numbered from 1. */
const envelopesOf = (streamId: string, steps: readonly StoryStep[]): AnyEnvelope[] =>
  steps
    .flatMap(({ events, actor, at }, step) => events.map((event) => ({ ...event, actor, at, commandId: `command-${step + 1}` })))
    .map(({ type, data, actor, at, commandId }, index) => {
      const version = index + 1;
      const meta = { actor, commandId, correlationId: commandId, causationId: null, recordedAt: at };
      const { schemaVersion } = definitionOf(type);
      return { id: `${streamId}_${version}`, streamId, version, type, schemaVersion, data, meta, prevHash: '', hash: '' } as AnyEnvelope;
    });

const documentsOf = (streamId: string, steps: readonly StoryStep[]): Record<string, ReadModel> => {
  const replayed = replay();
  for (const event of envelopesOf(streamId, steps)) replayed.add(event);
  return JSON.parse(JSON.stringify(Object.fromEntries([...replayed.documents()].sort(([a], [b]) => (a < b ? -1 : 1)))));
};

/**
 * A stream's events as a story: masked, cut into commands, and projected. `events`: opened, all.
 */
export const storyOf = (wholeStreamId: string, opened: readonly AnyEnvelope[]): Story => {
  const { streamId, events } = withShortIds(wholeStreamId, withoutPersonal(opened));
  const aggregate = aggregateOf(streamId);
  const steps: StoryStep[] = [];
  const before: AnyEvent[] = [];
  for (const [index, { meta }] of events.entries()) {
    if (index > 0 && events[index - 1]?.meta.commandId === meta.commandId) continue;
    const { actor, recordedAt: at } = meta;
    const own = events.filter((event) => event.meta.commandId === meta.commandId).map(bare);
    const state: unknown = fold(aggregate.decider, before);
    const command = findCommand(aggregate, state, before, contextOf({ actor, at }), own);
    steps.push({ at, actor, command, events: own });
    before.push(...own);
  }
  return { streamId, steps, documents: documentsOf(streamId, steps) };
};

const outcomeOf = (decide: () => readonly AnyEvent[]): unknown => {
  try {
    return decide().map(bare);
  } catch (error) {
    if (error instanceof DomainError) return { refused: error.code };
    throw error;
  }
};

/** A stored document as pages read it: a field that it lacks has its default. */
const asRead = (path: string, document: ReadModel | undefined): ReadModel | null => {
  const row = Object.entries(readModels).find(([collection]) => collection === path.split('/').at(-2))?.[1];
  return document ? { ...row?.schema.safeParse(document).data, ...document } : null;
};

/**
 * Decides and projects a stored story again. Returns what is no longer as it was; empty: nothing.
 */
export const rerunScenario = ({ streamId, steps, documents }: Story): StoryChange[] => {
  const { decider } = aggregateOf(streamId);
  const changes: StoryChange[] = [];
  let state: unknown = decider.initial;
  for (const [index, step] of steps.entries()) {
    const { command, events, actor } = step;
    if (command) {
      const now = outcomeOf(() => decider.decide(command, state, contextOf(step)) as AnyEvent[]);
      const where = `${streamId}, command ${index + 1}: ${command.type} by ${actor.role ?? 'an account'}`;
      if (!isDeepStrictEqual(now, events)) changes.push({ where, was: events, now });
    }
    state = fold(decider, events, state);
  }
  const projected = documentsOf(streamId, steps);
  for (const path of new Set([...Object.keys(documents), ...Object.keys(projected)])) {
    const [was, now] = [asRead(path, documents[path]), projected[path] ?? null];
    if (!isDeepStrictEqual(was, now)) changes.push({ where: `document ${path}`, was, now });
  }
  return changes;
};
