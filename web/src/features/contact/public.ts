/** The exports of this feature for the office. */
export { Conversation } from './components/conversation.tsx';
export { categoryOptions } from './texts.ts';
