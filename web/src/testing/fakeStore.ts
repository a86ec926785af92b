import { onTestFinished, vi } from 'vitest';
import { server } from './fakeServer.ts';

type Store = {
  /** The status that the store answers, or no connection. */
  answer: number | 'unreachable';
};

/** A store of files: uploads begin, are sent, and become pictures at `pictures/<upload's id>`. */
export const fakeStore = (answer: Store['answer'] = 200): Store => {
  const store: Store = { answer };
  let begun = 0;
  class Request {
    status = 0;
    upload = {};
    onload = () => undefined;
    onerror = () => undefined;
    open() {}
    setRequestHeader() {}
    abort() {}
    send() {
      if (store.answer === 'unreachable') return this.onerror();
      this.status = store.answer;
      return this.onload();
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request);
  onTestFinished(() => void vi.unstubAllGlobals());
  server.answer('uploads', ({ type, uploadId }) => {
    if (type !== 'begin') return { path: `pictures/${uploadId}` };
    begun += 1;
    return { uploadId: `upload-${begun}`, url: `http://store/${begun}`, method: 'PUT', headers: {} };
  });
  return store;
};
