import { type Stage, stageLabels } from '#domain/work/deal/stages.ts';

export const boardStages = ['candidates', 'asked', 'entered', 'offered', 'concluded', 'ended'] as const satisfies readonly (
  | 'candidates'
  | Stage
)[];
export type BoardStage = (typeof boardStages)[number];
export const boardLabels = { candidates: '候補', ...stageLabels } as const satisfies Record<BoardStage, string>;

export const emptyTexts: Record<Stage, string> = {
  asked: 'キャストへの問い合わせが、ここに表示されます。',
  entered: 'キャストがエントリーすると、ここに表示されます。',
  offered: '送ったオファーが、成立するまでここに表示されます。',
  concluded: '成立したオファーとエントリーが、ここに表示されます。',
  ended: '辞退や取り消しなどで終了したものが、ここに残ります。',
};
