import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { CallName } from '@/api/contract/index.ts'
import { createBackend, testTime } from '@/mocks/node.ts'
import type { TestBackend } from '@/mocks/node.ts'
import { personaPassword } from '@/mocks/personas.ts'
import type { Failure } from '@/mocks/settings.ts'
import { dismissToast } from '@/ui/toast-store.ts'
import { sample } from '../support/full.ts'
import { timeoutsByTimers } from '../support/timeouts.ts'
import { renderApp } from '../support/render-app.tsx'
import type { Rendered } from '../support/render-app.tsx'

// quality.md section 2 for every call that a press makes in the customer's settings: one press is
// one request, a failure is explained, the page and the typed text stay, and the same press
// succeeds once the backend does.

const slow = { timeout: 20_000 }
const section = (name: string) => screen.findByRole('region', { name }, slow)
const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name }, slow)
const button = (name: string | RegExp, place: HTMLElement = document.body) =>
  within(place).getByRole('button', { name })
/** Sets the value of a field in one step. */
const fill = (label: string | RegExp, value: string, place: HTMLElement = document.body) =>
  fireEvent.change(within(place).getByLabelText(label), { target: { value } })
const card = async (name: string) =>
  (await screen.findByRole('heading', { level: 3, name }, slow)).closest('li') ?? document.body
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), slow)
const said = (words: string | RegExp) => screen.findByText(words, {}, slow)

async function prove(app: Rendered): Promise<void> {
  const question = await dialog('Confirm it’s you')
  await app.user.type(within(question).getByLabelText('Your password'), `${personaPassword}{Enter}`)
}

interface Row {
  call: CallName
  path: string
  /** Runs before the page is opened. */
  arrange?: (backend: TestBackend) => void
  /** The steps before the press. */
  ready: (app: Rendered) => Promise<unknown>
  /** The control that is pressed. */
  pressed: () => HTMLElement
  /** Checks that the typed or chosen values are still there. */
  kept: () => void
  /** What the page shows after the success. */
  done: (app: Rendered) => Promise<unknown>
  /** The backend asks for a proof of identity first. */
  proof?: true
  /** The failure is announced by a toast, without the time to wait. */
  passing?: true
}

async function fromMenu(app: Rendered, name: string, item: string): Promise<void> {
  await app.user.click(button(`More actions for “${name}”`, await card(name)))
  await app.user.click(await screen.findByRole('menuitem', { name: item }))
}
const box = () => screen.getByRole('dialog')
/** A dialog that only asks for confirmation. */
const question = (confirm: string, asked: string): Pick<Row, 'pressed' | 'kept'> => ({
  pressed: () => button(confirm, box()),
  kept: () => expect(box()).toHaveAccessibleName(asked),
})
const host = (name: string) =>
  screen.getByRole('heading', { level: 3, name }).closest('li') ?? document.body

const unsolved = (path: string, title: string, hide: CallName, restore: CallName): Row[] => {
  const gallery = () => screen.getByRole('list', { name: title })
  const hides = () => within(gallery()).getAllByRole('button', { name: /^Hide/ })
  const first = () => hides()[0] ?? gallery()
  const count = () => Number(/^\d+/.exec(screen.getByText(/^\d+ pictures$/).textContent ?? '')?.[0])
  const all = path.includes('impossible') ? 31 : 17
  return [
    {
      call: hide,
      path,
      ready: () => screen.findByRole('list', { name: title }, slow),
      pressed: first,
      kept: () => {
        expect(hides()).toHaveLength(12)
        expect(count()).toBe(all)
      },
      done: () => waitFor(() => expect(count()).toBe(all - 1), slow),
      passing: true,
    },
    {
      call: restore,
      path,
      ready: async (app) => {
        await screen.findByRole('list', { name: title }, slow)
        await app.user.click(first())
        await waitFor(() => expect(count()).toBe(all - 1), slow)
      },
      pressed: () => button(/^(?:Undo|Try again)$/),
      kept: () => expect(count()).toBe(all - 1),
      done: async () => {
        await waitFor(() => expect(count()).toBe(all), slow)
        await said('Restored.')
      },
      passing: true,
    },
  ]
}

const rows: Row[] = [
  {
    call: 'createKey',
    path: '/setting',
    ready: async (app) => {
      await card('Main')
      await app.user.click(button('New key'))
      await within(await dialog('New key')).findByLabelText('Name', {}, slow)
      fill('Name', 'Crawler', box())
      fill(/Allowed IP addresses/, '8.8.8.8', box())
      fill(/Daily limit/, '2,5', box())
    },
    pressed: () => button('Create key', box()),
    kept: () => {
      expect(within(box()).getByLabelText('Name')).toHaveValue('Crawler')
      expect(within(box()).getByLabelText(/Allowed IP addresses/)).toHaveValue('8.8.8.8')
      expect(within(box()).getByLabelText(/Daily limit/)).toHaveValue('2,5')
    },
    done: () => dialog('“Crawler” is ready'),
    proof: true,
  },
  {
    call: 'updateKey',
    path: '/setting',
    ready: async (app) => {
      await card('Price monitor')
      await app.user.click(button('Edit “Price monitor”'))
      await within(await dialog('Edit “Price monitor”')).findByLabelText('Name', {}, slow)
      fill(/Requests per minute/, '100', box())
    },
    pressed: () => button('Save', box()),
    kept: () => expect(within(box()).getByLabelText(/Requests per minute/)).toHaveValue('100'),
    done: async (app) => {
      await closed()
      expect(app.backend.db.keys.keys.find(({ name }) => name === 'Price monitor')?.rpm).toBe(100)
    },
  },
  {
    // No confirmation is asked for.
    call: 'updateKey',
    path: '/setting',
    ready: () => card('Test bench'),
    pressed: () => button('Enable', host('Test bench')),
    kept: () => expect(host('Test bench')).toHaveTextContent('disabled'),
    done: () => waitFor(() => expect(host('Test bench')).toHaveTextContent('active'), slow),
  },
  {
    call: 'updateKey',
    path: '/setting',
    ready: async (app) => {
      await fromMenu(app, 'Price monitor', 'Disable')
      await dialog('Disable “Price monitor”?')
    },
    ...question('Disable', 'Disable “Price monitor”?'),
    done: () => waitFor(() => expect(host('Price monitor')).toHaveTextContent('disabled'), slow),
  },
  {
    call: 'rotateKey',
    path: '/setting',
    ready: async (app) => {
      await app.user.click(button('Replace “Main”', await card('Main')))
      await dialog('Replace “Main”')
      await app.user.click(screen.getByLabelText('24 hours'))
    },
    pressed: () => button('Replace key', box()),
    kept: () => expect(within(box()).getByLabelText('24 hours')).toBeChecked(),
    done: () => dialog('The new key of “Main”'),
    proof: true,
  },
  {
    call: 'finishRotation',
    path: '/setting',
    arrange: ({ db }) => {
      const main = db.keys.keys.find(({ name, accountId }) => name === 'Main' && accountId === 1002)
      if (!main) throw new Error('There is no key.')
      Object.assign(main, {
        status: 'rotating',
        rotation: {
          value: '0123456789abcdef0123456789abcdef',
          validUntil: Date.now() + 3_600_000,
          lastUsedAt: null,
        },
      })
    },
    ready: async (app) => {
      await app.user.click(button('Stop now: the old key of “Main”', await card('Main')))
      await dialog('Stop the old key of “Main”?')
    },
    ...question('Stop now', 'Stop the old key of “Main”?'),
    done: () => waitFor(() => expect(host('Main')).not.toHaveTextContent(/being replaced/), slow),
  },
  {
    call: 'revokeKey',
    path: '/setting',
    ready: async (app) => {
      await fromMenu(app, 'Price monitor', 'Revoke')
      fill(/Type its name/, 'Price monitor', await dialog('Revoke “Price monitor”'))
    },
    pressed: () => button('Revoke', box()),
    kept: () => expect(within(box()).getByLabelText(/Type its name/)).toHaveValue('Price monitor'),
    done: () => screen.findByRole('heading', { level: 3, name: '2 revoked keys' }, slow),
  },
  {
    call: 'updatePercent100',
    path: '/setting/percent_100',
    ready: async (app) => {
      await app.user.click(
        await screen.findByRole('switch', { name: 'Get several answers for each task' }, slow),
      )
      await app.user.click(screen.getByLabelText('I understand the cost'))
      fill(/Maximum answers/, '4')
    },
    pressed: () => button('Save'),
    kept: () => {
      expect(screen.getByRole('switch')).toBeChecked()
      expect(screen.getByLabelText('I understand the cost')).toBeChecked()
      expect(screen.getByLabelText(/Maximum answers/)).toHaveValue('4')
    },
    done: () => said('Saved. 100% recognition is on.'),
  },
  {
    call: 'updateIp',
    path: '/setting/iplist',
    ready: async (app) => {
      await app.user.click(
        await screen.findByRole('button', { name: 'Edit 93.184.215.0/24' }, slow),
      )
      const asked = await dialog('Edit IP address')
      fill('IP address or range', '93.184.216.0/24', asked)
      fill(/^Comment/, 'New office', asked)
    },
    pressed: () => button('Save', box()),
    kept: () => {
      expect(within(box()).getByLabelText('IP address or range')).toHaveValue('93.184.216.0/24')
      expect(within(box()).getByLabelText(/^Comment/)).toHaveValue('New office')
    },
    done: async () => {
      await closed()
      await said('93.184.216.0/24')
    },
  },
  {
    call: 'removeIp',
    path: '/setting/iplist',
    ready: async (app) => {
      await app.user.click(
        await screen.findByRole('button', { name: 'Remove 104.20.23.154' }, slow),
      )
      await dialog('Remove 104.20.23.154?')
    },
    ...question('Remove', 'Remove 104.20.23.154?'),
    done: () =>
      waitFor(
        () => expect(screen.queryByRole('button', { name: 'Remove 104.20.23.154' })).toBeNull(),
        slow,
      ),
  },
  {
    call: 'addPingbackHost',
    path: '/setting/pingback',
    ready: async () => {
      await screen.findByLabelText('Host', {}, slow)
      const add = await section('Add a host')
      fill('Host', 'hooks2.shop.example', add)
      fireEvent.click(within(add).getByRole('radio', { name: 'DNS record' }))
    },
    pressed: () => button('Add host'),
    kept: () => {
      expect(screen.getByLabelText('Host')).toHaveValue('hooks2.shop.example')
      expect(
        within(screen.getByRole('region', { name: 'Add a host' })).getByRole('radio', {
          name: 'DNS record',
        }),
      ).toBeChecked()
    },
    done: async (app) => {
      await app.user.click(button('I’ve saved it', await dialog('Your signing secret')))
      await closed()
      expect(await card('hooks2.shop.example')).toHaveTextContent('_pingback.hooks2.shop.example')
    },
  },
  {
    call: 'updatePingbackHost',
    path: '/setting/pingback',
    ready: () => card('104.20.23.154'),
    pressed: () => button('Turn on', host('104.20.23.154')),
    kept: () => expect(host('104.20.23.154')).toHaveTextContent('turned off'),
    done: () => waitFor(() => expect(host('104.20.23.154')).toHaveTextContent('active'), slow),
  },
  {
    // A choice that is sent at once. If it fails, the current value stays chosen.
    call: 'updatePingbackHost',
    path: '/setting/pingback',
    ready: () => card('new.shop.example'),
    pressed: () => within(host('new.shop.example')).getByRole('radio', { name: 'File' }),
    kept: () => expect(host('new.shop.example')).toHaveTextContent('_pingback.new.shop.example'),
    done: () =>
      waitFor(
        () =>
          expect(host('new.shop.example')).toHaveTextContent(
            'https://new.shop.example/pingback.txt',
          ),
        slow,
      ),
  },
  {
    call: 'updatePingbackHost',
    path: '/setting/pingback',
    ready: async (app) => {
      await app.user.click(button('Turn off hooks.shop.example', await card('hooks.shop.example')))
      await dialog('Turn off hooks.shop.example?')
    },
    ...question('Turn off', 'Turn off hooks.shop.example?'),
    done: () =>
      waitFor(
        () => expect(host('hooks.shop.example')).toHaveTextContent('You turned it off'),
        slow,
      ),
  },
  {
    call: 'removePingbackHost',
    path: '/setting/pingback',
    ready: async (app) => {
      await app.user.click(button('Remove hooks.shop.example', await card('hooks.shop.example')))
      await dialog('Remove hooks.shop.example?')
    },
    ...question('Remove', 'Remove hooks.shop.example?'),
    done: () =>
      waitFor(
        () => expect(screen.queryByRole('heading', { name: 'hooks.shop.example' })).toBeNull(),
        slow,
      ),
  },
  {
    call: 'verifyPingbackHost',
    path: '/setting/pingback',
    ready: () => card('new.shop.example'),
    pressed: () => button('Check now', host('new.shop.example')),
    kept: () => expect(host('new.shop.example')).toHaveTextContent('not verified'),
    done: () => said(/The token wasn’t found/),
  },
  {
    call: 'rotatePingbackSecret',
    path: '/setting/pingback',
    ready: async (app) => {
      await app.user.click(
        button('New secret for hooks.shop.example', await card('hooks.shop.example')),
      )
      await dialog('Create a new signing secret?')
    },
    ...question('Create new secret', 'Create a new signing secret?'),
    done: () => dialog('Your signing secret'),
    proof: true,
  },
  {
    call: 'testPingbackHost',
    path: '/setting/pingback',
    ready: async (app) => {
      await app.user.click(
        button('Send test to hooks.shop.example', await card('hooks.shop.example')),
      )
      fill('Path', '/results', await dialog('Send test'))
    },
    pressed: () => button('Send', box()),
    kept: () => expect(within(box()).getByLabelText('Path')).toHaveValue('/results'),
    done: () => screen.findByRole('group', { name: 'Host response' }, slow),
  },
  {
    call: 'resendDelivery',
    path: '/setting/pingback_log?status=failed&host=h1',
    ready: async (app) => {
      const part = await section('Deliveries')
      await waitFor(() => expect(part.querySelectorAll('tbody a').length).toBeGreaterThan(0), slow)
      const link = within(within(part).getAllByRole('row')[1] ?? part).getByRole('link')
      await app.user.click(link)
      await dialog('Delivery')
    },
    pressed: () => button('Send again', box()),
    kept: () => expect(box()).toHaveAccessibleName('Delivery'),
    done: () => said('Sent again and delivered.'),
  },
  ...unsolved('/setting/impossible_captchas', 'Samples', 'hideImpossible', 'restoreImpossible'),
  ...unsolved('/setting/not_captcha', 'Flagged pictures', 'hideNotCaptcha', 'restoreNotCaptcha'),
]

const wrong = 'We couldn’t read the server’s response'
const tooMany = 'Too many requests'
const faults: [NonNullable<Failure['error']>, title: string][] = [
  ['network', 'No connection'],
  ['html', wrong],
  [500, 'Something went wrong on our side'],
  ['shape', wrong],
  [403, 'Not allowed'],
]

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse(testTime) })
  timeoutsByTimers()
})
afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
  dismissToast()
})

/** The announced words: of a live region, or of a box with the focus. */
async function expectSaid(title: string, about: string): Promise<void> {
  const words = await screen.findByText(title, {}, slow)
  expect(words, about).toBeVisible()
  // A box is announced by its focus, so it is no live region.
  const heard = () =>
    words.closest('[role=alert], [role=status], [aria-live=assertive], [role=group]:focus-within')
  await waitFor(() => expect(heard(), about).not.toBeNull(), slow)
  // The text contains no code of the backend and no key of a locale file.
  expect(heard()?.textContent, about).not.toMatch(/[A-Z]_[A-Z]/)
  expect(document.body.textContent, about).not.toMatch(/\b(?:problem|error|action|nav)\.[a-z]+/)
}

// One call for each way of sending; `npm run test:full` runs all of them.
const tried = sample(
  rows.map((row, index) => ({ ...row, index })),
  ({ proof, passing }) => `${proof} ${passing}`,
)

it.each(tried)(
  'what fails of $call is said, kept, and done by the next press ($index)',
  { timeout: 60_000 },
  async ({ call, path, arrange = () => {}, ready, pressed, kept, done, proof, passing }) => {
    const app = renderApp(path, {
      backend: createBackend({ persona: 'customer', clock: () => Date.now() }),
      arrange,
    })
    const sent = () => app.backend.requests.filter((request) => request.call === call)
    await app.heading(/\S/)
    await ready(app)
    for (const [error, title] of faults) {
      const about = `${call} ${error}`
      const before = sent().length
      const address = app.address()
      // The first one is pressed twice while its request is pending.
      const twice = error === 'network'
      const heal = app.backend.fail({ call, error, ...(twice && { delay: 400 }) })
      await (twice ? app.user.dblClick(pressed()) : app.user.click(pressed()))
      await expectSaid(title, about)
      expect(sent().length - before, about).toBe(1)
      expect(sent().at(-1)?.status ?? null, about).toBe(
        error === 'network' ? null : typeof error === 'number' ? error : 200,
      )
      // Nothing is resent automatically.
      await act(() => vi.advanceTimersByTimeAsync(5000))
      expect(sent().length - before, about).toBe(1)
      expect(screen.getByRole('banner', { hidden: true }), about).toBeVisible()
      expect(screen.getByRole('heading', { level: 1, hidden: true }), about).toBeVisible()
      expect(app.address(), about).toBe(address)
      kept()
      if (error === 'shape') vi.mocked(console.error).mockClear()
      heal()
    }
    // After 429 a press sends nothing before the time that the words name.
    const heal = app.backend.fail({ call, error: 429 })
    await app.user.click(pressed())
    await expectSaid(tooMany, call)
    heal()
    if (!passing) {
      expect(screen.getByText(/^Try again in \d+ sec/)).toBeVisible()
      const refused = sent().length
      await app.user.click(pressed())
      await act(() => vi.advanceTimersByTimeAsync(1000))
      expect(sent()).toHaveLength(refused)
    }
    kept()
    await act(() => vi.advanceTimersByTimeAsync(30_000))
    const before = sent().length
    await app.user.click(pressed())
    if (proof) await prove(app)
    await done(app)
    expect(
      sent()
        .slice(before)
        .map(({ status }) => status),
    ).toEqual([
      ...(proof ? [403] : []),
      expect.toSatisfy((status) => status >= 200 && status < 300),
    ])
    for (const title of [tooMany, ...faults.map((fault) => fault[1])])
      expect(screen.queryByText(title)).toBeNull()
  },
)
