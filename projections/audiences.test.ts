import { describe, expect, test } from 'vitest';
import { MASK } from '#domain/office/audit/history.ts';
import { basicCatalogue } from '#domain/people/talent/basicRows.ts';
import { detailsCatalogue } from '#domain/people/talent/detailsRows.ts';
import type { AnyEvent } from '#domain/registry.ts';
import { NOON } from '#domain/testing/contexts.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { clientProfile, studentProfile, talentDetails, talentProfile } from '#domain/testing/profiles.ts';
import type { ReadModel } from './kernel/projector.ts';
import { readModelProjectors } from './readModels.ts';
import { project } from './testing/project.ts';

const email = 'hanako.yamada@example.com';
const destination = 'hanako.mobile@example.org';
const account: AnyEvent[] = [
  { type: 'AccountRegistered', data: { email } },
  { type: 'AccountRoleChosen', data: { role: 'talent' } },
  { type: 'AccountDestinationRequested', data: { email: destination, codeHash: 'hash', requestedAt: NOON, expiresAt: NOON + 1 } },
  { type: 'AccountDestinationConfirmed', data: {} },
];
const sns = { instagram: null, twitter: null, youtube: null, tiktok: null };
const talent: AnyEvent[] = [
  { type: 'TalentProfileRegistered', data: { ...talentProfile, viewOrder: 500 } },
  { type: 'TalentDetailsSaved', data: { ...talentDetails, sns } },
  { type: 'TalentPublished', data: {} },
  { type: 'TalentRosterFollowed', data: { taCode: 'TA7766', belongingTo: 3, rosterVersion: 2 } },
];
const client: AnyEvent[] = [{ type: 'ClientProfileRegistered', data: { ...clientProfile, paymentMethod: 2 } }];
const student: AnyEvent[] = [
  { type: 'StudentRegistered', data: { personId: 'student-TA7766-1', ...studentProfile } },
  { type: 'StudentLinkCodeIssued', data: { codeHash: 'ab'.repeat(32), expiresAt: NOON + 1 } },
];

const documents = project(readModelProjectors, [
  ...envelopes('account-hana', ...account),
  ...envelopes('talent-hana', ...talent),
  ...envelopes('client-ken', ...client),
  ...envelopes('student-TA7766', ...student),
]);
const of = (path: string): ReadModel => documents[path] ?? {};

const streamFields = ['createdAt', 'updatedAt', 'version'];
const flags = [
  'isClientCertificated',
  'hasTalentProfile',
  'hasClientProfile',
  'isTalentSuspended',
  'wasCertified',
  'wasPublished',
  'isWaiting',
];

/** The fields that each audience reads, exactly. Another field is a decision, made here. */
const audiences: Readonly<Record<string, readonly [path: string, fields: readonly string[]]>> = {
  'casts and certified clients: a cast': [
    'talents/hana',
    [
      ...['id', 'ageBand', 'publishedAt', 'belongingTo'],
      ...Object.keys(basicCatalogue.document),
      ...Object.keys(detailsCatalogue.document),
      ...['likedCount', 'reviews', 'latestReviews'],
      ...[
        'isPublished',
        'isSuspended',
        'returnedAt',
        'birthdayAskedAt',
        'pageOpenedAt',
        'sharingAllowedAt',
        'viewOrder',
        'isFixedOrder',
        'placedAt',
        'deletedAt',
        'cardVersion',
        ...streamFields,
      ],
    ],
  ],
  'the talent: what nobody else sees': [
    'talentPrivate/hana',
    ['id', 'birthday', 'askedBirthday', 'ageBandUntil', 'taCode', 'lastId', 'replicatedAt', 'picturesTakenDown', ...streamFields],
  ],
  'the office: an account': [
    'officeAccounts/hana',
    [
      'id',
      'name',
      'kana',
      'maskedEmail',
      'returnedAt',
      'staffEmail',
      'staffName',
      'role',
      'isAdmin',
      'officeRoles',
      'approvalLimit',
      'suspended',
      ...flags,
      'deletedAt',
      ...streamFields,
    ],
  ],
  'the office: a client': [
    'officeClients/ken',
    [
      ...['id', 'clientType', 'name', 'kana', 'department', 'position', 'worksUrl', 'company', 'deletedAt', ...streamFields],
      ...['billClientId', 'payers', 'paymentMethod', 'billingGaps'],
    ],
  ],
  'the office: a place on the roster': [
    'officeStudents/TA7766',
    ['id', 'taCode', 'name', 'kana', 'birthday', 'belongingTo', 'talentId', 'linkCodeUntil', ...streamFields],
  ],
};

test.each(Object.entries(audiences))('%s', (_, [path, fields]) => expect(Object.keys(of(path)).sort()).toEqual([...fields].sort()));

describe('no other document has masked data in clear', () => {
  const { phone, address } = clientProfile.company;
  const secrets = [email, 'hanako.yamada', destination, 'hanako.mobile', talentProfile.birthday, phone, address.postalCode, address.street];
  /** Documents that only their owner reads, or the functions. */
  const closed = /^(users|clients|students|talentPrivate|destinations|billMonths)\//;
  test.each(secrets)('%s', (secret) => {
    const found = Object.entries(documents).filter(([, document]) => JSON.stringify(document).includes(secret));
    expect(found.map(([path]) => path).filter((path) => !closed.test(path))).toEqual([]);
  });
  test("only the owner's documents have a minor's birthday and body measures", () => {
    const birthday = '2011-06-07';
    const sizes = { height: 151.1, weight: 41.3, bust: 71.3, waist: 56.3, hip: 78.3, shoeSize: 22.5, headSize: 53.5 };
    const minor: AnyEvent[] = [
      { type: 'TalentProfileRegistered', data: { ...talentProfile, birthday, viewOrder: 500 } },
      { type: 'TalentDetailsSaved', data: { ...talentDetails, sizes, sns } },
      { type: 'TalentPublished', data: {} },
      { type: 'TalentAgeBandFollowed', data: { day: '2027-04-01' } },
    ];
    const shown = project(readModelProjectors, [...envelopes('account-mina', ...account), ...envelopes('talent-mina', ...minor)]);
    const others = Object.entries(shown).filter(([path]) => !closed.test(path));
    expect(others.map(([path]) => path)).toContain('talents/mina');
    for (const secret of [birthday, '41.3', '71.3', '56.3', '78.3'])
      expect(others.filter(([, document]) => JSON.stringify(document).includes(secret)).map(([path]) => path)).toEqual([]);
  });
  test('no document for other casts or clients has the TA code', () => {
    const found = Object.entries(documents).filter(
      ([path, document]) => JSON.stringify(document).includes('TA7766') && !path.startsWith('officeJournal/'),
    );
    expect(found.map(([path]) => path).sort()).toEqual(['officeStudents/TA7766', 'students/TA7766', 'talentPrivate/hana']);
  });
});

describe('the office sees that data exists', () => {
  test('an address by its first letter and domain', () =>
    expect(of('officeAccounts/hana')).toMatchObject({ maskedEmail: 'h***@example.com', staffEmail: null, role: 'talent' }));
  test('phone, address and birthday as masks', () => {
    expect(of('officeClients/ken').company).toEqual({
      name: clientProfile.company.name,
      kana: clientProfile.company.kana,
      phone: MASK,
      address: MASK,
    });
    expect(of('officeStudents/TA7766')).toMatchObject({ birthday: MASK, linkCodeUntil: NOON + 1 });
  });
  test('the address of its members, during their membership', () => {
    const staff = (...events: AnyEvent[]) =>
      project(readModelProjectors, envelopes('account-mori', { type: 'AccountRegistered', data: { email } }, ...events))[
        'officeAccounts/mori'
      ];
    const granted: AnyEvent = { type: 'OfficeGranted', data: { operator: 'ops@example.com' } };
    expect(staff(granted)).toMatchObject({ staffEmail: email, maskedEmail: 'h***@example.com' });
    expect(staff(granted, { type: 'OfficeRevoked', data: { operator: 'ops@example.com' } })).toMatchObject({ staffEmail: null });
  });
  test('nothing of a person who left', () => {
    const left: AnyEvent = { type: 'AccountWithdrawn', data: { role: 'talent' } };
    expect(project(readModelProjectors, envelopes('account-hana', ...account, left))['officeAccounts/hana']).toMatchObject({
      maskedEmail: '',
      staffEmail: null,
    });
    const gone = project(readModelProjectors, envelopes('client-ken', ...client, { type: 'ClientWithdrawn', data: {} }))[
      'officeClients/ken'
    ];
    expect(gone).toMatchObject({ kana: '', company: { name: '', kana: '', phone: '', address: '' } });
  });
});
