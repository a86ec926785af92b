import { type InquiryAnswer as Answer, inquiryAnswerRows } from '#domain/work/offer/inquiryAnswer.ts';
import { Facts } from '#web/shared/ui/facts.tsx';

type Props = { readonly answer: Answer; readonly text: string };

export const InquiryAnswer = ({ answer, text }: Props) => (
  <>
    <Facts facts={inquiryAnswerRows(answer).map(([term, value]) => ({ term, value }))} />
    {text}
  </>
);
