export { Conversation } from './components/conversation.tsx';
export { categoryOptions } from './texts.ts';
