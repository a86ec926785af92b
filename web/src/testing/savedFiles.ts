import { onTestFinished, vi } from 'vitest';

/** A file that the page saved; `text` keeps the byte order mark. */
type SavedFile = { readonly name: string; readonly text: () => Promise<string> };

/** Keeps the files that the page saves until the test ends, instead of downloads. */
export const keepSavedFiles = () => {
  const contents = new Map<string, Blob>();
  const files: SavedFile[] = [];
  const urls = vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    const url = `blob:http://127.0.0.1/${contents.size}`;
    contents.set(url, content as Blob);
    return url;
  });
  const clicks = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    const content = contents.get(this.href);
    const text = async () => new TextDecoder('utf-8', { ignoreBOM: true }).decode(await content?.arrayBuffer());
    files.push({ name: this.download, text });
  });
  const restore = () => {
    urls.mockRestore();
    clicks.mockRestore();
  };
  onTestFinished(restore);
  return { files, restore };
};
