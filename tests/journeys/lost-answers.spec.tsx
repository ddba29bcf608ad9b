import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { CallName } from '@/api/contract/index.ts'
import { testTime } from '@/mocks/node.ts'
import type { PersonaName } from '@/mocks/personas.ts'
import { workerOf } from '@/mocks/seed/workers.ts'
import { dismissToast } from '@/ui/toast-store.ts'
import { renderApp } from '../support/render-app.tsx'
import type { Rendered } from '../support/render-app.tsx'

// The backend has done it, and the answer was lost: the second press shows what the first should
// have shown, and blames nobody. tests/tables/lost-answers.spec.ts presses every call twice; the
// documents and the proxy users are in document-form.spec.tsx and proxy-cabinet.spec.tsx.

const slow = { timeout: 20_000 }
const find = (name: string | RegExp) => screen.findByRole('button', { name }, slow)
const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name }, slow)
const fill = async (label: string | RegExp, value: string, place = document.body) =>
  fireEvent.change(await within(place).findByLabelText(label, {}, slow), { target: { value } })

afterEach(() => {
  sessionStorage.clear()
  dismissToast()
})

interface Press {
  call: CallName
  persona: PersonaName
  path: string
  arrange?: (db: Rendered['backend']['db']) => void
  ready: (app: Rendered) => Promise<unknown>
  button: () => Promise<HTMLElement>
  done: (app: Rendered) => Promise<unknown>
  /** What a second press must not say. */
  blame: RegExp
}

const presses: Press[] = [
  {
    call: 'createKey',
    persona: 'customer',
    path: '/setting?modal=new_key',
    ready: async () => fill('Name', 'Crawler', await dialog('New key')),
    button: () => find('Create key'),
    done: async (app) => {
      const made = await dialog('“Crawler” is ready')
      const keys = app.backend.db.keys.keys.filter(({ name }) => name === 'Crawler')
      expect(keys).toHaveLength(1)
      expect(made).toHaveTextContent(keys[0]?.value ?? 'nothing')
    },
    blame: /already (?:has|in use)|another key/i,
  },
  {
    call: 'addIps',
    persona: 'customer',
    path: '/setting/iplist',
    ready: () => fill('IP address or range', '8.8.4.4'),
    button: () => find('Add'),
    done: async () => {
      expect(await screen.findByRole('row', { name: /8\.8\.4\.4/ }, slow)).toBeVisible()
      await waitFor(
        () => expect(screen.getByLabelText('IP address or range')).toHaveValue(''),
        slow,
      )
    },
    blame: /already/i,
  },
  {
    call: 'createSoftware',
    persona: 'developer',
    path: '/software/add',
    ready: () => fill(/^Name/, 'Paper Clip'),
    button: () => find('Create draft'),
    done: async (app) => {
      await waitFor(() => expect(app.address()).toBe('/software/paper-clip/edit'), slow)
      const drafts = app.backend.db.software.programs.filter(
        ({ text }) => text.title === 'Paper Clip',
      )
      expect(drafts).toHaveLength(1)
    },
    blame: /already/i,
  },
  {
    call: 'acceptMistake',
    persona: 'worker',
    path: '/cabinet/mistakes',
    // The page counts the time to dispute by the clock of the device.
    arrange: (db) => {
      const account = db.accounts.find((one) => one.persona === 'worker')
      if (!account) throw new Error('There is no worker.')
      const { mistakes } = workerOf(db, account, Date.parse(testTime))
      for (const mistake of mistakes) mistake.createdAt = Date.now()
    },
    ready: async (app) => {
      const [first] = await screen.findAllByRole('button', { name: /^Accept/ }, slow)
      await app.user.click(first ?? document.body)
    },
    button: () => find('Accept the mistake'),
    done: () => screen.findByText('Accepted.', {}, slow),
    blame: /already|changed/i,
  },
]

it.each(presses)(
  '$call: a second press shows what the first has done',
  async ({ call, persona, path, arrange, ready, button, done, blame }) => {
    const app = renderApp(path, {
      persona,
      arrange: ({ db }) => {
        arrange?.(db)
        for (const session of db.sessions) session.provenUntil = Date.parse('2100-01-01')
      },
    })
    await ready(app)
    app.backend.fail({ call, error: 'lost', times: 1 })
    await app.user.click(await button())
    expect(await screen.findByText('No connection', {}, slow)).toBeVisible()
    await waitFor(async () => expect(await button()).not.toHaveAttribute('aria-busy'), slow)
    await app.user.click(await button())
    await done(app)
    expect(document.body).not.toHaveTextContent(blame)
    vi.mocked(console.error).mockClear()
  },
)

interface Turn {
  call: CallName
  persona: PersonaName
  path: string
  press: (app: Rendered) => Promise<unknown>
  said: string
}

const click = async (app: Rendered, name: string | RegExp) => app.user.click(await find(name))

const turns: Turn[] = [
  {
    call: 'endSession',
    persona: 'customer',
    path: '/profile/authentication',
    press: (app) => click(app, /^End: Safari on iOS/),
    said: 'Session ended.',
  },
  {
    call: 'withdrawInvitation',
    persona: 'customer',
    path: '/profile/team',
    press: (app) => click(app, 'Withdraw invitation: agency@team.example'),
    said: 'Invitation withdrawn.',
  },
  {
    call: 'updateKey',
    persona: 'customer',
    path: '/setting',
    press: (app) => click(app, 'Enable'),
    said: '“Test bench” works again.',
  },
  {
    call: 'hideNotCaptcha',
    persona: 'customer',
    path: '/setting/not_captcha',
    press: async (app) => {
      const [first] = await screen.findAllByRole('button', { name: /^Hide/ }, slow)
      await app.user.click(first ?? document.body)
    },
    said: 'Hidden.',
  },
  {
    call: 'removePingbackHost',
    persona: 'customer',
    path: '/setting/pingback',
    press: async (app) => {
      await click(app, 'Remove crm.partner.example')
      const asked = await dialog(/crm\.partner\.example/)
      await app.user.click(within(asked).getByRole('button', { name: 'Remove' }))
    },
    said: 'crm.partner.example removed.',
  },
  {
    call: 'pauseProxyUser',
    persona: 'customer',
    path: '/proxy/users',
    press: async (app) => {
      await click(app, 'Actions for Store checks')
      await app.user.click(await screen.findByRole('menuitem', { name: 'Pause' }, slow))
    },
    said: 'Store checks is paused.',
  },
]

it.each(turns)(
  '$call: what is as it was wanted counts as done',
  async ({ call, persona, path, press, said }) => {
    const app = renderApp(path, {
      persona,
      arrange: ({ db }) => {
        for (const session of db.sessions) session.provenUntil = Date.parse('2100-01-01')
      },
    })
    app.backend.fail({ call, error: 'lost', times: 1 })
    await press(app)
    expect(await screen.findByText(said, {}, slow)).toBeVisible()
    expect(document.body).not.toHaveTextContent('No connection')
    vi.mocked(console.error).mockClear()
  },
)

it('editorCreate: the URL of the first try is nobody else’s', async () => {
  const app = renderApp('/editor/blog/new', { persona: 'moderator' })
  const blames: boolean[] = []
  const watch = new MutationObserver(() => {
    if (document.body.textContent.includes('Another article')) blames.push(true)
  })
  watch.observe(document.body, { subtree: true, childList: true, characterData: true })
  const title = await screen.findByRole('textbox', { name: 'Title' }, slow)
  app.backend.fail({ call: 'editorBlogCreate', error: 'lost', times: 1 })
  await app.user.type(title, 'A walk by the sea')
  await waitFor(
    () => expect(screen.getByRole('textbox', { name: 'URL' })).toHaveValue('a-walk-by-the-sea'),
    slow,
  )
  await app.user.click(await find('Start writing'))
  expect(await screen.findByText(/^Already in use\. Your first try may/, {}, slow)).toBeVisible()
  await app.user.click(await find('Start writing'))
  await waitFor(() => expect(app.address()).toBe('/editor/blog/a-walk-by-the-sea/edit'), slow)
  watch.disconnect()
  expect(blames).toEqual([])
  vi.mocked(console.error).mockClear()
})
