import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { Chips, CountBadge } from '#web/shared/ui/chips.tsx';
import { CoverLink, Row as ListRow } from '#web/shared/ui/coverLink.tsx';
import { DoneMessage } from '#web/shared/ui/doneMessage.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { Facts } from '#web/shared/ui/facts.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { Icon, iconNames } from '#web/shared/ui/icon.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { LinkTabs } from '#web/shared/ui/linkTabs.tsx';
import { ShowMore } from '#web/shared/ui/listed.tsx';
import { MenuList } from '#web/shared/ui/menuList.tsx';
import { MissingPerson } from '#web/shared/ui/missingPerson.tsx';
import { MoreMenu } from '#web/shared/ui/moreMenu.tsx';
import { NetYen } from '#web/shared/ui/netYen.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { Photo } from '#web/shared/ui/photo.tsx';
import { Prose, Quotation, RecordNumber } from '#web/shared/ui/prose.tsx';
import { SkeletonBlock } from '#web/shared/ui/skeleton.tsx';
import { Row, Stack } from '#web/shared/ui/stack.tsx';
import { type ChipTone, StatusChip } from '#web/shared/ui/statusChip.tsx';
import { Steps } from '#web/shared/ui/steps.tsx';
import { showToast } from '#web/shared/ui/toast.ts';
import css from '../develop.module.css';

const tones = {
  mine: '回答待ち',
  theirs: '相手の回答待ち',
  good: '成立',
  ended: '終了',
  warning: 'あと1日',
} as const satisfies Record<ChipTone, string>;

const nothing = () => undefined;
const here = '/develop';

const Buttons = () => (
  <Card title="ボタン">
    <Stack>
      {(['normal', 'quiet', 'danger'] as const).map((tone) => (
        <Row key={tone}>
          {(['contained', 'outlined', 'text'] as const).map((variant) => (
            <Button key={variant} tone={tone} variant={variant}>
              承諾する
            </Button>
          ))}
          <Button tone={tone} size="small">
            小さく
          </Button>
          <Button tone={tone} disabled>
            押せない
          </Button>
          <Button tone={tone} loading>
            送信中
          </Button>
        </Row>
      ))}
      <Row>
        <LinkButton to={here}>進む</LinkButton>
        <LinkButton to={here} variant="outlined">
          別の道
        </LinkButton>
        <MoreMenu
          items={[
            { key: 'one', label: '複製する', onSelect: nothing },
            { key: 'two', label: '取り消す', onSelect: nothing },
          ]}
        />
        <Button variant="outlined" onClick={() => showToast('リンクをコピーしました')}>
          知らせを出す
        </Button>
      </Row>
    </Stack>
  </Card>
);

const Marks = () => (
  <Card title="しるし">
    <Stack>
      <Row>
        {(Object.keys(tones) as ChipTone[]).map((tone) => (
          <StatusChip key={tone} tone={tone} label={tones[tone]} />
        ))}
      </Row>
      <Row>
        {[1, 12, 120].map((count) => (
          <CountBadge key={count} className="" label="未読" count={count} />
        ))}
      </Row>
      <Row>
        {iconNames.map((name) => (
          <Icon key={name} name={name} />
        ))}
      </Row>
      <Row>
        <Photo path={null} alt="" size={72} />
        <Photo path={null} alt="" size={72} kind="job" />
      </Row>
    </Stack>
  </Card>
);

const States = () => (
  <Card title="状態">
    <Stack>
      <Notice>お知らせの文です。</Notice>
      <Notice tone="warning">注意の文です。</Notice>
      <Notice tone="error">送信できませんでした。もう一度お試しください。</Notice>
      <FailedState onRetry={nothing} />
      <SkeletonBlock width="60%" />
      <EmptyState title="まだありません" action={<LinkButton to={here}>さがす</LinkButton>}>
        理由と、次にできることを書きます。
      </EmptyState>
      <MissingPerson wayBack={<LinkButton to={here}>一覧へ</LinkButton>}>退会したか、公開されていません。</MissingPerson>
      <DoneMessage
        what="オファーを送りました。"
        next="キャストの回答を待ちます。"
        main={{ to: here, label: 'オファーを見る' }}
        other={{ to: here, label: 'ホームへ' }}
      />
    </Stack>
  </Card>
);

const Lists = () => (
  <Card title="一覧と内容">
    <Stack>
      <LinkTabs
        label="タブの例"
        tabs={[
          { key: 'mine', label: '要対応', count: '3' },
          { key: 'running', label: '進行中', count: '10+' },
          { key: 'ended', label: '終了' },
        ]}
        current="mine"
      />
      <ul className={css.rows}>
        <ListRow className={undefined}>
          <CoverLink to="/">行の全体が押せます</CoverLink>
        </ListRow>
        <ListRow className={undefined}>
          <CoverLink to={here}>いま開いている行</CoverLink>
        </ListRow>
      </ul>
      <ShowMore more loading={false} onMore={nothing} />
      <ShowMore more loading onMore={nothing} />
      <Facts
        facts={[
          { term: '報酬', value: <NetYen>¥30,000</NetYen> },
          { term: '終了日', value: '2026年11月20日(金) 18:00' },
          { term: '番号', value: <RecordNumber>31c64d0f2a7b4c1d9e80</RecordNumber> },
          { term: 'サーバーの応答', value: <Quotation>550 mailbox unavailable</Quotation> },
        ]}
      />
      <Steps steps={[{ step: '登録', note: '済み' }, { step: '事務局の確認', note: '2日前から', isCurrent: true }, { step: '公開' }]} />
      <MenuList label="行き先の例" entries={[{ to: here, label: '通知先メールアドレス' }]} />
      <Chips words={['ダンス', '殺陣']} />
      <Prose>{'改行を\nそのまま示す文です。'}</Prose>
    </Stack>
  </Card>
);

export const UiParts = () => (
  <>
    <Buttons />
    <Marks />
    <States />
    <Lists />
  </>
);
