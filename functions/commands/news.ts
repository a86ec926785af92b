import { news as aggregate } from '#domain/talk/news/news.ts';
import { callableOf } from '../gate/callableOf.ts';

/** The office's commands on news. */
export const news = callableOf(aggregate);
