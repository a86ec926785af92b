import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { businessRules } from '../../kernel/businessRules.ts';
import { fold } from '../../kernel/decider.ts';
import { DomainError } from '../../kernel/domainError.ts';
import { by, DAY, HOUR, NOON } from '../../testing/contexts.ts';
import { talentDetails as details, talentProfile as profile } from '../../testing/profiles.ts';
import { runs } from '../../testing/rotation.ts';
import { scenario } from '../../testing/scenario.ts';
import { viewOrderOf, viewOrderOfWeek } from './decisions.ts';
import { talentDetails } from './details.ts';
import type { TalentEvent } from './events.ts';
import { talent } from './talent.ts';

const { decider } = talent;

/** The events of a decision; none if it is refused. */
const decisionOf = (decide: () => TalentEvent[]): TalentEvent[] => {
  try {
    return decide();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return [];
  }
};

const story = scenario(decider);
const save = { type: 'saveProfile', ...profile } as const;
const registered: TalentEvent = { type: 'TalentProfileRegistered', data: { ...profile, viewOrder: 500 } };
const published: TalentEvent = { type: 'TalentPublished', data: {} };
const suspended: TalentEvent = { type: 'TalentSuspended', data: { reason: '規約違反' } };

describe('the office removes a picture', () => {
  const reason = 'ほかの方が写っているため';
  const path = profile.thumbnail as string;
  const takeDown = { type: 'takeDownPicture', path, reason } as const;
  const down: TalentEvent = { type: 'TalentPictureTakenDown', data: { path, reason } };
  test('once, twice', () => {
    story.given(registered).when(takeDown, by('office'), [down]);
    story.given(registered, down).when(takeDown, by('office'), []);
  });
  test('only a picture of the profile, and nobody else does', () => {
    story.given(registered).when({ ...takeDown, path: 'pictures/talent-2/other_M.webp' }, by('office'), 'not-found');
    for (const role of ['talent', 'client', 'system', null] as const) story.given(registered).when(takeDown, by(role), 'permission-denied');
  });
  test('which the next save cannot bring back; another picture is accepted', () => {
    story.given(registered, down).when(save, by('talent'), 'invalid-argument');
    const other = { ...profile, thumbnail: null, profileImages: [] };
    story.given(registered, down).when({ ...save, ...other }, by('talent'), [{ type: 'TalentProfileChanged', data: other }]);
    const changed: TalentEvent = { type: 'TalentProfileChanged', data: other };
    story.given(registered, down, changed).when(save, by('talent'), 'invalid-argument');
  });
});

describe('the public page', () => {
  const open = { type: 'openPage', birthday: profile.birthday } as const;
  const opened: TalentEvent = { type: 'TalentPageOpened', data: {} };
  const closed: TalentEvent = { type: 'TalentPageClosed', data: {} };
  // 18 on the day after NOON.
  const minor = '2008-11-21';
  test('is opened once by the talent, and closed once', () => {
    story.given(registered, published).when(open, by('talent'), [opened]);
    story.given(registered, published, opened).when(open, by('talent'), []);
    story.given(registered, published, opened).when({ type: 'closePage' }, by('talent'), [closed]);
    story.given(registered, published, opened, closed).when({ type: 'closePage' }, by('talent'), []);
    story.given().when({ type: 'closePage' }, by('talent'), []);
    story.given(registered, published, opened, closed).when(open, by('talent'), [opened]);
  });
  test('is not opened before the office has published the profile, nor while it is hidden or suspended', () => {
    story.given().when(open, by('talent'), 'profile-required');
    const unpublished: TalentEvent = { type: 'TalentUnpublished', data: { reason: '確認のため' } };
    for (const before of [[], [published, suspended], [published, unpublished]])
      story.given(registered, ...before).when(open, by('talent'), 'page-unpublished');
    story.given(registered, published, { type: 'TalentWithdrawn', data: { taCode: null } }).when(open, by('talent'), 'account-withdrawn');
  });
  test('never exists for a minor, nor with an unknown birthday', () => {
    for (const birthday of [minor, null])
      story.given(registered, published).when({ type: 'openPage', birthday }, by('talent'), 'page-of-minor');
    story.given(registered, published).when({ type: 'openPage', birthday: minor }, by('talent', NOON + DAY), [opened]);
  });
  test('is closed when the profile is saved with a minor’s birthday', () => {
    const young = { ...profile, birthday: minor };
    const changed: TalentEvent = { type: 'TalentProfileChanged', data: young };
    const recheck: TalentEvent = { type: 'TalentRecheckNeeded', data: {} };
    const saved = { ...save, ...young, heldBirthday: profile.birthday };
    story.given(registered, published, opened).when(saved, by('talent'), [changed, closed, recheck]);
    story.given(registered, published).when(saved, by('talent'), [changed, recheck]);
  });
  test('is opened and closed by its talent only', () => {
    for (const role of ['client', 'office', 'system', null] as const)
      for (const command of [open, { type: 'closePage' } as const])
        story.given(registered, published, opened).when(command, by(role), 'permission-denied');
  });
});

describe('the consent to be shown to guests', () => {
  const allow = { type: 'allowSharing', birthday: profile.birthday } as const;
  const allowed: TalentEvent = { type: 'TalentSharingAllowed', data: {} };
  const stopped: TalentEvent = { type: 'TalentSharingStopped', data: {} };
  test('is given once by an adult, and taken back once', () => {
    story.given().when(allow, by('talent'), 'profile-required');
    story.given(registered).when(allow, by('talent'), [allowed]);
    story.given(registered, allowed).when(allow, by('talent'), []);
    story.given(registered, allowed).when({ type: 'stopSharing' }, by('talent'), [stopped]);
    story.given(registered).when({ type: 'stopSharing' }, by('talent'), []);
    for (const birthday of ['2008-11-21', null])
      story.given(registered).when({ type: 'allowSharing', birthday }, by('talent'), 'sharing-of-minor');
  });
  test('ends when the profile is saved with a minor’s birthday', () => {
    const young = { ...profile, birthday: '2008-11-21' };
    const saved = { ...save, ...young, heldBirthday: profile.birthday };
    story.given(registered, allowed).when(saved, by('talent'), [{ type: 'TalentProfileChanged', data: young }, stopped]);
  });
});

describe('a profile', () => {
  const changed = { ...profile, introduction: '映像にも出演します。' };
  test('is registered with a position in lists that depends only on the uid', () => {
    const [event] = decider.decide(save, { status: 'NONE' }, by('talent'));
    expect(event).toMatchObject({ type: 'TalentProfileRegistered', data: profile });
    expect(decider.decide(save, { status: 'NONE' }, by('talent', NOON + 1))).toEqual([event]);
  });
  test('gets a position between 100 and 10000 for any uid', () => {
    const orders = Array.from({ length: 500 }, (_, index) => {
      const [event] = decider.decide(
        { ...save, thumbnail: null, profileImages: [] },
        { status: 'NONE' },
        by('talent', NOON, `talent-${index}`),
      );
      return event?.type === 'TalentProfileRegistered' ? event.data.viewOrder : Number.NaN;
    });
    expect(Math.min(...orders)).toBeGreaterThanOrEqual(businessRules.viewOrderMin);
    expect(Math.max(...orders)).toBeLessThanOrEqual(businessRules.viewOrderMax);
    expect(new Set(orders).size).toBeGreaterThan(450);
  });
  test('saved twice is registered once', () => story.given(registered).when(save, by('talent'), []));
  test('changes', () =>
    story.given(registered).when({ ...save, ...changed }, by('talent'), [{ type: 'TalentProfileChanged', data: changed }]));
  test('changed twice changes once', () =>
    story.given(registered, { type: 'TalentProfileChanged', data: changed }).when({ ...save, ...changed }, by('talent'), []));
  test('changes back', () =>
    story
      .given(registered, { type: 'TalentProfileChanged', data: changed })
      .when(save, by('talent'), [{ type: 'TalentProfileChanged', data: profile }]));
  test('accepts no birthday in the future or too long ago, new or changed', () => {
    for (const birthday of ['2026-11-21', '1899-12-31']) {
      const wrong = { ...save, birthday };
      story.given().when(wrong, by('talent'), 'invalid-argument', ['birthday']);
      story.given(registered).when(wrong, by('talent'), 'invalid-argument', ['birthday']);
    }
  });
  test('with such a birthday in the log stays unchanged until it is edited', () => {
    const stored: TalentEvent = { type: 'TalentProfileRegistered', data: { ...profile, birthday: '2030-01-01', viewOrder: 500 } };
    story.given(stored).when({ ...save, birthday: '2030-01-01' }, by('talent'), []);
    const kept = { ...profile, birthday: '2030-01-01' };
    story.given(stored).when({ ...save, heldBirthday: kept.birthday }, by('talent'), [
      { type: 'TalentProfileChanged', data: kept },
      { type: 'TalentBirthdayAsked', data: { birthday: profile.birthday } },
    ]);
  });
  test('is for talents to save', () => {
    for (const role of ['client', 'office', 'system', null] as const) story.given().when(save, by(role), 'permission-denied');
  });
});

describe('details', () => {
  const save = { type: 'saveDetails', ...details } as const;
  const { instagram, youtube } = details.sns;
  const stampedAt = (instagramAt: number, youtubeAt = instagramAt) => ({
    twitter: null,
    tiktok: null,
    instagram: instagram && { ...instagram, updatedAt: instagramAt },
    youtube: youtube && { ...youtube, updatedAt: youtubeAt },
  });
  const saved: TalentEvent = { type: 'TalentDetailsSaved', data: { ...details, sns: stampedAt(NOON) } };
  test('are saved, each network with the time of its numbers', () => story.given(registered).when(save, by('talent'), [saved]));
  test('saved twice are saved once, however late', () => story.given(registered, saved).when(save, by('talent', NOON + HOUR), []));
  test('keep the time of unchanged numbers', () => {
    const sns = { ...details.sns, instagram: { screenName: 'hanako.stage', followersCount: 13_000 } };
    const changed = { ...stampedAt(NOON + HOUR, NOON), instagram: { ...sns.instagram, updatedAt: NOON + HOUR } };
    story
      .given(registered, saved)
      .when({ ...save, sns }, by('talent', NOON + HOUR), [{ type: 'TalentDetailsSaved', data: { ...details, sns: changed } }]);
  });
  test('need the basic profile first', () => story.given().when(save, by('talent'), 'profile-required'));
  test('are for talents to save', () => {
    for (const role of ['client', 'office', 'system', null] as const) story.given(registered).when(save, by(role), 'permission-denied');
  });

  const faultsOf = (change: object) =>
    (talentDetails.safeParse({ ...details, ...change }).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);
  test.each<[string, object, [string, string][]]>([
    ['a height of nobody', { sizes: { ...details.sizes, height: 9 } }, [['sizes.height', '30から250までの数字で入力してください']]],
    ['too fine a size', { sizes: { ...details.sizes, waist: 60.25 } }, [['sizes.waist', '小数点以下は1桁まで入力してください']]],
    [
      'a name with an at sign',
      { sns: { ...details.sns, twitter: { screenName: '@hanako', followersCount: 1 } } },
      [['sns.twitter.screenName', '無効な形式です']],
    ],
    [
      'half a follower',
      { sns: { ...details.sns, tiktok: { screenName: 'hanako', followersCount: 0.5 } } },
      [['sns.tiktok.followersCount', '入力できるのは、半角数字のみ']],
    ],
    ['too long a pr', { pr: 'あ'.repeat(2_001) }, [['pr', '最大2000文字まで入力してください']]],
    ['a keyword twice', { keywords: ['所作', '所作'] }, [['keywords', '同じものが重複しています']]],
    ['an industry that is no id', { industry: ['ドラマ'] }, [['industry.0', '無効な形式です']]],
  ])('refuse %s', (_, change, faults) => expect(faultsOf(change)).toEqual(faults));
});

describe('the position in lists', () => {
  const place = { type: 'setViewOrder', viewOrder: 100, isFixedOrder: true } as const;
  const placed: TalentEvent = { type: 'TalentViewOrderSet', data: { viewOrder: 100, isFixedOrder: true } };
  test('is set by the office', () => story.given(registered).when(place, by('office'), [placed]));
  test('equal to the current one gives no event', () =>
    story.given(registered).when({ type: 'setViewOrder', viewOrder: 500, isFixedOrder: false }, by('office'), []));
  test('is not set by the talent', () => story.given(registered).when(place, by('talent'), 'permission-denied'));
  test('without a profile is refused', () => story.given().when(place, by('office'), 'not-found'));
});

describe('publication', () => {
  const publish = { type: 'publish' } as const;
  test('by the office', () => story.given(registered).when(publish, by('office'), [published]));
  test('twice', () => story.given(registered, published).when(publish, by('office'), []));
  test('by the talent is refused', () => story.given(registered).when(publish, by('talent'), 'permission-denied'));
  test('lifts a suspension', () => story.given(registered, published, suspended).when(publish, by('office'), [published]));
});

describe('suspension of a profile', () => {
  const suspend = { type: 'suspend', reason: '規約違反' } as const;
  test('by the office', () => story.given(registered, published).when(suspend, by('office'), [suspended]));
  test('twice', () => story.given(registered, published, suspended).when(suspend, by('office'), []));
  test('of a profile that was never published gives no event', () => story.given(registered).when(suspend, by('office'), []));
  test('by a client is refused', () => story.given(registered, published).when(suspend, by('client'), 'permission-denied'));
});

describe('the agency’s roster', () => {
  const news = (belongingTo: 3 | 5 | null, rosterVersion: number, taCode = 'TA0001') =>
    ({ type: 'followRoster', taCode, belongingTo, rosterVersion }) as const;
  const followed = (belongingTo: 3 | 5 | null, rosterVersion: number, taCode = 'TA0001'): TalentEvent => ({
    type: 'TalentRosterFollowed',
    data: { taCode, belongingTo, rosterVersion },
  });
  test('gives a group, and another one', () => {
    story.given(registered).when(news(3, 2), by('system'), [followed(3, 2)]);
    story.given(registered, followed(3, 2)).when(news(5, 3), by('system'), [followed(5, 3)]);
    story.given(registered, followed(5, 3)).when(news(null, 4), by('system'), [followed(null, 4)]);
  });
  test('twice gives one event', () => story.given(registered, followed(3, 2)).when(news(3, 2), by('system'), []));
  test('does not give back a place that was left, when an old command arrives late', () => {
    story.given(registered, followed(3, 2), followed(null, 4)).when(news(5, 3), by('system'), []);
    story.given(registered, followed(3, 2), followed(null, 4)).when(news(3, 5), by('system'), [followed(3, 5)]);
  });
  test('does not take away a place that belongs to another code now', () =>
    story.given(registered, followed(3, 2), followed(5, 2, 'TA0002')).when(news(null, 3), by('system'), []));
  test('is not changed by the talent', () => story.given(registered).when(news(3, 2), by('talent'), 'permission-denied'));
});

describe('unpublish', () => {
  const unpublish = { type: 'unpublish', reason: '写真の差し替え' } as const;
  const unpublished: TalentEvent = { type: 'TalentUnpublished', data: { reason: '写真の差し替え' } };
  test('hides a profile without suspending it', () => {
    story.given(registered, published).when(unpublish, by('office'), [unpublished]);
    expect(fold(decider, [registered, published, unpublished])).toMatchObject({ isPublished: false, isSuspended: false });
  });
  test('twice, or of an unpublished profile, gives no event', () => {
    story.given(registered, published, unpublished).when(unpublish, by('office'), []);
    story.given(registered).when(unpublish, by('office'), []);
  });
  test('is undone by publishing, and can become a suspension', () => {
    story.given(registered, published, unpublished).when({ type: 'publish' }, by('office'), [published]);
    story.given(registered, published, unpublished).when({ type: 'suspend', reason: '規約違反' }, by('office'), [suspended]);
  });
  test('is for the office only', () => {
    for (const role of ['talent', 'client', 'system'] as const)
      story.given(registered, published).when(unpublish, by(role), 'permission-denied');
  });
});

describe('returnProfile', () => {
  const give = { type: 'returnProfile', reason: '写真の差し替え' } as const;
  const changed: TalentEvent = { type: 'TalentProfileChanged', data: profile };
  const returned: TalentEvent = { type: 'TalentProfileReturned', data: { reason: '写真の差し替え' } };
  test('asks for a better profile, several times if needed', () => {
    story.given(registered).when(give, by('office'), [returned]);
    const other = { ...returned, data: { reason: '名前の確認' } };
    story.given(registered, returned).when({ ...give, reason: '名前の確認' }, by('office'), [other]);
  });
  test('twice for the same reason gives no event, until the profile changes', () => {
    story.given(registered, returned).when(give, by('office'), []);
    story.given(registered, returned, changed).when(give, by('office'), [returned]);
  });
  test('does not prevent the publication', () => story.given(registered, returned).when({ type: 'publish' }, by('office'), [published]));
  test('is refused for a published profile, and for a missing one', () => {
    story.given(registered, published).when(give, by('office'), 'status-conflict');
    story.given().when(give, by('office'), 'not-found');
  });
  test('is for the office only', () => {
    for (const role of ['talent', 'client', 'system'] as const) story.given(registered).when(give, by(role), 'permission-denied');
  });
});

describe('the weekly position in lists', () => {
  test('always differs from the week before', () => {
    const drawn = viewOrderOf('uid_2026-11-23');
    expect(viewOrderOfWeek('uid', '2026-11-23', drawn - 1)).toBe(drawn);
    expect(viewOrderOfWeek('uid', '2026-11-23', drawn)).toBe(drawn + 1);
    const { viewOrderMin, viewOrderMax } = businessRules;
    const last = Array.from({ length: 100_000 }, (_, number) => `${number}`).find((uid) => viewOrderOf(`${uid}_w`) === viewOrderMax) ?? '';
    expect(viewOrderOfWeek(last, 'w', viewOrderMax)).toBe(viewOrderMin);
  });
  const shuffle = { type: 'shuffle', viewOrder: 4_321 } as const;
  const placed = (viewOrder: number, isFixedOrder: boolean): TalentEvent => ({
    type: 'TalentViewOrderSet',
    data: { viewOrder, isFixedOrder },
  });
  test('moves talents without a position fixed by the office', () =>
    story.given(registered).when(shuffle, by('system'), [placed(4_321, false)]));
  test('does not move talents with a fixed position, until it is released', () => {
    story.given(registered, placed(100, true)).when(shuffle, by('system'), []);
    story.given(registered, placed(100, true), placed(100, false)).when(shuffle, by('system'), [placed(4_321, false)]);
  });
  test('twice', () => story.given(registered, placed(4_321, false)).when(shuffle, by('system'), []));
  test('is for the system, and needs a profile', () => {
    story.given(registered).when(shuffle, by('office'), 'permission-denied');
    story.given().when(shuffle, by('system'), []);
  });
});

describe('the age band that others see', () => {
  const follow = { type: 'followAgeBand', day: '2028-05-01' } as const;
  const moved: TalentEvent = { type: 'TalentAgeBandFollowed', data: { day: '2028-05-01' } };
  test('moves to a day', () => story.given(registered).when(follow, by('system'), [moved]));
  test('twice', () => story.given(registered, moved).when(follow, by('system'), []));
  test('never moves back', () => story.given(registered, moved).when({ ...follow, day: '2028-04-01' }, by('system'), []));
  test('is moved by the system only', () => story.given(registered).when(follow, by('office'), 'permission-denied'));
  test('is refused without a profile, or after the withdrawal', () => {
    story.given().when(follow, by('system'), []);
    story.given(registered, { type: 'TalentWithdrawn', data: { taCode: null } }).when(follow, by('system'), []);
  });
});

describe('a suspended account', () => {
  const follow = (suspended: boolean) => ({ type: 'followAccount', suspended }) as const;
  const held: TalentEvent = { type: 'TalentHeldBack', data: {} };
  const back = (isPublished: boolean): TalentEvent => ({ type: 'TalentBroughtBack', data: { isPublished } });
  const hiddenEvents: readonly TalentEvent[] = [{ type: 'TalentUnpublished', data: { reason: '確認のため' } }, suspended];
  test('hides the profile, once, and the end of the suspension shows it again as it was', () => {
    story.given(registered, published).when(follow(true), by('system'), [held]);
    story.given(registered, published, held).when(follow(true), by('system'), []);
    story.given(registered, published, held).when(follow(false), by('system'), [back(true)]);
    story.given(registered, held).when(follow(false), by('system'), [back(false)]);
    story.given(registered, published).when(follow(false), by('system'), []);
    story.given().when(follow(true), by('system'), []);
    expect(fold(decider, [registered, published, held])).toMatchObject({ isPublished: false });
    expect(fold(decider, [registered, published, held, back(true)])).toMatchObject({ isPublished: true, heldBack: null });
    for (const role of ['talent', 'client', 'office', null] as const)
      story.given(registered).when(follow(true), by(role), 'permission-denied');
  });
  test('is not published meanwhile, and comes back hidden if the office hid the profile meanwhile', () => {
    story.given(registered, published, held).when({ type: 'publish' }, by('office'), 'account-suspended');
    for (const event of hiddenEvents) story.given(registered, published, held, event).when(follow(false), by('system'), [back(false)]);
    story
      .given(registered, published, held)
      .when({ type: 'unpublish', reason: '確認のため' }, by('office'), [{ type: 'TalentUnpublished', data: { reason: '確認のため' } }]);
  });
});

describe('the birthday', () => {
  const [child, teen, grown, today18] = ['2013-03-03', '2011-01-01', '1999-05-05', '2008-11-20'];
  const born = (birthday: string): TalentEvent => ({ type: 'TalentProfileRegistered', data: { ...profile, birthday, viewOrder: 500 } });
  const saved = (birthday: string): TalentEvent => ({ type: 'TalentProfileChanged', data: { ...profile, birthday } });
  const asked = (birthday: string): TalentEvent => ({ type: 'TalentBirthdayAsked', data: { birthday } });
  const recheck: TalentEvent = { type: 'TalentRecheckNeeded', data: {} };
  const saving = (birthday: string, heldBirthday: string) => ({ ...save, birthday, heldBirthday });
  const confirm = (birthday: string) => ({ type: 'confirmBirthday', birthday, document: 'PASSPORT' }) as const;
  const confirmed = (birthday: string): TalentEvent => ({ type: 'TalentBirthdayConfirmed', data: { birthday, document: 'PASSPORT' } });

  test('of a minor moves to a later date at once; an earlier one waits, and the later one counts', () => {
    story.given(born(teen)).when(saving(child, teen), by('talent'), [saved(child)]);
    story.given(born(teen)).when(saving(grown, teen), by('talent'), [saved(teen), asked(grown)]);
    story.given(born(teen), saved(teen), asked(grown)).when(saving(grown, teen), by('talent'), []);
    story.given(born(teen), saved(teen), asked(grown)).when(saving(teen, teen), by('talent'), [saved(teen)]);
  });
  test('of an adult can become a minor’s, and a published profile is hidden', () => {
    story.given(born(grown)).when(saving(child, grown), by('talent'), [saved(child)]);
    story.given(born(grown), published).when(saving(today18, grown), by('talent'), [saved(today18), recheck]);
  });
  test('is not compared with an outdated one', () => {
    story.given(born(grown), saved(teen)).when(saving(today18, grown), by('talent'), 'aborted');
    story.given(born(teen)).when({ ...save, birthday: grown }, by('talent'), 'aborted');
  });
  test('is confirmed by the office, with the date of the document', () => {
    const before = [born(teen), saved(teen), asked(grown)];
    story.given(...before).when({ type: 'publish' }, by('office'), 'birthday-unconfirmed');
    story.given(...before).when(confirm(today18), by('office'), 'invalid-argument', ['birthday']);
    for (const role of ['talent', 'client', 'system', null] as const)
      story.given(...before).when(confirm(grown), by(role), 'permission-denied');
    story.given(...before).when(confirm(grown), by('office'), [confirmed(grown)]);
    story.given(...before, confirmed(grown)).when(confirm(grown), by('office'), []);
    story
      .given(...before, { type: 'TalentProfileReturned', data: { reason: '書類の不足' } })
      .when(confirm(grown), by('office'), 'status-conflict');
  });
  test('hides the profile until it is confirmed: it can be returned, and the end of a suspension does not show it', () => {
    const before = [born(teen), published, saved(teen), asked(grown)];
    const reason = '書類の不足';
    story.given(...before).when({ type: 'returnProfile', reason }, by('office'), [{ type: 'TalentProfileReturned', data: { reason } }]);
    story
      .given(...before, { type: 'TalentHeldBack', data: {} })
      .when({ type: 'followAccount', suspended: false }, by('system'), [{ type: 'TalentBroughtBack', data: { isPublished: false } }]);
  });
  test('of a trainee follows the roster, and a published profile is hidden', () => {
    const linked: TalentEvent = { type: 'TalentRosterFollowed', data: { taCode: 'TA0001', belongingTo: 3, rosterVersion: 2 } };
    const news = { taCode: 'TA0001', belongingTo: 3, rosterVersion: 3 } as const;
    const follow = { type: 'followRoster', ...news, birthday: grown } as const;
    const taken: TalentEvent = { type: 'TalentBirthdayConfirmed', data: { birthday: grown, document: 'ROSTER' } };
    const followed: TalentEvent = { type: 'TalentRosterFollowed', data: news };
    story.given(born(teen), published, linked).when(follow, by('system'), [followed, taken, recheck]);
    story.given(born(teen), published, linked, followed, taken, recheck).when(follow, by('system'), []);
    story.given(born(teen), linked).when({ ...follow, rosterVersion: 2 }, by('system'), []);
  });

  test('of a minor never becomes earlier without the office, whatever the cast sends', () => {
    const dates = [child, teen, '2008-11-21', today18, grown];
    const birthday = fc.constantFrom(...dates);
    const attempt = fc.oneof(
      { weight: 4, arbitrary: fc.record({ birthday, heldBirthday: fc.option(birthday) }).map((of) => ({ ...save, ...of })) },
      { weight: 1, arbitrary: fc.constant({ type: 'publish' } as const) },
      { weight: 1, arbitrary: fc.constant({ type: 'returnProfile', reason: '確認のため' } as const) },
    );
    fc.assert(
      fc.property(birthday, fc.array(attempt, { maxLength: 12 }), (first, attempts) => {
        let state = fold(decider, [born(first)]);
        let counts = first;
        for (const command of attempts) {
          const context = by(command.type === 'saveProfile' ? 'talent' : 'office');
          const events = decisionOf(() => decider.decide(command, state, context));
          for (const event of events) {
            expect(event.type).not.toBe('TalentBirthdayConfirmed');
            if (event.type !== 'TalentProfileChanged') continue;
            const next = event.data.birthday as string;
            if (counts > today18) expect(next >= counts).toBe(true);
            if (next !== counts) expect(fold(decider, events, state)).toMatchObject({ isPublished: false });
            counts = next;
          }
          state = fold(decider, events, state);
        }
      }),
      { numRuns: runs(300) },
    );
  });
});

describe('a talent who has left', () => {
  const withdrawn: TalentEvent = { type: 'TalentWithdrawn', data: { taCode: null } };
  test('is withdrawn by the system, once', () => {
    story.given(registered, published).when({ type: 'withdraw' }, by('system'), [withdrawn]);
    story.given(registered, withdrawn).when({ type: 'withdraw' }, by('system'), []);
    story.given().when({ type: 'withdraw' }, by('system'), []);
  });
  test('is not published, and cannot write a profile', () => {
    story.given(registered, withdrawn).when({ type: 'publish' }, by('office'), 'not-found');
    story.given(registered, withdrawn).when(save, by('talent'), 'account-withdrawn');
  });
});
