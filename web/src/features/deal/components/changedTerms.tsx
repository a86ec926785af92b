import { Notice } from '#web/shared/ui/notice.tsx';
import { useChangedRows } from '../changedRows.ts';
import { type Version, versionText } from '../versions.ts';
import { TermsComparison } from './termsComparison.tsx';

const words = {
  termsNo: { said: '画面を開いたあとに、条件が変わりました。', label: '変わった条件', headOf: versionText },
  proposalNo: {
    said: '画面を開いたあとに、条件の変更の申し込みが変わりました。',
    label: '変わった申し込み',
    headOf: (no: number) => `${no}回目の申し込み`,
  },
} as const;

type Props = {
  readonly of: keyof typeof words;
  readonly before: Version | null;
  readonly after: Version | null;
};

export const ChangedTerms = ({ of, before, after }: Props) => {
  const rowsOf = useChangedRows();
  if (!before || !after || before.no === after.no) return null;
  const { said, label, headOf } = words[of];
  return (
    <>
      <Notice tone="warning">{said}</Notice>
      <TermsComparison label={label} heads={[headOf(before.no), headOf(after.no)]} rows={rowsOf(before, after)} />
    </>
  );
};
