import { MINUTE } from '#domain/kernel/calendar/instants.ts';
import type { Act, Person } from './acts.ts';
import { around, people } from './demoPeople.ts';
import { suspendedCast } from './memberTables.ts';
import { castPicture } from './pictures/picturePaths.ts';

const nameAct = (at: number, by: Person): Act => ({
  at,
  by,
  callable: 'accounts',
  label: 'name',
  command: { type: 'nameMember', staffName: by.name },
});

/** The names of the members, and two colleagues with one role each; one approves up to a fee. */
export const colleagueActs = (now: number): Act[] => [
  nameAct(around(now, 128, 'office') - MINUTE, people.office),
  ...(['review', 'billing'] as const).flatMap((role, step): Act[] => {
    const by = people.colleagues[role];
    const at = around(now, 128, 'office') + step * MINUTE;
    const duties = {
      type: 'setDuties',
      uid: by.uid,
      roles: [role],
      approvalLimit: role === 'review' ? 300_000 : null,
      reason: '担当の決定',
    };
    return [
      { at, by, callable: 'accounts', label: 'register', command: { type: 'register', email: by.email } },
      { at: at + 1, by: people.office, callable: 'accounts', label: `duties of ${by.uid}`, command: duties },
      nameAct(at + 2, by),
    ];
  }),
];

/** Rare acts of the office that it revokes later, so that notifications show them. */
export const officeActs = (now: number): Act[] => {
  const { office } = people;
  const client = (people.clients[3] as Person).uid;
  const cast = (people.casts[suspendedCast] as Person).uid;
  const reason = '登録内容の確認のため';
  const told: readonly (readonly [
    daysAgo: number,
    callable: 'accounts' | 'clients' | 'talents',
    command: { readonly type: string; readonly uid: string; readonly reason?: string; readonly path?: string },
  ])[] = [
    [115.5, 'accounts', { type: 'revokeCertification', uid: client, reason }],
    [115.5, 'clients', { type: 'returnProfile', uid: client, reason: '所在地を確認できませんでした。登記のとおりにご入力ください。' }],
    [112, 'accounts', { type: 'certifyClient', uid: client }],
    [58, 'talents', { type: 'suspend', uid: cast, reason }],
    [54, 'talents', { type: 'publish', uid: cast }],
    [46, 'talents', { type: 'unpublish', uid: cast, reason }],
    [46, 'talents', { type: 'returnProfile', uid: cast, reason: 'お顔がはっきり写っていないため、写真の差し替えをお願いします。' }],
    [44, 'talents', { type: 'takeDownPicture', uid: cast, path: castPicture(suspendedCast, 1), reason: 'ほかの方が写っているため' }],
    [42, 'talents', { type: 'publish', uid: cast }],
    [30, 'accounts', { type: 'suspend', uid: cast, reason }],
    [26, 'accounts', { type: 'lift', uid: cast, reason: '登録内容を確認できたため' }],
  ];
  return told.map(([daysAgo, callable, command], step) => ({
    at: around(now, daysAgo, 'office') + step,
    by: office,
    callable,
    command,
    label: `office act ${step}`,
  }));
};
