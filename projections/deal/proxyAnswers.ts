import type { EnvelopeNamed } from '#domain/registry.ts';
import { entityIdOf, projector, versionFields, type Writes } from '../kernel/projector.ts';
import { type ProxyAnswer, proxyAnswerPath } from './proxyAnswers.schema.ts';

type Step = 'AnsweredOnBehalf' | 'ProxyDisputed' | 'ProxySettled';
type Of<Name extends Step> = EnvelopeNamed<`Offer${Name}` | `Entry${Name}`>;

const answered = (event: Of<'AnsweredOnBehalf'>): Writes => {
  const { clientId, talentId, proxyBy: by, note } = event.data;
  const id = entityIdOf(event);
  const answer: ProxyAnswer = {
    id,
    clientId,
    talentId,
    by,
    note,
    objection: null,
    settledBy: null,
    settleReason: null,
    createdAt: event.meta.recordedAt,
    ...versionFields(event),
  };
  return [[proxyAnswerPath(id), answer]];
};

const disputed = (event: Of<'ProxyDisputed'>): Writes => [
  [proxyAnswerPath(entityIdOf(event)), { objection: event.data.reason, ...versionFields(event) }, 'fields'],
];

const settled = (event: Of<'ProxySettled'>): Writes => [
  [
    proxyAnswerPath(entityIdOf(event)),
    { settledBy: event.meta.actor.uid, settleReason: event.data.reason, ...versionFields(event) },
    'fields',
  ],
];

export const proxyAnswers = projector('proxyAnswers', () => [], {
  OfferAnsweredOnBehalf: answered,
  EntryAnsweredOnBehalf: answered,
  OfferProxyDisputed: disputed,
  EntryProxyDisputed: disputed,
  OfferProxySettled: settled,
  EntryProxySettled: settled,
});
