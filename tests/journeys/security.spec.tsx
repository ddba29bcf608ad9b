import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { demoCode, personaPassword } from '@/mocks/personas.ts'
import { createBackend } from '@/mocks/node.ts'
import type { TestBackend } from '@/mocks/node.ts'
import type { CallName } from '@/api/contract/index.ts'
import { readPushState } from '@/lib/push.ts'
import { dismissToast } from '@/ui/toast-store.ts'
import { failPasskeys } from '../support/passkeys.ts'
import { arrivesAt, renderApp } from '../support/render-app.tsx'
import type { Rendered } from '../support/render-app.tsx'

const calls = (app: Rendered, name: CallName) =>
  app.backend.requests.filter(({ call }) => call === name)
const slow = { timeout: 20_000 }
const section = (name: string) => screen.findByRole('region', { name }, slow)
/** A section that loads after the page, and not its skeleton. */
async function lateSection(name: string): Promise<HTMLElement> {
  await waitFor(
    () => expect(within(screen.getByRole('region', { name })).queryByText('Loading')).toBeNull(),
    slow,
  )
  return section(name)
}
const press = (app: Rendered, name: string | RegExp, place: HTMLElement = document.body) =>
  app.user.click(within(place).getByRole('button', { name }))
const account = ({ db }: TestBackend, persona: string) => {
  const found = db.accounts.find((known) => known.persona === persona)
  if (!found) throw new Error(`There is no ${persona}.`)
  return found
}

/** Answers the dialog that asks for a proof of identity. */
async function prove(app: Rendered): Promise<void> {
  const dialog = await screen.findByRole('dialog', { name: 'Confirm it’s you' }, slow)
  await app.user.type(within(dialog).getByLabelText('Your password'), `${personaPassword}{Enter}`)
}

afterEach(() => {
  sessionStorage.clear()
  dismissToast()
})

describe('the second factor', () => {
  async function begin(persona: 'customer' | 'developer' = 'customer') {
    const app = renderApp('/profile/authentication', { persona })
    const part = await section('Two-step sign-in')
    await press(app, 'Set up', part)
    await prove(app)
    await within(part).findByRole('heading', { name: /Add the account/ }, slow)
    return { app, part }
  }

  it('goes on with the same secret after a reload', async () => {
    const { app, part } = await begin()
    const secret = app.backend.db.security.setups[0]?.secret ?? ''
    const shown = () => part.textContent.replace(/\s/g, '')
    expect(shown()).toContain(secret)
    const address = app.address()
    expect(address).toBe('/profile/authentication?setup=two-factor')
    app.unmount()
    renderApp(address, { backend: app.backend })
    const again = await section('Two-step sign-in')
    await within(again).findByRole('heading', { name: /Add the account/ }, slow)
    expect(again.textContent.replace(/\s/g, '')).toContain(secret)
    expect(app.backend.db.security.setups[0]?.secret).toBe(secret)
  })

  it('is not drawn as a code, nor linked, from an address that no authenticator app opens', async () => {
    const app = renderApp('/profile/authentication', {
      persona: 'customer',
      answer: (call) =>
        call.endsWith('POST /api/v2/user/two_factor/setup')
          ? { secret: 'ABCDEFGH', otpauthUrl: 'https://evil.example/?otp', recoveryCodes: ['a-b'] }
          : undefined,
    })
    const part = await section('Two-step sign-in')
    await press(app, 'Set up', part)
    expect(await within(part).findByText('ABCD EFGH', {}, slow)).toBeVisible()
    expect(within(part).queryByRole('img', { name: /QR code/ })).toBeNull()
    expect(within(part).queryByRole('link', { name: /on this device/ })).toBeNull()
    expect(part.innerHTML).not.toContain('evil.example')
  })

  it('is set up after a proof: picture, key, recovery codes, code; then it is on', async () => {
    const { app, part } = await begin()
    expect(await within(part).findByRole('img', { name: /QR code/ }, slow)).toBeVisible()
    const [setup] = app.backend.db.security.setups
    expect(part).toHaveTextContent(setup?.secret.replaceAll(/(.{4})(?=.)/g, '$1 ') ?? 'no secret')
    expect(within(part).getByRole('link', { name: /on this device/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^otpauth:\/\/totp\//),
    )
    const codes = within(within(part).getByRole('list', { name: 'Recovery codes' })).getAllByRole(
      'listitem',
    )
    expect(codes.map(({ textContent }) => textContent)).toEqual(setup?.recoveryCodes)
    const file = within(part).getByRole('link', { name: 'Download' })
    expect(decodeURIComponent(file.getAttribute('href') ?? '')).toContain(
      setup?.recoveryCodes.join('\r\n'),
    )
    expect(file).toHaveAttribute('download', expect.stringMatching(/\.txt$/))

    const code = within(part).getByLabelText(/^Code/)
    expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    expect(code).toHaveAttribute('inputmode', 'numeric')
    await app.user.click(code)
    await app.user.paste(' 123 456')
    await app.user.click(within(part).getByLabelText('I’ve saved the codes'))
    await press(app, 'Turn on', part)
    await waitFor(() => expect(within(part).getByText(/You enter a code/)).toHaveFocus(), slow)
    expect(account(app.backend, 'customer')).toMatchObject({
      twoFactor: true,
      recoveryCodes: setup?.recoveryCodes,
    })
    expect(calls(app, 'enableTwoFactor').map(({ body }) => body)).toEqual([{ code: demoCode }])
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Security log' })).toHaveTextContent(
        'two-step sign-in on',
      ),
    )
  })

  it('asks for the codes to be saved and for a code, and sends nothing before', async () => {
    const { app, part } = await begin()
    await press(app, 'Turn on', part)
    expect(await within(part).findByRole('link', { name: /Save the codes first/ })).toBeVisible()
    expect(within(part).getByLabelText(/^Code/)).toHaveAccessibleDescription(/Enter the code/)
    await waitFor(() => expect(document.title).toMatch(/^Error: /))
    expect(calls(app, 'enableTwoFactor')).toHaveLength(0)
  })

  it('says how many tries are left, keeps the set-up, and stops for a while after the last', async () => {
    const { app, part } = await begin()
    const secret = app.backend.db.security.setups[0]?.secret
    await app.user.click(within(part).getByLabelText('I’ve saved the codes'))
    const code = within(part).getByLabelText(/^Code/)
    for (const left of [
      /4 attempts left/,
      /3 attempts left/,
      /2 attempts left/,
      /1 attempt left/,
      /change every 30 seconds/,
    ]) {
      await app.user.clear(code)
      await app.user.type(code, '000000')
      await press(app, 'Turn on', part)
      await waitFor(() => expect(code).toHaveAccessibleDescription(left))
    }
    await app.user.clear(code)
    await app.user.type(code, '111111{Enter}')
    expect(await within(part).findByText(/Try again in/)).toBeVisible()
    expect(app.backend.db.security.setups[0]?.secret).toBe(secret)
    expect(within(part).getByLabelText('I’ve saved the codes')).toBeChecked()
  })

  it('begins anew when one comes back, and keeps nothing secret anywhere', async () => {
    const { app, part } = await begin()
    const first = app.backend.db.security.setups[0]
    await app.user.type(within(part).getByLabelText(/^Code/), '12')
    const kept = JSON.stringify([
      { ...sessionStorage },
      { ...localStorage },
      app.app.store.getState(),
    ])
    expect(kept).not.toContain(first?.secret)
    expect(kept).not.toContain(first?.recoveryCodes[0])
    await app.router.navigate('/profile/docs')
    await app.heading('Documents')
    await app.router.navigate('/profile/authentication')
    await app.heading('Sign-in and security')
    const again = await section('Two-step sign-in')
    await press(app, 'Set up', again)
    await within(again).findByRole('heading', { name: /Add the account/ }, slow)
    expect(app.backend.db.security.setups[0]?.secret).not.toBe(first?.secret)
  })

  it('is not begun where one does not prove who one is, and that is no error', async () => {
    const app = renderApp('/profile/authentication', { persona: 'customer' })
    const part = await section('Two-step sign-in')
    await press(app, 'Set up', part)
    const dialog = await screen.findByRole('dialog', {}, slow)
    await app.user.click(within(dialog).getByRole('button', { name: /close/i }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(within(part).getByRole('button', { name: 'Set up' })).toBeVisible()
    expect(part).not.toHaveTextContent(/is it you|confirm that it is you/i)
  })

  it('is turned off after a warning and a proof', async () => {
    const app = renderApp('/profile/authentication', { persona: 'developer' })
    const part = await section('Two-step sign-in')
    await press(app, 'Turn off', part)
    const dialog = await screen.findByRole('dialog', { name: 'Turn off two-step sign-in?' }, slow)
    expect(dialog).toHaveTextContent(/password alone will be enough/)
    await press(app, 'Turn off', dialog)
    await prove(app)
    await waitFor(() => expect(within(part).getByText(/with just a password/)).toHaveFocus(), slow)
    expect(account(app.backend, 'developer').twoFactor).toBe(false)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('gives new recovery codes once, and says that the old ones are void', async () => {
    const app = renderApp('/profile/authentication', { persona: 'developer' })
    const part = await section('Two-step sign-in')
    await press(app, 'New recovery codes', part)
    const dialog = await screen.findByRole('dialog', { name: 'Create new recovery codes?' }, slow)
    expect(dialog).toHaveTextContent(/stop working right away/)
    await press(app, 'New recovery codes', dialog)
    await prove(app)
    const list = await within(part).findByRole('list', { name: 'Recovery codes' }, slow)
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(account(app.backend, 'developer').recoveryCodes)
    await press(app, 'I’ve saved them', part)
    expect(within(part).queryByRole('list')).toBeNull()
  })

  it('says what went wrong, in the dialog, and works the next time', async () => {
    const app = renderApp('/profile/authentication', { persona: 'developer' })
    const heal = app.backend.fail({ call: 'disableTwoFactor', error: 500 })
    const part = await section('Two-step sign-in')
    await press(app, 'Turn off', part)
    const dialog = await screen.findByRole('dialog', {}, slow)
    await press(app, 'Turn off', dialog)
    expect(
      await within(dialog).findByText('Something went wrong on our side', {}, slow),
    ).toBeVisible()
    heal()
    await press(app, 'Turn off', dialog)
    await prove(app)
    await within(part).findByText(/with just a password/, {}, slow)
  })
})

describe('the sessions', () => {
  const rows = (part: HTMLElement) => within(part).getAllByRole('listitem')

  it('are listed with this one first, which cannot be ended here', async () => {
    renderApp('/profile/authentication', { persona: 'customer' })
    const part = await section('Active sessions')
    await waitFor(() => expect(rows(part)).toHaveLength(4), slow)
    expect(rows(part)[0]).toHaveTextContent('this device')
    expect(within(rows(part)[0] ?? part).queryByRole('button')).toBeNull()
    expect(part).toHaveTextContent('Safari on iOS')
    expect(within(part).getByRole('button', { name: 'End: Safari on iOS' })).toBeVisible()
  })

  it('end one by one, with one request however often it is pressed', async () => {
    const app = renderApp('/profile/authentication', { persona: 'customer' })
    const part = await section('Active sessions')
    await app.user.dblClick(
      await within(part).findByRole('button', { name: 'End: Safari on iOS' }, slow),
    )
    await waitFor(() => expect(rows(part)).toHaveLength(3), slow)
    expect(part).not.toHaveTextContent('Safari on iOS')
    expect(calls(app, 'endSession')).toHaveLength(1)
    expect(await screen.findByText('Session ended.')).toBeInTheDocument()
    // The row that was below the ended one.
    expect(rows(part)[2]).toHaveFocus()
  })

  it('count as ended when they are gone already', async () => {
    const app = renderApp('/profile/authentication', { persona: 'customer' })
    const part = await section('Active sessions')
    const button = await within(part).findByRole('button', { name: 'End: Safari on iOS' }, slow)
    app.backend.db.security.devices = app.backend.db.security.devices.filter(
      ({ userAgent }) => !userAgent.includes('iPhone'),
    )
    await app.user.click(button)
    await waitFor(() => expect(rows(part)).toHaveLength(3), slow)
    expect(await screen.findByText('Session ended.')).toBeInTheDocument()
  })

  it('stay when it fails, and say so', async () => {
    const app = renderApp('/profile/authentication', {
      persona: 'customer',
      arrange: (backend) => backend.fail({ call: 'endSession', error: 429, retryAfter: 30 }),
    })
    const part = await section('Active sessions')
    await app.user.click(
      await within(part).findByRole('button', { name: 'End: Safari on iOS' }, slow),
    )
    expect(await within(part).findByText('Too many requests')).toBeVisible()
    expect(rows(part)).toHaveLength(4)
    // It is not possible before that time.
    await press(app, 'End: Safari on iOS', part)
    expect(calls(app, 'endSession')).toHaveLength(1)
  })

  it('all end but this one, after a question; another browser of the person is then signed out', async () => {
    const app = renderApp('/profile/authentication', { persona: 'customer' })
    const { db } = app.backend
    const own = db.sessions[0]
    if (!own) throw new Error('Nobody is signed in.')
    db.sessions.push({ ...own, id: 'another-browser' })
    const part = await section('Active sessions')
    await press(app, 'End all others', part)
    const dialog = await screen.findByRole('dialog', { name: 'End all other sessions?' }, slow)
    await app.user.dblClick(within(dialog).getByRole('button', { name: 'End all others' }))
    await waitFor(() => expect(rows(part)).toHaveLength(1), slow)
    expect(db.sessions).toEqual([own])
    expect(calls(app, 'endOtherSessions')).toHaveLength(1)
    expect(within(part).queryByRole('button')).toBeNull()
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Security log' })).toHaveTextContent(
        'session ended',
      ),
    )
  })

  it('can fail to load, and be loaded again', async () => {
    let heal = () => {}
    const app = renderApp('/profile/authentication', {
      persona: 'customer',
      arrange: (backend) => (heal = backend.fail({ call: 'sessions', error: 500 })),
    })
    const part = await section('Active sessions')
    await within(part).findByText('Something went wrong on our side', {}, slow)
    heal()
    await press(app, 'Try again', part)
    await waitFor(() => expect(rows(part)).toHaveLength(4), slow)
  })
})

describe('passkeys', () => {
  const laptop = { id: 'AAAA', name: 'Laptop', createdAt: Date.now(), lastUsedAt: null }

  it('say on plain http that the address is why there are none, and so do messages', async () => {
    vi.stubGlobal('isSecureContext', false)
    renderApp('/profile/authentication', { persona: 'customer' })
    const part = await lateSection('Passkeys')
    expect(await within(part).findByText(/^Passkeys work only over HTTPS/, {}, slow)).toBeVisible()
    await expect(readPushState()).resolves.toBe('insecure')
  })

  it('that the browser cannot create are not called a lost connection', async () => {
    failPasskeys('NotSupportedError')
    const backend = createBackend({ persona: 'customer' })
    for (const one of backend.db.sessions) one.provenUntil = Date.parse('2100-01-01')
    const app = renderApp('/profile/authentication', { backend })
    const part = await lateSection('Passkeys')
    await app.user.click(await within(part).findByRole('button', { name: 'Add a passkey' }, slow))
    const adding = await screen.findByRole('dialog', { name: 'Add a passkey' }, slow)
    const name = within(adding).getByRole('textbox', { name: 'Name' })
    await app.user.clear(name)
    await app.user.type(name, 'Laptop{Enter}')
    const said = await within(adding).findByRole('alert', {}, slow)
    expect(said).toHaveTextContent('couldn’t create a passkey')
    expect(adding).not.toHaveTextContent('No connection')
  })

  it('are listed and removed after a proof, also in a browser that has none', async () => {
    const app = renderApp('/profile/authentication', {
      persona: 'customer',
      arrange: (backend) => account(backend, 'customer').passkeys.push({ ...laptop }),
    })
    const part = await lateSection('Passkeys')
    expect(await within(part).findByText(/not used yet/, {}, slow)).toBeVisible()
    expect(within(part).getByText(/This browser can’t create passkeys/)).toBeVisible()
    expect(within(part).queryByRole('button', { name: 'Add a passkey' })).toBeNull()
    await press(app, 'Rename Laptop', part)
    const renaming = await screen.findByRole('dialog', { name: 'Rename passkey' }, slow)
    await app.user.clear(within(renaming).getByLabelText(/^Name/))
    await app.user.type(within(renaming).getByLabelText(/^Name/), 'Work laptop{Enter}')
    expect(await within(part).findByText('Work laptop', {}, slow)).toBeVisible()
    await press(app, 'Remove Work laptop', part)
    await press(
      app,
      'Remove',
      await screen.findByRole('dialog', { name: 'Remove Work laptop?' }, slow),
    )
    // The backend offers the passkey as a proof, and the browser cannot give it: the password is left.
    await prove(app)
    expect(await within(part).findByText('No passkeys yet.', {}, slow)).toBeVisible()
    expect(account(app.backend, 'customer').passkeys).toEqual([])
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Security log' })).toHaveTextContent(
        'passkey removed',
      ),
    )
  })

  it('stay when they are the last way to sign in, and count as a way themselves', async () => {
    const app = renderApp('/profile/authentication', {
      persona: 'worker-suspended',
      arrange: (backend) => account(backend, 'worker-suspended').passkeys.push({ ...laptop }),
    })
    const linked = await lateSection('Linked accounts')
    await press(app, 'Unlink Google', linked)
    await press(app, 'Unlink', await screen.findByRole('dialog', {}, slow))
    await waitFor(() => expect(account(app.backend, 'worker-suspended').oauth).toEqual([]), slow)
    const part = await lateSection('Passkeys')
    await press(app, 'Remove Laptop', part)
    await press(app, 'Remove', await screen.findByRole('dialog', { name: 'Remove Laptop?' }, slow))
    expect(
      await within(part).findByText('This is your only way to sign in', {}, slow),
    ).toBeVisible()
    expect(account(app.backend, 'worker-suspended').passkeys).toHaveLength(1)
  })

  it('are absent where the backend has none', async () => {
    const app = renderApp('/profile/authentication', {
      persona: 'customer',
      arrange: (backend) => backend.fail({ call: 'passkeys', error: 404 }),
    })
    await waitFor(() => expect(calls(app, 'passkeys')).toHaveLength(1), slow)
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Passkeys' })).toBeNull(), slow)
    expect(await section('Security log')).toBeVisible()
  })
})

describe('linked accounts', () => {
  it('are unlinked after a question', async () => {
    const app = renderApp('/profile/authentication', { persona: 'developer' })
    const part = await lateSection('Linked accounts')
    await press(app, 'Unlink GitHub', part)
    const dialog = await screen.findByRole('dialog', { name: 'Unlink GitHub?' }, slow)
    await press(app, 'Unlink', dialog)
    await waitFor(
      () => expect(within(part).queryByRole('button', { name: 'Unlink GitHub' })).toBeNull(),
      slow,
    )
    expect(within(part).getByRole('button', { name: 'Unlink Google' })).toBeVisible()
    expect(account(app.backend, 'developer').oauth).toEqual(['google'])
  })

  it('stay when they are the last way to sign in, with the way to a password', async () => {
    const app = renderApp('/profile/authentication', { persona: 'worker-suspended' })
    const part = await lateSection('Linked accounts')
    await press(app, 'Unlink Google', part)
    await press(app, 'Unlink', await screen.findByRole('dialog', {}, slow))
    expect(
      await within(part).findByText('This is your only way to sign in', {}, slow),
    ).toBeVisible()
    expect(within(part).getByRole('link', { name: 'Set a password' })).toHaveAttribute(
      'href',
      '/profile/edit_password',
    )
    expect(account(app.backend, 'worker-suspended').oauth).toEqual(['google'])
  })

  it('can become more: the others begin at their own address and lead back here', async () => {
    renderApp('/profile/authentication', { persona: 'developer' })
    const part = await lateSection('Linked accounts')
    const link = await within(part).findByRole('link', { name: 'Link Telegram' }, slow)
    expect(link).toHaveAttribute(
      'href',
      '/api/v2/auth/oauth/telegram/start?return_to=%2Fprofile%2Fauthentication',
    )
    expect(within(part).queryByRole('link', { name: 'Link Google' })).toBeNull()
  })

  it('are linked after a proof', async () => {
    const app = renderApp('/profile/authentication', { persona: 'developer' })
    const part = await lateSection('Linked accounts')
    const statuses = () =>
      app.backend.requests.filter(({ call }) => call === 'allowLink').map(({ status }) => status)
    await app.user.click(await within(part).findByRole('link', { name: 'Link Telegram' }, slow))
    await prove(app)
    await waitFor(() => expect(statuses()).toEqual([403, 204]))
    // The browser would navigate to the service now, which jsdom cannot do.
    const start = '/api/v2/auth/oauth/telegram/start?return_to=%2Fprofile%2Fauthentication'
    await app.backend.fetch(start, { redirect: 'manual' })
    expect(account(app.backend, 'developer').oauth).toContain('telegram')
  })

  it('say why linking came to nothing', async () => {
    const app = renderApp('/profile/authentication?oauth_error=already_linked', {
      persona: 'customer',
    })
    const part = await lateSection('Linked accounts')
    expect(within(part).getByRole('alert')).toHaveTextContent(
      'It is linked to another account here.',
    )
    await press(app, 'Close', part)
    await arrivesAt(app, '/profile/authentication')
  })
})

describe('the security log', () => {
  it('has its page in the address', async () => {
    const app = renderApp('/profile/authentication', { persona: 'customer' })
    const part = await lateSection('Security log')
    await within(part).findAllByText('signed in', {}, slow)
    expect(within(part).getAllByRole('row')).toHaveLength(11)
    expect(within(part).getAllByText('failed sign-in').length).toBeGreaterThan(0)
    expect(within(part).getByText('session ended')).toBeVisible()
    const first = within(part).getAllByRole('row')[1]?.textContent
    await app.user.click(within(part).getByRole('link', { name: 'Page 2' }))
    await arrivesAt(app, '/profile/authentication?page=2')
    await waitFor(
      () => expect(within(part).getAllByRole('row')[1]?.textContent).not.toBe(first),
      slow,
    )
    expect(calls(app, 'securityLog').at(-1)?.path).toBe(
      '/api/v2/user/security_log?page=1&perPage=10',
    )
  })

  it('is empty for who is new', async () => {
    renderApp('/profile/authentication', { persona: 'newcomer' })
    const part = await lateSection('Security log')
    expect(await within(part).findByText('No activity yet', {}, slow)).toBeVisible()
  })
})

describe('notifications', () => {
  const open = async (options: Parameters<typeof renderApp>[1] = { persona: 'customer' }) => {
    const app = renderApp('/profile/notif', options)
    const table = await screen.findByRole('table', { name: 'Notify me about' }, slow)
    return { app, table }
  }
  const box = (name: string) => screen.getByRole('switch', { name })

  it('are a table of switches, each with its own name; what is not connected is none, and says what to do', async () => {
    const { table } = await open()
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Topic', 'On this site', 'Email'])
    expect(within(table).getByRole('rowheader', { name: /^Payments/ })).toBeVisible()
    expect(within(table).getAllByRole('switch')).toHaveLength(12)
    expect(box('Payments: Email')).toBeChecked()
    const channels = await section('Where we reach you')
    expect(channels).toHaveTextContent('Connect Telegram to choose what it gets.')
    expect(channels).toHaveTextContent('Enter a URL under “Webhook” below and save.')
    expect(
      await within(channels).findByText(/^This browser can’t receive messages\./),
    ).toBeVisible()
    expect(box('Security: Email')).toBeChecked()
    expect(box('Security: Email')).toBeDisabled()
    expect(box('Security: Email')).toHaveAccessibleDescription(/Email stays on/)
  })

  it('say in Russian whether a channel is connected, in the gender of its name', async () => {
    renderApp('/profile/notif', { persona: 'customer', accepted: ['ru'] })
    const channels = await lateSection('Куда мы пишем')
    const state = (name: string) =>
      within(channels).getByRole('heading', { name }).nextElementSibling
    expect(state('Почта')).toHaveTextContent(/^подключена$/)
    expect(state('Telegram')).toHaveTextContent(/^не подключён$/)
    expect(state('Вебхук')).toHaveTextContent(/^не подключён$/)
  })

  it('offer a worker nothing that only customers hear of, and keep its settings', async () => {
    const { app, table } = await open({ persona: 'worker' })
    expect(within(table).getByRole('rowheader', { name: /^Payouts/ })).toBeVisible()
    expect(
      within(table).queryByRole('rowheader', { name: /^(?:Low balance|API|Complaints)/ }),
    ).toBeNull()
    expect(screen.queryByRole('region', { name: 'Low balance' })).toBeNull()
    await app.user.click(box('Payouts: Email'))
    await app.user.click(screen.getByRole('button', { name: 'Save settings' }))
    await screen.findByText('Saved.', {}, slow)
    const sent = app.backend.requests.findLast(({ call }) => call === 'updateNotificationSettings')
    expect(sent?.body).toMatchObject({
      topics: { low_balance: { email: true }, payout: { email: false } },
    })
  })

  it('go to a browser only where one is connected', async () => {
    const on = { email: true, telegram: false, webpush: true }
    await open({
      persona: 'customer',
      answer: (asked) =>
        asked.endsWith('GET /api/v2/user/notifications')
          ? {
              channels: on,
              topics: { payment: on },
              lowBalance: { enabled: false, threshold: { amount: '1.00', currency: 'USD' } },
              digest: 'off',
              webhookUrl: null,
              updatedAt: null,
            }
          : undefined,
    })
    expect(box('Payments: Browser')).toBeChecked()
    expect(box('Payments: Browser')).toBeEnabled()
    expect(screen.getByText(/browsers where you allowed them/)).toBeVisible()
    // This backend offers neither tests nor subscriptions.
    expect(screen.queryByRole('button', { name: /^(?:Send a test|Turn o)/ })).toBeNull()
  })

  it('come to this browser once it is allowed to show them, and to nobody after signing out', async () => {
    const target = { endpoint: 'https://push.example.com/1', keys: { p256dh: 'BPub', auth: 'c2' } }
    const unsubscribe = vi.fn(() => (subscribed = false))
    const subscription = { endpoint: target.endpoint, toJSON: () => target, unsubscribe }
    let subscribed = false
    const registration = {
      active: {},
      pushManager: {
        getSubscription: () => Promise.resolve(subscribed ? subscription : null),
        subscribe: () => {
          subscribed = true
          return Promise.resolve(subscription)
        },
      },
    }
    const register = vi.fn(() => Promise.resolve(registration))
    const getRegistration = () => Promise.resolve(registration)
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: { register, getRegistration },
    })
    vi.stubGlobal('PushManager', class {})
    const Notification = { permission: 'denied', requestPermission: () => 'granted' }
    vi.stubGlobal('Notification', Notification)
    onTestFinished(() => {
      Reflect.deleteProperty(navigator, 'serviceWorker')
      vi.unstubAllGlobals()
    })
    const backend = createBackend({ persona: 'customer' })
    const { app: blocked } = await open({ backend })
    expect(await screen.findByText(/This browser blocks messages/, {}, slow)).toBeVisible()
    blocked.unmount()
    Notification.permission = 'default'
    const { app } = await open({ backend })
    const turnOn = await screen.findByRole('button', { name: 'Turn on in this browser' }, slow)
    const answer = backend.hold('addPush')
    await app.user.dblClick(turnOn)
    answer()
    expect(await screen.findByRole('switch', { name: 'Payments: Browser' }, slow)).toBeEnabled()
    expect(register).toHaveBeenCalledExactlyOnceWith('/push-worker.js', { scope: '/push/' })
    expect(calls(app, 'addPush').map(({ body }) => body)).toEqual([target])
    await press(app, 'Send a test: Browser')
    expect(await screen.findByText(/^Sent\./, {}, slow)).toBeVisible()
    expect(calls(app, 'testNotification').map(({ body }) => body)).toEqual([{ channel: 'webpush' }])
    await app.router.navigate('/auth/logout')
    await waitFor(() => expect(unsubscribe).toHaveBeenCalledOnce(), slow)
  })

  it('are saved with one request, and say that they are', async () => {
    const { app } = await open()
    const answer = app.backend.hold('updateNotificationSettings')
    expect(screen.queryByText(/unsaved changes/)).toBeNull()
    await app.user.click(box('Payments: Email'))
    expect(await screen.findByText(/unsaved changes/)).toBeVisible()
    await app.user.click(screen.getByRole('radio', { name: 'Every day' }))
    await app.user.clear(screen.getByLabelText('Threshold'))
    await app.user.type(screen.getByLabelText('Threshold'), '12,5')
    await app.user.type(screen.getByLabelText('URL'), 'https://hooks.example.com/a')
    await app.user.dblClick(screen.getByRole('button', { name: 'Save settings' }))
    answer()
    expect(await screen.findByText('Saved.', {}, slow)).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByText(/unsaved changes/)).toBeNull())
    expect(calls(app, 'updateNotificationSettings')).toHaveLength(1)
    expect(calls(app, 'updateNotificationSettings')[0]?.body).toMatchObject({
      topics: { payment: { email: false }, security: { email: true } },
      lowBalance: { enabled: true, threshold: { amount: '12.5', currency: 'USD' } },
      digest: 'daily',
      webhookUrl: 'https://hooks.example.com/a',
    })
    expect(screen.getByLabelText('Threshold')).toHaveValue('12.50')
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))).toEqual([])
  })

  it('keep what was not saved over a reload, and give it up when asked', async () => {
    const backend = createBackend({ persona: 'customer' })
    const { app } = await open({ backend })
    await app.user.click(box('Offers: Email'))
    await app.user.type(screen.getByLabelText('URL'), 'https://half.exam')
    app.unmount()
    const { app: again } = await open({ backend })
    expect(await screen.findByText(/unsaved changes/)).toBeVisible()
    expect(box('Offers: Email')).toBeChecked()
    expect(screen.getByLabelText('URL')).toHaveValue('https://half.exam')
    await press(again, 'Discard')
    expect(box('Offers: Email')).not.toBeChecked()
    expect(screen.getByLabelText('URL')).toHaveValue('')
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))).toEqual([])
    expect(calls(again, 'updateNotificationSettings')).toHaveLength(0)
  })

  it("say the backend's limits at the threshold, and refuse a webhook that is not https", async () => {
    const { app } = await open()
    const threshold = screen.getByLabelText('Threshold')
    await app.user.clear(threshold)
    await app.user.type(threshold, '0.10')
    await press(app, 'Save settings')
    await waitFor(
      () => expect(threshold).toHaveAccessibleDescription(/from \$1(?:\.00)? to \$10,000/),
      slow,
    )
    await waitFor(() => expect(document.title).toMatch(/^Error: /))
    await app.user.clear(threshold)
    await app.user.type(threshold, '20')
    await app.user.type(screen.getByLabelText('URL'), 'http://example.com')
    await press(app, 'Save settings')
    await waitFor(() =>
      expect(screen.getByLabelText('URL')).toHaveAccessibleDescription(/starts with https/),
    )
    expect(calls(app, 'updateNotificationSettings')).toHaveLength(1)
    await app.user.clear(screen.getByLabelText('URL'))
    await app.user.type(screen.getByLabelText('URL'), 'https://127.0.0.1/')
    await press(app, 'Save settings')
    await waitFor(
      () =>
        expect(screen.getByLabelText('URL')).toHaveAccessibleDescription(
          /can’t be reached from the internet/,
        ),
      slow,
    )
  })

  it('ask nothing of a threshold that is not used', async () => {
    const { app } = await open()
    await app.user.clear(screen.getByLabelText('Threshold'))
    await app.user.click(box('Warn me when the balance runs low'))
    await press(app, 'Save settings')
    await screen.findByText('Saved.', {}, slow)
    expect(calls(app, 'updateNotificationSettings')[0]?.body).toMatchObject({
      lowBalance: { enabled: false, threshold: { amount: '5.00' } },
    })
  })

  it('show a topic that nobody here knows, and keep it', async () => {
    const { app } = await open({ persona: 'moderator' })
    await app.user.click(box('moderation queue: Email'))
    await press(app, 'Save settings')
    await screen.findByText('Saved.', {}, slow)
    expect(calls(app, 'updateNotificationSettings')[0]?.body).toMatchObject({
      topics: { moderation_queue: { email: false } },
    })
  })

  it('are not written over what was changed elsewhere meanwhile', async () => {
    const { app } = await open()
    await app.user.click(box('Offers: Email'))
    const kept = app.backend.db.security.settings[0]
    if (!kept) throw new Error('Nothing was kept.')
    kept.updatedAt = '2026-04-15T09:29:00.000Z'
    kept.digest = 'daily'
    await press(app, 'Save settings')
    expect(await screen.findByText('A newer version was saved', {}, slow)).toBeVisible()
    await press(app, 'Show newer version')
    expect(screen.getByRole('radio', { name: 'Every day' })).toBeChecked()
    expect(box('Offers: Email')).not.toBeChecked()
    expect(screen.queryByText('A newer version was saved')).toBeNull()
  })

  it('link the messenger by a link that runs out, and notice when it is done', async () => {
    const backend = createBackend({ persona: 'customer', clock: () => Date.now() })
    const { app } = await open({ backend })
    await app.user.dblClick(screen.getByRole('button', { name: 'Connect Telegram' }))
    const link = await screen.findByRole('link', { name: 'Open Telegram' }, slow)
    expect(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\/t\.me\//))
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    expect(calls(app, 'linkTelegram')).toHaveLength(1)
    expect(screen.getByText(/The link expires in (?:9 min 5\d sec|10 min)/)).toBeVisible()
    // It was typed meanwhile, and the new channel does not remove it.
    await app.user.click(box('Offers: Email'))
    backend.setClock(() => Date.now() + 10_000)
    await waitFor(() => expect(box('Payments: Telegram')).toBeEnabled(), { timeout: 20_000 })
    expect(box('Offers: Email')).toBeChecked()
    await press(app, 'Disconnect')
    await waitFor(
      () => expect(screen.queryByRole('switch', { name: 'Payments: Telegram' })).toBeNull(),
      slow,
    )
    await press(app, 'Save settings')
    await screen.findByText('Saved.', {}, slow)
    expect(screen.queryByText('A newer version was saved')).toBeNull()
  }, 20_000)

  it('say so when the link has run out or leads nowhere good', async () => {
    const { app } = await open()
    // The test's clock is long before the browser's.
    await press(app, 'Connect Telegram')
    expect(await screen.findByText('The link has expired.', {}, slow)).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Open Telegram' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Get a new link' })).toBeVisible()
  })

  it('follow no address of another kind', async () => {
    const { app } = await open({
      persona: 'customer',
      answer: (call) =>
        call.includes('telegram/link')
          ? { deepLink: 'javascript:alert(1)', expiresAt: '2099-01-01T00:00:00Z' }
          : undefined,
    })
    await press(app, 'Connect Telegram')
    expect(
      await screen.findByText('We couldn’t read the server’s response', {}, slow),
    ).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Open Telegram' })).toBeNull()
  })
})

describe('documents', () => {
  const table = () => screen.findByRole('table', { name: 'Documents' }, slow)

  it('are listed, with files by safe addresses', async () => {
    renderApp('/profile/docs', { persona: 'customer' })
    const list = await table()
    await within(list).findByText(/^ACT-2026-/, {}, slow)
    expect(within(list).getAllByRole('row')).toHaveLength(11)
    expect(within(list).getByText('Being prepared')).toBeVisible()
    const [link] = within(list).getAllByRole('link')
    expect(link).toHaveAccessibleName(/^Download: Receipt RCP-/)
    expect(link).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/files\.glyphwork\.example\//),
    )
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  })

  it('link to nothing that is not safe, and show what is unknown plainly', async () => {
    const record = {
      id: 1,
      kind: 'credit_note',
      number: 'X-1',
      date: '2026-01-02',
      amount: { amount: '1.00', currency: 'USD' },
      status: 'half_paid',
    }
    renderApp('/profile/docs', {
      persona: 'customer',
      answer: (call) =>
        call.includes('/documents')
          ? {
              records: [
                'javascript:alert(1)',
                '//evil.example/x',
                'http://evil.example/x',
                '/files/own.pdf',
              ].map((url, id) => ({
                ...record,
                id,
                url,
              })),
            }
          : undefined,
    })
    const list = await table()
    await within(list).findAllByText('credit note', {}, slow)
    expect(within(list).getAllByText('half paid')).toHaveLength(4)
    expect(
      within(list)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/files/own.pdf'])
    expect(within(list).getAllByText('Not available')).toHaveLength(3)
  })

  it('are filtered by kind and year, in the address', async () => {
    const app = renderApp('/profile/docs?page=2', { persona: 'customer' })
    await within(await table()).findAllByText('Invoice', {}, slow)
    await app.user.selectOptions(screen.getByLabelText('Kind'), 'Contract')
    await arrivesAt(app, '/profile/docs?kind=contract')
    await waitFor(
      async () => expect(within(await table()).getAllByRole('row')).toHaveLength(2),
      slow,
    )
    await app.user.selectOptions(screen.getByLabelText('Year'), '2026')
    await arrivesAt(app, '/profile/docs?kind=contract&year=2026')
    expect(await screen.findByText('No results', {}, slow)).toBeVisible()
    await app.user.click(await screen.findByRole('link', { name: 'Reset filters' }, slow))
    await arrivesAt(app, '/profile/docs')
  })

  it('can be none', async () => {
    renderApp('/profile/docs', { persona: 'customer-empty' })
    const part = await section('Documents')
    expect(await within(part).findByText('No documents yet', {}, slow)).toBeVisible()
  })
})

describe('requisites', () => {
  const form = () => lateSection('Billing details')

  it('ask of a company what they do not ask of a person, and say at the field what the backend misses', async () => {
    const app = renderApp('/profile/docs', { persona: 'customer' })
    const part = await form()
    await app.user.type(await within(part).findByLabelText(/^Full name/, {}, slow), 'Robin Vale')
    expect(within(part).queryByLabelText(/^Tax ID/)).toBeNull()
    await app.user.click(within(part).getByRole('radio', { name: 'A company' }))
    expect(within(part).getByLabelText(/^Company name/)).toHaveValue('Robin Vale')
    await press(app, 'Save details', part)
    await waitFor(() =>
      expect(within(part).getByLabelText(/^Country/)).toHaveAccessibleDescription(
        /Choose a country/,
      ),
    )
    await app.user.selectOptions(within(part).getByLabelText(/^Country/), 'Estonia')
    await press(app, 'Save details', part)
    const tax = within(part).getByLabelText(/^Tax ID/)
    await waitFor(() => expect(tax).toHaveAccessibleDescription(/This field is required/), slow)
    await app.user.type(tax, 'EE102345678')
    await app.user.type(within(part).getByLabelText(/^Address/), 'Street 1')
    const answer = app.backend.hold('updateRequisites')
    await app.user.dblClick(within(part).getByRole('button', { name: 'Save details' }))
    answer()
    expect(await screen.findByText('Saved.', {}, slow)).toBeInTheDocument()
    expect(calls(app, 'updateRequisites').map(({ status }) => status)).toEqual([400, 200])
    expect(app.backend.db.security.requisites.at(-1)).toMatchObject({
      type: 'company',
      name: 'Robin Vale',
      country: 'EE',
      taxId: 'EE102345678',
    })
    expect(within(part).queryByText(/unsaved changes/)).toBeNull()
  })

  it('are not written over what was changed elsewhere meanwhile', async () => {
    const app = renderApp('/profile/docs', { persona: 'developer' })
    const part = await form()
    await app.user.type(await within(part).findByLabelText(/^Company name/, {}, slow), '!')
    const kept = app.backend.db.security.requisites[0]
    if (!kept) throw new Error('There are none.')
    Object.assign(kept, { name: 'Newer OÜ', updatedAt: '2026-04-15T09:29:00.000Z' })
    await press(app, 'Save details', part)
    await within(part).findByText('A newer version was saved', {}, slow)
    await press(app, 'Show newer version', part)
    expect(within(part).getByLabelText(/^Company name/)).toHaveValue('Newer OÜ')
  })
})

describe('in other languages', () => {
  it.each([
    ['ru-RU', '/profile/notif', 'О чём сообщать'],
    ['ru-RU', '/profile/authentication', 'Активные сеансы'],
    ['zh-CN', '/profile/docs', '账单信息'],
  ])('%s: %s', async (language, path, name) => {
    renderApp(path, { persona: 'developer', accepted: [language] })
    // A skeleton may hold its place until it has loaded.
    await waitFor(() => expect(screen.getByRole('region', { name })).toBeVisible(), slow)
    expect(document.body.textContent).not.toMatch(/\b(?:docs|log|sessions|topic|setup)\.[a-z]+/)
  })
})

describe('an expired session', () => {
  it('leads to the sign-in and back, and keeps what was typed', async () => {
    const backend = createBackend({ persona: 'customer' })
    const app = renderApp('/profile/notif', { backend })
    await app.user.type(await screen.findByLabelText('URL', {}, slow), 'https://hooks.example.com/')
    backend.db.sessions = []
    await press(app, 'Save settings')
    await arrivesAt(app, '/auth/login?return_to=%2Fprofile%2Fnotif')
    await app.heading('Sign in')
    backend.signInAs('customer')
    app.unmount()
    renderApp('/profile/notif', { backend })
    await waitFor(
      () => expect(screen.getByLabelText('URL')).toHaveValue('https://hooks.example.com/'),
      slow,
    )
  })
})
