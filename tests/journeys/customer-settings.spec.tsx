import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { CallName } from '@/api/contract/index.ts'
import { createBackend } from '@/mocks/node.ts'
import { personaPassword } from '@/mocks/personas.ts'
import { dismissToast } from '@/ui/toast-store.ts'
import { arrivesAt, renderApp } from '../support/render-app.tsx'
import type { Rendered } from '../support/render-app.tsx'

const calls = (app: Rendered, name: CallName) =>
  app.backend.requests.filter(({ call }) => call === name)
const slow = { timeout: 20_000 }
const section = (name: string) => screen.findByRole('region', { name }, slow)
const press = (app: Rendered, name: string | RegExp, place: HTMLElement = document.body) =>
  app.user.click(within(place).getByRole('button', { name }))
const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name }, slow)
/** Sets the value of a field in one step. */
const fill = (label: string | RegExp, value: string, place: HTMLElement = document.body) =>
  fireEvent.change(within(place).getByLabelText(label), { target: { value } })
const card = async (name: string) =>
  (await screen.findByRole('heading', { level: 3, name }, slow)).closest('li') ?? document.body
const keyOf = ({ backend }: Pick<Rendered, 'backend'>, name: string) => {
  const found = backend.db.keys.keys.find(
    (known) => known.name === name && known.accountId === 1002,
  )
  if (!found) throw new Error(`There is no key ${name}.`)
  return found
}

async function prove(app: Rendered): Promise<void> {
  const question = await dialog('Confirm it’s you')
  await app.user.type(within(question).getByLabelText('Your password'), `${personaPassword}{Enter}`)
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

afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
  dismissToast()
})

describe('the API keys', () => {
  it('are listed with their states, restrictions and spending; revoked ones apart', async () => {
    const app = renderApp('/setting', { persona: 'customer' })
    await app.heading('Settings')
    const part = await section('API keys')
    const names = (await within(part).findAllByRole('heading', { level: 3 }, slow)).map(
      ({ textContent }) => textContent,
    )
    expect(names).toEqual([
      'Main',
      'Shop assistant',
      'Price monitor',
      'Test bench',
      'Local tests',
      '1 revoked key',
    ])
    const main = await card('Main')
    expect(main).toHaveTextContent(/primary/)
    expect(main).toHaveTextContent(/All task types, from any IP address/)
    const monitor = await card('Price monitor')
    expect(monitor).toHaveTextContent('52.29.14.0/24')
    expect(monitor).toHaveTextContent(/Created by\s*Dana Ortiz/)
    expect(monitor).toHaveTextContent('reCAPTCHA v2')
    expect(within(monitor).getByRole('progressbar', { name: /Spent today/ })).toBeVisible()
    expect(await card('Test bench')).toHaveTextContent('disabled')
    for (const { value } of app.backend.db.keys.keys)
      expect(document.body).not.toHaveTextContent(value)
  })

  it('are shown whole after a proof, for a minute, and are kept nowhere', async () => {
    const app = renderApp('/setting', { persona: 'customer' })
    const main = await card('Main')
    const { value } = keyOf(app, 'Main')
    expect(within(main).queryByRole('button', { name: 'Copy key' })).toBeNull()
    const button = within(main).getByRole('button', { name: 'Show the key “Main”' })
    await app.user.dblClick(button)
    await prove(app)
    expect(await within(main).findByText(value, {}, slow)).toBeVisible()
    expect(within(main).getByRole('button', { name: 'Hide the key “Main”' })).toBe(button)
    expect(within(main).getByRole('button', { name: 'Copy key' })).toBeVisible()
    expect(calls(app, 'revealKey')).toHaveLength(2)
    expect(kept(app)).not.toContain(value)
    const later = Date.now() + 61_000
    vi.spyOn(Date, 'now').mockReturnValue(later)
    await waitFor(() => expect(within(main).queryByText(value)).toBeNull(), slow)
    expect(within(main).getByText('The key is hidden again.')).toBeInTheDocument()
    expect(within(main).queryByRole('button', { name: 'Copy key' })).toBeNull()
    vi.mocked(Date.now).mockRestore()
  })

  it('are hidden by hand, and when one leaves', async () => {
    const app = renderApp('/setting', { persona: 'customer' })
    const { value } = keyOf(app, 'Main')
    const main = await card('Main')
    await press(app, 'Show the key “Main”', main)
    await prove(app)
    await within(main).findByText(value, {}, slow)
    await press(app, 'Hide the key “Main”', main)
    expect(within(main).queryByText(value)).toBeNull()
    await press(app, 'Show the key “Main”', main)
    await within(main).findByText(value, {}, slow)
    act(() => void window.dispatchEvent(new Event('pagehide')))
    expect(within(main).queryByText(value)).toBeNull()
  })

  it('stay hidden where one does not prove who one is, and say what else went wrong', async () => {
    const app = renderApp('/setting', { persona: 'customer' })
    const main = await card('Main')
    await press(app, 'Show the key “Main”', main)
    const question = await dialog('Confirm it’s you')
    await press(app, 'Close', question)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(main).not.toHaveTextContent(/confirm that it is you/i)
    app.backend.fail({ call: 'revealKey', error: 429, times: 1 })
    await press(app, 'Show the key “Main”', main)
    expect(await within(main).findByText('Too many requests', {}, slow)).toBeVisible()
    expect(main).toHaveTextContent(/Try again in \d+ sec/)
  })

  it('are made with errors by field and line, then shown once', async () => {
    const app = renderApp('/setting', { persona: 'customer' })
    await card('Main')
    await press(app, 'New key')
    expect(app.address()).toBe('/setting?modal=new_key')
    const box = await dialog('New key')
    await within(box).findByLabelText('Name', {}, slow)
    await app.user.click(within(box).getByLabelText('Selected types'))
    fill(/Allowed IP addresses/, '8.8.8.8\n10.0.0.1\nnonsense', box)
    fill(/Daily limit/, '0.1', box)
    await press(app, 'Create key', box)
    expect(await within(box).findByRole('link', { name: 'Enter a name.' }, slow)).toBeVisible()
    expect(within(box).getByRole('link', { name: /Choose at least one type/ })).toBeVisible()
    expect(within(box).getByLabelText(/Allowed IP addresses/)).toHaveAccessibleDescription(
      /Line 2, 10\.0\.0\.1: a private or reserved address.*Line 3, nonsense: not an IP address/,
    )
    expect(
      within(box).getByRole('link', { name: 'Daily limit: from $0.50 to $5,000.00.' }),
    ).toBeVisible()
    expect(calls(app, 'createKey')).toHaveLength(0)

    fill('Name', 'main', box)
    fill(/Allowed IP addresses/, '8.8.8.77/24', box)
    fill(/Daily limit/, '2,5', box)
    await app.user.click(await within(box).findByRole('checkbox', { name: /Image captcha/ }, slow))
    await press(app, 'Create key', box)
    expect(
      await within(box).findByRole('link', { name: 'Another key has this name.' }, slow),
    ).toBeVisible()
    fill('Name', 'Crawler', box)
    await press(app, 'Create key', box)
    await prove(app)
    const done = await dialog('“Crawler” is ready')
    const made = keyOf(app, 'Crawler')
    expect(within(done).getByText(made.value)).toBeVisible()
    expect(done).toHaveTextContent(/The full key is shown only in this window/)
    expect(made).toMatchObject({
      ipList: ['8.8.8.0/24'],
      dailyLimit: 2_500_000,
      allowedTypes: ['ImageToTextTask'],
    })
    expect(kept(app)).not.toContain(made.value)
    // A reload opens no empty form over it.
    await arrivesAt(app, '/setting')
    await press(app, 'I’ve copied it', done)
    await arrivesAt(app, '/setting')
    await waitFor(() => expect(document.body).not.toHaveTextContent(made.value))
    expect(await card('Crawler')).toHaveTextContent('never used')
  })

  it('are changed; a newer version is shown, or written over', async () => {
    // The end of a day in another time zone, which stays where it is.
    const end = Date.parse('2026-06-01T15:00:00Z')
    const app = renderApp('/setting', {
      persona: 'customer',
      arrange: ({ db }) => {
        for (const key of db.keys.keys) if (key.name === 'Price monitor') key.expiresAt = end
      },
    })
    await card('Price monitor')
    await press(app, 'Edit “Price monitor”')
    const box = await dialog('Edit “Price monitor”')
    await within(box).findByLabelText('Name', {}, slow)
    fill(/Requests per minute/, '100', box)
    const known = keyOf(app, 'Price monitor')
    Object.assign(known, { rpm: 7, updatedAt: known.updatedAt + 5000 })
    await press(app, 'Save', box)
    expect(await within(box).findByText('A newer version was saved', {}, slow)).toBeVisible()
    expect(within(box).getByLabelText(/Requests per minute/)).toHaveValue('100')
    await press(app, 'Show newer version', box)
    expect(within(box).getByLabelText(/Requests per minute/)).toHaveValue('7')
    fill(/Requests per minute/, '100', box)
    await press(app, 'Save', box)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), slow)
    expect(keyOf(app, 'Price monitor')).toMatchObject({ rpm: 100, expiresAt: end })
  })

  it('are limited to what they did lately, with what would be refused said before', async () => {
    const app = renderApp('/setting', { persona: 'customer' })
    await card('Main')
    await press(app, 'Edit “Main”')
    const box = await dialog('Edit “Main”')
    expect(
      await within(box).findByText('Access its calls used in the last 30 days', {}, slow),
    ).toBeVisible()
    await app.user.click(within(box).getByLabelText('Balance only'))
    expect(box).toHaveTextContent(/5 kinds of calls it makes would be refused/)
    expect(box).toHaveTextContent(/createTask · Image captcha · [\d,]+ times/)
    await press(app, 'Allow only this', box)
    expect(within(box).getByLabelText('Captchas')).toHaveValue('write')
    expect(within(box).getByLabelText('Proxies')).toHaveValue('none')
    expect(within(box).getByLabelText('Selected projects')).toBeChecked()
    expect(box).toHaveTextContent('None of its calls in the last 30 days would be refused.')
    fill(/Last day/, '2026-04-20', box)
    await press(app, 'Save', box)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), slow)
    expect(keyOf(app, 'Main').scope).toMatchObject({
      captcha: 'write',
      proxy: 'none',
      balance: true,
    })
    const main = await card('Main')
    expect(main).toHaveTextContent(/Only for.*Captchas: Read and write.*1 project/)
    expect(main).toHaveTextContent(/Works until/)
  })

  it('have no proposal where the backend does not count their calls', async () => {
    const app = renderApp('/setting', { persona: 'customer' })
    app.backend.fail({ call: 'keyUse', error: 404 })
    await card('Price monitor')
    await press(app, 'Edit “Price monitor”')
    const box = await dialog('Edit “Price monitor”')
    expect(await within(box).findByLabelText('Statistics only', {}, slow)).toBeVisible()
    await waitFor(() => expect(calls(app, 'keyUse')).toHaveLength(1))
    expect(box).not.toHaveTextContent(/last 30 days/)
  })

  it('have no scope and no end where the backend knows none', async () => {
    const app = renderApp('/setting', { persona: 'moderator' })
    await press(app, 'Edit “Main”', await card('Main'))
    const box = await dialog('Edit “Main”')
    await within(box).findByLabelText('Name', {}, slow)
    expect(within(box).queryByLabelText('Statistics only')).toBeNull()
    expect(within(box).queryByLabelText(/Last day/)).toBeNull()
    await press(app, 'Save', box)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), slow)
    for (const { body } of calls(app, 'updateKey')) {
      expect(body).not.toHaveProperty('scope')
      expect(body).not.toHaveProperty('expiresAt')
    }
  })

  it('are made for tests, whose tasks one answers oneself', async () => {
    const app = renderApp('/setting?modal=new_key', { persona: 'customer' })
    const box = await dialog('New key')
    await within(box).findByLabelText('Name', {}, slow)
    fill('Name', 'CI', box)
    await app.user.click(within(box).getByLabelText('Test'))
    expect(within(box).queryByLabelText(/Daily limit/)).toBeNull()
    fill('How tasks end', 'error', box)
    await press(app, 'Create key', box)
    expect(
      await within(box).findByRole('link', { name: 'Choose an error from the list.' }, slow),
    ).toBeVisible()
    fill(/^Error/, 'ERROR_ZERO_BALANCE', box)
    await press(app, 'Create key', box)
    await prove(app)
    await press(app, 'I’ve copied it', await dialog('“CI” is ready'))
    expect(keyOf(app, 'CI').test).toEqual({
      answers: 'fixture',
      outcome: 'error',
      errorCode: 'ERROR_ZERO_BALANCE',
    })
    const made = await card('CI')
    expect(made).toHaveTextContent(/test/)
    expect(made).not.toHaveTextContent(/Spent/)
    await press(app, 'More actions for “Local tests”', await card('Local tests'))
    await app.user.click(await screen.findByRole('menuitem', { name: 'Test requests' }))
    const tests = await dialog('Test requests of “Local tests”')
    expect(await within(tests).findByText('waiting', {}, slow)).toBeVisible()
    fill(/Your answer/, 'ab12', tests)
    // A reload shows what was not sent.
    app.unmount()
    const reloaded = renderApp(app.address(), { backend: app.backend })
    const again = await dialog('Test requests of “Local tests”')
    expect(await within(again).findByLabelText(/Your answer/, {}, slow)).toHaveValue('ab12')
    await press(reloaded, 'Send answer', again)
    await waitFor(() => expect(within(again).queryByText('waiting')).toBeNull(), slow)
    expect(again).toHaveTextContent('ab12')
  })

  it('are replaced with an overlap: both are there, with the time that is left', async () => {
    // The page counts by its own clock, which is the backend's here.
    const app = renderApp('/setting', {
      backend: createBackend({ persona: 'customer', clock: () => Date.now(), latency: 30 }),
    })
    const main = await card('Main')
    const old = keyOf(app, 'Main').value
    await press(app, 'Replace “Main”', main)
    const box = await dialog('Replace “Main”')
    expect(within(box).getByLabelText('One hour')).toBeChecked()
    await app.user.click(within(box).getByLabelText('24 hours'))
    await app.user.dblClick(within(box).getByRole('button', { name: 'Replace key' }))
    await prove(app)
    const done = await dialog('The new key of “Main”')
    const { value } = keyOf(app, 'Main')
    expect(value).not.toBe(old)
    expect(within(done).getByText(value)).toBeVisible()
    expect(kept(app)).not.toContain(value)
    await press(app, 'I’ve copied it', done)
    await waitFor(() => expect(main).toHaveTextContent(/being replaced/), slow)
    const again = within(main).getByRole('button', { name: 'Replace “Main”' })
    await waitFor(() =>
      expect(again).toHaveAccessibleDescription(
        'Stop the old key first, or wait until it expires.',
      ),
    )
    await app.user.click(again)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(main).toHaveTextContent(/Works for another (?:23 hr 59 min|1 day),/)
    expect(main).toHaveTextContent(`${old.slice(0, 4)}`)
    await press(app, 'Stop now: the old key of “Main”', main)
    const question = await dialog('Stop the old key of “Main”?')
    await press(app, 'Stop now', question)
    await waitFor(() => expect(main).toHaveTextContent(/active/), slow)
    await waitFor(() => expect(keyOf(app, 'Main').rotation).toBeNull(), slow)
  })

  it('are switched off after a question and on without one', async () => {
    const backend = createBackend({ persona: 'customer', latency: 30 })
    for (const key of backend.db.keys.keys)
      if (key.name === 'Price monitor') key.monthlyLimit = 5_000_000
    const app = renderApp('/setting', { backend })
    const monitor = await card('Price monitor')
    expect(monitor).toHaveTextContent(/This month’s limit is reached/)
    await press(app, 'More actions for “Price monitor”', monitor)
    await app.user.click(await screen.findByRole('menuitem', { name: 'Disable' }))
    const box = await dialog('Disable “Price monitor”?')
    await app.user.dblClick(within(box).getByRole('button', { name: 'Disable' }))
    await waitFor(() => expect(monitor).toHaveTextContent('disabled'), slow)
    expect(calls(app, 'updateKey')).toHaveLength(1)
    expect(within(monitor).queryByRole('button', { name: /Replace/ })).toBeNull()
    expect(monitor).not.toHaveTextContent(/limit is reached/)
    await press(app, 'Enable', monitor)
    await waitFor(() => expect(monitor).toHaveTextContent('active'), slow)
    await waitFor(() => expect(monitor).toHaveFocus())
  })

  it('become the primary one', async () => {
    const app = renderApp('/setting', { persona: 'customer' })
    const monitor = await card('Price monitor')
    await press(app, 'More actions for “Price monitor”', monitor)
    await app.user.click(await screen.findByRole('menuitem', { name: 'Make primary' }))
    await waitFor(
      () =>
        expect(screen.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('Price monitor'),
      slow,
    )
    expect(keyOf(app, 'Main').primary).toBe(false)
  })

  it('are revoked only with their name', async () => {
    const app = renderApp('/setting', { persona: 'customer' })
    const monitor = await card('Price monitor')
    await press(app, 'More actions for “Price monitor”', monitor)
    await app.user.click(await screen.findByRole('menuitem', { name: 'Revoke' }))
    const box = await dialog('Revoke “Price monitor”')
    await app.user.type(within(box).getByLabelText(/Type its name/), 'price{Enter}')
    expect(
      await within(box).findByRole('link', { name: /The name doesn’t match/ }, slow),
    ).toBeVisible()
    expect(calls(app, 'revokeKey')).toHaveLength(0)
    await app.user.clear(within(box).getByLabelText(/Type its name/))
    await app.user.type(within(box).getByLabelText(/Type its name/), 'Price monitor{Enter}')
    expect(
      await screen.findByRole('heading', { level: 3, name: '2 revoked keys' }, slow),
    ).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Edit “Price monitor”' })).toBeNull()
    // The primary key cannot be revoked.
    await press(app, 'More actions for “Main”')
    expect(screen.queryByRole('menuitem', { name: 'Revoke' })).toBeNull()
  })

  it('that have changed meanwhile say so, and the list follows', async () => {
    const app = renderApp('/setting', {
      persona: 'customer',
      // The list is refetched when an overlap ends; otherwise it would be right before the press.
      arrange: (backend) =>
        Object.assign(keyOf({ backend }, 'Shop assistant'), { status: 'active', rotation: null }),
    })
    const bench = await card('Test bench')
    keyOf(app, 'Test bench').status = 'revoked'
    await press(app, 'Enable', bench)
    expect(await screen.findByText('This has changed', {}, slow)).toBeVisible()
    expect(
      await screen.findByRole('heading', { level: 3, name: '2 revoked keys' }, slow),
    ).toBeVisible()
  })

  it('cannot be made where the backend knows one', async () => {
    const app = renderApp('/setting?modal=new_key', { persona: 'moderator' })
    await app.heading('Settings')
    expect(await card('Main')).toHaveTextContent('primary')
    expect(screen.queryByRole('button', { name: 'New key' })).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('of a state that is newer than the page, and of an account without any', async () => {
    const answer = (records: unknown[]) => (call: string) =>
      call.endsWith('GET /api/v2/customer/keys') ? { records } : undefined
    const app = renderApp('/setting', {
      persona: 'customer',
      answer: answer([
        {
          id: 'x',
          name: 'Odd',
          status: 'under_review',
          allowedTypes: null,
          ipList: [],
          dailyLimit: null,
          monthlyLimit: null,
          rpm: null,
          updatedAt: null,
        },
      ]),
    })
    expect(await card('Odd')).toHaveTextContent('under review')
    app.unmount()
    renderApp('/setting', { persona: 'customer', answer: answer([]) })
    expect(await screen.findByRole('heading', { name: 'No keys yet' }, slow)).toBeVisible()
  })

  it('that cannot be had say why, and come with another try', async () => {
    const backend = createBackend({ persona: 'customer' })
    const heal = backend.fail({ call: 'keys', error: 500 })
    const app = renderApp('/setting', { backend })
    expect(
      await screen.findByRole('heading', { name: 'Something went wrong on our side' }, slow),
    ).toBeVisible()
    heal()
    await press(app, 'Try again')
    expect(await card('Main')).toBeVisible()
  })
})

describe('the key in the rail', () => {
  it('costs nothing until it is pressed, then shows the primary key after a proof', async () => {
    const app = renderApp('/enterpage', { persona: 'customer' })
    const button = await screen.findByRole('button', { name: 'API key' }, slow)
    expect(calls(app, 'keys')).toHaveLength(0)
    expect(button).toHaveAttribute('aria-expanded', 'false')
    await app.user.click(button)
    await app.user.click(await screen.findByRole('button', { name: 'Show the key “Main”' }, slow))
    await prove(app)
    expect(await screen.findByText(keyOf(app, 'Main').value, {}, slow)).toBeVisible()
    await app.user.click(button)
    expect(screen.queryByText(keyOf(app, 'Main').value)).toBeNull()
  })

  it('is not there for workers, nor on the page of the keys', async () => {
    const app = renderApp('/profile', { persona: 'worker' })
    await app.heading(/Profile/)
    await screen.findByRole('navigation', { name: 'Account' }, slow)
    expect(screen.queryByRole('button', { name: 'API key' })).toBeNull()
    app.unmount()
    renderApp('/setting', { persona: 'customer' })
    await card('Main')
    expect(screen.queryByRole('button', { name: 'API key' })).toBeNull()
  })
})

describe('the change log', () => {
  const row = async (name: RegExp) => screen.findByRole('row', { name }, slow)

  it('tells what was changed, and undoes it by the call that stands', async () => {
    const app = renderApp('/setting?tab=changes', { persona: 'customer' })
    const monitor = await row(/Price monitor/)
    expect(monitor).toHaveTextContent(/Daily limit.*\$1\.00.*became.*\$2\.50/)
    expect(monitor).toHaveTextContent(/Robin Vale/)
    expect(
      within(monitor).getByRole('link', { name: 'Figures since then: Price monitor' }),
    ).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/statistics\/uploads\?key=100202&dateFrom=2026-04-12$/),
    )
    await press(app, 'Undo: Price monitor', monitor)
    const box = await dialog('Undo the change to “Price monitor”?')
    expect(box).toHaveTextContent(/These values will be restored:Daily limit \$1\.00/)
    await press(app, 'Undo', box)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), slow)
    expect(calls(app, 'updateKey').map(({ body }) => body)).toEqual([
      { dailyLimit: { amount: '1.00', currency: 'USD' } },
    ])
    expect(keyOf(app, 'Price monitor').dailyLimit).toBe(1_000_000)
    await waitFor(() => expect(screen.getAllByText('undone')).toHaveLength(1), slow)
  })

  it('is filtered by what, by whom and by days, in the address, and leads to the figures since', async () => {
    const app = renderApp('/setting?tab=changes', { persona: 'customer' })
    await row(/Price monitor/)
    await app.user.selectOptions(screen.getByLabelText('Changed by'), 'Support')
    await waitFor(() => expect(app.address()).toContain('by=support'), slow)
    await waitFor(
      () => expect(screen.queryByRole('row', { name: /Price monitor/ })).toBeNull(),
      slow,
    )
    const theirs = await row(/Rates and limits/)
    expect(within(theirs).getByRole('link', { name: /^Figures since then/ })).toHaveAttribute(
      'href',
      expect.stringMatching(
        /^\/statistics\/graph_captures\?metric=successRate&dateFrom=2026-03-13/,
      ),
    )
    expect(calls(app, 'accountChanges').at(-1)?.path).toContain('by=support')
    app.unmount()
    renderApp('/setting?tab=changes&area=keys&dateFrom=2026-04-01', { persona: 'customer' })
    await row(/Price monitor/)
    expect(screen.getAllByRole('row')).toHaveLength(2)
  })

  it('puts old values into the newest version of a document', async () => {
    const app = renderApp('/setting?tab=changes', { persona: 'customer' })
    await press(app, 'Undo: Spending limits', await row(/Spending limits/))
    await press(app, 'Undo', await dialog('Undo the change to “Spending limits”?'))
    await waitFor(() => expect(calls(app, 'updateSpendingLimits')).toHaveLength(1), slow)
    expect(calls(app, 'updateSpendingLimits')[0]?.body).toMatchObject({
      daily: { amount: { amount: '10.00' }, mode: 'notify' },
      monthly: { amount: { amount: '200.00' }, mode: 'block' },
      alertPercents: [50, 80, 100],
      updatedAt: expect.any(String),
    })
  })

  it('is no tab where the backend keeps none', async () => {
    const app = renderApp('/setting?tab=changes', { persona: 'moderator' })
    await card('Main')
    expect(screen.queryByRole('tab', { name: 'Change log' })).toBeNull()
    expect(calls(app, 'accountChanges')).toHaveLength(0)
  })
})

describe('the tabs of the settings', () => {
  it('stand in the address, the way back goes through them, and nonsense is the first', async () => {
    const app = renderApp('/setting?tab=nonsense', { persona: 'customer' })
    await card('Main')
    expect(screen.getByRole('tab', { name: 'API keys' })).toHaveAttribute('aria-selected', 'true')
    await app.user.click(screen.getByRole('tab', { name: 'Spending limits' }))
    expect(await screen.findByRole('button', { name: 'Save limits' }, slow)).toBeVisible()
    await app.user.click(screen.getByRole('tab', { name: 'Software used' }))
    expect(app.address()).toBe('/setting?tab=software')
    expect(await screen.findByRole('table', { name: 'Software used' }, slow)).toBeVisible()
    await act(() => app.router.navigate(-1))
    expect(await screen.findByRole('button', { name: 'Save limits' }, slow)).toBeVisible()
    await act(() => app.router.navigate(-1))
    expect(await card('Main')).toBeVisible()
  })
})

describe('the spending limits', () => {
  it('show what is spent, are saved once, and hold what the backend says', async () => {
    const app = renderApp('/setting?tab=limits', {
      backend: createBackend({ persona: 'customer', latency: 30 }),
    })
    await screen.findByLabelText('Daily limit', {}, slow)
    const part = await section('Spending limits')
    expect(within(part).getByRole('progressbar', { name: /Spent today/ })).toBeVisible()
    expect(part).toHaveTextContent(/of \$250\.00/)
    fill('Daily limit', '300')
    await press(app, 'Save limits', part)
    expect(
      await within(part).findByRole(
        'link',
        { name: 'The daily limit can’t be higher than the monthly limit.' },
        slow,
      ),
    ).toBeVisible()
    await waitFor(() => expect(document.title).toMatch(/^Error: /))
    fill('Daily limit', '12,5')
    expect(within(part).getByText('You have unsaved changes.')).toBeVisible()
    await app.user.click(within(part).getByRole('checkbox', { name: '90%' }))
    await app.user.dblClick(within(part).getByRole('button', { name: 'Save limits' }))
    expect(await screen.findByText('Saved.', {}, slow)).toBeInTheDocument()
    expect(calls(app, 'updateSpendingLimits').map(({ body }) => body)).toEqual([
      expect.objectContaining({
        daily: { amount: { amount: '12.5', currency: 'USD' }, mode: 'notify' },
        alertPercents: [50, 80, 100, 90],
      }),
    ])
    await waitFor(() => expect(part).toHaveTextContent(/of \$12\.50/), slow)
    expect(within(part).queryByText('You have unsaved changes.')).toBeNull()
  })

  it('that are reached say so, and those that nobody set are empty', async () => {
    const backend = createBackend({ persona: 'customer' })
    const app = renderApp('/setting?tab=limits', { backend })
    await screen.findByLabelText('Daily limit', {}, slow)
    const part = await section('Spending limits')
    await app.user.click(within(part).getAllByLabelText('Stop tasks')[0] ?? part)
    fill('Daily limit', '0.5')
    await press(app, 'Save limits', part)
    expect(await within(part).findByText('Today’s limit is reached', {}, slow)).toBeVisible()
    app.unmount()
    renderApp('/setting?tab=limits', { persona: 'customer-empty' })
    expect(await screen.findByLabelText('Daily limit', {}, slow)).toHaveValue('')
  })

  it('are not written over a newer version unseen', async () => {
    const app = renderApp('/setting?tab=limits', { persona: 'customer' })
    await screen.findByLabelText('Daily limit', {}, slow)
    const part = await section('Spending limits')
    fill('Daily limit', '9')
    const [own] = app.backend.db.settings.own
    if (own) own.limits.updatedAt += 1000
    await press(app, 'Save limits', part)
    expect(await within(part).findByText('A newer version was saved', {}, slow)).toBeVisible()
    await press(app, 'Overwrite with mine', part)
    expect(await screen.findByText('Saved.', {}, slow)).toBeInTheDocument()
    expect(app.backend.db.settings.own[0]?.limits.daily.amount).toBe(9_000_000)
  })
})

describe('the software used', () => {
  it('is sorted by the address, blocked after a question, allowed without one', async () => {
    const app = renderApp('/setting?tab=software&sort=name', {
      backend: createBackend({ persona: 'customer', latency: 30 }),
    })
    await screen.findByRole('rowheader', { name: /RankWatch/ }, slow)
    const table = screen.getByRole('table', { name: 'Software used' })
    const order = () =>
      within(table)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent?.replace(/softId.*| blocked.*/, '').trim())
    expect(order()).toEqual(['FormFiller Pro', 'Glyph for Chrome', 'Program 5204', 'RankWatch'])
    await app.user.click(within(table).getByRole('button', { name: /^Tasks/ }))
    await arrivesAt(app, '/setting?tab=software')
    await waitFor(() => expect(order()[0]).toBe('Glyph for Chrome'))
    await press(app, 'Block “RankWatch”', table)
    const box = await dialog('Block “RankWatch”?')
    await press(app, 'Block', box)
    await within(table).findByRole('button', { name: 'Allow “RankWatch” again' }, slow)
    await app.user.dblClick(
      within(table).getByRole('button', { name: 'Allow “FormFiller Pro” again' }),
    )
    await within(table).findByRole('button', { name: 'Block “FormFiller Pro”' }, slow)
    expect(calls(app, 'blockSoftware')).toHaveLength(2)
  })

  it('is empty at first, and says when it cannot be changed', async () => {
    const app = renderApp('/setting?tab=software', { persona: 'customer-empty' })
    expect(await screen.findByRole('heading', { name: 'No programs yet' }, slow)).toBeVisible()
    app.unmount()
    const backend = createBackend({ persona: 'customer' })
    const other = renderApp('/setting?tab=software', { backend })
    await screen.findByRole('rowheader', { name: /RankWatch/ }, slow)
    other.backend.fail({ call: 'blockSoftware', error: 'ERROR_NOT_FOUND', times: 1 })
    await press(other, 'Allow “FormFiller Pro” again')
    expect(await screen.findByText('Not found', {}, slow)).toBeVisible()
  })
})

describe('the rates', () => {
  const open = async (
    persona: 'customer' | 'customer-empty' = 'customer',
    arrange?: Parameters<typeof renderApp>[1],
  ) => {
    const app = renderApp('/setting/edit', { persona, ...arrange })
    await app.heading('Rates and limits')
    await screen.findByLabelText('Image captcha', {}, slow)
    const part = await section('Price limit per 1,000')
    return { app, part }
  }

  it('warn at once below the market price, with what would happen, and are saved', async () => {
    const { app, part } = await open('customer', {
      backend: createBackend({ persona: 'customer', latency: 30 }),
    })
    expect(within(part).queryByText('ERROR_NO_SLOT_AVAILABLE')).toBeNull()
    fill('Cloudflare Turnstile', '1.20')
    expect(within(part).queryByText('ERROR_NO_SLOT_AVAILABLE')).not.toBeNull()
    fill('Cloudflare Turnstile', '1.45')
    expect(within(part).queryByText('ERROR_NO_SLOT_AVAILABLE')).toBeNull()
    fill('Image captcha', '0.26')
    expect(
      within(part).getByText('ERROR_NO_SLOT_AVAILABLE').closest('[role=status]'),
    ).toHaveTextContent(/The market price is \$0\.\d\d.*are refused with ERROR_NO_SLOT_AVAILABLE/)
    await app.user.dblClick(within(part).getByRole('button', { name: 'Save limits' }))
    expect(await screen.findByText('Saved.', {}, slow)).toBeInTheDocument()
    expect(calls(app, 'updateCustomerSettings')).toHaveLength(1)
    expect(app.backend.db.settings.own[0]?.rules.rates).toEqual({
      normal: 260_000,
      RecaptchaV2Task: 2_990_000,
      TurnstileTask: 1_450_000,
    })
  })

  it('stay between the limits of the backend, on its steps', async () => {
    const { app, part } = await open()
    fill('Image captcha', '0.1')
    fill('reCAPTCHA v2', '1.005')
    await press(app, 'Save limits', part)
    expect(
      await within(part).findByRole('link', { name: 'Image captcha: from $0.25 to $3.00.' }, slow),
    ).toBeVisible()
    expect(within(part).getByRole('link', { name: /in steps of 0\.01/ })).toBeVisible()
    expect(calls(app, 'updateCustomerSettings')).toHaveLength(0)
  })

  it('are added by type, taken out, and refused by the backend at their fields', async () => {
    const { app, part } = await open()
    const list = within(part).getByLabelText('Limit for another type')
    await press(app, 'Add', part)
    expect(list).toHaveFocus()
    await app.user.selectOptions(list, 'Grid captcha')
    await press(app, 'Add', part)
    const grid = within(part).getByLabelText('Grid captcha')
    await waitFor(() => expect(grid).toHaveFocus())
    await app.user.type(grid, '1.30')
    await press(app, 'Remove limit: reCAPTCHA v2', part)
    app.backend.fail({
      call: 'updateCustomerSettings',
      error: 'ERROR_VALIDATION',
      fields: { 'maxRatePer1000.GridTask': { code: 'not_allowed' } },
      times: 1,
    })
    await press(app, 'Save limits', part)
    await waitFor(() => expect(grid).toHaveAccessibleDescription(/no longer available/), slow)
    await app.user.type(grid, '{Backspace}1')
    await press(app, 'Save limits', part)
    await screen.findByText('Saved.', {}, slow)
    expect(app.backend.db.settings.own[0]?.rules.rates).toEqual({
      normal: 1_000_000,
      TurnstileTask: 1_600_000,
      GridTask: 1_310_000,
    })
  })

  it('can be set without the market', async () => {
    const { part } = await open('customer', {
      arrange: (backend) => backend.fail({ call: 'customerPrices', error: 500 }),
    })
    expect(part).toHaveTextContent(/prices couldn’t be loaded/)
    expect(within(part).getByLabelText('Image captcha')).toHaveValue('1.00')
    expect(within(part).getByRole('button', { name: 'Try again' })).toBeVisible()
  })

  it('stay on the screen while the market is asked for again', async () => {
    const { app, part } = await open('customer', {
      arrange: (backend) => backend.fail({ call: 'customerPrices', error: 404 }),
    })
    const field = within(part).getByLabelText('Image captcha')
    fill('Image captcha', '0.95')
    const release = app.backend.hold('customerPrices')
    await press(app, 'Try again', part)
    await waitFor(() => expect(calls(app, 'customerPrices')).toHaveLength(2))
    expect(field).toBeVisible()
    expect(field).toHaveValue('0.95')
    release()
  })

  it('are shown without what workers earn, which is asked for once', async () => {
    const backend = createBackend({ persona: 'customer', latency: 30 })
    backend.fail({ call: 'publicStatistics', error: 404 })
    const { app, part } = await open('customer', { backend })
    const asked = calls(app, 'publicStatistics').length
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(within(part).getByLabelText('Image captcha')).toBeVisible()
    expect(calls(app, 'publicStatistics')).toHaveLength(asked)
    expect(asked).toBe(1)
  })

  it('and the other settings are two parts of one document', async () => {
    const { app, part } = await open()
    fill('Image captcha', '1.1')
    await app.user.click(screen.getByLabelText('English pool'))
    await app.user.click(screen.getByLabelText('Sandbox'))
    expect(screen.getByText('Only you can answer')).toBeVisible()
    await press(app, 'Save settings')
    await screen.findByText('Saved.', {}, slow)
    expect(app.backend.db.settings.own[0]?.rules).toMatchObject({
      languagePool: 'en',
      sandbox: true,
      rates: { normal: 1_000_000 },
    })
    // The text in the other form is still there, and does not overwrite a newer version.
    expect(within(part).getByLabelText('Image captcha')).toHaveValue('1.1')
    dismissToast()
    await press(app, 'Save limits', part)
    await screen.findByText('Saved.', {}, slow)
    expect(app.backend.db.settings.own[0]?.rules).toMatchObject({
      languagePool: 'en',
      rates: { normal: 1_100_000 },
    })
  })

  it('show a newer version, or save over it', async () => {
    const { app, part } = await open()
    fill('Image captcha', '1.1')
    const [own] = app.backend.db.settings.own
    if (own)
      own.rules = {
        ...own.rules,
        rates: { normal: 700_000 },
        refuseLongAnswers: true,
        updatedAt: own.rules.updatedAt + 1,
      }
    await press(app, 'Save limits', part)
    await within(part).findByText('A newer version was saved', {}, slow)
    await press(app, 'Show newer version', part)
    expect(within(part).getByLabelText('Image captcha')).toHaveValue('0.70')
    expect(screen.getByLabelText('Refuse long answers')).toBeChecked()
  })

  it('take a choice of types, and ask for at least one', async () => {
    const { app } = await open()
    const part = await section('Accepted types')
    await app.user.click(within(part).getByLabelText('Selected types'))
    await press(app, 'Save settings')
    expect(
      await screen.findByRole('link', { name: /Choose at least one type/ }, slow),
    ).toBeVisible()
    await app.user.type(within(part).getByLabelText('Find a type'), 'hcap{Enter}')
    await app.user.click(within(part).getByRole('checkbox', { name: /hCaptcha/ }))
    expect(part).toHaveTextContent(/1 of \d+ chosen/)
    await press(app, 'Save settings')
    await screen.findByText('Saved.', {}, slow)
    expect(app.backend.db.settings.own[0]?.rules.acceptedTypes).toEqual(['HCaptchaTask'])
  })

  it('of a new account set no ceiling', async () => {
    const { part } = await open('customer-empty')
    expect(within(part).getByLabelText('Image captcha')).toHaveValue('')
  })
})

describe('100% recognition', () => {
  const open = async () => {
    const app = renderApp('/setting/percent_100', {
      backend: createBackend({ persona: 'customer', latency: 30 }),
    })
    await app.heading('100% recognition')
    const part = await section('What it costs')
    await within(part).findByRole('row', { name: /Image captcha/ }, slow)
    return { app, part }
  }

  it('shows what it costs while one types, to the last place', async () => {
    const { app, part } = await open()
    const price =
      /Image captcha\$(\d+\.\d+)/.exec(
        within(part).getByRole('row', { name: /Image captcha/ }).textContent ?? '',
      )?.[1] ?? ''
    const times = (count: number) => `$${(Math.round(Number(price) * 100) * count) / 100}`
    const row = () => within(part).getByRole('row', { name: /Image captcha/ })
    const shown = (count: number) =>
      times(count)
        .replace(/\.(\d)$/, '.$10')
        .replace(/^(\$\d+)$/, '$1.00')
    expect(row()).toHaveTextContent(`${shown(2)} to ${shown(5)}`)
    fill(/Maximum answers/, '3')
    expect(row()).toHaveTextContent(`${shown(2)} to ${shown(3)}`)
    fill(/Minimum answers/, '3')
    expect(row()).toHaveTextContent(shown(3))
    await app.user.click(await screen.findByRole('checkbox', { name: /Grid/ }))
    expect(within(part).getByRole('row', { name: /Grid/ })).toBeVisible()
    fill(/Maximum answers/, '2')
    expect(part).toHaveTextContent('The cost appears here once')
    // The types do not include tokens.
    expect(screen.queryByRole('checkbox', { name: /hCaptcha/ })).toBeNull()
  })

  it('is switched on only where the cost is agreed to, and says that complaints end', async () => {
    const { app } = await open()
    expect(screen.queryByText('These tasks can’t be reported')).toBeNull()
    await app.user.click(screen.getByRole('switch', { name: 'Get several answers for each task' }))
    expect(screen.getByText('These tasks can’t be reported')).toBeVisible()
    expect(screen.getByText('Each task may cost 5 times its price')).toBeVisible()
    await press(app, 'Save')
    expect(
      await screen.findByRole('link', { name: 'Confirm that you understand the cost.' }, slow),
    ).toBeVisible()
    expect(calls(app, 'updatePercent100')).toHaveLength(0)
    await app.user.click(screen.getByLabelText('I understand the cost'))
    await app.user.dblClick(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Saved. 100% recognition is on.', {}, slow)).toBeInTheDocument()
    expect(calls(app, 'updatePercent100').map(({ body }) => body)).toEqual([
      expect.objectContaining({ enabled: true, confirmCost: true }),
    ])
    // It is on already, so the agreement is not asked for again.
    expect(screen.queryByLabelText('I understand the cost')).toBeNull()
    await app.user.click(screen.getByRole('switch'))
    await press(app, 'Save')
    expect(await screen.findByText('Saved. 100% recognition is off.', {}, slow)).toBeInTheDocument()
  })

  it('holds its rules, and says them at the fields', async () => {
    const { app } = await open()
    fill(/Minimum answers/, '6')
    fill(/Matching answers/, '1')
    await press(app, 'Save')
    expect(
      await screen.findByRole('link', { name: 'Minimum answers: No more than the maximum.' }, slow),
    ).toBeVisible()
    expect(
      screen.getByRole('link', { name: /^Matching answers: At least 2, and no more/ }),
    ).toBeVisible()
    fill(/Minimum answers/, '2')
    fill(/Matching answers/, '2')
    fill(/Maximum answers/, '4')
    const [own] = app.backend.db.settings.own
    if (own) own.percent.updatedAt += 1
    await press(app, 'Save')
    await screen.findByText('A newer version was saved', {}, slow)
    await press(app, 'Overwrite with mine')
    expect(await screen.findByText('Saved. 100% recognition is off.', {}, slow)).toBeInTheDocument()
    expect(app.backend.db.settings.own[0]?.percent.maxAttempts).toBe(4)
  })

  it('says that the cost is not known where the prices are not', async () => {
    renderApp('/setting/percent_100', {
      persona: 'customer',
      arrange: (backend) => backend.fail({ call: 'customerPrices', error: 500 }),
    })
    expect(await screen.findByText(/we can’t calculate the cost/, {}, slow)).toBeVisible()
  })
})

describe('the settings in other languages', () => {
  it.each([
    ['ru-RU', '/setting', 'Настройки', 'Новый ключ'],
    ['zh-CN', '/setting', '设置', '新建密钥'],
    ['ru-RU', '/setting/edit', 'Цены и лимиты', 'Сохранить цены'],
    ['zh-CN', '/setting/edit', '价格与限额', '保存最高价'],
    ['ru-RU', '/setting/percent_100', 'Стопроцентное распознавание', 'Сохранить'],
    ['zh-CN', '/setting/percent_100', '100% 识别', '保存'],
  ])('%s %s', async (language, path, title, button) => {
    const app = renderApp(path, { persona: 'customer', accepted: [language] })
    await app.heading(title)
    expect(await screen.findByRole('button', { name: button }, slow)).toBeVisible()
  })

  it('writes the ceilings as its reader types them', async () => {
    renderApp('/setting/edit', { persona: 'customer', accepted: ['ru-RU'] })
    expect(await screen.findByRole('textbox', { name: 'Обычная капча' }, slow)).toHaveValue('1,00')
  })
})

describe('the dashboard', () => {
  it('leads to the settings', async () => {
    const app = renderApp('/enterpage', { persona: 'customer-empty' })
    await app.user.click(
      await screen.findByRole('link', { name: 'Show key, Copy your API key' }, slow),
    )
    await arrivesAt(app, '/setting')
    await app.heading('Settings')
  })
})
