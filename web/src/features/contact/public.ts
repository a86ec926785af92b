/** What the office shows of a question as its asker sees it. */
export { Conversation } from './components/conversation.tsx';
export { categoryOptions } from './texts.ts';
