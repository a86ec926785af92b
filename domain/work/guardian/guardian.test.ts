import { describe, expect, test } from 'vitest';
import { businessRules } from '../../kernel/businessRules.ts';
import { fold } from '../../kernel/decider.ts';
import { by, DAY, NOON } from '../../testing/contexts.ts';
import {
  asked,
  given,
  guardian,
  linkExpiresAt,
  offered,
  otherGuardian,
  refused,
  registered,
  replaced,
} from '../../testing/guardianHistories.ts';
import { posting } from '../../testing/profiles.ts';
import { refusalOf, scenario } from '../../testing/scenario.ts';
import { termsSheet } from '../../testing/sheets.ts';
import { storedSheet, type TermsSheet } from '../deal/sheet.ts';
import { jobFields } from '../job/posting.ts';
import { assertGuardianConsents, isConsented } from './consent.ts';
import { askedByCode, guardian as definition, type GuardianCommand, type GuardianEvent } from './guardian.ts';
import { jobMatter, type Matter, offerMatter, postingShown, profileMatter } from './matter.ts';

const { decider } = definition;
type Sent<Type> = Extract<GuardianCommand, { type: Type }>;
const story = scenario(decider);
const talent = by('talent');
const system = by('system');
const ask = (matter: Matter, codeHash = 'hash-1'): Sent<'ask'> => ({ type: 'ask', ...matter, codeHash });
const answer = (consents: boolean, codeHash = 'hash-1'): Sent<'answer'> => ({ type: 'answer', codeHash, consents });

test('a link ends when the deal stops waiting for the minor, but not later than usual', () => {
  const endOf = (neededBy: number | null) => {
    const [event] = decider.decide({ ...ask(profileMatter), neededBy }, fold(decider, [registered]), talent);
    return event?.type === 'GuardianAsked' ? event.data.expiresAt - NOON : null;
  };
  const usual = businessRules.guardianLinkPeriod;
  expect([NOON + DAY, NOON + usual + DAY, NOON, null].map(endOf)).toEqual([DAY, usual, usual, usual]);
});

describe('register', () => {
  test('once, twice, and with another guardian', () => {
    story.given().when({ type: 'register', ...guardian }, talent, [registered]);
    story.given(registered).when({ type: 'register', ...guardian }, talent, []);
    story.given(registered).when({ type: 'register', ...otherGuardian }, talent, [replaced]);
  });
  test('another guardian ends earlier consents, and invalidates the mailed links', () => {
    const ends: GuardianEvent = { type: 'GuardianRegistered', data: { ...otherGuardian, guardianNo: 2, endsConsent: true } };
    const before = [registered, asked(profileMatter), given(profileMatter)];
    story.given(...before).when({ type: 'register', ...otherGuardian }, talent, [ends]);
    expect(isConsented(fold(decider, before), profileMatter)).toBe(true);
    expect(isConsented(fold(decider, [...before, ends]), profileMatter)).toBe(false);
    story.given(...before, ends).when(answer(true), system, 'guardian-link-invalid');
  });
  test('is refused after the withdrawal', () => {
    story.given(registered, { type: 'GuardianWithdrawn', data: {} }).when({ type: 'register', ...guardian }, talent, 'account-withdrawn');
    story.given(registered, { type: 'GuardianWithdrawn', data: {} }).when({ type: 'withdraw' }, system, []);
    story.given().when({ type: 'withdraw' }, system, []);
  });
});

describe('ask', () => {
  test('once, twice, and again after a minute', () => {
    story.given(registered).when(ask(offered), talent, [asked()]);
    story.given(registered, asked()).when(ask(offered), talent, []);
    story.given(registered, asked()).when(ask(offered, 'hash-2'), talent, 'too-many-requests');
    const later = NOON + businessRules.confirmationInterval;
    story.given(registered, asked()).when(ask(offered, 'hash-2'), by('talent', later), [asked(offered, 'hash-2', later)]);
  });
  test('needs a guardian', () => story.given().when(ask(profileMatter), talent, 'guardian-missing'));
  test('gives no event for a consent with the same terms', () => {
    const before = [registered, asked(), given()];
    story.given(...before).when(ask(offered, 'hash-2'), by('talent', NOON + DAY), []);
    const dearer = { ...offered, fee: 30_000 };
    story.given(...before).when(ask(dearer, 'hash-2'), by('talent', NOON + DAY), [asked(dearer, 'hash-2', NOON + DAY)]);
  });
});

describe('the office for the cast', () => {
  const office = by('office');
  const registerFor = { type: 'registerFor', ...guardian, codeHash: 'hash-1' } as const;
  const askFor = { ...ask(profileMatter, 'hash-2'), type: 'askFor' } as const;
  test('registers the guardian and asks in one act, once', () => {
    story.given().when(registerFor, office, [registered, asked(profileMatter)]);
    story.given(registered, asked(profileMatter)).when(registerFor, office, []);
    story.given(registered).when(registerFor, office, [asked(profileMatter)]);
  });
  test('corrects a guardian who has not consented to anything', () => {
    const corrected = { ...registerFor, ...otherGuardian };
    const again = asked(profileMatter);
    const askedNext = { ...again, data: { ...again.data, guardianNo: 2 } } as GuardianEvent;
    story.given(registered, asked(profileMatter, 'hash-0')).when(corrected, office, [replaced, askedNext]);
    story.given(registered, asked(), given()).when(corrected, office, 'status-conflict');
  });
  test('asks again, not within a minute, and only members who work on people', () => {
    const later = NOON + businessRules.confirmationInterval;
    story.given(registered, asked(profileMatter)).when(askFor, by('office', later), [asked(profileMatter, 'hash-2', later)]);
    story.given(registered, asked(profileMatter)).when(askFor, office, 'too-many-requests');
    story.given().when(askFor, office, 'guardian-missing');
    story.given().when(registerFor, talent, 'permission-denied');
  });
});

describe('answer', () => {
  const before = [registered, asked()];
  test('once, twice, and with the opposite answer', () => {
    story.given(...before).when(answer(true), system, [given()]);
    story.given(...before, given()).when(answer(true), system, []);
    story.given(...before, given()).when(answer(false), system, [refused()]);
    story.given(...before, given(), refused()).when(answer(true), system, [given()]);
  });
  test('by the newest code, until it expires', () => {
    story.given(...before).when(answer(true, 'hash-2'), system, 'guardian-link-invalid');
    story.given(...before, asked(offered, 'hash-2')).when(answer(true), system, 'guardian-link-invalid');
    story.given(...before).when(answer(true), by('system', linkExpiresAt - 1), [given()]);
    story.given(...before).when(answer(true), by('system', linkExpiresAt), 'guardian-link-expired');
    story.given().when(answer(true), system, 'guardian-link-invalid');
  });
  test('a code answers only its own matter', () => {
    const both = [...before, asked(profileMatter, 'hash-2')];
    story.given(...both).when(answer(true, 'hash-2'), system, [given(profileMatter)]);
    expect(askedByCode(fold(decider, both), 'hash-2', NOON)).toMatchObject({ ...profileMatter, isGiven: null });
  });
});

describe('record of a consent on paper', () => {
  const note = '同意書の原本を確認しました。';
  const record = (matter: Matter, guardianNo = 1, consents = true): Sent<'record'> => {
    const { scope, jobId, offerId } = matter;
    return { type: 'record', scope, jobId, offerId, guardianNo, consents, note };
  };
  const onPaper = (matter: Matter): GuardianEvent => ({
    type: 'GuardianConsentGiven',
    data: { ...matter, guardianNo: 1, channel: 'PAPER', note },
  });
  const office = by('office');
  test('for the profile, also without a request; once, twice', () => {
    story.given(registered).when(record(profileMatter), office, [onPaper(profileMatter)]);
    story.given(registered, onPaper(profileMatter)).when(record(profileMatter), office, []);
  });
  test('for a deal with the requested terms', () => {
    story.given(registered).when(record(offered), office, 'not-found');
    story.given(registered, asked()).when(record(offered), office, [onPaper(offered)]);
  });
  test('for the guardian whom the office saw', () => {
    story.given(registered, replaced).when(record(profileMatter), office, 'status-conflict');
    story.given().when(record(profileMatter), office, 'guardian-missing');
  });
});

describe('the guard', () => {
  const minor = '2008-11-21';
  const consents = fold(decider, [registered, asked(), given()]);
  const refusal = (birthday: string | null, matter: Matter, now = NOON, state = consents) =>
    refusalOf(() => assertGuardianConsents(birthday, state, matter, now))?.code;
  test('applies to minors, by the day (JST); an unknown birthday counts as a minor’s', () => {
    expect(refusal(minor, profileMatter)).toBe('guardian-consent-missing');
    expect(refusal(null, profileMatter)).toBe('guardian-consent-missing');
    expect(refusal('2008-11-20', profileMatter)).toBeUndefined();
    expect(refusal(minor, profileMatter, Date.parse('2026-11-20T23:59:59.999+09:00'))).toBe('guardian-consent-missing');
    expect(refusal(minor, profileMatter, Date.parse('2026-11-21T00:00:00+09:00'))).toBeUndefined();
  });
  test('accepts only a consent for the same matter and terms', () => {
    expect(refusal(minor, offered)).toBeUndefined();
    expect(refusal(minor, { ...offered, fee: 39_999 })).toBe('guardian-consent-missing');
    expect(refusal(minor, { ...offered, scheduleToClose: NOON })).toBe('guardian-consent-missing');
    const terms = { fee: 40_000, scheduleToClose: NOON + DAY };
    expect(refusal(minor, offerMatter('offer-2', 'job-1', terms, 'terms-1'))).toBe('guardian-consent-missing');
    expect(refusal(minor, offerMatter('offer-1', 'job-1', terms, 'terms-2'))).toBe('guardian-consent-missing');
    expect(refusal(minor, offerMatter('offer-1', 'job-1', terms, 'change-1'))).toBe('guardian-consent-missing');
    expect(refusal(minor, jobMatter('job-1', postingShown(posting), 1))).toBe('guardian-consent-missing');
  });

  test('covers the whole sheet: any other field asks again, also within the same version', () => {
    const matterWith = (sheet: TermsSheet) =>
      offerMatter('offer-1', 'job-1', { fee: 40_000, scheduleToClose: NOON + DAY, ...storedSheet(sheet) }, 'terms-1');
    const agreed = matterWith(termsSheet);
    const state = fold(decider, [registered, asked(agreed), given(agreed)]);
    expect(refusal(minor, matterWith({ ...termsSheet }), NOON, state)).toBeUndefined();
    const [day] = termsSheet.workDays;
    const others: { readonly [Field in keyof TermsSheet]: TermsSheet[Field] } = {
      workDays: day ? [{ ...day, to: '21:00' }] : [],
      usage: [],
      competition: 'COMPANY',
      competitionIn: 'industry-other',
      expenses: 'INCLUDED',
      expensesYen: 2_000,
      overtimeYen: null,
      inspectionDue: '2026-12-20',
      payDue: '2027-01-28',
      undecidedBy: '2026-12-01',
      content: '水着での撮影',
      place: '個人宅',
      undecided: '衣装',
      notes: '',
    };
    for (const [field, value] of Object.entries(others))
      expect([field, refusal(minor, matterWith({ ...termsSheet, [field]: value }), NOON, state)]).toEqual([
        field,
        'guardian-consent-missing',
      ]);
  });

  test('covers the whole posting: any other field asks again', () => {
    const agreed = jobMatter('job-1', postingShown(posting), 1);
    const state = fold(decider, [registered, asked(agreed), given(agreed)]);
    expect(refusal(minor, agreed, NOON, state)).toBeUndefined();
    expect(refusal(minor, jobMatter('job-1', postingShown(posting), 2), NOON, state)).toBe('guardian-consent-missing');
    for (const field of jobFields) {
      const changed = jobMatter('job-1', postingShown({ ...posting, [field]: posting[field] === null ? 'another' : null }), 1);
      expect([field, refusal(minor, changed, NOON, state)]).toEqual([field, 'guardian-consent-missing']);
    }
  });
  test('accepts no consent that was refused later', () => {
    const state = fold(decider, [registered, asked(), given(), refused()]);
    expect(refusal(minor, offered, NOON, state)).toBe('guardian-consent-missing');
  });
});
