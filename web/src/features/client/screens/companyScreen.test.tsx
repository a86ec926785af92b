import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { messages } from '#domain/kernel/validation.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { clientProfile } from '#domain/testing/profiles.ts';
import type { Client } from '#projections/client/clients.schema.ts';
import { clients } from '#projections/client/clients.ts';
import { project } from '#projections/testing/project.ts';
import { expectAccessible } from '#web/testing/accessible.ts';
import { signedIn } from '#web/testing/fakeSession.ts';
import { expectFaulty } from '#web/testing/faults.ts';
import { shownAt } from '#web/testing/shownAt.tsx';

const user = userEvent.setup();

const { BillingForm } = await import('../screens/billEditScreen.tsx');
const { CompanyForm } = await import('../screens/companyScreen.tsx');

const company = () => screen.getByLabelText(/^会社名(必須|任意)$/);

test('a company name is required only for a corporation, and checked before sending', async () => {
  signedIn('newcomer', { role: 'client' });
  shownAt('/client/mypage/company/register', <CompanyForm client={null} />);
  expect(company().getAttribute('aria-required')).toBe('true');
  // Other errors do not hide it.
  await user.click(screen.getByRole('button', { name: 'この内容で登録する' }));
  const fault = await screen.findByText((_, element) => element?.id === `${company().id}-error`);
  expect(fault.textContent).toBe(`${messages.required} 「会社名」を入力してください`);
  await user.click(screen.getByLabelText('個人'));
  expect(company().getAttribute('aria-required')).toBeNull();
});

test('names keep the characters as typed', async () => {
  signedIn('newcomer', { role: 'client' });
  shownAt('/client/mypage/company/register', <CompanyForm client={null} />);
  await user.type(company(), '（株）①ひかり：企画');
  await user.tab();
  expect((company() as HTMLInputElement).value).toBe('（株）①ひかり：企画');
});

test('the department is required for bills, with a hint for clients without one', () => {
  const registered = { type: 'ClientProfileRegistered', data: { ...clientProfile, paymentMethod: 2 } } as const;
  const client = project([clients], envelopes('client-ken', registered))['clients/ken'] as Client;
  shownAt('/client/settings/bill/edit', <BillingForm client={client} />);
  const department = screen.getByLabelText(/^部署/);
  expect(department.getAttribute('aria-required')).toBe('true');
  expect(document.getElementById(department.getAttribute('aria-describedby') ?? '')?.textContent).toContain('「なし」');
});

test('a postal code fills only empty fields, and an unknown one is accepted', async () => {
  const known = { 4600008: ['愛知県', '名古屋市中区', '栄'] };
  const fetched = vi.fn(async (address: string) =>
    address === '/postal/460.json' ? Response.json(known) : new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }),
  );
  vi.stubGlobal('fetch', fetched);
  onTestFinished(() => void vi.unstubAllGlobals());
  const address = { postalCode: '', prefecture: '', city: '', street: '', buildingName: '' };
  const profile = { ...clientProfile, department: '', company: { ...clientProfile.company, address }, paymentMethod: 2 as const };
  const client = project([clients], envelopes('client-ken', { type: 'ClientProfileRegistered', data: profile }))['clients/ken'] as Client;
  shownAt('/client/settings/bill/edit', <BillingForm client={client} />);
  expect(screen.getByText(/^ご請求に必要な項目がそろっていません。/)).toBeTruthy();
  const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
  const fill = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: 'この内容を保存する' }));
  await expectFaulty(field(/^部署/), messages.required);
  await expectAccessible('a billing form full of faults');
  fill(/^郵便番号/, '999-9999');
  await screen.findByText(/^郵便番号から住所を見つけられませんでした。/);
  fill(/^町名・番地/, '栄3-1-1');
  fill(/^郵便番号/, '４６０－０００８');
  await screen.findByText(/^郵便番号から住所を入力しました。/);
  const filled = [/^都道府県/, /^市区町村/, /^町名・番地/].map((name) => field(name).value);
  expect(filled).toEqual(['愛知県', '名古屋市中区', '栄3-1-1']);
  expect(fetched.mock.calls).toEqual([['/postal/999.json'], ['/postal/460.json']]);
});
