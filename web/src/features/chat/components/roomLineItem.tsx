import { Fragment } from 'react';
import { clockTime, longDate } from '#domain/kernel/format/times.ts';
import type { DateAnswer } from '#domain/talk/chat/dateAnswers.ts';
import type { Message } from '#projections/chat/chatRooms.schema.ts';
import { lazyPart } from '#web/shared/ui/lazyPart.tsx';
import { linkParts } from '../linkParts.ts';
import type { RoomLine } from '../roomLines.ts';
import { erasedText } from '../texts.ts';
import css from './bubble.module.css';
import { MessagePictures } from './messagePictures.tsx';

/** The height of a file's row and the gap to the next, in pixels. */
const ROW = 58;
const GAP = 4;

/** Few messages have any. The space is reserved, so that the end of the chat does not move. */
export const MessageFiles = lazyPart(
  async () => (await import('./messageFiles.tsx')).MessageFiles,
  ({ files }) => <div style={{ height: files.length * (ROW + GAP) - GAP }} />,
);

const LinkedText = ({ text }: { readonly text: string }) =>
  linkParts(text).map(({ at, said, address }) =>
    address ? (
      <a key={at} href={address} target="_blank" rel="noopener noreferrer nofollow">
        {said}
      </a>
    ) : (
      <Fragment key={at}>{said}</Fragment>
    ),
  );

type SaidProps = Pick<Props, 'answersTo' | 'onAnswer' | 'peerRead'> & {
  readonly message: Message;
  readonly own: boolean;
  readonly name: string;
};

const Dates = ({ message, own, answersTo, onAnswer }: Omit<SaidProps, 'name' | 'peerRead'>) => {
  const { id, dates, answerTo, answers } = message;
  const given = answerTo === null ? answersTo(id) : answers;
  return (
    <div className={css.bubble}>
      <p>{answerTo === null ? '日程の提案' : '日程への回答'}</p>
      <ProposedDates
        // The key shows an answer that arrived meanwhile.
        key={given.join()}
        dates={dates}
        answers={given}
        onAnswer={onAnswer && answerTo === null && !own ? (said) => onAnswer(message, said) : undefined}
      />
    </div>
  );
};

const Said = ({ message, own, name, peerRead, ...answering }: SaidProps) => (
  <li className={own ? `${css.message} ${css.own}` : css.message}>
    <span className="visually-hidden">{own ? 'あなた' : name}</span>
    <div className={css.said}>
      {message.text === null ? <p className={`${css.bubble} ${css.erased}`}>{erasedText}</p> : null}
      {message.text ? (
        <p className={css.bubble}>
          <LinkedText text={message.text} />
        </p>
      ) : null}
      {message.dates.length > 0 ? <Dates message={message} own={own} {...answering} /> : null}
      <MessagePictures paths={message.pictures} sender={own ? 'あなた' : name} />
      {message.files.length > 0 ? <MessageFiles files={message.files} place={{ roomId: message.roomId, messageId: message.id }} /> : null}
    </div>
    <span className={`${css.when} figures`}>
      {own && message.number === peerRead ? <span>既読</span> : null}
      <time dateTime={new Date(message.createdAt).toISOString()}>{clockTime(message.createdAt)}</time>
    </span>
  </li>
);

/** Loads later, since few messages propose times. */
export const ProposedDates = lazyPart(async () => (await import('./proposedDates.tsx')).ProposedDates);

type Props = {
  readonly line: RoomLine;
  readonly uid: string;
  readonly peerName: string;
  /** The number of the last own message that the other side has read. */
  readonly peerRead: number;
  readonly answersTo: (messageId: string) => readonly DateAnswer[];
  /** Undefined where nothing can be sent. */
  readonly onAnswer: ((message: Message, answers: readonly DateAnswer[]) => void) | undefined;
};

export const RoomLineItem = ({ line, uid, peerName, ...said }: Props) => {
  if (line.kind === 'message') return <Said message={line.message} own={line.message.senderId === uid} name={peerName} {...said} />;
  if (line.kind === 'unread') return <li className={css.unread}>ここから未読</li>;
  if (line.kind === 'day') return <li className={`${css.day} figures`}>{longDate(line.at)}</li>;
  return (
    <li className={css.step}>
      <span className="figures">{clockTime(line.at)}</span> {line.text}
      {line.detail ? <span className="figures">{line.detail}</span> : null}
    </li>
  );
};
