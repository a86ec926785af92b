import { describe, expect, test } from 'vitest';
import { by, NOON, uidOf } from '../../testing/contexts.ts';
import { scenario } from '../../testing/scenario.ts';
import { audit } from './audit.ts';
import { auditIdOf } from './fields.ts';

const story = scenario(audit.decider);
const [first, second] = ['6f6ff9a0-58d5-4f0e-9f1b-0d0b6a3c1a01', '6f6ff9a0-58d5-4f0e-9f1b-0d0b6a3c1a02'];
const read = (requestId = first) => ({ type: 'readHistory', requestId, target: 'offer-offer-1', purpose: 'VIEW' }) as const;
const wasRead = (requestId = first) =>
  ({ type: 'AuditHistoryRead', data: { requestId, target: 'offer-offer-1', purpose: 'VIEW' } }) as const;

describe('reads of the office', () => {
  test('are recorded each time', () => {
    story.given().when(read(), by('office'), [wasRead()]);
    story.given(wasRead()).when(read(second), by('office'), [wasRead(second)]);
  });
  test('of personal data are recorded with the reason', () => {
    const asked = { requestId: first, target: 'offer-offer-1', version: 1, scope: 'EVENT', reason: '本人からの問い合わせのため' } as const;
    const opened = { ...asked, subjects: [uidOf.client, uidOf.talent] };
    story
      .given()
      .when({ type: 'openPersonal', ...opened }, by('office'), [{ type: 'AuditPersonalOpened', data: { ...opened, told: true } }]);
  });
  test('are in one stream per member and day (JST)', () => {
    expect(auditIdOf(uidOf.office, Date.parse('2026-11-20T23:59:59.999+09:00'))).toBe('office-1_2026-11-20');
    expect(auditIdOf(uidOf.office, Date.parse('2026-11-21T00:00:00+09:00'))).toBe('office-1_2026-11-21');
    expect(auditIdOf(uidOf.office, NOON)).toBe('office-1_2026-11-20');
  });
});
