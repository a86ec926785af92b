import { clockTime, longDate } from '#domain/format/times.ts';
import type { Message } from '#projections/chat/chatRooms.schema.ts';
import type { RoomLine } from '../roomLines.ts';
import { erasedText } from '../texts.ts';
import css from './bubble.module.css';
import { MessagePictures } from './messagePictures.tsx';

const Said = ({ message, own, name }: { readonly message: Message; readonly own: boolean; readonly name: string }) => (
  <li className={own ? `${css.message} ${css.own}` : css.message}>
    <span className="visually-hidden">{own ? 'あなた' : name}</span>
    {message.text === null ? <p className={`${css.bubble} ${css.erased}`}>{erasedText}</p> : null}
    {message.text ? <p className={css.bubble}>{message.text}</p> : null}
    <MessagePictures paths={message.pictures} sender={own ? 'あなた' : name} />
    <time className="figures" dateTime={new Date(message.createdAt).toISOString()}>
      {clockTime(message.createdAt)}
    </time>
  </li>
);

type Props = { readonly line: RoomLine; readonly uid: string; readonly peerName: string };

/** One line of a room. */
export const RoomLineItem = ({ line, uid, peerName }: Props) => {
  if (line.kind === 'message') return <Said message={line.message} own={line.message.senderId === uid} name={peerName} />;
  if (line.kind === 'unread') return <li className={css.unread}>ここから未読</li>;
  if (line.kind === 'day') return <li className={`${css.day} figures`}>{longDate(line.at)}</li>;
  return (
    <li className={css.step}>
      <span className="figures">{clockTime(line.at)}</span> {line.text}
      {line.detail ? <span className="figures">{line.detail}</span> : null}
    </li>
  );
};
