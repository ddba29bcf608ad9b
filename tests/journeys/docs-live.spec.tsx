import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CallName } from '@/api/contract/index.ts'
import { createBackend, testTime } from '@/mocks/node.ts'
import { personaPassword } from '@/mocks/personas.ts'
import { useNodeFiles } from '../support/node-files.ts'
import { renderApp } from '../support/render-app.tsx'
import type { Rendered } from '../support/render-app.tsx'

const slow = { timeout: 20_000 }
const calls = (app: Rendered, name: CallName) =>
  app.backend.requests.filter(({ call }) => call === name)
const press = async (app: Rendered, name: string | RegExp) =>
  app.user.click(await screen.findByRole('button', { name }, slow))
const codeOf = (name: string | RegExp) =>
  within(screen.getByRole('region', { name })).getAllByRole('tabpanel')[0]?.textContent ?? ''
const form = async () =>
  within(await screen.findByRole('form', { name: 'Build the request' }, slow))

afterEach(() => {
  // The key of a reader leaves with the document, which all tests share.
  act(() => void window.dispatchEvent(new Event('pagehide')))
  sessionStorage.clear()
  localStorage.clear()
})

describe('a key of the reader’s own', () => {
  const put = 'Use my key in the samples'
  const keyOf = ({ backend }: Rendered, name: string) => {
    const key = backend.db.keys.keys.find((one) => one.name === name && one.accountId === 1002)
    if (!key) throw new Error(`There is no key ${name}.`)
    return key.value
  }
  const prove = async (app: Rendered) => {
    const question = await screen.findByRole('dialog', { name: 'Confirm it’s you' }, slow)
    const field = within(question).getByLabelText('Your password')
    await app.user.type(field, `${personaPassword}{Enter}`)
  }
  /** All storage that outlives a component. */
  const kept = (app: Rendered): string =>
    JSON.stringify([
      { ...sessionStorage },
      { ...localStorage },
      app.app.store.getState(),
      app.address(),
      document.cookie,
    ])

  it('stands in every sample of the page after one press and a proof, and stays in those of the next page', async () => {
    const app = renderApp('/api-docs/image-picture-captcha-solver', { persona: 'customer' })
    await form()
    const main = keyOf(app, 'Main')
    await app.user.dblClick(await screen.findByRole('button', { name: put }))
    await prove(app)
    await screen.findByText(/Your key “Main” is in every sample/, {}, slow)
    // Each sample is written anew on its own.
    await waitFor(() => expect(document.body).not.toHaveTextContent('YOUR_API_KEY'), slow)
    for (const name of ['Code', 'Build the request'])
      expect(screen.getByRole('region', { name })).toHaveTextContent(main)
    expect(calls(app, 'revealKey')).toHaveLength(2)
    const code = screen.getByRole('region', { name: 'Code' })
    await app.user.click(within(code).getByRole('tab', { name: 'Python' }))
    await waitFor(() => expect(codeOf('Code')).toMatch(/import urllib/))
    expect(codeOf('Code')).toContain(main)
    await app.user.click(within(code).getByRole('button', { name: /^Copy: Code/ }))
    expect(await navigator.clipboard.readText()).toContain(main)
    expect(kept(app)).not.toContain(main)
    // Another key of the same person.
    const choice = screen.getByLabelText('Your key')
    const other = within(choice).getByRole('option', { name: /Shop assistant/ })
    await app.user.selectOptions(choice, other)
    await screen.findByText(/Your key “Shop assistant” is in every sample/, {}, slow)
    await waitFor(() => expect(codeOf('Code')).toContain(keyOf(app, 'Shop assistant')), slow)
    expect(document.body).not.toHaveTextContent(main)
    await app.user.click(screen.getByRole('link', { name: /^Next/ }))
    await waitFor(() => expect(app.address()).not.toContain('image-picture'), slow)
    await screen.findByRole('region', { name: 'Code' }, slow)
    await waitFor(() => expect(codeOf('Code')).toContain(keyOf(app, 'Shop assistant')), slow)
    expect(kept(app)).not.toContain(keyOf(app, 'Shop assistant'))
  })

  it('stands in the code of a text and of a whole reference, and is taken out by hand, by leaving and by signing out', async () => {
    const app = renderApp('/api-docs/quick-start', { persona: 'customer' })
    const main = keyOf(app, 'Main')
    await press(app, put)
    await prove(app)
    await waitFor(() => expect(document.querySelector('pre')).toHaveTextContent(main), slow)
    await press(app, 'Remove my key')
    await waitFor(() => expect(document.querySelector('pre')).toHaveTextContent('YOUR_API_KEY'))
    await act(() => app.router.navigate('/api-captcha'))
    await press(app, put)
    await waitFor(() => expect(document.body).toHaveTextContent(main), slow)
    expect(document.querySelector('main')).not.toHaveTextContent('"clientKey": "YOUR_API_KEY"')
    // The page enters the browser's back/forward cache.
    act(() => void window.dispatchEvent(new Event('pagehide')))
    expect(document.body).not.toHaveTextContent(main)
    await press(app, put)
    await waitFor(() => expect(document.body).toHaveTextContent(main), slow)
    // They sign out in another tab.
    const tab = new BroadcastChannel('session')
    tab.postMessage({ message: 'signed-out', from: 'another' })
    await waitFor(() => expect(document.body).not.toHaveTextContent(main), slow)
    tab.close()
  })

  it('is not there without an account, without a key, without a proof and without an answer', async () => {
    const guest = renderApp('/api-docs/create-task')
    await press(guest, put)
    const offer = await screen.findByRole('group', { name: /Sign in to put your key/ }, slow)
    expect(within(offer).getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/auth/login?return_to=%2Fapi-docs%2Fcreate-task',
    )
    guest.unmount()
    const app = renderApp('/api-docs/create-task', { persona: 'customer' })
    await press(app, put)
    await screen.findByRole('dialog', { name: 'Confirm it’s you' }, slow)
    await app.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    app.backend.fail({ call: 'revealKey', error: 429, times: 1 })
    await press(app, put)
    expect(await screen.findByText('Too many requests', {}, slow)).toBeVisible()
    app.unmount()
    const none = renderApp('/api-docs/create-task', {
      persona: 'customer',
      arrange: ({ db }) => {
        for (const key of db.keys.keys) key.status = 'revoked'
      },
    })
    await press(none, put)
    expect(await screen.findByText(/This account has no active key/, {}, slow)).toBeVisible()
  })
})

describe('a request that is sent from the builder', () => {
  beforeEach(useNodeFiles)
  /** A PNG by its header. */
  const png = (width: number, height: number): string => {
    const data = new Uint8Array(400)
    data.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
    new DataView(data.buffer).setUint32(16, width)
    new DataView(data.buffer).setUint32(20, height)
    return btoa(String.fromCharCode(...data))
  }
  const send = (app: Rendered) => press(app, 'Send as a test')
  const fill = async (name: string, value: string) =>
    fireEvent.change((await form()).getByLabelText(new RegExp(`^${name}`)), { target: { value } })
  /** Advances the backend's clock by seconds. */
  const later = (app: Rendered, seconds: number) =>
    app.backend.setClock(new Date(Date.parse(testTime) + seconds * 1000).toISOString())

  it('is a picture of a file, judged before, sent once as a free test, and answered', async () => {
    const app = renderApp('/api-docs/image-picture-captcha-solver', { persona: 'customer' })
    const fields = await form()
    await send(app)
    expect(fields.getByLabelText('body')).toHaveFocus()
    await fill('body', png(1400, 80))
    await send(app)
    expect(await screen.findByText(/up to 1,000 px/, {}, slow)).toBeVisible()
    expect(calls(app, 'sendTestTask')).toHaveLength(0)
    const bytes = Uint8Array.from(atob(png(200, 80)), (one) => one.charCodeAt(0))
    fireEvent.change(fields.getByLabelText('A file for body'), {
      target: { files: [new File([bytes], 'captcha.png')] },
    })
    await waitFor(() => expect(fields.getByLabelText('body')).toHaveValue(png(200, 80)))
    await fill('numeric', '1')
    await fill('languagePool', 'en')
    expect(screen.getByText('A test leaves out languagePool.')).toBeVisible()
    expect(screen.getByLabelText(/free tests/)).toBeChecked()
    const answer = app.backend.hold('sendTestTask')
    await app.user.dblClick(screen.getByRole('button', { name: 'Send as a test' }))
    answer()
    const result = await screen.findByRole('region', { name: 'Your test' }, slow)
    expect(result).toHaveFocus()
    expect(await within(result).findByText(/Waiting for a worker/, {}, slow)).toBeVisible()
    expect(calls(app, 'sendTestTask')).toHaveLength(1)
    expect(calls(app, 'sendTestTask')[0]?.body).toMatchObject({
      type: 'ImageToTextTask',
      charge: 'false',
      options: '{"numeric":1}',
    })
    later(app, 60)
    expect(await within(result).findByText('4829', {}, slow)).toBeVisible()
    const { id = '' } = app.backend.db.taskState.own[0] ?? {}
    expect(within(result).getByRole('link', { name: `Task ${id}` })).toHaveAttribute(
      'href',
      `/testcaptcha?task=${id}`,
    )
    await press(app, 'Send another')
    expect(await screen.findByRole('button', { name: 'Send as a test' })).toBeVisible()
  })

  it('leads from a refusal to its error in the reference, and says why nothing went out', async () => {
    const app = renderApp('/api-docs/text-captcha', { persona: 'customer' })
    await fill('comment', 'refuse')
    await app.user.click(await screen.findByLabelText(/free tests/, {}, slow))
    app.backend.fail({ call: 'sendTestTask', error: 402, times: 1 })
    await send(app)
    const refused = await screen.findByRole('group', { name: 'Not enough funds' }, slow)
    expect(within(refused).getByRole('link', { name: 'Add funds' })).toHaveAttribute('href', '/pay')
    await send(app)
    const result = await screen.findByRole('region', { name: 'Your test' }, slow)
    later(app, 5)
    expect(await within(result).findByText(/Refused:/, {}, slow)).toBeVisible()
    const code = within(result).getByText(/^ERROR_/).textContent ?? ''
    const link = within(result).getByRole('link', { name: /^See it in the error reference/ })
    expect(link).toHaveAttribute(
      'href',
      `/api-docs/error-codes#${code.toLowerCase().replaceAll('_', '-')}`,
    )
    await app.user.click(link)
    await app.heading('Error reference')
    expect(await screen.findByRole('heading', { name: new RegExp(`^${code}`) })).toBeVisible()
  })

  it('waits for an account: sign-in leads back to it, with what was typed', async () => {
    const app = renderApp('/api-docs/text-captcha')
    await fill('comment', 'What is 2 + 3?')
    await send(app)
    const offer = await screen.findByRole('group', { name: 'Sign in to send this request' }, slow)
    await app.user.click(within(offer).getByRole('link', { name: 'Sign in' }))
    await app.heading('Sign in')
    await app.user.type(screen.getByLabelText('Email'), 'customer@glyphwork.example')
    await app.user.type(screen.getByLabelText('Password'), `${personaPassword}{Enter}`)
    await app.heading(/Text captcha/i)
    expect(app.address()).toBe('/api-docs/text-captcha#builder')
    await waitFor(async () =>
      expect((await form()).getByLabelText('comment')).toHaveValue('What is 2 + 3?'),
    )
    await send(app)
    await screen.findByRole('region', { name: 'Your test' }, slow)
  })

  it('is code alone where it is no picture and no question', async () => {
    renderApp('/api-docs/recaptcha-v2', { persona: 'customer' })
    await form()
    expect(screen.getByText(/Nothing is sent from here/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Send as a test' })).toBeNull()
  })
})

describe('the figures beside a type’s article', () => {
  const figures = async () => within(await screen.findByRole('region', { name: 'Right now' }, slow))

  it('say its price, its median answer time and whether it is open', async () => {
    renderApp('/api-docs/image-picture-captcha-solver')
    const part = await figures()
    expect(
      (await part.findByText('Price per 1,000', {}, slow)).nextElementSibling,
    ).toHaveTextContent(/^\$\d\.\d+$/)
    await waitFor(
      () =>
        expect(part.getByText('Median answer time').nextElementSibling).toHaveTextContent(
          /^[\d.]+ s$/,
        ),
      slow,
    )
    expect(part.getByText('Availability').nextElementSibling).toHaveTextContent('available')
  })

  it('stay away where the backend is lost, and come on a press', async () => {
    const backend = createBackend()
    const heal = backend.fail({ call: 'customerPrices', error: 503 })
    const app = renderApp('/api-docs/image-picture-captcha-solver', { backend })
    const part = await figures()
    expect(await part.findByText(/Prices aren’t available/, {}, slow)).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
    heal()
    await press(app, 'Try again')
    expect(await part.findByText('Price per 1,000', {}, slow)).toBeVisible()
  })
})

describe('the bot beside an article', () => {
  const question = async () => screen.findByRole('textbox', { name: 'Your question' }, slow)

  it('answers a guest from what is public, and names its sources', async () => {
    const app = renderApp('/api-docs/limits')
    await app.user.type(await question(), 'What is ERROR_ZERO_BALANCE?')
    await press(app, 'Ask')
    const source = await screen.findByRole('link', { name: 'ERROR_ZERO_BALANCE' }, slow)
    expect(source).toHaveAttribute('href', '/api-docs/error-codes#error-zero-balance')
    expect(calls(app, 'askDocs')).toHaveLength(1)
    await app.user.clear(await question())
    await app.user.type(await question(), 'xqzjv wkqpz')
    await press(app, 'Ask')
    expect(await screen.findByText(/says nothing about this/, {}, slow)).toBeVisible()
  })

  it('keeps the question where it was not answered, and offers a person', async () => {
    const app = renderApp('/api-docs/limits')
    app.backend.fail({ call: 'askDocs', error: 404, times: 1 })
    await app.user.type(await question(), 'What is the limit?')
    await press(app, 'Ask')
    expect(await screen.findByText('The bot isn’t available here.', {}, slow)).toBeVisible()
    expect(await question()).toHaveValue('What is the limit?')
    const article = within(screen.getByRole('article'))
    expect(article.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
      'href',
      '/support',
    )
  })
})

describe('the error explorer', () => {
  it('says the cause and the next step of a pasted answer, and sends nothing', async () => {
    const app = renderApp('/api-docs')
    const field = await screen.findByRole('textbox', { name: 'Response or error code' }, slow)
    const before = app.backend.requests.length
    await app.user.click(field)
    await app.user.paste('{"errorId": 2, "errorCode": "ERROR_NO_SLOT_AVAILABLE"}')
    const about = await screen.findByRole(
      'link',
      { name: 'All about ERROR_NO_SLOT_AVAILABLE' },
      slow,
    )
    expect(about).toHaveAttribute('href', '/api-docs/error-codes#error-no-slot-available')
    expect(screen.getByText('What to do')).toBeVisible()
    expect(screen.getByText(/Try again after 5 seconds\./)).toBeVisible()
    await app.user.clear(field)
    await app.user.paste('{"errorId": 0, "status": "ready"}')
    expect(await screen.findByText('This response reports no error.')).toBeVisible()
    await app.user.clear(field)
    await app.user.paste('ERROR_OF_TOMORROW')
    expect(await screen.findByText(/isn’t in the list/)).toBeVisible()
    await app.user.clear(field)
    await app.user.paste('{"errorCode":"ERROR_NO_SLOT_AVAIL')
    expect(await screen.findByText(/This is the closest code/)).toBeVisible()
    expect(
      screen.getByRole('link', { name: 'All about ERROR_NO_SLOT_AVAILABLE' }),
    ).toBeInTheDocument()
    await app.user.clear(field)
    await app.user.paste('<html><head><title>502 Bad Gateway</title></head></html>')
    expect(await screen.findByText(/a web page, not an API response/)).toBeVisible()
    expect(app.backend.requests).toHaveLength(before)
  })
})

describe('the search of the documentation', () => {
  it('asks the backend where its file cannot be loaded', async () => {
    const app = renderApp('/api-docs', { accepted: ['zh-CN'] })
    const { fetch } = globalThis
    vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
      (input instanceof Request ? input.url : `${input}`).includes('/api-docs/search.')
        ? Promise.reject(new TypeError('Failed to fetch'))
        : fetch(input, init),
    )
    const field = await screen.findByRole('searchbox', { name: '搜索文档' }, slow)
    await app.user.type(field, 'callbackUrl')
    expect(
      (await screen.findAllByRole('link', { name: /callbackUrl/ }, slow)).length,
    ).toBeGreaterThan(0)
    expect(calls(app, 'searchDocs')).toHaveLength(1)
  })
})

describe('a call that is sent from the page', () => {
  it('costs nothing, and is explained field by field', async () => {
    const app = renderApp('/api-docs/get-balance', { persona: 'customer' })
    await press(app, 'Call getBalance')
    const answer = await screen.findByRole('region', { name: 'The answer, field by field' }, slow)
    expect(within(answer).getByText('balance')).toBeVisible()
    expect(answer).toHaveTextContent(/errorId\s*0/)
    expect(calls(app, 'dashboard')).toHaveLength(1)
  })

  it('answers in the two fields of the classic API where the method is one', async () => {
    const app = renderApp('/api-docs/res-getbalance', { persona: 'customer' })
    await press(app, 'Call res.php, action=getbalance')
    const answer = await screen.findByRole('region', { name: 'The answer, field by field' }, slow)
    expect(answer).toHaveTextContent(/status\s*1/)
    expect(answer).toHaveTextContent(/request\s*"\d+\.\d+"/)
    expect(within(answer).queryByText('balance')).toBeNull()
  })

  it('is a report only after a confirmation', async () => {
    const app = renderApp('/api-docs/report-incorrect', { persona: 'customer' })
    await app.user.type(
      await screen.findByRole('textbox', { name: 'Task ID' }, slow),
      '72345678901',
    )
    await press(app, 'Call reportIncorrect')
    const question = await screen.findByRole('group', { name: /Report this answer as wrong/ })
    expect(calls(app, 'reportTask')).toHaveLength(0)
    await app.user.click(within(question).getByRole('button', { name: 'Cancel' }))
    expect(calls(app, 'reportTask')).toHaveLength(0)
    await press(app, 'Call reportIncorrect')
    await press(app, 'Report')
    // There is no such task: the answer is the one that a program would get, with its cause.
    const answer = await screen.findByRole('region', { name: 'The answer, field by field' }, slow)
    expect(answer).toHaveTextContent(/errorCode\s*"ERROR_NO_SUCH_CAPCHA_ID"/)
    expect(within(answer).getByText('No such task')).toBeVisible()
    expect(calls(app, 'reportTask')).toHaveLength(1)
  })

  it('lists the users of proxies', async () => {
    const app = renderApp('/proxy/api', { persona: 'customer' })
    await press(app, 'Call users')
    const answer = await screen.findByRole('region', { name: 'The answer, field by field' }, slow)
    expect(answer).toHaveTextContent(/records\s*\[\s*\{/)
    expect(within(answer).getByText('Total number of records')).toBeVisible()
    expect(calls(app, 'proxyUsers')).toHaveLength(1)
  })

  it('is not sent where it costs, and says what it would cost', async () => {
    renderApp('/api-docs/create-task', { persona: 'customer' })
    expect(await screen.findByText('This call creates a paid task', {}, slow)).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Call / })).toBeNull()
    expect(screen.getByRole('link', { name: 'Send a free test' })).toHaveAttribute(
      'href',
      '/testcaptcha',
    )
  })

  it('asks a guest to sign in', async () => {
    const app = renderApp('/api-docs/get-balance')
    await press(app, 'Call getBalance')
    expect(
      await screen.findByRole('group', { name: 'Sign in to send this call' }, slow),
    ).toBeVisible()
  })
})
