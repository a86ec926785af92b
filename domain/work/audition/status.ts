// The states of invites and tapes, apart from the names that histories show.

/**
 * The answer of an invited cast. `MOVED`: the client names a slot, which is kept for the cast.
 * `LEFT`: the deal ended or was concluded, so the cast needs no slot and no result.
 */
export const inviteStatuses = ['INVITED', 'MOVED', 'OTHER_ASKED', 'CONFIRMED', 'DECLINED', 'SILENT', 'LEFT'] as const;
export type InviteStatus = (typeof inviteStatuses)[number];
export const inviteStatusLabels = {
  INVITED: '回答待ち',
  MOVED: '変更の回答待ち',
  OTHER_ASKED: '別の日時を希望',
  CONFIRMED: '参加',
  DECLINED: '不参加',
  SILENT: '回答なし',
  LEFT: '選考の終了',
} as const satisfies Record<InviteStatus, string>;

export const tapeStatuses = ['NONE', 'PROCESSING', 'READY', 'FAILED', 'MISSED', 'REMOVED'] as const;
export type TapeStatus = (typeof tapeStatuses)[number];
