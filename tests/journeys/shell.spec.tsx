import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { testTime } from '@/mocks/node.ts'
import { personaPassword } from '@/mocks/personas.ts'
import type { PersonaName } from '@/mocks/personas.ts'
import { dismissToast, toast } from '@/ui/toast-store.ts'
import { choose } from '../support/choose.ts'
import { arrivesAt, renderApp } from '../support/render-app.tsx'
import type { Rendered } from '../support/render-app.tsx'

const calls = (app: Rendered, name: string) =>
  app.backend.requests.filter(({ call }) => call === name)
const bell = () => screen.findByRole('button', { name: /^Notifications/ }, { timeout: 20_000 })
const panel = () => screen.findByRole('dialog', { name: 'Notifications' })
const rail = () =>
  screen.findByRole('navigation', { name: /Account|аккаунт/i }, { timeout: 20_000 })
const accountOf = ({ backend }: Rendered, persona: PersonaName) => {
  const account = backend.db.accounts.find((known) => known.persona === persona)
  if (!account) throw new Error(`There is no ${persona}.`)
  return account
}

afterEach(() => {
  vi.useRealTimers()
  dismissToast()
})

describe('a message', () => {
  it('is written into a place that has been there before it, so that it is read out', async () => {
    const app = renderApp('/pricing')
    await app.heading(/./)
    const read = () => [...document.querySelectorAll('body > section[data-over] > *')]
    await waitFor(() => expect(read().map(({ textContent }) => textContent)).toEqual(['', '']))
    const places = read()
    act(() => {
      toast({ text: 'It is saved.', tone: 'ok' })
      toast({ text: 'It is lost.', tone: 'bad' })
    })
    expect(places[0]).toContainElement(await screen.findByText('It is saved.'))
    expect(places[0]).toHaveAttribute('role', 'status')
    expect(places[1]).toContainElement(await screen.findByText('It is lost.'))
    expect(places[1]).toHaveAttribute('aria-live', 'assertive')
  })
})

describe('the header of somebody who is here', () => {
  it('has the balance, which leads to where it is explained', async () => {
    const app = renderApp('/profile', { persona: 'customer' })
    await rail()
    await app.user.click(
      await screen.findByRole(
        'link',
        { name: /^Balance \$32\.65.*\$10\.10 on hold: transfers awaiting/ },
        { timeout: 20_000 },
      ),
    )
    await arrivesAt(app, '/enterpage')
  })

  it('leads a person without a role, who has no dashboard yet, to the prices', async () => {
    renderApp('/profile', { persona: 'newcomer' })
    await rail()
    expect(
      await screen.findByRole('link', { name: /^Balance/ }, { timeout: 20_000 }),
    ).toHaveAttribute('href', '/pricing')
  })

  it('says in its menu who that is, and leads to their pages and out', async () => {
    const app = renderApp('/enterpage', { persona: 'customer' })
    await rail()
    await app.user.click(
      await screen.findByRole('button', { name: 'Account of Robin Vale' }, { timeout: 20_000 }),
    )
    const items = await screen.findAllByRole('menuitem', {}, { timeout: 20_000 })
    const button = screen.getByRole('button', { name: 'Account of Robin Vale' })
    const menu = within(screen.getByRole('banner'))
    expect(menu.getByText('customer@glyphwork.example')).toBeVisible()
    const onHold = menu.getAllByText(/^\s*\$10\.10 on hold: transfers awaiting/)
    // The other one is the balance's, for screen readers.
    expect(onHold.filter((text) => !text.closest('a'))).toHaveLength(1)
    expect(menu.getByText('Customer')).toBeVisible()
    expect(items.map((item) => item.textContent)).toEqual([
      'Dashboard',
      'Profile',
      'Personal details',
      'Notifications',
      'Sign-in and security',
      'SearchCtrl+K',
      'Sign out',
    ])
    expect(screen.getByRole('menuitem', { name: 'Dashboard' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    expect(items[0]).toHaveFocus()
    await app.user.keyboard('{Escape}')
    expect(button).toHaveFocus()
    await app.user.click(button)
    await app.user.click(screen.getByRole('menuitem', { name: 'Sign out' }))
    await arrivesAt(app, '/auth/logout')
    await waitFor(() => expect(calls(app, 'logout')).toHaveLength(1))
  })

  it('opens that menu by the keyboard, at either end, though the menu comes with the press', async () => {
    const app = renderApp('/enterpage', { persona: 'customer' })
    await rail()
    const button = await screen.findByRole(
      'button',
      { name: 'Account of Robin Vale' },
      { timeout: 20_000 },
    )
    expect(button).toHaveAttribute('aria-expanded', 'false')
    button.focus()
    await app.user.keyboard('{ArrowUp}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Sign out' })).toHaveFocus(), {
      timeout: 20_000,
    })
    await app.user.keyboard('{Escape}')
    const same = screen.getByRole('button', { name: 'Account of Robin Vale' })
    expect(same).toHaveFocus()
    expect(same).toHaveAttribute('aria-expanded', 'false')
    await app.user.keyboard('{ArrowDown}')
    expect(screen.getByRole('menuitem', { name: 'Dashboard' })).toHaveFocus()
  })

  it('offers the choice of a role to who has none, and no page that would send them there', async () => {
    const app = renderApp('/profile', { persona: 'newcomer' })
    await rail()
    await app.user.click(
      await screen.findByRole('button', { name: /^Account of newcomer@/ }, { timeout: 20_000 }),
    )
    const role = await screen.findByRole(
      'menuitem',
      { name: 'Choose your role' },
      { timeout: 20_000 },
    )
    expect(screen.queryByRole('menuitem', { name: 'Dashboard' })).toBeNull()
    await app.user.click(role)
    await arrivesAt(app, '/select-role')
  })

  it('shows no guest’s links inside the account while it cannot be learned who is here', async () => {
    const app = renderApp('/enterpage', {
      persona: 'customer',
      arrange: (backend) => backend.fail({ call: 'user', error: 500 }),
    })
    await app.heading(/wrong on our side/)
    await waitFor(() => expect(calls(app, 'user').length).toBeGreaterThan(0))
    expect(within(screen.getByRole('banner')).queryByRole('link', { name: 'Get a key' })).toBeNull()
  })
})

describe('the notifications', () => {
  it('have their number on the bell, and are asked for when it is opened', async () => {
    vi.useFakeTimers({ now: Date.parse(testTime), toFake: ['Date'] })
    const app = renderApp('/profile', { persona: 'customer' })
    await rail()
    const button = await bell()
    expect(button).toHaveAccessibleName('Notifications, 3 unread')
    expect(calls(app, 'notifications')).toHaveLength(0)
    await app.user.click(button)
    const list = within(await panel())
    expect(await list.findAllByRole('listitem')).toHaveLength(10)
    expect(list.getAllByText('Sign-in from a new device')[0]).toBeVisible()
    expect(list.getByText('25 minutes ago')).toHaveAttribute('datetime', '2026-04-15T09:05:00.000Z')
    expect(list.getAllByText('Unread:')).toHaveLength(3)
    expect(await panel()).toHaveFocus()
    await app.user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(button).toHaveFocus()
  })

  it('close when the focus or a press goes elsewhere', async () => {
    const app = renderApp('/profile', { persona: 'customer' })
    await rail()
    await app.user.click(await bell())
    await panel()
    await app.user.click(screen.getByRole('heading', { level: 1 }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await app.user.click(await bell())
    await panel()
    screen.getByRole('button', { name: /^Account of/ }).focus()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('are read all at once: list and badge change before the answer, one request goes out, other tabs are told', async () => {
    const heard: unknown[] = []
    const channel = new BroadcastChannel('session')
    channel.addEventListener('message', ({ data }) => heard.push(data.message))
    const app = renderApp('/profile', { persona: 'customer' })
    const answer = app.backend.hold('readNotifications')
    await rail()
    const button = await bell()
    await app.user.click(button)
    const list = within(await panel())
    await app.user.dblClick(await list.findByRole('button', { name: 'Mark all as read' }))
    expect(calls(app, 'readNotifications').every(({ status }) => status === null)).toBe(true)
    expect(button).toHaveAccessibleName('Notifications')
    expect(list.queryByText('Unread:')).toBeNull()
    expect(await panel()).toHaveFocus()
    expect(screen.getByText('No unread notifications')).toHaveAttribute('role', 'status')
    answer()
    await waitFor(() => expect(heard).toContain('changed'))
    expect(calls(app, 'readNotifications').map(({ body }) => body)).toEqual([{ all: true }])
    await waitFor(() => expect(calls(app, 'user').at(-1)?.status).toBe(200))
    expect(button).toHaveAccessibleName('Notifications')
    channel.close()
  })

  it.each(['network', 500, 429, 403] as const)(
    'stay unread where the backend answers %s, and it is said',
    async (error) => {
      const app = renderApp('/profile', {
        persona: 'customer',
        arrange: (backend) => backend.fail({ call: 'readNotifications', error }),
      })
      await rail()
      const button = await bell()
      await app.user.click(button)
      await app.user.click(
        await within(await panel()).findByRole('button', { name: 'Mark all as read' }),
      )
      expect(
        await screen.findByRole('region', { name: 'Notifications' }, { timeout: 20_000 }),
      ).toBeVisible()
      await waitFor(() => expect(button).toHaveAccessibleName('Notifications, 3 unread'))
      expect(within(await panel()).getAllByText('Unread:')).toHaveLength(3)
    },
  )

  it('are read one by one, where they lead nowhere too', async () => {
    const app = renderApp('/profile', { persona: 'customer' })
    await rail()
    await app.user.click(await bell())
    const list = within(await panel())
    await app.user.click(
      await list.findByRole('button', { name: 'Mark as read: Complaint accepted' }),
    )
    expect(await bell()).toHaveAccessibleName('Notifications, 2 unread')
    expect(document.activeElement).toHaveTextContent('Complaint accepted')
    await waitFor(() =>
      expect(calls(app, 'readNotifications')[0]?.body).toEqual({ ids: [expect.any(String)] }),
    )
    await waitFor(() =>
      expect(
        accountOf(app, 'customer').notifications.filter(({ readAt }) => readAt === null),
      ).toHaveLength(2),
    )
    expect(list.queryByRole('link', { name: /Complaint accepted/ })).toBeNull()
  })

  it('lead to their page, and are read by it', async () => {
    const app = renderApp('/profile', { persona: 'customer' })
    await rail()
    await app.user.click(await bell())
    await app.user.click(
      await within(await panel()).findByRole('link', { name: 'Unread: Sign-in from a new device' }),
    )
    await arrivesAt(app, '/profile/authentication')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await bell()).toHaveAccessibleName('Notifications, 2 unread')
    await waitFor(() => expect(calls(app, 'readNotifications')[0]?.status).toBe(204))
    expect(await bell()).toHaveAccessibleName('Notifications, 2 unread')
  })

  it('lead nowhere where an address is not one of ours nor https', async () => {
    const hostile = [
      'javascript:alert(1)',
      '//evil.example',
      '/\\evil.example',
      '/nonsense',
      'http://plain.example',
      'mailto:a@b.example',
      '',
    ]
    const app = renderApp('/profile', {
      persona: 'customer',
      arrange: ({ db }) => {
        const account = db.accounts.find(({ persona }) => persona === 'customer')
        if (!account) return
        account.notifications = ['https://safe.example/a', '/pricing?q=text#list', ...hostile].map(
          (href, i) => ({
            id: String(i),
            kind: 'prices',
            at: 1_776_000_000_000 - i,
            readAt: null,
            own: { href, title: href || 'empty', body: '<b>not HTML</b>' },
          }),
        )
      },
    })
    await rail()
    await app.user.click(await bell())
    const list = within(await panel())
    expect(await list.findAllByRole('listitem')).toHaveLength(9)
    const links = list.getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://safe.example/a',
      '/pricing?q=text#list',
    ])
    expect(links[0]).toHaveAttribute('rel', 'noopener noreferrer')
    expect(list.getAllByText('<b>not HTML</b>')).toHaveLength(9)
  })

  it.each(['constructor', 'toString', '__proto__'])(
    'are shown where one has the level %s, which this page does not know',
    async (level) => {
      const app = renderApp('/profile', {
        persona: 'customer',
        arrange: ({ db }) => {
          const account = db.accounts.find(({ persona }) => persona === 'customer')
          if (account)
            account.notifications = [
              { id: '1', kind: 'prices', at: 1, readAt: null, own: { level, title: 'From later' } },
            ]
        },
      })
      await rail()
      await app.user.click(await bell())
      expect(await within(await panel()).findByText('From later')).toBeVisible()
    },
  )

  it('show earlier ones, each once, and keep the focus', async () => {
    const app = renderApp('/profile', { persona: 'customer' })
    await rail()
    await app.user.click(await bell())
    const list = within(await panel())
    const more = await list.findByRole('button', { name: 'Show earlier' })
    const answer = app.backend.hold('notifications')
    await app.user.dblClick(more)
    answer()
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(20))
    expect(await list.findByText('10 earlier notifications shown')).toHaveAttribute(
      'role',
      'status',
    )
    expect(more).toHaveFocus()
    await app.user.click(more)
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(24))
    expect(list.queryByRole('button', { name: 'Show earlier' })).toBeNull()
    await waitFor(() => expect(list.getAllByRole('listitem')[20]).toHaveFocus())
    expect(calls(app, 'notifications').map(({ path }) => path.includes('before='))).toEqual([
      false,
      true,
      true,
    ])
  })

  it('keep what is there where earlier ones cannot be had', async () => {
    const app = renderApp('/profile', { persona: 'customer' })
    await rail()
    await app.user.click(await bell())
    const list = within(await panel())
    const more = await list.findByRole('button', { name: 'Show earlier' })
    const heal = app.backend.fail({ call: 'notifications', error: 500 })
    await app.user.click(more)
    expect(await list.findByText('Something went wrong on our side')).toBeVisible()
    expect(list.getAllByRole('listitem')).toHaveLength(10)
    heal()
    await app.user.click(more)
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(20))
  })

  it('say that there are none', async () => {
    const app = renderApp('/profile', { persona: 'customer-empty' })
    await rail()
    const button = await bell()
    expect(button).toHaveAccessibleName('Notifications')
    await app.user.click(button)
    expect(await within(await panel()).findByRole('heading', { name: 'Nothing yet' })).toBeVisible()
  })

  it.each([500, 'html', 'shape', 404] as const)(
    'say what failed with %s, and come with another try',
    async (error) => {
      const app = renderApp('/profile', { persona: 'customer' })
      await rail()
      const button = await bell()
      const heal = app.backend.fail({ call: 'notifications', error })
      await app.user.click(button)
      const list = within(await panel())
      const retry = await list.findByRole('button', { name: 'Try again' })
      vi.mocked(console.error).mockClear()
      heal()
      await app.user.click(retry)
      expect(await list.findAllByRole('listitem')).toHaveLength(10)
    },
  )

  it('are counted anew when the bell is opened, and when another tab has read them', async () => {
    const app = renderApp('/profile', { persona: 'customer' })
    await rail()
    const button = await bell()
    const account = accountOf(app, 'customer')
    for (const one of account.notifications.filter(({ readAt }) => readAt === null).slice(0, 2))
      one.readAt = 1
    await app.user.click(button)
    await waitFor(() => expect(button).toHaveAccessibleName('Notifications, 1 unread'))
    expect(screen.getByText('1 unread notification')).toHaveAttribute('role', 'status')
    for (const one of account.notifications) one.readAt ??= 1
    const channel = new BroadcastChannel('session')
    channel.postMessage({ message: 'changed', from: 'another tab' })
    await waitFor(() => expect(button).toHaveAccessibleName('Notifications'))
    await waitFor(() => expect(screen.queryByText('Unread:')).toBeNull())
    channel.close()
  })

  it('come in the language of the page around them', async () => {
    vi.useFakeTimers({ now: Date.parse(testTime), toFake: ['Date'] })
    const app = renderApp('/profile', { persona: 'customer', accepted: ['ru-RU'] })
    await rail()
    await app.user.click(
      await screen.findByRole(
        'button',
        { name: 'Уведомления, 3 непрочитанных' },
        { timeout: 20_000 },
      ),
    )
    expect(await screen.findByText('25 минут назад')).toBeVisible()
  })
})

describe('the rail of the account', () => {
  it('has every section that the person may enter, and says where they are', async () => {
    renderApp('/profile/docs', { persona: 'customer' })
    await rail()
    const links = within(await rail()).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Dashboard', '/enterpage'],
      ['Statistics', '/statistics/uploads'],
      ['Settings', '/setting'],
      ['Test task', '/testcaptcha'],
      ['Proxies', '/proxy'],
      ['Data labeling', '/data'],
      ['Billing', '/pay'],
      ['Affiliate', '/partner'],
      ['Your programs', '/software/softlist'],
      ['Profile', '/profile'],
      ['Overview', '/profile'],
      ['Personal details', '/profile/edit'],
      ['Notifications', '/profile/notif'],
      ['Sign-in and security', '/profile/authentication'],
      ['Change password', '/profile/edit_password'],
      ['Documents', '/profile/docs'],
      ['Team', '/profile/team'],
      ['Delete account', '/profile/delete'],
      ['Tickets', '/support/tickets'],
    ])
    expect(
      links.flatMap((link) =>
        link.hasAttribute('aria-current')
          ? [link.textContent, link.getAttribute('aria-current')]
          : [],
      ),
    ).toEqual(['Profile', 'true', 'Documents', 'page'])
  })

  it('opens the section that a page below one of its pages belongs to', async () => {
    const app = renderApp('/setting/pingback_log', { persona: 'customer' })
    const logs = within(await rail())
    expect(logs.getByRole('link', { name: 'Pingback log' })).toHaveAttribute('aria-current', 'page')
    expect(logs.getByRole('link', { name: 'Statistics' })).toHaveAttribute('aria-current', 'true')
    expect(logs.queryByRole('link', { name: 'Rates and limits' })).toBeNull()
    await app.router.navigate('/addbalance')
    await waitFor(() =>
      expect(logs.getByRole('link', { name: 'Add funds' })).toHaveAttribute('aria-current', 'true'),
    )
  })

  it('unfolds on a narrow screen, and folds on the way to another page', async () => {
    const app = renderApp('/pay', { persona: 'customer' })
    const pages = within(await rail())
    const fold = screen.getByRole('button', { name: /^Billing/ })
    expect(fold).toHaveAttribute('aria-expanded', 'false')
    await app.user.click(fold)
    expect(fold).toHaveAttribute('aria-expanded', 'true')
    await app.user.click(pages.getByRole('link', { name: 'Spending by day' }))
    await arrivesAt(app, '/pay/history_day')
    await waitFor(() => expect(fold).toHaveTextContent('BillingSpending by day'))
    expect(fold).toHaveAttribute('aria-expanded', 'false')
  })

  it('hides what a guard denies', async () => {
    renderApp('/profile', { persona: 'newcomer' })
    await rail()
    const links = within(await rail()).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual([
      'Test task',
      'Proxies',
      'Data labeling',
      'Profile',
      'Overview',
      'Personal details',
      'Notifications',
      'Sign-in and security',
      'Change password',
      'Documents',
      'Delete account',
      'Tickets',
    ])
  })
})

describe('the notice of a low balance', () => {
  const poor = (balance: number, persona: PersonaName = 'customer') => ({
    persona,
    arrange: ({ db }: Rendered['backend']) => {
      const account = db.accounts.find((known) => known.persona === persona)
      if (account) account.balance = balance
      // Nothing is on hold.
      db.transfers.transfers = []
    },
  })
  const shown = () => screen.findByRole('complementary', { name: 'Low balance' })
  const notice = () => screen.queryByRole('complementary', { name: 'Low balance' })

  it('says what is left and what to do, until it is put aside for the session', async () => {
    const app = renderApp('/profile', poor(400_000))
    await rail()
    expect(await shown()).toHaveTextContent('$0.40 left. At zero, new tasks are refused. Add funds')
    expect(
      within(screen.getByRole('complementary', { name: 'Low balance' })).getByRole('link', {
        name: 'Add funds',
      }),
    ).toHaveAttribute('href', '/pay')
    await app.user.click(
      within(screen.getByRole('complementary', { name: 'Low balance' })).getByRole('button', {
        name: 'Close',
      }),
    )
    expect(notice()).toBeNull()
    expect(screen.getByRole('main')).toHaveFocus()
    await app.router.navigate('/profile/edit')
    await rail()
    expect(notice()).toBeNull()
    app.unmount()
    renderApp('/profile', { backend: app.backend })
    await rail()
    await waitFor(() => expect(screen.getByRole('banner')).toHaveTextContent('$0.40'))
    expect(notice()).toBeNull()
  })

  it('says that nothing is left', async () => {
    renderApp('/profile', poor(0))
    await rail()
    expect(await shown()).toHaveTextContent('Your balance is empty: new tasks are refused.')
  })

  it.each([
    ['/profile', 1_000_000, 'customer'],
    ['/profile', 0, 'worker'],
    ['/profile', 0, 'customer-empty'],
    ['/enterpage', 0, 'customer'],
    ['/pay/history_payment', 0, 'customer'],
  ] as const)('does not stand on %s with %d of %s', async (path, balance, persona) => {
    renderApp(path, poor(balance, persona))
    await rail()
    expect(notice()).toBeNull()
  })
})

describe('the command palette', () => {
  const field = () =>
    screen.findByRole('combobox', { name: 'Action, page or setting' }, { timeout: 20_000 })
  const all = () =>
    within(screen.getByRole('listbox', { name: /Go to|Перейти/ })).queryAllByRole('option')
  const options = () => all().map((option) => option.textContent)
  const chosen = () => all().filter((option) => option.getAttribute('aria-selected') === 'true')
  const open = async (app: Rendered) => {
    await app.user.keyboard('{Control>}k{/Control}')
    return field()
  }

  it('opens with Ctrl-K for anybody, with the pages that they may see, and leads there', async () => {
    const app = renderApp('/pricing')
    await app.heading(/you pay/i)
    const input = await open(app)
    expect(input).toHaveFocus()
    expect(options().slice(0, 6)).toEqual([
      'Sign up',
      'Sign in',
      'Reset your password',
      'Home',
      'About us',
      'Pricing',
    ])
    expect(options()).not.toContain('Dashboard')
    expect(options()).not.toContain('Sign out')
    await app.user.type(input, 'log in')
    expect(options()[0]).toBe('Sign in')
    expect(input).toHaveAttribute('aria-activedescendant', chosen()[0]?.id)
    await app.user.keyboard('{Enter}')
    await arrivesAt(app, '/auth/login')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('keeps what is typed while it loads, and nothing of it reaches the page behind', async () => {
    const app = renderApp('/auth/login')
    const email = await screen.findByRole('textbox', { name: /Email/ })
    await app.user.click(email)
    // The keys wait neither for the chunk nor for the words.
    for (const [key, modifiers] of [
      ['k', { ctrlKey: true }],
      ['p', {}],
      ['x', {}],
      ['Backspace', {}],
      ['r', {}],
      ['i', {}],
    ] as const)
      expect(fireEvent.keyDown(email, { key, ...modifiers })).toBe(false)
    const input = await field()
    expect(input).toHaveValue('pri')
    expect(input).toHaveFocus()
    await waitFor(() => expect(options()[0]).toBe('Pricing'))
    await app.user.keyboard('cing')
    expect(input).toHaveValue('pricing')
    expect(email).toHaveValue('')
    await app.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    // It is empty when it is opened again.
    expect(await open(app)).toHaveValue('')
  })

  it('takes an Enter before it has loaded, and before a number is found', async () => {
    const app = renderApp('/profile', { persona: 'customer' })
    await bell()
    for (const [key, modifiers] of [
      ['k', { ctrlKey: true }],
      ...[...'пароль', 'Enter'].map((one) => [one, {}] as const),
    ] as const)
      fireEvent.keyDown(document.body, { key, ...modifiers })
    await arrivesAt(app, '/profile/edit_password')
    const payments: unknown = await (await app.backend.fetch('/api/v2/payments')).json()
    const id = String(Object(payments).records[0].id)
    await app.user.type(await open(app), `${id}{Enter}`)
    await arrivesAt(app, `/pay/ok?paymentId=${id}`)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('finds a page by what another language calls it', async () => {
    const app = renderApp('/profile', { persona: 'customer' })
    await bell()
    const input = await open(app)
    await app.user.type(input, 'биллинг')
    await waitFor(() => expect(options()).toContain('Payments'))
    await app.user.clear(input)
    await app.user.type(input, '密码')
    await waitFor(() => expect(options()).toContain('Change password'))
  })

  it.each(['balance', 'баланс', '余额'])('puts adding funds first for %j', async (word) => {
    const app = renderApp('/profile', { persona: 'customer' })
    await bell()
    await app.user.type(await open(app), word)
    await waitFor(() => expect(options()[0]).toBe('Add funds'))
  })

  it('has the account’s pages and actions for who is here', async () => {
    const app = renderApp('/profile', { persona: 'customer' })
    await bell()
    await open(app)
    expect(screen.getByRole('group', { name: 'Your account' })).toHaveTextContent('Dashboard')
    expect(options()).toEqual(
      expect.arrayContaining([
        'Documents',
        'Pricing',
        'Theme: Dark',
        'Language: Русский',
        'Sign out',
      ]),
    )
    for (const step of ['Sign in', 'Second step', 'Confirm your email', 'Your role', 'Not found'])
      expect(options()).not.toContain(step)
  })

  it('searches all content by one call from three characters, after what it knows itself', async () => {
    const app = renderApp('/profile', { persona: 'customer' })
    await bell()
    const input = await open(app)
    await app.user.type(input, 'er')
    expect(calls(app, 'search')).toHaveLength(0)
    await app.user.type(input, 'ror')
    const titles = () =>
      within(screen.getByRole('listbox', { name: 'Go to' }))
        .getAllByRole('group')
        .map((group) => group.firstElementChild?.textContent)
    await waitFor(() => expect(titles()).toContain('API documentation'), { timeout: 8000 })
    expect(calls(app, 'search').map(({ path }) => path)).toEqual([
      '/api/v1/search?text=error&language=en&hostname=localhost',
    ])
    expect(titles()[0]).toBe('Your account')
    expect(titles().slice(-5)).toEqual([
      'API documentation',
      'Questions and answers',
      'Blog',
      'Tutorials',
      'Software',
    ])
    await app.user.clear(input)
    await app.user.type(input, 'reading error codes')
    expect(await screen.findByRole('group', { name: 'Blog' }, { timeout: 8000 })).toBeVisible()
    expect(options()[0]).toBe('Reading error codes without a dictionary')
    await app.user.keyboard('{Enter}')
    await arrivesAt(app, '/blog/reading-error-codes')
  })

  it('calls types of captcha by their names, and lists once what it and the content know', async () => {
    const app = renderApp('/profile', { persona: 'customer' })
    await bell()
    const input = await open(app)
    await app.user.type(input, 'recaptcha v2')
    await waitFor(() => expect(options()).toContain('Captcha types: reCAPTCHA v2'), {
      timeout: 8000,
    })
    expect(
      await screen.findByRole('group', { name: 'API documentation' }, { timeout: 8000 }),
    ).toBeVisible()
    expect(
      options().filter((name) => /^(?:Captcha types: )?reCAPTCHA v2$/.test(name ?? '')),
    ).toHaveLength(
      2, // The results are the type, and the article of the documentation.
    )
  })

  it('acts: a payment by its number, the primary key after a proof, and the form of a new one', async () => {
    const app = renderApp('/profile', { persona: 'customer' })
    await bell()
    const payments: unknown = await (await app.backend.fetch('/api/v2/payments')).json()
    const id = String(Object(payments).records[0].id)
    const input = await open(app)
    expect(screen.getByRole('group', { name: 'Actions' })).toHaveTextContent(
      'Add fundsCreate an API keyCopy the primary API keyOpen a support ticket',
    )
    await app.user.type(input, id)
    expect(await screen.findByRole('group', { name: 'Payment' }, { timeout: 8000 })).toBeVisible()
    await app.user.keyboard('{Enter}')
    await arrivesAt(app, `/pay/ok?paymentId=${id}`)

    await app.user.type(await open(app), 'copy key')
    expect(options()[0]).toBe('Copy the primary API key')
    await app.user.keyboard('{Enter}')
    const question = await screen.findByRole('dialog', { name: 'Confirm it’s you' })
    await app.user.type(
      await within(question).findByLabelText('Your password'),
      `${personaPassword}{Enter}`,
    )
    expect(await screen.findByText(/^Copied: /)).toBeVisible()
    const keys: unknown = await (await app.backend.fetch('/api/v2/customer/keys')).json()
    const { prefix, suffix } = Object(keys).records.find(
      ({ primary }: { primary: boolean }) => primary,
    )
    const copied = await navigator.clipboard.readText()
    expect(copied.startsWith(prefix) && copied.endsWith(suffix)).toBe(true)

    await app.user.type(await open(app), 'new key')
    await app.user.keyboard('{Enter}')
    await arrivesAt(app, '/setting?modal=new_key')
    expect(await screen.findByRole('dialog', { name: /key/i }, { timeout: 20_000 })).toBeVisible()
  })

  it('finds a task of one’s own by its id, before everything else', async () => {
    const app = renderApp('/profile', { persona: 'customer' })
    await bell()
    const tasks: unknown = await (await app.backend.fetch('/api/v2/customer/tasks')).json()
    const id = String(Object(tasks).records[0].id)
    const input = await open(app)
    await app.user.type(input, id)
    expect(await screen.findByRole('group', { name: 'Task' }, { timeout: 8000 })).toBeVisible()
    expect(options()[0]).toBe(`Task ${id}`)
    await app.user.keyboard('{Enter}')
    await arrivesAt(app, `/statistics/uploads?task=${id}`)
  })

  it('says where content can not be searched, finds pages all the same, and asks again', async () => {
    let heal = (): void => {}
    const app = renderApp('/profile', {
      persona: 'customer',
      arrange: (backend) => (heal = backend.fail({ call: 'search', error: 500 })),
    })
    await bell()
    await app.user.type(await open(app), 'error codes')
    const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 8000 })
    heal()
    await app.user.click(again)
    expect(await screen.findByRole('group', { name: 'Blog' }, { timeout: 8000 })).toBeVisible()
  })

  it('offers the choice of a role to who has none', async () => {
    const app = renderApp('/profile', { persona: 'newcomer' })
    await bell()
    await open(app)
    expect(options()).toContain('Your role')
    expect(options()).not.toContain('Dashboard')
  })

  it('moves with arrows, Home and End, around and around, and announces how much it has found', async () => {
    const app = renderApp('/profile', { persona: 'customer' })
    await bell()
    const input = await open(app)
    const names = options()
    expect(chosen().map((option) => option.textContent)).toEqual([names[0]])
    await app.user.keyboard('{ArrowDown}')
    expect(chosen()[0]).toHaveTextContent(String(names[1]))
    await app.user.keyboard('{ArrowUp}{ArrowUp}')
    expect(chosen()[0]).toHaveTextContent(String(names.at(-1)))
    await app.user.keyboard('{Home}')
    expect(chosen()[0]).toHaveTextContent(String(names[0]))
    await app.user.keyboard('{End}')
    expect(input).toHaveAttribute('aria-activedescendant', all().at(-1)?.id)
    await app.user.type(input, 'pass')
    expect(chosen()[0]).toHaveTextContent('Change password')
    expect(await screen.findByText(/^\d+ results?$/, undefined, { timeout: 8000 })).toHaveAttribute(
      'role',
      'status',
    )
    await app.user.clear(input)
    await app.user.type(input, 'qqqq')
    expect(
      await screen.findByText('No results. Try another word.', undefined, {
        timeout: 8000,
      }),
    ).toBeVisible()
    expect(all()).toHaveLength(0)
    await app.user.keyboard('{Enter}')
    expect(app.address()).toBe('/profile')
    await app.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('gives the focus back, and closes with the keys that opened it', async () => {
    const app = renderApp('/profile', { persona: 'customer' })
    await rail()
    const button = await screen.findByRole('button', { name: 'Search Ctrl+K' }, { timeout: 20_000 })
    expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+K')
    await app.user.click(button)
    await field()
    await app.user.keyboard('{Control>}k{/Control}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  })

  it('finds pages in the language shown, by their English names and by their addresses', async () => {
    const app = renderApp('/profile', { persona: 'customer', accepted: ['ru-RU'] })
    await rail()
    await screen.findByRole('button', { name: /^Уведомления/ }, { timeout: 20_000 })
    await app.user.keyboard('{Control>}k{/Control}')
    const input = await screen.findByRole('combobox', { name: 'Действие, страница или настройка' })
    for (const [query, name] of [
      ['ПАРОЛ', 'Смена пароля'],
      ['password', 'Смена пароля'],
      ['/profile/docs', 'Документы'],
      ['темное', 'Оформление: Тёмное'],
      ['тёмная тема', 'Оформление: Тёмное'],
      ['рубли', 'Валюта: российский рубль, RUB'],
      ['горячие клавиши', 'Сочетания клавиш'],
      ['2fa', 'Вход и безопасность'],
      ['английский', 'Язык: English'],
      ['китайский', 'Язык: 简体中文'],
    ] as const) {
      await app.user.clear(input)
      await app.user.type(input, query)
      expect(options()[0]).toBe(name)
    }
    await app.user.clear(input)
    await app.user.type(input, 'c#')
    expect(options()).toContain('Примеры кода: C#')
    // Where nothing has all of the words, also no content, it is what has the most of them.
    await app.user.clear(input)
    await app.user.type(input, 'change my qqqq password')
    await waitFor(() => expect(options()).toContain('Смена пароля'), { timeout: 20_000 })
  })

  it('puts first what was chosen lately, in memory alone', async () => {
    const app = renderApp('/profile', { persona: 'customer' })
    await bell()
    await app.user.type(await open(app), 'docum{Enter}')
    await arrivesAt(app, '/profile/docs')
    await open(app)
    expect(screen.getByRole('group', { name: 'Recent' })).toHaveTextContent('Documents')
    expect(options().filter((name) => name === 'Documents')).toHaveLength(1)
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('profileDocs')
  })

  it('changes settings', async () => {
    const app = renderApp('/profile', { persona: 'customer' })
    await bell()
    await app.user.type(await open(app), 'dark{Enter}')
    expect(document.documentElement.dataset['theme']).toBe('dark')
    await waitFor(() =>
      expect(calls(app, 'updateUser').map(({ body }) => body)).toEqual([{ theme: 'dark' }]),
    )
    await app.user.type(await open(app), 'euro{Enter}')
    expect(await screen.findByText('Currency: Euro, EUR')).toBeVisible()
    await waitFor(() => expect(calls(app, 'updateUser').at(-1)?.body).toEqual({ currency: 'EUR' }))
    await app.user.type(await open(app), 'language russian{Enter}')
    await waitFor(() => expect(document.cookie).toContain('language=ru'))
    expect(await screen.findByRole('button', { name: /^Уведомления/ })).toBeVisible()
  })

  it('opens from a text field, but not from an editor, nor over another dialog, nor with further keys', async () => {
    const app = renderApp('/auth/login')
    await app.heading('Sign in')
    const editor = document.createElement('div')
    editor.setAttribute('contenteditable', 'true')
    editor.tabIndex = 0
    document.body.append(editor)
    editor.focus()
    await app.user.keyboard('{Control>}k{/Control}')
    editor.remove()
    await app.user.keyboard('{Control>}{Shift>}k{/Shift}{/Control}{Meta>}k{/Meta}k')
    expect(screen.queryByRole('dialog')).toBeNull()
    await app.user.click(screen.getByLabelText('Email'))
    await app.user.type(await open(app), 'x')
    expect(screen.getByLabelText('Email')).toHaveValue('')
  })

  it('listens to Command-K on a Mac, where Control-K is the text field’s', async () => {
    vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel')
    const app = renderApp('/pricing')
    await app.heading(/you pay/i)
    await app.user.keyboard('{Control>}k{/Control}')
    expect(screen.queryByRole('dialog')).toBeNull()
    await app.user.keyboard('{Meta>}k{/Meta}')
    expect(await field()).toHaveFocus()
  })
})

describe('the list of shortcuts', () => {
  const list = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' })

  it('opens with a question mark under any layout, and with Ctrl and / in a field', async () => {
    const app = renderApp('/auth/login')
    await app.heading('Sign in')
    fireEvent.keyDown(document.body, { key: '?', code: 'Digit7', shiftKey: true })
    expect(await list()).toHaveTextContent('Find a page, a setting, or a taskCtrlK')
    await app.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const email = screen.getByLabelText('Email')
    await app.user.type(email, '?')
    expect(email).toHaveValue('?')
    fireEvent.keyDown(email, { key: '.', code: 'Slash', ctrlKey: true })
    expect(screen.queryByRole('dialog')).toBeNull()
    fireEvent.keyDown(email, { key: '/', code: 'Digit7', shiftKey: true, ctrlKey: true })
    expect(await list()).toBeVisible()
  })

  it('switches single keys off', async () => {
    const app = renderApp('/auth/login')
    await app.heading('Sign in')
    await app.user.keyboard('?')
    await list()
    await app.user.click(screen.getByRole('switch', { name: 'Single-key shortcuts' }))
    await app.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await app.user.keyboard('?')
    fireEvent.keyDown(document.body, { key: 'л', code: 'KeyK', ctrlKey: true })
    expect(await screen.findByRole('dialog', { name: 'Go to' })).toBeVisible()
    expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).toBeNull()
  })
})

describe('the colour scheme', () => {
  const set = (theme: 'system' | 'light' | 'dark') => ({
    persona: 'customer' as const,
    arrange: ({ db }: Rendered['backend']) => {
      for (const account of db.accounts) account.theme = theme
    },
  })

  it('is stored on the account of who chooses it', async () => {
    const app = renderApp('/profile', { persona: 'customer' })
    await bell()
    await choose(app.user, 'Theme', 'Dark')
    expect(document.documentElement.dataset['theme']).toBe('dark')
    await waitFor(() => expect(accountOf(app, 'customer').theme).toBe('dark'))
    expect(calls(app, 'updateUser').map(({ body }) => body)).toEqual([{ theme: 'dark' }])
  })

  it('goes out one request at a time, and the last choice last', async () => {
    const app = renderApp('/profile', { persona: 'customer' })
    const answer = app.backend.hold('updateUser')
    await bell()
    for (const name of ['Dark', 'Light', 'Dark', 'Light']) await choose(app.user, 'Theme', name)
    expect(calls(app, 'updateUser')).toHaveLength(1)
    answer()
    await waitFor(() => expect(accountOf(app, 'customer').theme).toBe('light'))
    expect(calls(app, 'updateUser').map(({ body }) => body)).toEqual([
      { theme: 'dark' },
      { theme: 'light' },
    ])
    expect(document.documentElement.dataset['theme']).toBe('light')
  })

  it('stays as chosen where the account cannot be told', async () => {
    const app = renderApp('/profile', {
      persona: 'customer',
      arrange: (backend) => backend.fail({ call: 'updateUser', error: 500 }),
    })
    await bell()
    await choose(app.user, 'Theme', 'Dark')
    await waitFor(() =>
      expect(console.error).toHaveBeenCalledWith(
        expect.stringContaining('colour scheme'),
        expect.anything(),
      ),
    )
    vi.mocked(console.error).mockClear()
    expect(document.documentElement.dataset['theme']).toBe('dark')
    expect(localStorage.getItem('theme')).toBe('dark')
  })

  it('is the account’s where this device has none of its own, and leaves with them', async () => {
    const app = renderApp('/profile', set('dark'))
    await rail()
    await waitFor(() => expect(document.documentElement.dataset['theme']).toBe('dark'))
    // It is stored for the next first paint.
    expect(localStorage.getItem('theme')).toBe('dark')
    expect(calls(app, 'updateUser')).toHaveLength(0)
    await app.router.navigate('/auth/logout')
    await waitFor(() => expect(localStorage.getItem('theme')).toBeNull())
    expect(document.documentElement.dataset['theme']).toBeUndefined()
    expect(Object.keys(localStorage).filter((key) => key.includes('theme'))).toEqual([])
  })

  it('follows the account from one visit to the next', async () => {
    const app = renderApp('/profile', set('dark'))
    await rail()
    await waitFor(() => expect(localStorage.getItem('theme')).toBe('dark'))
    app.unmount()
    accountOf(app, 'customer').theme = 'light'
    renderApp('/profile', { backend: app.backend })
    await rail()
    await waitFor(() => expect(document.documentElement.dataset['theme']).toBe('light'))
  })

  it.each(['light', 'system'] as const)(
    'stays this device’s own where %s was chosen on it',
    async (own) => {
      localStorage.setItem('theme', own)
      const app = renderApp('/profile', set('dark'))
      await bell()
      expect(document.documentElement.dataset['theme']).toBe(own === 'light' ? 'light' : undefined)
      expect(calls(app, 'updateUser')).toHaveLength(0)
      expect(accountOf(app, 'customer').theme).toBe('dark')
    },
  )

  it('is the visitor’s own again when they choose after an account has brought one', async () => {
    const app = renderApp('/profile', set('dark'))
    await rail()
    await waitFor(() => expect(localStorage.getItem('theme')).toBe('dark'))
    await app.router.navigate('/auth/logout')
    await waitFor(() => expect(localStorage.getItem('theme')).toBeNull())
    await choose(app.user, 'Theme', 'Light')
    expect(localStorage.getItem('theme')).toBe('light')
    expect(calls(app, 'updateUser')).toHaveLength(0)
  })
})
