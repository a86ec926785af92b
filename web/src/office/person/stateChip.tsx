import { type ChipTone, StatusChip } from '#web/shared/ui/statusChip.tsx';

const toneOf = (state: string): ChipTone => {
  if (state.endsWith('待ち')) return 'mine';
  if (state === '休止中') return 'warning';
  if (state === '認証済み' || state === '公開中') return 'good';
  return state === '退会済み' ? 'ended' : 'theirs';
};

/** The state of an account or a profile (`accountState`, `talentState`) as a chip. */
export const StateChip = ({ state }: { readonly state: string }) => <StatusChip tone={toneOf(state)} label={state} />;
