import { deflateSync } from 'node:zlib';
import { decodePDFRawStream, PDFDocument, PDFRawStream } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { businessRules } from '#domain/kernel/businessRules.ts';
import { MINUTE } from '#domain/kernel/calendar/instants.ts';
import { DomainError } from '#domain/kernel/domainError.ts';
import { rotate, seed } from '#domain/testing/rotation.ts';
import { memoryObjects } from '../testing/memoryRuntime.ts';
import { DOCUMENT_MEMORY_MAX, type DocumentRefusal, rewriteInProcess } from './documentProcess.ts';
import { processDocument } from './processDocument.ts';
import { OBJECTS_MAX, rewriteDocument, UNPACKED_MAX } from './rewriteDocument.ts';
import { DRAWN, decompressionBomb, PAGE, type PdfObjects, packed, pageObjects, pagesOf, pdfOf, streamOf } from './testing/pdfs.ts';

const objects = memoryObjects();
const uploaded = async (uploadId: string, bytes: Buffer, uid = 'hana') => {
  await objects.write(`uploads/${uid}/${uploadId}`, bytes, 'application/pdf');
  return uploadId;
};
const codeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'taken',
    (error: unknown) => (error instanceof DomainError ? error.code : error),
  );

/** All contents of a PDF, also unpacked: its objects, streams and bytes. */
const saidBy = async (bytes: Buffer): Promise<string> => {
  const { context } = await PDFDocument.load(bytes, { updateMetadata: false });
  const said = context.enumerateIndirectObjects().map(([, object]) => {
    const content = object instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(object).decode()).toString('latin1') : '';
    return `${object.toString()}\n${content}`;
  });
  return [bytes.toString('latin1'), ...said].join('\n');
};

const stored = async (uploadId: string, bytes: Buffer) => {
  const { path, size } = await processDocument({ objects }, 'hana', await uploaded(uploadId, bytes));
  expect(path).toBe(`documents/hana/${uploadId}.pdf`);
  const written = await objects.read(path);
  expect(size).toBe(written.length);
  expect(await objects.sizeOf(`uploads/hana/${uploadId}`)).toBe(0);
  return written;
};

const SCRIPT = "app.alert('evil')";
const evilFile = { 30: '<< /Type /Filespec /F (evil.exe) /EF << /F 31 0 R >> >>', 31: streamOf('/Type /EmbeddedFile', 'evil bytes') };
const script = { 32: `<< /Type /Action /S /JavaScript /JS (${SCRIPT}) >>` };
const link = (address: string) => `<< /Type /Annot /Subtype /Link /Rect [10 20 110 40] /A << /S /URI /URI (${address}) >> >>`;
const annotation = (action: string) => `<< /Type /Annot /Subtype /Link /Rect [0 0 100 100] /A ${action} >>`;

/** PDF features that must be removed, by what they do. */
const evils: Readonly<Record<string, PdfObjects>> = {
  'a script when it is opened': { ...pageObjects('/OpenAction 32 0 R'), ...script },
  'scripts by name': { ...pageObjects('/Names << /JavaScript << /Names [(evil) 32 0 R] >> >>'), ...script },
  'a script for what happens to the file': { ...pageObjects('/AA << /WC 32 0 R >>'), ...script },
  'a script for what happens to a page': { ...pageObjects('', '/AA << /O 32 0 R >>'), ...script },
  'an attached file': { ...pageObjects('/Names << /EmbeddedFiles << /Names [(evil.exe) 30 0 R] >> >> /AF [30 0 R]'), ...evilFile },
  'a file attached to a page': { ...pageObjects('', '/AF [30 0 R]'), ...evilFile },
  'a file attached to a place of a page': {
    ...pageObjects('', '/Annots [<< /Type /Annot /Subtype /FileAttachment /Rect [0 0 9 9] /FS 30 0 R >>]'),
    ...evilFile,
  },
  'a program to start': pageObjects('', `/Annots [${annotation('<< /S /Launch /F (evil.exe) >>')}]`),
  'a script in a link': { ...pageObjects('', `/Annots [${annotation('32 0 R')}]`), ...script },
  'links that are no pages on the web': pageObjects('', `/Annots [${['javascript:evil', 'file:///evil', 'evil'].map(link).join(' ')}]`),
  'a form with scripts': {
    ...pageObjects('/AcroForm << /Fields [33 0 R] /XFA (evil) /CO [33 0 R] >>', '/Annots [33 0 R]'),
    ...script,
    33: `<< /Type /Annot /Subtype /Widget /FT /Tx /T (evil) /Rect [0 0 9 9] /AA << /K 32 0 R >> /Parent 34 0 R >>`,
    34: '<< /T (evil) /Kids [33 0 R] >>',
  },
  'an outline and a place to begin': pageObjects('/Outlines << /First << /Title (evil) >> >> /Dests << /evil [3 0 R /Fit] >>'),
  metadata: {
    ...pageObjects('/Metadata 35 0 R', '/Metadata 35 0 R /PieceInfo << /evil << >> >>'),
    35: streamOf('/Type /Metadata', 'evil'),
  },
  'what hides among the resources': {
    ...pageObjects(
      '',
      '',
      '/ColorSpace << /C0 [/Indexed 32 0 R] >> /XObject << /X0 36 0 R /X1 37 0 R >> /Properties << /P0 1 0 R /P1 30 0 R >>',
    ),
    ...script,
    ...evilFile,
    36: streamOf('/Type /XObject /Subtype /Form /BBox [0 0 9 9] /AF [30 0 R] /Metadata 32 0 R /Ref << /F (evil) >> /F (evil)', ''),
    37: streamOf('/Type /XObject /Subtype /PS', 'evil'),
  },
};

describe('a document', () => {
  test('keeps the drawing of its pages', async () => {
    const said = await saidBy(await stored('plain', PAGE));
    for (const kept of [DRAWN, '/BaseFont /Helvetica', '/MediaBox [ 0 0 595 842 ]']) expect(said).toContain(kept);
    expect(said).not.toMatch(/\/Info|\/Producer|\/ModDate/);
  });

  // Without the process, which is the same for all of them.
  test.each(Object.entries(evils))('loses %s and keeps its pages', async (_, evil) => {
    for (const bytes of [pdfOf(evil), pdfOf(packed(evil))]) {
      expect(await saidBy(bytes)).toContain('evil');
      const said = await saidBy(Buffer.from(await rewriteDocument(bytes)));
      expect(said).toContain(DRAWN);
      expect(said).not.toMatch(
        /evil|JavaScript|\/JS\b|\/AA\b|\/AF\b|OpenAction|EmbeddedFile|Filespec|Launch|AcroForm|XFA|Outlines|Widget|\/Names|Metadata|\/Annot|\/URI/,
      );
    }
  });

  test('keeps links to web pages as new links', async () => {
    const evil = `<< /Type /Annot /Subtype /Link /Rect [10 20 110 40] /AA << /E 32 0 R >> /A << /S /URI /URI (https://example.com/map?a=1) /Next 32 0 R >> >>`;
    const said = await saidBy(await stored('linked', pdfOf({ ...pageObjects('', `/Annots [${evil}]`), ...script })));
    expect(said).toContain(Buffer.from('https://example.com/map?a=1').toString('hex'));
    expect(said).toContain('/Rect [ 10 20 110 40 ]');
    expect(said).not.toMatch(/evil|JavaScript|\/AA|\/Next/);
  });

  test('loses its author and its program', async () => {
    const bytes = pdfOf({ ...pageObjects(), 40: '<< /Author (evil) /Producer (evil) >>' }, '/Root 1 0 R /Info 40 0 R');
    expect(await saidBy(await stored('info', bytes))).not.toContain('evil');
  });

  test('is processed once: a second call has the same result', async () => {
    const id = await uploaded('again', PAGE);
    const first = await processDocument({ objects }, 'hana', id);
    expect(await processDocument({ objects }, 'hana', id)).toEqual(first);
  });

  const locked = async () => {
    const document = await PDFDocument.create();
    document.addPage();
    document.encrypt({ userPassword: 'secret', ownerPassword: 'secret' });
    return Buffer.from(await document.save());
  };
  const png = () =>
    sharp({ create: { width: 9, height: 9, channels: 3, background: '#5eb9e6' } })
      .png()
      .toBuffer();
  const nested = () => `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
  type Refused = readonly [title: string, code: DocumentRefusal, bytes: () => Promise<Buffer>];
  const refused: readonly Refused[] = [
    ['locked', 'document-locked', locked],
    ['cut off', 'upload-unreadable', async () => PAGE.subarray(0, PAGE.length - 200)],
    ['nothing but its first bytes', 'upload-unreadable', async () => Buffer.from('%PDF-1.7\n')],
    [
      'without pages',
      'upload-unreadable',
      async () => pdfOf({ 1: '<< /Type /Catalog /Pages 2 0 R >>', 2: '<< /Type /Pages /Kids [] /Count 0 >>' }),
    ],
    ['pages in a circle', 'upload-unreadable', async () => pdfOf({ ...pageObjects(), 2: '<< /Type /Pages /Kids [2 0 R] /Count 1 >>' })],
    ['as deep as nobody draws', 'upload-unreadable', async () => pdfOf({ ...pageObjects('', '', '/Deep 41 0 R'), 41: nested() })],
    ['of too many pages', 'document-too-large', async () => pagesOf(businessRules.documentPagesMax + 1)],
    [
      'of too many objects',
      'document-too-large',
      async () => pdfOf({ ...pageObjects(), ...Object.fromEntries(Array.from({ length: OBJECTS_MAX }, (_, at) => [at + 100, '<< >>'])) }),
    ],
  ];
  test.each(refused)('that is %s is refused', async (_, code, bytes) => {
    await expect(rewriteDocument(await bytes())).rejects.toMatchObject({ refusal: code });
  });

  /** Refused before a process starts. */
  const refusedAtOnce: readonly Refused[] = [
    ['a picture that is called PDF', 'upload-unreadable', png],
    ['more than may be uploaded', 'upload-unreadable', async () => Buffer.concat([PAGE, Buffer.alloc(businessRules.documentBytesMax)])],
  ];
  test.each([...refusedAtOnce, ...rotate('documents', 4, refused)])(
    `that is %s is refused and deleted (seed ${seed})`,
    async (title, code, bytes) => {
      const id = await uploaded(title.replace(/\W+/g, '-'), await bytes());
      expect(await codeOf(processDocument({ objects }, 'hana', id))).toBe(code);
      expect(await objects.sizeOf(`uploads/hana/${id}`)).toBe(0);
      expect(await objects.sizeOf(`documents/hana/${id}.pdf`)).toBeNull();
    },
  );
  test('with the most pages allowed is accepted', async () =>
    expect(await codeOf(processDocument({ objects }, 'hana', await uploaded('many', pagesOf(businessRules.documentPagesMax))))).toBe(
      'taken',
    ));

  test.each([
    ['packed once', '/Filter /FlateDecode', 1],
    ['packed twice', '/Filter [/FlateDecode /FlateDecode]', 2],
  ])('whose drawing unpacks to far more than the file is refused (%s)', async (_, filter, times) => {
    const drawn = Buffer.alloc(UNPACKED_MAX + 1, `${DRAWN} `);
    const content = Array.from({ length: times }).reduce<Buffer>((bytes) => deflateSync(bytes), drawn);
    const bomb = pdfOf({ ...pageObjects(), 4: streamOf(filter, content) });
    expect(bomb.length).toBeLessThan(1_000_000);
    await expect(rewriteDocument(bomb)).rejects.toMatchObject({ refusal: 'document-too-large' });
    const sound = pdfOf({ ...pageObjects(), 4: streamOf('/Filter /FlateDecode', deflateSync(Buffer.from(DRAWN))) });
    expect((await rewriteDocument(sound)).length).toBeGreaterThan(0);
  });

  test('with a picture of too many pixels is refused', async () => {
    const picture = (sides: string) => streamOf(`/Type /XObject /Subtype /Image ${sides} /ColorSpace /DeviceGray /BitsPerComponent 8`, 'x');
    const withPicture = (sides: string) => pdfOf({ ...pageObjects('', '', '/XObject << /I 7 0 R >>'), 7: picture(sides) });
    await expect(rewriteDocument(withPicture('/Width 50001 /Height 1000'))).rejects.toMatchObject({ refusal: 'document-too-large' });
    expect((await rewriteDocument(withPicture('/Width 1000 /Height 1000'))).length).toBeGreaterThan(0);
  });

  test('that unpacks to more than the memory limit is stopped', async () => {
    // Packing takes most of the test's time, so the limit is lower than in production.
    const MEMORY_MAX = DOCUMENT_MEMORY_MAX / 2;
    const bomb = decompressionBomb(MEMORY_MAX * 2);
    expect(bomb.length).toBeLessThan(businessRules.documentBytesMax);
    const ended = rewriteInProcess(bomb, { ms: MINUTE, memory: MEMORY_MAX });
    // Killed: no refusal code of its own.
    await expect(ended).rejects.toMatchObject({
      code: 'document-too-large',
      cause: { message: expect.stringContaining('ended with null') },
    });
  });
  test('that takes too long is stopped, and the next one is processed', async () => {
    const slow = rewriteInProcess(PAGE, { ms: 1, memory: 1_000_000_000 });
    const next = rewriteInProcess(PAGE);
    expect(await codeOf(slow)).toBe('document-too-large');
    expect(await codeOf(next)).toBe('taken');
  });

  test('of another account, or one that was not uploaded, is not found', async () => {
    const id = await uploaded('kens', PAGE, 'ken');
    expect(await codeOf(processDocument({ objects }, 'hana', id))).toBe('upload-missing');
    expect(await codeOf(processDocument({ objects }, 'hana', 'never'))).toBe('upload-missing');
    expect(await objects.sizeOf('uploads/ken/kens')).not.toBe(0);
  });
});
