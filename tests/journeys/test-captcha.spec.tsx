import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CallName } from '@/api/contract/index.ts'
import { forgetServerClock } from '@/lib/server-clock.ts'
import { testTime } from '@/mocks/node.ts'
import { dismissToast } from '@/ui/toast-store.ts'
import { useNodeFiles } from '../support/node-files.ts'
import { arrivesAt, renderApp } from '../support/render-app.tsx'
import type { Rendered } from '../support/render-app.tsx'

const slow = { timeout: 20_000 }
/** The button says what it costs. */
const send = /^Send for (?:free|\$[\d.]+)$/
const calls = (app: Rendered, name: CallName) =>
  app.backend.requests.filter(({ call }) => call === name)
const section = (name: string) => screen.findByRole('region', { name }, slow)
const press = async (app: Rendered, name: string | RegExp) =>
  app.user.click(await screen.findByRole('button', { name }, slow))

/** A file with a PNG header of the given size. */
function png(name: string, { width = 200, height = 80, bytes = 400 } = {}): File {
  const data = new Uint8Array(bytes)
  data.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
  new DataView(data.buffer).setUint32(16, width)
  new DataView(data.buffer).setUint32(20, height)
  return new File([data], name, { type: 'image/png' })
}
/** The input of the file button; people press the button before it. */
function fileInput(): HTMLElement {
  const input = document.querySelector<HTMLElement>('#test-captcha-picture')
  if (!input) throw new Error('There is no field for a picture.')
  return input
}
const pick = (file: File): void => void fireEvent.change(fileInput(), { target: { files: [file] } })

async function open(
  path = '/testcaptcha',
  options: Parameters<typeof renderApp>[1] = {},
): Promise<Rendered> {
  const app = renderApp(path, { persona: 'customer', ...options })
  await section('What to send')
  return app
}
const choose = async (app: Rendered, kind: RegExp): Promise<void> =>
  app.user.click(screen.getByRole('radio', { name: kind }))
/** Advances the backend's clock by seconds. */
function later(app: Rendered, seconds: number): void {
  app.backend.setClock(new Date(Date.parse(testTime) + seconds * 1000).toISOString())
}
beforeEach(useNodeFiles)
afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
  dismissToast()
})

describe('sending a test', () => {
  it('takes one press: a picture of ours and a free test are chosen', async () => {
    const app = await open()
    await screen.findByText('sample-1.png', {}, slow)
    expect(screen.getByText(/Our sample/)).toBeVisible()
    expect(screen.getByLabelText(/free test/)).toBeChecked()
    await press(app, send)
    await section('Your test')
    expect(calls(app, 'sendTestTask')[0]?.body).toMatchObject({ charge: 'false' })
    for (let sent = 1; sent < 3; sent++) {
      await press(app, 'Send another')
      await screen.findByText('sample-1.png', {}, slow)
      await press(app, send)
      await section('Your test')
    }
    // None is left.
    await press(app, 'Send another')
    expect(await screen.findByText(/for this task\./, {}, slow)).toBeVisible()
    expect(screen.queryByLabelText(/free test/)).toBeNull()
    expect(screen.getByRole('button', { name: /^Send for \$/ })).toBeVisible()
  })

  it('says the limits before, takes a picture, and sends it once with its options', async () => {
    const app = await open()
    expect(
      screen.getByText(/JPEG, PNG or GIF; from 100 bytes to 100 kB; up to 1,000 px/),
    ).toBeVisible()
    await app.user.click(screen.getByLabelText(/free test/))
    expect(screen.getByText(/for this task\./)).toBeVisible()
    pick(png('captcha.png'))
    expect(await screen.findByText('captcha.png', {}, slow)).toBeVisible()
    expect(screen.getByText(/200 × 80/)).toBeVisible()
    await app.user.selectOptions(screen.getByLabelText('Characters'), '1')
    await app.user.type(screen.getByLabelText('Max length'), '6')
    await app.user.click(screen.getByLabelText('Case-sensitive'))
    const button = screen.getByRole('button', { name: send })
    const answer = app.backend.hold('sendTestTask')
    await app.user.dblClick(button)
    answer()
    await section('Your test')
    const [sent, ...others] = calls(app, 'sendTestTask')
    expect(others).toEqual([])
    expect(sent?.headers['idempotency-key']).toMatch(/^[\da-f-]{36}$/)
    const body = sent?.body
    if (typeof body !== 'object' || body === null || !('options' in body))
      throw new Error('Nothing was sent.')
    expect(body).toMatchObject({ type: 'ImageToTextTask', charge: 'true' })
    expect(JSON.parse(String(body.options))).toEqual({
      phrase: false,
      case: true,
      numeric: 1,
      math: false,
      minLength: 0,
      maxLength: 6,
    })
    const id = app.backend.db.taskState.own[0]?.id
    await arrivesAt(app, `/testcaptcha?task=${id}`)
  })

  it.each([
    ['no picture', () => null, /Choose a picture/],
    [
      'text with the name of a picture',
      () => new File(['x'.repeat(300)], 'captcha.png', { type: 'image/png' }),
      /Use JPEG, PNG or GIF/,
    ],
    ['a tiny file', () => png('tiny.png', { bytes: 40 }), /at least 100 bytes/],
    ['a heavy file', () => png('heavy.png', { bytes: 120 * 1024 }), /up to 100 kB/],
    ['a wide picture', () => png('wide.png', { width: 1400 }), /up to 1,000 px/],
  ])('sends nothing for %s and says why', async (_, make, words) => {
    const app = await open()
    const file = make()
    if (file) pick(file)
    else await press(app, 'Remove')
    if (file) await screen.findByText(file.name, {}, slow)
    await press(app, send)
    await waitFor(() => expect(fileInput()).toHaveAccessibleDescription(words), slow)
    expect(calls(app, 'sendTestTask')).toHaveLength(0)
  })

  it('says the size of a picture, in bytes where it is small', async () => {
    await open()
    pick(png('tiny.png', { bytes: 40 }))
    expect(await screen.findByText(/40 bytes$/, {}, slow)).toBeVisible()
    pick(png('heavy.png', { bytes: 12 * 1024 }))
    expect(await screen.findByText(/12 kB$/, {}, slow)).toBeVisible()
  })

  it('judges the picture anew for another kind, and wants a hint where there must be one', async () => {
    const app = await open()
    pick(png('heavy.png', { bytes: 120 * 1024 }))
    await waitFor(() => expect(fileInput()).toHaveAccessibleDescription(/up to 100 kB/), slow)
    await choose(app, /Click/)
    await waitFor(() => expect(fileInput()).not.toHaveAccessibleDescription(/up to 100 kB for/))
    await press(app, send)
    expect(await screen.findByLabelText(/Hint/)).toHaveAccessibleDescription(
      /Say what to do with the picture/,
    )
    await app.user.type(screen.getByLabelText(/Hint/), 'The cats')
    await press(app, send)
    await section('Your test')
  })

  it('takes a picture that is dropped or pasted', async () => {
    const app = await open()
    await press(app, 'Remove')
    const drop = screen.getByText(/Or drop it here/).parentElement
    if (!drop) throw new Error('There is no place to drop.')
    fireEvent.drop(drop, {
      dataTransfer: { types: ['Files'], files: [png('dropped.png')], getData: () => '' },
    })
    expect(await screen.findByText('dropped.png', {}, slow)).toBeVisible()
    fireEvent.paste(document, { clipboardData: { files: [png('pasted.png')] } })
    expect(await screen.findByText('pasted.png', {}, slow)).toBeVisible()
    await press(app, 'Remove')
    expect(screen.queryByText('pasted.png')).toBeNull()
    expect(screen.getByRole('button', { name: 'Choose a file' })).toHaveFocus()
  })

  it('keeps what was typed after a failure, and asks what became of a lost answer', async () => {
    const app = await open()
    await choose(app, /Text captcha/)
    await app.user.type(screen.getByLabelText('Question'), 'What is 2 + 3?')
    const stop = app.backend.fail({ call: 'sendTestTask', error: 402, times: 1 })
    await press(app, send)
    const refused = await screen.findByRole('group', { name: 'Not enough funds' }, slow)
    expect(within(refused).getByRole('link', { name: 'Add funds' })).toHaveAttribute('href', '/pay')
    stop()
    expect(screen.getByLabelText('Question')).toHaveValue('What is 2 + 3?')
    app.backend.fail({ call: 'sendTestTask', error: 'network', times: 1 })
    await press(app, send)
    await screen.findByRole('group', { name: 'We’re still checking' }, slow)
    await press(app, send)
    await section('Your test')
    expect(app.backend.db.taskState.own).toHaveLength(1)
  })

  it('uses a free test where there is one, and charges otherwise', async () => {
    const app = await open()
    const before = app.backend.db.accounts.find(({ persona }) => persona === 'customer')?.balance
    await choose(app, /Text captcha/)
    await app.user.type(screen.getByLabelText('Question'), 'What is 2 + 3?')
    expect(screen.getByText('Free.')).toBeVisible()
    await press(app, send)
    await section('Your test')
    expect(app.backend.db.accounts.find(({ persona }) => persona === 'customer')?.balance).toBe(
      before,
    )
  })

  it('says what failed in place of the page, and asks again', async () => {
    const app = renderApp('/testcaptcha', {
      persona: 'customer',
      arrange: (backend) =>
        void backend.fail({ call: 'testOffer', error: 'ERROR_MAINTENANCE', times: 3 }),
    })
    await press(app, 'Try again')
    await section('What to send')
  })

  it('leads who is not signed in to the order on the home page', async () => {
    const app = renderApp('/testcaptcha')
    await arrivesAt(app, '/#order-captchas')
  })
})

describe('watching a test', () => {
  async function sent(kind: RegExp, hint: string): Promise<Rendered> {
    const app = await open()
    await choose(app, kind)
    if (/Text captcha/.test(kind.source))
      await app.user.type(screen.getByLabelText('Question'), hint)
    else {
      pick(png('captcha.png'))
      await screen.findByText('captcha.png', {}, slow)
      if (hint) await app.user.type(screen.getByLabelText(/Hint/), hint)
    }
    await press(app, send)
    await section('Your test')
    return app
  }
  /** Opens the same task on a page of its own, after the backend's clock has advanced. */
  async function reload(app: Rendered, seconds: number): Promise<Rendered> {
    const address = app.address()
    app.unmount()
    later(app, seconds)
    // The clock was not set back in the new document.
    forgetServerClock()
    const again = renderApp(address, { backend: app.backend })
    await section('Your test')
    return again
  }

  it('is queued, then with a worker, then answered; the answer is rated', async () => {
    const app = await sent(/Text captcha/, 'What is 2 + 3?')
    expect((await screen.findAllByText(/queue/i, {}, slow)).length).toBeGreaterThan(0)
    expect(screen.getByText(/Waiting for a worker/)).toBeVisible()
    const reading = await reload(app, 3)
    expect(await screen.findByText(/A worker is on it/)).toBeVisible()
    expect(screen.getByText('What is 2 + 3?', { selector: 'p' })).toBeVisible()
    // The form of a newly opened page is empty.
    await waitFor(
      async () =>
        expect(await section('The same test in code')).toHaveTextContent(
          /"comment": "What is 2 \+ 3\?"/,
        ),
      slow,
    )
    // The page's own clock counts the time left for a rating.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(testTime) + 40_000 })
    const done = await reload(reading, 40)
    expect(await screen.findByText('5', { selector: 'pre' })).toBeVisible()
    await press(done, 'Answer is correct')
    await waitFor(() =>
      expect(calls(done, 'reportTask').map(({ body }) => body)).toMatchObject([{ kind: 'good' }]),
    )
    await waitFor(
      () => expect(screen.queryByRole('button', { name: 'Answer is correct' })).toBeNull(),
      slow,
    )
  })

  it('shows the picture that was sent with it, and none with a question', async () => {
    const app = await open()
    pick(png('captcha.png'))
    await screen.findByText('captcha.png', {}, slow)
    await choose(app, /Text captcha/)
    await app.user.type(screen.getByLabelText('Question'), 'What is 2 + 3?')
    await press(app, send)
    await section('Your test')
    expect(screen.queryByRole('img', { name: 'The picture to read' })).toBeNull()
    const before = document.activeElement
    expect(before).toContainElement(screen.getByRole('heading', { name: 'Your test' }))
    await press(app, 'Send another')
    expect(before).toContainElement(await screen.findByRole('button', { name: send }, slow))
    expect(before).toHaveFocus()
    await choose(app, /Image captcha/)
    await press(app, send)
    await section('Your test')
    expect(await screen.findByRole('img', { name: 'The picture to read' }, slow)).toBeVisible()
  })

  it('polls while it is looked at, and stops when the answer is there', async () => {
    const app = await sent(/Text captcha/, 'What is 2 + 3?')
    const before = calls(app, 'task').length
    later(app, 40)
    await screen.findByText('5', { selector: 'pre' }, { timeout: 20_000 })
    expect(calls(app, 'task').length).toBeGreaterThan(before)
    expect(screen.getByText('Answered.')).toBeInTheDocument()
  }, 20_000)

  it.each([
    [/Click/, 'The cats', /1\. x = \d+, y = \d+/],
    [/Grid/, 'Bicycles', /Cells \d/],
    [/Rotat/, '', /Turn by \d+°/],
    [/[Bb]ox/, 'The cat', /1\. from \d+, \d+ to \d+, \d+/],
  ])('shows the answer of %s in words', async (kind, hint, words) => {
    const app = await sent(kind, hint)
    await reload(app, 60)
    expect(await screen.findByText(words, { selector: 'pre' }, slow)).toBeVisible()
  })

  it('shows an answered example of the same kind below it', async () => {
    await sent(/Grid/, 'Bicycles')
    const place = within(await screen.findByRole('region', { name: 'An answered example' }, slow))
    expect(await place.findByRole('radio', { name: 'Grid' }, slow)).toBeChecked()
    // The form takes one's own picture.
    expect(place.queryByRole('button', { name: 'Try your own picture' })).toBeNull()
  })

  it.each([
    ['unreadable', 30, 'Nobody could solve it'],
    ['not a captcha', 30, 'Workers found no captcha'],
    ['refuse', 1, /Refused:/],
  ])('says what became of one that is %s', async (hint, seconds, title) => {
    const app = await sent(/Text captcha/, hint)
    await reload(app, seconds)
    expect(await screen.findByText(title, {}, slow)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Send another' })).toBeVisible()
  })

  it('is not found for a number that is nobody’s, and leads back', async () => {
    const app = renderApp('/testcaptcha?task=12', { persona: 'customer' })
    await screen.findByRole('heading', { name: 'Test not found' }, slow)
    await press(app, 'Send another')
    await section('What to send')
    expect(app.address()).toBe('/testcaptcha')
  })

  it('goes back to the form by the browser, with nothing sent twice', async () => {
    const app = await sent(/Text captcha/, 'What is 2 + 3?')
    await app.router.navigate(-1)
    await section('What to send')
    expect(calls(app, 'sendTestTask')).toHaveLength(1)
  })
})

describe('the same as code', () => {
  it('stands in eight languages, from the options that are chosen', async () => {
    const app = await open()
    await choose(app, /Rotat/)
    const step = screen.getByLabelText('Step, degrees')
    await app.user.clear(step)
    await app.user.type(step, '40')
    const code = await section('The same test in code')
    const tabs = await within(code).findAllByRole('tab', {}, slow)
    expect(tabs).toHaveLength(8)
    await waitFor(() => expect(code).toHaveTextContent('"angle": 40'))
    for (const [name, words] of [
      ['Python', /"angle": 40/],
      ['Go', /package main.*"angle": 40/],
      ['JavaScript', /"angle": 40.*await call/],
    ] as const) {
      await app.user.click(within(code).getByRole('tab', { name }))
      await waitFor(() => expect(within(code).getByRole('tabpanel')).toHaveTextContent(words), slow)
    }
  })
})

it.each([
  ['ru', 'Что отправить'],
  ['zh', '提交内容'],
] as const)('speaks %s', async (language, title) => {
  renderApp('/testcaptcha', { persona: 'customer', accepted: [language] })
  expect(await section(title)).toBeVisible()
})
