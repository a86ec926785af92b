import type { AgencyGroup } from '#domain/kernel/agencyGroups.ts';
import { HOUR } from '#domain/kernel/calendar/instants.ts';
import { makeLinkCode } from '#functions/commands/linkCode.ts';
import type { Runtime } from '#functions/ports.ts';
import { type Act, commandIdOf } from './acts.ts';
import { around, people } from './demoPeople.ts';
import { castMembers } from './memberTables.ts';
import { momentAfter, randomOf } from './moments.ts';

/** A trainee on the demo roster; `cast`: the number of the cast who used the code. */
export type Trainee = {
  readonly taCode: string;
  readonly name: string;
  readonly kana: string;
  readonly birthday: string;
  readonly belongingTo: AgencyGroup;
  readonly cast: number | null;
};

const taCode = (number: number) => `TA${String(number).padStart(4, '0')}`;
const groupOf = (number: number) => ((number % 5) + 1) as AgencyGroup;

/** Eight casts are trainees; the last one has not used the code yet. */
const ofCasts = [2, 5, 12, 20, 21, 29, 30, 32].map((cast, number): Trainee => {
  const { name, kana, birthday } = castMembers[cast] as (typeof castMembers)[number];
  return { taCode: taCode(number + 1), name, kana, birthday, belongingTo: groupOf(number), cast: number < 7 ? cast : null };
});

/** Trainees without an account. */
const others: readonly Trainee[] = [
  { name: '本田 くるみ', kana: 'ホンダ クルミ', birthday: '2012-05-05' },
  { name: '平野 蒼', kana: 'ヒラノ アオ', birthday: '2009-09-12' },
  { name: '大塚 ひまり', kana: 'オオツカ ヒマリ', birthday: '2015-07-20' },
  { name: '菅原 陸', kana: 'スガワラ リク', birthday: '2006-03-28' },
].map((person, number) => ({ ...person, taCode: taCode(number + 101), belongingTo: groupOf(number + 2), cast: null }));

/** The demo roster; the first ones are casts. */
export const trainees: readonly Trainee[] = [...ofCasts, ...others];

/** The office adds trainees, and casts take their places with the codes. */
export const rosterActs = (now: number): Act[] =>
  trainees.flatMap(({ cast, ...trainee }, number) => {
    const by = people.office;
    const { taCode } = trainee;
    const registered = around(now, 62 - number * 4, 'office', taCode);
    const register: Act = {
      at: registered,
      by,
      callable: 'students',
      label: `register ${taCode}`,
      command: { type: 'register', ...trainee },
    };
    const member = cast === null ? undefined : people.casts[cast];
    if (!member) return [register];
    const label = `link code ${taCode}`;
    const issue: Act = { at: registered + HOUR / 10, by, callable: 'students', label, command: { type: 'issueLinkCode', taCode } };
    const link = async (runtime: Runtime) => {
      const linkCode = (await makeLinkCode(runtime, taCode, commandIdOf(by.uid, label)))?.code;
      return { type: 'link', taCode, linkCode };
    };
    const linked = momentAfter(registered + HOUR, 'cast', randomOf('link', taCode));
    return [register, issue, { at: linked, by: member, callable: 'students', label: 'link', command: link }];
  });
