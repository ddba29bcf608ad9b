import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { CallName } from '@/api/contract/index.ts'
import { createBackend } from '@/mocks/node.ts'
import { dismissToast } from '@/ui/toast-store.ts'
import { arrivesAt, renderApp } from '../support/render-app.tsx'
import type { Rendered } from '../support/render-app.tsx'

const calls = (app: Rendered, name: CallName) =>
  app.backend.requests.filter(({ call }) => call === name)
const slow = { timeout: 20_000 }
const section = (name: string) => screen.findByRole('region', { name }, slow)
const press = (app: Rendered, name: string | RegExp, place: HTMLElement = document.body) =>
  app.user.click(within(place).getByRole('button', { name }))
/** The live regions for urgent messages. */
const urgent = async (words: string) => {
  const said = await screen.findByText(words, {}, slow)
  expect(said.closest('[aria-live="assertive"]')).not.toBeNull()
  return said
}
/** Ages and countdowns are counted from now. */
const present = (persona: 'customer' | 'developer' = 'customer') =>
  createBackend({ persona, clock: new Date().toISOString() })

afterEach(() => {
  sessionStorage.clear()
  dismissToast()
})

describe('receiving errors', () => {
  const list = async () => {
    const part = await section('Errors received')
    await within(part).findByRole('list', { name: 'Errors received' }, slow)
    return part
  }
  const card = (part: HTMLElement, code: string) => {
    const found = within(part).getByText(code, { selector: 'code' }).closest('li')
    if (!found) throw new Error(`There is no ${code}.`)
    return found
  }

  it('are grouped by code, with how often, from where, by what, and cause and cure beside', async () => {
    const app = renderApp('/setting/errors', { backend: present() })
    await app.heading('API errors')
    const part = await list()
    const empty = card(part, 'ERROR_ZERO_CAPTCHA_FILESIZE')
    expect(empty).toHaveTextContent(
      /The picture is empty.*\d+ times.*Last.*ago.*change the request.*From\d+\.\d+.*Key.*….*Software/,
    )
    expect(empty).toHaveTextContent(
      /Why.*smaller than 100 bytes.*How to fix it.*Check the size.*while submitting · Both APIs · errorId 3/,
    )
    expect(
      within(empty).getByRole('link', { name: /^See it in the error reference/ }),
    ).toHaveAttribute('href', '/api-docs/error-codes#error-zero-captcha-filesize')
    expect(card(part, 'ERROR: 1005')).toHaveTextContent(
      /Results are requested too often.*blocks for 10 min/,
    )
    const counts = within(part)
      .getAllByText(/^[\d,]+ times?$/)
      .map(({ textContent }) => Number.parseInt(textContent?.replace(',', '') ?? '', 10))
    expect(counts).toEqual(counts.toSorted((a, b) => b - a))
  })

  it('that are newer than the table are shown neutrally, with their code', async () => {
    renderApp('/setting/errors', { persona: 'customer' })
    const found = card(await list(), 'ERROR_REGION_CLOSED')
    expect(found).toHaveTextContent(/An error without a description.*new.*newer than our list/)
  })

  it('are filtered in the address by code, key, address and days; a filter can be taken back', async () => {
    const app = renderApp('/setting/errors', { persona: 'customer' })
    const part = await list()
    await app.user.selectOptions(within(part).getByLabelText('Code'), 'MAX_USER_TURN')
    await arrivesAt(app, '/setting/errors?code=MAX_USER_TURN')
    await waitFor(() => expect(part.querySelectorAll('h3')).toHaveLength(1), slow)
    await app.user.selectOptions(within(part).getByLabelText('Code'), '')
    await arrivesAt(app, '/setting/errors')
    await waitFor(() => expect(part.querySelectorAll('h3').length).toBeGreaterThan(5), slow)
    const ip = within(part).getByLabelText('IP address')
    await app.user.type(ip, 'office{Enter}')
    expect(ip).toHaveValue('office')
    expect(ip).toHaveAccessibleDescription('Not an IP address.')
    await app.user.clear(ip)
    expect(ip).toBeValid()
    await app.user.type(ip, '198.51.100.40{Enter}')
    await arrivesAt(app, '/setting/errors?ip=198.51.100.40')
    await waitFor(() =>
      expect(calls(app, 'receivingErrors').at(-1)?.path).toContain('ip=198.51.100.40'),
    )
    await app.user.clear(ip)
    await app.user.type(ip, '8.8.8.8{Enter}')
    expect(await within(part).findByText('No results', {}, slow)).toBeVisible()
    await app.user.click(within(part).getByRole('link', { name: 'Reset filters' }))
    await arrivesAt(app, '/setting/errors')
  })

  it('open sample requests, masked, with cause and cure; a link to them works', async () => {
    const app = renderApp('/setting/errors', { persona: 'customer' })
    const part = await list()
    await app.user.click(
      within(part).getByRole('link', { name: 'Sample requests: ERROR_ZERO_CAPTCHA_FILESIZE' }),
    )
    const shown = await screen.findByRole(
      'dialog',
      { name: 'Sample requests: ERROR_ZERO_CAPTCHA_FILESIZE' },
      slow,
    )
    await waitFor(() => expect(shown).toHaveTextContent(/…(\w{4}) .*"clientKey": "…\1"/))
    expect(shown).toHaveTextContent(/Check the size.*masked.*createTask/)
    await press(app, 'Close', shown)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await app.router.navigate(-1)
    await arrivesAt(app, '/setting/errors')
    expect(screen.queryByRole('dialog')).toBeNull()
    await app.router.navigate('/setting/errors?samples=ERROR:%201005')
    const other = await screen.findByRole('dialog', { name: 'Sample requests: ERROR: 1005' }, slow)
    await waitFor(() => expect(other).toHaveTextContent(/…(\w{4}) .*GET \/res\.php\?key=…\1/))
    expect(calls(app, 'errorSamples').at(-1)?.path).toBe(
      '/api/v2/customer/errors/ERROR%3A%201005/samples',
    )
  })

  it('are tried again with a test key', async () => {
    const app = renderApp('/setting/errors?samples=ERROR_ZERO_CAPTCHA_FILESIZE', {
      persona: 'customer',
    })
    const [again] = await screen.findAllByRole(
      'button',
      { name: 'Try again with a test key' },
      slow,
    )
    if (!again) throw new Error('There is no sample.')
    await app.user.click(again)
    expect(
      await screen.findByText('Refused again: ERROR_ZERO_CAPTCHA_FILESIZE', {}, slow),
    ).toBeVisible()
    expect(app.backend.db.keys.tests.at(-1)).toMatchObject({
      keyId: 100_206,
      refused: 'ERROR_ZERO_CAPTCHA_FILESIZE',
    })
  })

  it('say when no samples are kept, and take a code that is none for nothing', async () => {
    const app = renderApp('/setting/errors?samples=ERROR_UPLOAD', { persona: 'customer' })
    expect(await screen.findByText('No samples are kept', {}, slow)).toBeVisible()
    await app.router.navigate('/setting/errors?samples=%3Cb%3E')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('are none at first', async () => {
    renderApp('/setting/errors', { persona: 'customer-empty' })
    expect(await screen.findByText('No errors', {}, slow)).toBeVisible()
    expect(await screen.findByText(/No current or recent blocks/, {}, slow)).toBeVisible()
  })

  it('say what went wrong, each part for itself', async () => {
    const backend = createBackend({ persona: 'customer' })
    const heal = backend.fail({ call: 'receivingErrors', error: 400 })
    const app = renderApp('/setting/errors', { backend })
    const part = await section('Errors received')
    const again = await within(part).findByRole('button', { name: 'Try again' }, slow)
    heal()
    await app.user.click(again)
    await list()
    expect(await section('Blocks')).toHaveTextContent('ERROR: 1004')
  })

  it('speak Russian and Chinese', async () => {
    renderApp('/setting/errors', {
      persona: 'customer',
      arrange: ({ db }) => db.accounts.forEach((one) => (one.interfaceLanguage = 'zh')),
      accepted: ['zh'],
    })
    expect(await screen.findByText('图片为空', {}, slow)).toBeVisible()
  })
})

describe('blocks', () => {
  it('say what is kept out, why, until when, and what to do; the countdown runs', async () => {
    renderApp('/setting/errors', { backend: present() })
    const active = (await screen.findByText('active', {}, slow)).closest('li')
    const part = await section('Blocks')
    expect(active).toHaveTextContent(
      /Results are requested too often.*Ends in \d+ min(?: \d+ sec)?.*ERROR: 1005.*Key.*…\w{4}.*Requests counted26,411.*Wait five seconds before the first poll/,
    )
    expect(within(part).getAllByText('over')).toHaveLength(2)
    expect(part).toHaveTextContent(/Whole account/)
  })

  it('are over when their time has come, and are asked for anew', async () => {
    // Begins with the answer, however long the page took to ask.
    let until: string | null = null
    let asked = 0
    renderApp('/setting/errors', {
      persona: 'customer',
      answer: (call) => {
        if (!call.endsWith('/api/v2/customer/bans')) return undefined
        asked += 1
        until ??= new Date(Date.now() + 1500).toISOString()
        return {
          records: [
            { id: 1, reason: 'ERROR_CURSED', scope: 'moon', from: '2026-01-01T00:00:00Z', until },
          ],
        }
      },
    })
    const active = (await screen.findByText('active', {}, slow)).closest('li')
    expect(active).toHaveTextContent(/ERROR CURSED.*Ends in \d sec.*moon.*newer than our list/)
    await waitFor(() => expect(active).toHaveTextContent('over'), slow)
    expect(asked).toBe(2)
  })
})

describe('complaints', () => {
  const table = async () => {
    const part = await section('Complaints')
    await waitFor(
      () => expect(within(part).getAllByRole('rowheader').length).toBeGreaterThan(3),
      slow,
    )
    return part
  }
  const rows = (part: HTMLElement) => within(part).getAllByRole('row').slice(1)

  it('show the share that was lost against the limit, in figures, words and a meter, with the rules', async () => {
    const app = renderApp('/setting/complaints', { persona: 'customer' })
    await app.heading('Complaints')
    const part = await section('Rejected complaints')
    const meter = await within(part).findByRole('meter', {}, slow)
    expect(meter).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^\d+(\.\d)?%, the limit is 40%$/),
    )
    expect(part).toHaveTextContent(
      /\d+ of \d+ decided.*more rejected complaints in a row put you over 40%/,
    )
    expect(part).toHaveTextContent(/Report within 15 minutes.*One complaint per task.*Above 40%/)
  })

  it('are listed with picture, answers, status, refund and dates, and lead to the task', async () => {
    const app = renderApp('/setting/complaints?status=accepted', { persona: 'customer' })
    const part = await table()
    const row = rows(part).find((one) => within(one).queryByRole('img'))
    if (!row) throw new Error('No picture.')
    expect(within(row).getByRole('img')).toHaveAttribute(
      'src',
      expect.stringMatching(/^(?:data:image\/svg|\/api\/v2\/)/),
    )
    expect(within(row).getByRole('img')).toHaveAttribute('loading', 'lazy')
    expect(row).toHaveTextContent(/accepted.*\+\$0\.00\d+.*Apr \d+, 2026.*decided Apr/)
    expect(within(row).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/statistics\/uploads\?view=tasks&task=\d+$/),
    )
    await app.user.hover(within(row).getByRole('button', { name: 'accepted' }))
    await waitFor(() =>
      expect(
        within(row).getByText('The answer was wrong. The price has been returned.'),
      ).toBeVisible(),
    )
    await app.user.click(within(row).getByRole('link'))
    expect(await screen.findByRole('dialog', { name: /^Task \d+$/ }, slow)).toBeVisible()
  })

  it('are filtered and paged in the address, and say how many there are', async () => {
    const app = renderApp('/setting/complaints', { persona: 'customer' })
    const part = await table()
    await app.user.click(within(part).getByRole('link', { name: 'Page 2' }))
    await arrivesAt(app, '/setting/complaints?page=2')
    await app.user.selectOptions(within(part).getByLabelText('Status'), 'rejected')
    await arrivesAt(app, '/setting/complaints?status=rejected')
    await waitFor(
      () => expect(rows(part).every((row) => row.textContent?.includes('rejected'))).toBe(true),
      slow,
    )
    await waitFor(() => expect(part).toHaveTextContent(/\d+ complaints found/))
    await app.router.navigate(
      '/setting/complaints?status=rejected&dateFrom=2020-01-01&dateTo=2020-01-02',
    )
    expect(await within(part).findByText('No results', {}, slow)).toBeVisible()
    await app.user.click(within(part).getByRole('link', { name: 'Reset filters' }))
    await arrivesAt(app, '/setting/complaints')
    await app.router.navigate('/setting/complaints?page=9999')
    expect(await within(part).findByText('Page not found', {}, slow)).toBeVisible()
  })

  it('that are suspended say until when', async () => {
    renderApp('/setting/complaints', { backend: present('developer') })
    expect(await screen.findByText(/Complaints are suspended until/, {}, slow)).toBeVisible()
  })

  it('of states and shares that are unusual are shown as they are', async () => {
    const app = renderApp('/setting/complaints', {
      persona: 'customer',
      answer: (call) =>
        call.includes('/api/v2/customer/reports')
          ? {
              records: [
                { id: 1, status: 'escalated_twice' },
                {
                  id: 2,
                  status: 'not_recorded',
                  reason: 'window',
                  imageUrl: 'http://x.example/a.png',
                  taskId: '7',
                },
              ],
              summary: { decided: 10, rejected: 6 },
            }
          : undefined,
    })
    const part = await section('Complaints')
    expect(await within(part).findByText('escalated twice', {}, slow)).toBeVisible()
    expect(within(part).queryByRole('img')).toBeNull()
    expect(part).toHaveTextContent('Picture no longer stored')
    await app.user.hover(within(part).getByRole('button', { name: 'not recorded' }))
    await waitFor(() => expect(within(part).getByText(/It came too late/)).toBeVisible())
    const share = await section('Rejected complaints')
    expect(share).toHaveTextContent(
      /over the limit.*60%.*new complaints aren’t recorded until it drops/,
    )
  })

  it('are none at first', async () => {
    renderApp('/setting/complaints', { persona: 'customer-empty' })
    expect(await screen.findByText('No complaints', {}, slow)).toBeVisible()
    expect(await section('Rejected complaints')).toHaveTextContent('No complaints decided yet.')
  })
})

describe.each([
  [
    'impossible captchas',
    '/setting/impossible_captchas',
    'Impossible captchas',
    'Samples',
    'hideImpossible',
    'No impossible captchas',
  ],
  [
    'not captchas',
    '/setting/not_captcha',
    'Not captchas',
    'Flagged pictures',
    'hideNotCaptcha',
    'No flagged pictures',
  ],
] as const)('%s', (_, path, heading, title, hideCall, nothing) => {
  const gallery = () => screen.findByRole('list', { name: title }, slow)
  const cards = (list: HTMLElement) => within(list).getAllByRole('listitem')
  const restoreCall = hideCall === 'hideImpossible' ? 'restoreImpossible' : 'restoreNotCaptcha'

  it('show picture, hint, reason with a tip, and how often', async () => {
    const app = renderApp(path, { backend: present() })
    await app.heading(heading)
    const list = await gallery()
    const [first] = cards(list)
    if (!first) throw new Error('None.')
    const picture = within(first).getByRole('img')
    expect(picture).toHaveAttribute('alt', expect.stringMatching(/^Sent picture, reason: /))
    expect(picture).toHaveAttribute('width', '240')
    expect(picture).toHaveAttribute('loading', 'lazy')
    expect(list).toHaveTextContent(/Your hint: “/)
    expect(list).toHaveTextContent(/Sent without a hint\./)
    expect(list).toHaveTextContent(/times · .*last seen/)
  })

  it('are filtered by reason in the address, and paged', async () => {
    const app = renderApp(path, { persona: 'customer' })
    await gallery()
    await app.user.selectOptions(screen.getByLabelText('Reason'), 'Blank')
    await arrivesAt(app, `${path}?reason=empty`)
    await waitFor(() => {
      const list = screen.getByRole('list', { name: title })
      expect(
        within(list)
          .getAllByRole('heading')
          .every((one) => one.textContent === 'blank'),
      ).toBe(true)
    }, slow)
    await app.user.selectOptions(screen.getByLabelText('Reason'), '')
    await arrivesAt(app, path)
    await app.user.click(await screen.findByRole('link', { name: 'Page 2' }, slow))
    await arrivesAt(app, `${path}?page=2`)
  })

  it('are hidden and taken back', async () => {
    const app = renderApp(path, { persona: 'customer' })
    const list = await gallery()
    // What keeps the focus comes with the rail.
    await screen.findByRole('link', { name: 'Dashboard' }, slow)
    const before = screen.getByText(/^\d+ pictures$/).textContent
    const [first] = within(list).getAllByRole('button', { name: /^Hide/ })
    if (!first) throw new Error('None.')
    await app.user.dblClick(first)
    await waitFor(
      () => expect(screen.getByText(/^\d+ pictures$/).textContent).not.toBe(before),
      slow,
    )
    // The next picture is first now.
    await waitFor(() => expect(within(list).getAllByRole('listitem')[0]).toHaveFocus())
    await app.user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(
      () => expect(screen.getByText(/^\d+ pictures$/)).toHaveTextContent(before ?? ''),
      slow,
    )
    expect(await screen.findByText('Restored.')).toBeVisible()
  })

  it.each([
    [503, 'Maintenance', 1],
    ['ERROR_NOT_FOUND', 'Not found', 0],
  ] as const)(
    'can be taken back again after %s, if they are still there',
    async (error, words, tries) => {
      const app = renderApp(path, { persona: 'customer' })
      const [first] = within(await gallery()).getAllByRole('button', { name: /^Hide/ })
      if (!first) throw new Error('None.')
      await app.user.click(first)
      app.backend.fail({ call: restoreCall, error })
      await app.user.click(await screen.findByRole('button', { name: 'Undo' }))
      expect(await urgent(words)).toBeVisible()
      expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(tries)
    },
  )

  it('stay where hiding fails, and it is said', async () => {
    const app = renderApp(path, { persona: 'customer' })
    const list = await gallery()
    app.backend.fail({ call: hideCall, error: 503 })
    const [first] = within(list).getAllByRole('button', { name: /^Hide/ })
    if (!first) throw new Error('None.')
    await app.user.click(first)
    expect(await urgent('Maintenance')).toBeVisible()
    expect(cards(list)).toHaveLength(12)
  })

  it('are none at first', async () => {
    renderApp(path, { persona: 'customer-empty' })
    expect(await screen.findByText(nothing, {}, slow)).toBeVisible()
  })
})

it('pictures of places that no page may show, and reasons newer than the page, are shown for what they are', async () => {
  renderApp('/setting/impossible_captchas', {
    persona: 'customer',
    answer: (call) =>
      call.includes('/api/v2/customer/impossible')
        ? {
            records: [
              { id: 'a', reason: 'too_small', count: 1, imageUrl: 'http://pictures.example/a.png' },
            ],
            totalCount: 1,
          }
        : undefined,
  })
  const list = await screen.findByRole('list', { name: 'Samples' }, slow)
  expect(list).toHaveTextContent('Picture no longer stored')
  expect(list).toHaveTextContent('too small')
  expect(document.body.innerHTML).not.toContain('http://pictures.example')
})
