import type { AnyEnvelope, EventType } from '#domain/registry.ts';
import { paths } from '../firestorePaths.ts';
import { postMails } from '../mail/postMails.ts';
import { armDeadlines } from '../policies/armDeadlines.ts';
import { carryOut } from '../policies/carryOut.ts';
import { refreshClaims } from '../policies/claims.ts';
import { discardFiles } from '../policies/discardFiles.ts';
import { erasePeople } from '../policies/erasePeople.ts';
import { moderate } from '../policies/moderation.ts';
import { claimTypes, policyTypes, setsDeadline } from '../policies/policyTypes.ts';
import { queueMovie } from '../policies/queueMovie.ts';
import { sendFollowUps } from '../policies/sendFollowUps.ts';
import type { Runtime } from '../runtime.ts';
import type { Handler } from './delivery.ts';
import { unseen } from './unseen.ts';

const react = async (runtime: Runtime, event: AnyEnvelope): Promise<void> => {
  await moderate(runtime, event);
  if ((claimTypes as readonly EventType[]).includes(event.type)) await refreshClaims(runtime, event);
  if (setsDeadline(event)) await armDeadlines(runtime, event);
  await sendFollowUps(runtime, event);
  await erasePeople(runtime, event);
  await queueMovie(runtime, event);
  await discardFiles(runtime, event);
  await carryOut(runtime, event);
  await postMails(runtime, event);
};

/**
 * Turns a stream's new events into effects outside the log. An effect may happen twice (a crash between effect and checkpoint), so each is
 * idempotent by name. Replays never come here.
 */
export const policiesHandler: Handler = async (runtime, message) => {
  const next = await unseen(runtime, 'policies', message);
  if (!next) return;
  const { db } = runtime;
  const { streamId } = message;
  const concerned = next.events.filter(({ type }) => policyTypes.includes(type));
  for (const event of concerned) await react(runtime, event);
  const batch = db.batch();
  for (const event of concerned) batch.delete(db.doc(paths.delivery('policies', streamId, event.version)));
  batch.set(db.doc(paths.checkpoint('policies', streamId)), { ...next.checkpoint, version: next.last.version, failures: 0 });
  await batch.commit();
};
