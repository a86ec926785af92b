import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { Facts } from '#web/shared/ui/facts.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { Bone } from '#web/shared/ui/skeleton.tsx';
import { Row, Stack } from '#web/shared/ui/stack.tsx';
import { type ChipTone, StatusChip } from '#web/shared/ui/statusChip.tsx';

const tones = {
  mine: '回答待ち',
  theirs: '相手の回答待ち',
  good: '成立',
  ended: '終了',
  warning: 'あと1日',
} as const satisfies Record<ChipTone, string>;

/** The shared parts of the screens, one of each. */
export const ComponentExamples = () => (
  <Card title="部品の例">
    <Stack>
      <Row>
        <Button>このオファーを承諾する</Button>
        <Button variant="outlined">あとで決める</Button>
        <Button variant="text">辞退する</Button>
        <Button disabled>送信する</Button>
      </Row>
      <Row>
        {(Object.keys(tones) as ChipTone[]).map((tone) => (
          <StatusChip key={tone} tone={tone} label={tones[tone]} />
        ))}
      </Row>
      <Notice>お知らせの文です。</Notice>
      <Notice tone="warning">注意の文です。</Notice>
      <Facts
        facts={[
          { term: '報酬', value: '¥30,000' },
          { term: '終了日', value: '2026年11月20日(金) 18:00' },
        ]}
      />
      <Bone width="60%" />
      <EmptyState title="まだありません">理由と、次にできることを書きます。</EmptyState>
    </Stack>
  </Card>
);
