// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { messages } from '#domain/kernel/validation.ts';
import { signedIn } from '#web/testing/fakeSession.ts';
import { shownAt } from '#web/testing/shownAt.tsx';

vi.mock('#web/shared/data/session.ts', () => import('#web/testing/fakeSession.ts'));

const { CompanyForm } = await import('./companyForm.tsx');

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const company = () => screen.getByLabelText(/^会社名(必須|任意)$/);

test('the name of a company is required of a corporation only, and missed before anything is sent', async () => {
  signedIn('newcomer', { role: 'client' });
  const user = userEvent.setup();
  shownAt('/client/mypage/company/register', <CompanyForm client={null} />);
  expect(company().getAttribute('aria-required')).toBe('true');
  // Other faults do not hide it.
  await user.click(screen.getByRole('button', { name: 'この内容で登録する' }));
  const fault = await screen.findByText((_, element) => element?.id === `${company().id}-error`);
  expect(fault.textContent).toBe(messages.required);
  await user.click(screen.getByLabelText('個人'));
  expect(company().getAttribute('aria-required')).toBeNull();
});
