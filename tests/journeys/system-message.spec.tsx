import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { userApi } from '@/api/endpoints/user.ts'
import { hostileMessage, linkMessage, maintenanceMessage } from '@/mocks/seed/message.ts'
import { tellTabs } from '@/session/tabs.ts'
import { choose } from '../support/choose.ts'
import { arrivesAt, renderApp } from '../support/render-app.tsx'
import type { Rendered } from '../support/render-app.tsx'

const reads = (app: Rendered) =>
  app.backend.requests.filter(({ call }) => call === 'readSystemMessage')
const asked = (app: Rendered) =>
  app.backend.requests.filter(({ call, status }) => call === 'user' && status !== null).length
const opened = (id = 4071) =>
  screen.findByRole('dialog', { name: new RegExp(`${id}$`) }, { timeout: 20_000 })
const gone = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 20_000 })
const confirm = () => screen.getByRole('button', { name: 'Got it' })
const account = (app: Rendered, persona = 'message') => {
  const found = app.backend.db.accounts.find((one) => one.persona === persona)
  if (!found) throw new Error(`There is no ${persona}.`)
  return found
}
/** The message of the persona `message`, before the first request. */
const sends = (...messages: { id: number; message: Record<string, string> }[]) => ({
  persona: 'message' as const,
  arrange: (backend: Rendered['backend']) => {
    for (const one of backend.db.accounts)
      if (one.persona === 'message') one.systemMessages = messages
  },
})
/** What a backend without a price, a figure, a notification or an incident answers. */
const bare = {
  groups: [],
  products: [],
  rates: [],
  records: [],
  overall: 'operational',
  components: [],
}
/** Other values that a backend may return for a user, besides the profile. */
const user = {
  id: 7,
  balance: { amount: 12.5 },
  interfaceLanguage: 'en',
  permissions: {},
  currency: 'USD',
}
/** Refetches the user, as a reconnect does. */
const reload = (app: Rendered) =>
  act(() =>
    app.app.store.dispatch(userApi.endpoints.user.initiate(undefined, { forceRefetch: true })),
  )
/** By now a dialog that opens by itself would have opened. */
const later = () => act(() => new Promise((resolve) => setTimeout(resolve, 60)))

describe('the dialog', () => {
  it.each(['/', '/pricing', '/enterpage', '/nonsense'])('opens over %s', async (path) => {
    const app = renderApp(path, { persona: 'message' })
    const dialog = await opened()
    expect(dialog).toHaveAttribute('aria-modal', 'true')
    expect(within(dialog).getByRole('heading', { name: 'System message #4071' })).toBeVisible()
    expect(within(dialog).getByText('Planned maintenance.').tagName).toBe('STRONG')
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(2)
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    expect(app.address()).toBe(path)
  })

  it('is there for nobody else', async () => {
    const app = renderApp('/enterpage', { persona: 'customer' })
    await app.heading('Dashboard')
    await later()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each<[string, (app: Rendered, dialog: HTMLElement) => Promise<void>]>([
    ['its confirm button', (app) => app.user.click(confirm())],
    ['its close button', (app) => app.user.click(screen.getByRole('button', { name: 'Close' }))],
    ['Escape', (app) => app.user.keyboard('{Escape}')],
    ['a click on the overlay', (app, dialog) => app.user.click(dialog.parentElement ?? dialog)],
  ])('closed by %s is read: one request, and the local user has it no more', async (_, close) => {
    const app = renderApp('/enterpage', { persona: 'message' })
    const dialog = await opened()
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    await close(app, dialog)
    await gone()
    expect(reads(app).map(({ method, path, body }) => [method, path, body])).toEqual([
      ['PUT', '/api/v2/user/system_message_read', { id: 4071 }],
    ])
    expect(
      userApi.endpoints.user.select()(Object(app.app.store.getState())).data?.profile.systemMessage,
    ).toBeNull()
    expect(account(app).systemMessages).toEqual([])
    await later()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(reads(app)).toHaveLength(1)
  })

  it('sends one request however often it is closed', async () => {
    const app = renderApp('/enterpage', { persona: 'message' })
    const answer = app.backend.hold('readSystemMessage')
    const dialog = await opened()
    await app.user.dblClick(confirm())
    expect(confirm()).toHaveAttribute('aria-busy', 'true')
    expect(screen.getByText('Marking the message as read')).toBeInTheDocument()
    await app.user.keyboard('{Escape}')
    await app.user.click(screen.getByRole('button', { name: 'Close' }))
    if (dialog.parentElement) await app.user.click(dialog.parentElement)
    expect(dialog).toBeVisible()
    answer()
    await gone()
    expect(reads(app)).toHaveLength(1)
  })

  it.each([['network'], [429], [500], [403], [404], ['ERROR_VALIDATION']] as const)(
    'stays where reading fails with %s: logged, nothing said, and it can be tried again',
    async (error) => {
      const app = renderApp('/enterpage', { persona: 'message' })
      const dialog = await opened()
      const text = dialog.textContent
      const heal = app.backend.fail({ call: 'readSystemMessage', error })
      await app.user.click(confirm())
      await waitFor(() =>
        expect(console.error).toHaveBeenCalledWith(
          'The system message could not be marked as read.',
          expect.objectContaining({ kind: expect.any(String) }),
        ),
      )
      await waitFor(() => expect(confirm()).not.toHaveAttribute('aria-busy'))
      expect(dialog).toBeVisible()
      expect(dialog.textContent).toBe(text)
      expect(screen.queryByRole('alert')).toBeNull()
      vi.mocked(console.error).mockClear()
      // A click on the overlay does not move the focus out, so the keys still work.
      if (dialog.parentElement) await app.user.click(dialog.parentElement)
      await waitFor(() => expect(reads(app)).toHaveLength(2))
      await waitFor(() => expect(confirm()).not.toHaveAttribute('aria-busy'))
      expect(dialog.contains(document.activeElement)).toBe(true)
      heal()
      await app.user.keyboard('{Escape}')
      await gone()
      expect(reads(app)).toHaveLength(3)
      vi.mocked(console.error).mockClear()
    },
  )

  it('is read whatever the answer says', async () => {
    const app = renderApp('/enterpage', {
      persona: 'message',
      arrange: (backend) => backend.fail({ call: 'readSystemMessage', error: 'html' }),
    })
    await opened()
    await app.user.click(confirm())
    await gone()
    expect(reads(app)).toHaveLength(1)
  })

  it('stays while reading hangs', async () => {
    const app = renderApp('/enterpage', {
      persona: 'message',
      arrange: (backend) => backend.fail({ call: 'readSystemMessage', error: 'timeout' }),
    })
    await opened()
    await app.user.click(confirm())
    await later()
    await app.user.keyboard('{Escape}')
    expect(confirm()).toHaveAttribute('aria-busy', 'true')
    expect(reads(app)).toHaveLength(1)
    // The end of the test aborts the request, which counts as a failure.
    app.backend.close()
    await waitFor(() => expect(console.error).toHaveBeenCalled())
    vi.mocked(console.error).mockClear()
  })

  it('gives the focus back to what had it', async () => {
    const app = renderApp('/enterpage', { persona: 'customer' })
    await app.heading('Dashboard')
    const link = screen.getByRole('link', { name: /home page/ })
    act(() => link.focus())
    account(app, 'customer').systemMessages = [maintenanceMessage]
    await reload(app)
    await opened()
    await app.user.keyboard('{Escape}')
    await gone()
    expect(link).toHaveFocus()
  })
})

describe('opening by itself', () => {
  it('waits until no field has the focus, then comes at once', async () => {
    const app = renderApp('/p/captcha-types', { persona: 'customer' })
    await app.heading(/captcha type/i)
    const field = screen.getByRole('combobox', { name: 'Availability' })
    act(() => field.focus())
    account(app, 'customer').systemMessages = [maintenanceMessage]
    await reload(app)
    await later()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(field).toHaveFocus()
    act(() => field.blur())
    await opened()
  })

  it.each([
    ['from field to field', '<input aria-label="One"><textarea aria-label="Two"></textarea>'],
    [
      'within editable text',
      '<div contenteditable="true" tabindex="0"><b tabindex="0">One</b></div><div contenteditable tabindex="0">Two</div>',
    ],
  ])('does not come between on the way %s', async (_, html) => {
    const app = renderApp('/nonsense', { persona: 'customer' })
    await app.heading(/\S/)
    const box = document.createElement('div')
    box.innerHTML = html
    document.body.append(box)
    const [first, second] = box.querySelectorAll<HTMLElement>('[tabindex], input, textarea')
    act(() => first?.focus())
    account(app, 'customer').systemMessages = [maintenanceMessage]
    await reload(app)
    await later()
    act(() => second?.focus())
    await later()
    expect(screen.queryByRole('dialog')).toBeNull()
    // The field is ignored silently.
    act(() => box.remove())
    await opened()
  })

  it('does not take the press away that has left a field', async () => {
    const app = renderApp('/nonsense', { persona: 'customer' })
    await app.heading(/\S/)
    const field = document.createElement('input')
    document.body.append(field)
    field.focus()
    account(app, 'customer').systemMessages = [maintenanceMessage]
    await reload(app)
    fireEvent.pointerDown(document.body)
    act(() => field.blur())
    await later()
    expect(screen.queryByRole('dialog')).toBeNull()
    fireEvent.pointerUp(document.body)
    await opened()
    field.remove()
  })
})

describe('two messages in a row', () => {
  it('come one after the other, and the focus is where it was', async () => {
    const app = renderApp('/enterpage', { persona: 'customer' })
    await app.heading('Dashboard')
    const link = screen.getByRole('link', { name: /home page/ })
    act(() => link.focus())
    account(app, 'customer').systemMessages = [maintenanceMessage, linkMessage]
    await reload(app)
    await opened(4071)
    await app.user.click(confirm())
    const second = await opened(4072)
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    await waitFor(() => expect(second.contains(document.activeElement)).toBe(true))
    await app.user.click(confirm())
    await gone()
    expect(link).toHaveFocus()
    expect(reads(app).map(({ body }) => body)).toEqual([{ id: 4071 }, { id: 4072 }])
  })

  it('come one after the other where the first was read elsewhere while it was open', async () => {
    const app = renderApp('/enterpage', { persona: 'messages' })
    await opened(4071)
    account(app, 'messages').systemMessages.shift()
    await reload(app)
    await opened(4072)
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    expect(reads(app)).toHaveLength(0)
  })
})

describe('what others do meanwhile', () => {
  it('an old answer of the user does not bring it back', async () => {
    const app = renderApp('/enterpage', { persona: 'message' })
    await opened()
    const old = structuredClone(account(app).systemMessages)
    await app.user.click(confirm())
    await gone()
    account(app).systemMessages = old
    const before = asked(app)
    await reload(app)
    expect(asked(app)).toBeGreaterThan(before)
    await later()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('read already on another device it is logged, and goes as the user has it no more', async () => {
    const app = renderApp('/enterpage', { persona: 'messages' })
    await opened(4071)
    account(app, 'messages').systemMessages.shift()
    // A hidden page does not poll, so only the refusal can cause a refetch of the user.
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    await app.user.click(confirm())
    await opened(4072)
    expect(reads(app).map(({ status }) => status)).toEqual([404])
    expect(console.error).toHaveBeenCalledWith(
      'The system message could not be marked as read.',
      expect.objectContaining({ status: 404 }),
    )
    vi.mocked(console.error).mockClear()
  })

  it('goes when another tab says that it has read it', async () => {
    const app = renderApp('/enterpage', { persona: 'message' })
    await opened()
    account(app).systemMessages = []
    const channel = new BroadcastChannel('session')
    channel.postMessage({ message: 'changed', from: 'another tab' })
    await gone()
    channel.close()
    expect(reads(app)).toHaveLength(0)
  })

  it('tells the other tabs', async () => {
    const heard = vi.fn<(data: unknown) => void>()
    const channel = new BroadcastChannel('session')
    channel.addEventListener('message', ({ data }) => heard(data))
    const app = renderApp('/enterpage', { persona: 'message' })
    await opened()
    await app.user.click(confirm())
    await waitFor(() =>
      expect(heard).toHaveBeenCalledWith(expect.objectContaining({ message: 'changed' })),
    )
    channel.close()
  })

  it('goes with the person', async () => {
    const app = renderApp('/enterpage', { persona: 'message' })
    await opened()
    app.backend.signInAs('anonymous')
    const channel = new BroadcastChannel('session')
    channel.postMessage({ message: 'signed-out', from: 'another tab' })
    channel.close()
    await arrivesAt(app, '/auth/login?return_to=%2Fenterpage')
    await gone()
    expect(reads(app)).toHaveLength(0)
    tellTabs('signed-out')
  })

  it('goes where reading finds that the session has ended, and is logged', async () => {
    const app = renderApp('/enterpage', { persona: 'message' })
    await opened()
    app.backend.signInAs('anonymous')
    await app.user.click(confirm())
    await arrivesAt(app, '/auth/login?return_to=%2Fenterpage')
    await gone()
    expect(console.error).toHaveBeenCalledWith(
      'The system message could not be marked as read.',
      expect.objectContaining({ status: 401 }),
    )
    vi.mocked(console.error).mockClear()
  })

  it('stays over the page that the back button brings, whose heading then has the focus', async () => {
    const app = renderApp('/enterpage', { persona: 'message', history: ['/pricing'] })
    const dialog = await opened()
    await act(() => app.router.navigate(-1))
    const heading = await screen.findByRole('heading', { level: 1, name: /you pay/i, hidden: true })
    expect(dialog).toBeVisible()
    // jsdom does not support inert, so the heading could take the focus here.
    act(() => dialog.focus())
    await app.user.keyboard('{Escape}')
    await gone()
    expect(heading).toHaveFocus()
  })
})

describe('its text', () => {
  it('is in the language of the page, and follows it', async () => {
    const app = renderApp('/pricing', { persona: 'message', accepted: ['ru-RU'] })
    const dialog = await screen.findByRole(
      'dialog',
      { name: 'Системное сообщение №\u00a04071' },
      { timeout: 20_000 },
    )
    expect(dialog).toHaveTextContent('Плановые работы.')
    expect(within(dialog).getByRole('button', { name: 'Понятно' })).toBeVisible()
    await choose(app.user, 'Язык', '简体中文')
    await screen.findByRole('dialog', { name: '系统消息 #4071' })
    expect(dialog).toHaveTextContent('计划维护。')
    expect(reads(app)).toHaveLength(0)
  })

  it('is English where the language has none, and says so', async () => {
    renderApp('/pricing', { ...sends(linkMessage), accepted: ['zh-CN'] })
    const dialog = await screen.findByRole(
      'dialog',
      { name: 'System message #4072' },
      { timeout: 20_000 },
    )
    const title = within(dialog).getByText('System message #4072')
    expect(title.closest('[lang]')).toHaveAttribute('lang', 'en')
    expect(within(dialog).getByRole('button', { name: 'Got it' })).toBeVisible()
    expect(within(dialog).getByText('New terms of use').closest('[lang]')).toHaveAttribute(
      'lang',
      'en',
    )
  })

  it.each<[string, Record<string, string>, string]>([
    ['odd languages', { 'ru-RU': 'no', EN: 'no', toString: 'no', en: 'Yes' }, 'Yes'],
    ['text that sanitises to nothing', { ru: '<script>1</script><p> </p>', en: 'Yes' }, 'Yes'],
    [
      'nothing at all',
      { ru: '', en: '<img src="https://evil.example/x">' },
      'В этом сообщении нет текста.',
    ],
    ['no English', { de: 'nein' }, 'В этом сообщении нет текста.'],
  ])('with %s', async (_, message, text) => {
    const app = renderApp('/pricing', { ...sends({ id: 0, message }), accepted: ['ru-RU'] })
    const dialog = await opened(0)
    // The title is in the language of the text, which the site's own words are not.
    expect(dialog).toHaveAccessibleName(
      text === 'Yes' ? 'System message #0' : 'Системное сообщение №\u00a00',
    )
    expect(within(dialog).getByText(text)).toBeVisible()
    await app.user.keyboard('{Escape}')
    await gone()
    expect(reads(app)[0]?.body).toEqual({ id: 0 })
  })

  it('is in the language of the interface over a page that is not', async () => {
    const message = { en: '<p>Hello</p>', zh: '<p>你好</p>' }
    // The leaderboard exists in English and Russian.
    renderApp('/play-and-earn/leaderboard', { ...sends({ id: 1, message }), accepted: ['zh-CN'] })
    const dialog = await opened(1)
    expect(dialog).toHaveAccessibleName('系统消息 #1')
    expect(within(dialog).getByText('你好').closest('[lang]')).toHaveAttribute('lang', 'zh-CN')
  })

  it('has an id that is a text as well', async () => {
    const read = vi.fn<(call: string) => void>()
    const systemMessage = { id: 'm-7', message: { en: 'Hello' } }
    const app = renderApp('/about', {
      answer: (call) => {
        if (call.includes('system_message_read')) read(call)
        return call === 'GET /api/v2/user' ? { ...user, profile: { systemMessage } } : bare
      },
    })
    const dialog = await screen.findByRole('dialog', { name: 'System message #m-7' })
    expect(dialog).toHaveTextContent('Hello')
    await app.user.click(confirm())
    await waitFor(() => expect(read).toHaveBeenCalledOnce())
  })

  it.each<[string, unknown]>([
    ['without an id', { message: { en: 'Hello' } }],
    ['with an id that is none', { id: '', message: { en: 'Hello' } }],
    ['with an id that is neither number nor text', { id: {}, message: { en: 'Hello' } }],
    ['that is a text', 'Hello'],
    ['that is empty', {}],
  ])(
    'of a message %s is not shown, and keeps nobody from their account',
    async (_, systemMessage) => {
      const profile = { userType: 'customer', systemMessage }
      const app = renderApp('/about', {
        answer: (call) => (call === 'GET /api/v2/user' ? { ...user, profile } : bare),
      })
      await app.heading(/\S/)
      await waitFor(() => expect(screen.getByRole('banner')).toHaveTextContent('$12.50'), {
        timeout: 20_000,
      })
      await later()
      expect(screen.queryByRole('dialog')).toBeNull()
    },
  )

  it('has only links that are allowed; those to our own pages go through the router', async () => {
    const app = renderApp('/enterpage', sends(linkMessage))
    const dialog = await opened(4072)
    const own = within(dialog).getByRole('link', { name: 'What changes' })
    // The tests' origin is another host, so there is a link to it.
    expect(own).toHaveAttribute('href', 'https://glyphwork.example/pricing')
    const away = within(dialog).getByRole('link', { name: 'here' })
    expect(away).toHaveAttribute('rel', 'noopener noreferrer')
    expect(away).not.toHaveAttribute('target')
    expect(within(dialog).getByRole('link', { name: 'ask us' })).toHaveAttribute(
      'href',
      'mailto:help@glyphwork.example',
    )
    expect(app.address()).toBe('/enterpage')
  })

  it('leads to our own pages and stays open over them', async () => {
    const app = renderApp('/enterpage', { persona: 'message' })
    const dialog = await opened()
    const link = within(dialog).getByRole('link', { name: 'see prices' })
    fireEvent.click(link, { ctrlKey: true })
    expect(app.address()).toBe('/enterpage')
    await app.user.click(link)
    await arrivesAt(app, '/pricing')
    await screen.findByRole('heading', { level: 1, name: /you pay/i, hidden: true })
    expect(dialog).toBeVisible()
    expect(reads(app)).toHaveLength(0)
  })

  it('does nothing that a hostile author wants', async () => {
    renderApp('/enterpage', sends(hostileMessage))
    const dialog = await opened(4073)
    expect(dialog).toHaveTextContent('The end.')
    expect(
      dialog.querySelector(
        'script, img, svg:not([aria-hidden]), math, iframe, style, link, form, input, base, meta, video, object, embed, [style], [onclick], [target]',
      ),
    ).toBeNull()
    expect(window).not.toHaveProperty('pwned')
  })
})
