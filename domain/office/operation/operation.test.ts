import { describe, expect, test } from 'vitest';
import { aggregateNames, streamIdOf } from '../../kernel/identifiers.ts';
import { by } from '../../testing/contexts.ts';
import { scenario } from '../../testing/scenario.ts';
import { operationFields } from './fields.ts';
import { operation, operationIdOf } from './operation.ts';

const story = scenario(operation.decider);
const [first, second] = ['6f6ff9a0-58d5-4f0e-9f1b-0d0b6a3c1a01', '6f6ff9a0-58d5-4f0e-9f1b-0d0b6a3c1a02'];
const parked = { subscription: 'readModels', streamId: 'offer-offer-1', version: 2, parkedAt: 1_000 } as const;
const retry = (requestId = first) => ({ type: 'retryStream', requestId, ...parked }) as const;
const retried = (requestId = first) => ({ type: 'OperationStreamRetried', data: { requestId, ...parked } }) as const;

describe('a repair by the office', () => {
  test.each(aggregateNames)('takes a stream of %s', (name) => {
    const streamId = streamIdOf(name, 'aB3_x-9');
    expect(operationFields.streamId.parse(streamId)).toBe(streamId);
  });
  test('is recorded', () => {
    story.given().when(retry(), by('office'), [retried()]);
    const mail = { requestId: first, mailId: 'offer-1_2_OfferMade_talent-1' };
    story.given().when({ type: 'resendMail', ...mail }, by('office'), [{ type: 'OperationMailResent', data: mail }]);
    const deadline = { requestId: first, deadlineId: 'offer-1_expire' };
    story.given().when({ type: 'rearmDeadline', ...deadline }, by('office'), [{ type: 'OperationDeadlineRearmed', data: deadline }]);
  });
  test('is recorded with a reason if an event is skipped', () => {
    const discarded = { requestId: first, ...parked, reason: '旧形式のため' };
    story
      .given(retried(second))
      .when({ type: 'discardEvent', ...discarded }, by('office'), [{ type: 'OperationEventDiscarded', data: discarded }]);
  });
  test('may be tried again', () => story.given(retried()).when(retry(second), by('office'), [retried(second)]));
  test('is in one stream per repaired thing', () => {
    expect(operationIdOf(parked)).toBe('readModels_offer-offer-1');
    expect(operationIdOf({ mailId: 'm' })).toBe('mail_m');
    expect(operationIdOf({ deadlineId: 'd' })).toBe('deadline_d');
  });
});
