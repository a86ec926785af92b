import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { reason } from '#domain/kernel/commonFields.ts';
import { labelled } from '#domain/kernel/fieldMeta.ts';
import { FieldsDialog } from './fieldsDialog.tsx';

const schema = z.object({
  fee: labelled('報酬', z.number()),
  most: labelled('上限', z.number().nullable()),
  place: labelled('場所', z.enum(['STUDIO', 'STREET'])),
  isFixed: labelled('固定する', z.boolean()),
  reason,
});

test('a field follows from its schema and row: label, required, limit, control; one without a row is sent as it starts', async () => {
  const sent: z.infer<typeof schema>[] = [];
  render(
    <FieldsDialog
      title="変更しますか？"
      confirmLabel="変更する"
      schema={schema}
      start={{ fee: 30_000, most: null, place: '', isFixed: false, reason: '' }}
      fields={{
        most: { as: 'yen', empty: null },
        place: { as: 'choice', options: [{ value: 'STUDIO', label: 'スタジオ' }] },
        isFixed: { as: 'check' },
        reason: { multiline: true },
      }}
      send={async (typed) => sent.push(typed)}
      onClose={() => undefined}
    />,
  );
  const user = userEvent.setup();
  expect(screen.queryByLabelText(/報酬/)).toBeNull();
  expect(screen.getByLabelText(/^上限/).getAttribute('aria-required')).toBeNull();
  expect(screen.getByLabelText(/^理由/).getAttribute('aria-required')).toBe('true');
  expect(screen.getByText('0/500')).toBeDefined();
  await user.click(screen.getByRole('radio', { name: 'スタジオ' }));
  await user.click(screen.getByRole('checkbox', { name: '固定する' }));
  await user.type(screen.getByLabelText(/^理由/), '訂正');
  await user.click(screen.getByRole('button', { name: '変更する' }));
  await waitFor(() => expect(sent).toEqual([{ fee: 30_000, most: null, place: 'STUDIO', isFixed: true, reason: '訂正' }]));
});
