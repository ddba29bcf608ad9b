import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { PersonaName } from '@/mocks/personas.ts'
import { renderApp } from '../support/render-app.tsx'

const slow = { timeout: 20_000 }
const field = (name: RegExp) => screen.findByRole('textbox', { name }, slow)
/**
 * What is stored in the browser, without the scroll positions of pages and the time of the sign-out,
 * by which a tab that slept knows that its drafts are over.
 */
const left = () =>
  [...Object.entries(sessionStorage), ...Object.entries(localStorage)]
    .map(([key, value]) => `${key} = ${String(value)}`)
    .filter((line) => !/^(?:scroll|signed-out) = /.test(line))
const kept = (key: RegExp) => waitFor(() => expect(left().join('\n')).toMatch(key))

beforeEach(() => vi.stubGlobal('IntersectionObserver', undefined))

it('nothing of a person is left in the browser that they have signed out of', async () => {
  const app = renderApp('/data', {
    persona: 'customer',
    arrange: ({ db }) => {
      for (const account of db.accounts) account.balance = 0
    },
  })
  const go = (path: string) => act(() => app.router.navigate(path))

  // One request was sent, and another was not.
  await app.user.type(await field(/Your name/), 'Ann')
  await app.user.type(await field(/Email/), 'ann@example.com')
  await app.user.selectOptions(screen.getByLabelText('Kind of labeling'), 'polygon')
  await app.user.type(await field(/Number of items/), '10')
  await app.user.type(
    await field(/What do you need labeled\?/),
    'Outline every roof in these tiles.',
  )
  await app.user.click(screen.getByRole('checkbox', { name: /I have read/ }))
  await app.user.click(screen.getByRole('button', { name: 'Send request' }))
  expect(await screen.findByText(/We’ll reply to ann@example.com/, {}, slow)).toBeVisible()
  await kept(/ann@example\.com/)

  await go('/profile/edit')
  await app.user.type(await field(/^Company/), 'Roofs')
  await kept(/Roofs/)

  // The balance is low, and the notice is dismissed.
  await app.user.click(await screen.findByRole('button', { name: 'Close' }, slow))
  await kept(/low-balance/)

  await go('/statistics/uploads?view=tasks&status=ready')
  await app.user.click(await screen.findByRole('button', { name: 'Columns' }, slow))
  await app.user.click(screen.getByRole('checkbox', { name: 'API key' }))
  await kept(/task-columns/)
  await app.user.click(screen.getByRole('button', { name: 'Filters' }))
  await app.user.type(await field(/Save these filters as/), 'Mine{Enter}')
  await kept(/Mine/)

  await go('/auth/logout')
  await waitFor(
    () =>
      expect(app.backend.requests.some(({ call, status }) => call === 'logout' && status)).toBe(
        true,
      ),
    slow,
  )
  await waitFor(() => expect(left()).toEqual([]))
  await go('/data')
  expect(await field(/Your name/)).toHaveValue('')
  expect(screen.queryByText(/ann@example\.com/)).toBeNull()
})

const forms: readonly [persona: PersonaName, ...paths: string[]][] = [
  [
    'customer',
    '/captcha-workaround/pay',
    '/data',
    '/p/promocode',
    '/p/proxy-feedback',
    '/p/service-feedback',
    '/partner',
    '/partner/payment',
    '/pay',
    '/pay/bank-card?amount=25',
    '/pay/send_user',
    '/profile/delete',
    '/profile/docs',
    '/profile/edit',
    '/profile/edit_password',
    '/profile/notif',
    '/proxy?openAddTrafficModal=true',
    '/proxy/ip-whitelist',
    '/setting/edit',
    '/setting/iplist',
    '/setting/percent_100',
    '/setting/pingback',
    '/software/add',
    '/support/bot',
    '/support/enterprise',
    '/support/tickets/new',
    '/testcaptcha',
  ],
  ['newcomer', '/select-role'],
  ['worker', '/play-and-earn/profile'],
  ['moderator', '/editor/blog/new', '/p/discount-campaigns?modal=add'],
]

it.each(forms.flatMap(([persona, ...paths]) => paths.map((path) => [path, persona] as const)))(
  'what is typed on %s goes with the %s',
  async (path, persona) => {
    const app = renderApp(path, { persona })
    const typed = () => left().filter((line) => /^(?:draft|kept):/.test(line))
    const before = new Set(typed())
    const pressed = new WeakSet<Element>()
    // The parts of a page arrive one after another: this fills what has arrived.
    await vi.waitFor(
      () => {
        const within = document.querySelector('[role=dialog]') ?? document.querySelector('main')
        for (const control of within?.querySelectorAll('input, textarea') ?? [])
          if (control.matches('[type=radio], [type=checkbox]')) {
            if (!pressed.has(control)) fireEvent.click(control)
            pressed.add(control)
          } else if (!control.matches('[type=file], [readonly]'))
            fireEvent.change(control, { target: { value: '17' } })
        expect(typed().filter((line) => !before.has(line))).not.toEqual([])
      },
      { ...slow, interval: 250 },
    )
    await act(() => app.router.navigate('/auth/logout'))
    await waitFor(() => expect(left()).toEqual([]), slow)
  },
)
