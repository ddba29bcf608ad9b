import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { personaEmail } from '@/mocks/personas.ts'
import { arrivesAt, renderApp } from '../support/render-app.tsx'
import type { Rendered } from '../support/render-app.tsx'

const calls = (app: Rendered, name: string) =>
  app.backend.requests.filter(({ call }) => call === name)
const inMain = () => within(screen.getByRole('main'))
const press = (app: Rendered, name: string) =>
  app.user.click(inMain().getByRole('button', { name }))
const seen = (app: Rendered) =>
  JSON.stringify([
    app.router.state.location.pathname,
    app.router.state.location.search,
    document.title,
    document.body.textContent,
  ])

const pages = [
  {
    call: 'checkKey',
    path: '/auth/check_key/fresh/1001',
    hidden: '/auth/check_key/-/-',
    title: 'Confirm your account',
    submit: 'Confirm my account',
    done: 'Your account is confirmed',
  },
  {
    call: 'confirmWallet',
    path: '/auth/edit_purse/fresh/1002',
    hidden: '/auth/edit_purse/-/-',
    title: 'Confirm your new wallet',
    submit: 'Confirm the wallet',
    done: 'Your new wallet is confirmed',
  },
  {
    call: 'confirmEmailChange',
    path: '/auth/change_email/fresh/1002/old',
    hidden: '/auth/change_email/-/-/old',
    title: 'Confirm the change of email',
    submit: 'Confirm the change',
    done: 'One more link to open',
  },
  {
    call: 'confirmEmailRemoval',
    path: '/auth/delete_email/fresh/1002',
    hidden: '/auth/delete_email/-/-',
    title: 'Remove your email',
    submit: 'Remove my email',
    done: 'Your email has been removed',
  },
  {
    call: 'confirmEmailRemoval',
    path: '/auth/delete_email/fresh/1007?account=1',
    hidden: '/auth/delete_email/-/-?account=1',
    title: 'Delete your account',
    submit: 'Delete my account',
    done: 'Your account has been deleted',
  },
] as const

describe.each(pages)('$path', ({ call, path, hidden, title, submit, done }) => {
  it('does nothing by being opened, shows no token, and confirms with one click', async () => {
    const app = renderApp(path)
    await app.heading(title)
    expect(app.address()).toBe(hidden)
    expect(calls(app, call)).toHaveLength(0)
    expect(seen(app)).not.toMatch(/fresh|100[127]/)
    await press(app, submit)
    expect(await app.heading(done)).toHaveFocus()
    expect(calls(app, call)).toHaveLength(1)
    expect(calls(app, call)[0]?.body).toMatchObject({
      hash: 'fresh',
      userId: Number(/\d{4}/.exec(path)?.[0]),
    })
    expect(document.title).toContain(done)
  })

  it('is one request, however often it is pressed, and waits for a slow answer', async () => {
    const app = renderApp(path)
    await app.heading(title)
    const answer = app.backend.hold(call)
    await app.user.dblClick(inMain().getByRole('button', { name: submit }))
    answer()
    await app.heading(done)
    expect(calls(app, call)).toHaveLength(1)
  })

  it('shows its success again after a reload, and not a used link', async () => {
    const app = renderApp(path)
    await app.heading(title)
    await press(app, submit)
    await app.heading(done)
    await waitFor(() =>
      expect(app.router.state.location.state).toMatchObject({
        link: { outcome: expect.any(String) },
      }),
    )
    expect(JSON.stringify(app.router.state.location.state)).not.toContain('fresh')
    const { state } = app.router.state.location
    app.unmount()
    const again = renderApp(hidden, { backend: app.backend, state })
    await again.heading(done)
    expect(calls(again, call)).toHaveLength(1)
  })

  it.each([
    ['expired', 'This link has expired'],
    ['used', 'This link has already been used'],
    ['nonsense', 'This link doesn’t work'],
  ])('says of a link that is %s: "%s", and shows a way on', async (hash, words) => {
    const app = renderApp(path.replace('fresh', hash))
    await app.heading(title)
    await press(app, submit)
    expect(await app.heading(words)).toHaveFocus()
    expect(inMain().getAllByRole('link').length).toBeGreaterThan(0)
    expect(inMain().queryByRole('button')).toBeNull()
  })

  it.each([
    ['network', 'No connection'],
    [500, 'Something went wrong on our side'],
    ['html', 'We couldn’t read the server’s response'],
  ] as const)('survives %s: says "%s", and works the next time', async (error, words) => {
    const app = renderApp(path)
    await app.heading(title)
    const heal = app.backend.fail({ call, error })
    await press(app, submit)
    expect(await screen.findByText(words)).toBeVisible()
    await waitFor(() => expect(document.title).toMatch(/^Error: /))
    heal()
    await press(app, submit)
    await app.heading(done)
  })
})

describe('a link that asks too often', () => {
  it('says when to try again, and sends nothing before', async () => {
    const app = renderApp('/auth/check_key/fresh/1001', {
      arrange: (backend) => backend.fail({ call: 'checkKey', error: 429, retryAfter: 30 }),
    })
    await app.heading('Confirm your account')
    await press(app, 'Confirm my account')
    expect(await screen.findByText(/Try again in \d+ sec/)).toBeVisible()
    await press(app, 'Confirm my account')
    expect(calls(app, 'checkKey')).toHaveLength(1)
  })
})

describe('the token', () => {
  it('is asked for again where there is none', async () => {
    const app = renderApp('/auth/check_key/-/-')
    await app.heading('Open the link in your email again')
    expect(inMain().getByRole('link', { name: 'Get a new link' })).toHaveAttribute(
      'href',
      '/auth/confirm-email',
    )
  })

  it.each([
    '/auth/check_key/fresh/seven',
    `/auth/check_key/${'x'.repeat(300)}/7`,
    '/auth/change_email/fresh/1002/both',
  ])('is not sent where it can not be one: %s', async (path) => {
    const app = renderApp(path)
    await app.heading('This link doesn’t work')
  })

  it('works again after a reload, from the state of the history entry', async () => {
    const first = renderApp('/auth/check_key/fresh/1001')
    await first.heading('Confirm your account')
    const { state } = first.router.state.location
    first.unmount()
    const app = renderApp('/auth/check_key/-/-', { state, backend: first.backend })
    await app.heading('Confirm your account')
    await press(app, 'Confirm my account')
    await app.heading('Your account is confirmed')
  })

  it('of a second link takes the place of the first, on the way back each has its own', async () => {
    const app = renderApp('/auth/check_key/used/1001')
    await app.heading('Confirm your account')
    await press(app, 'Confirm my account')
    await app.heading('This link has already been used')
    await act(() => app.router.navigate('/auth/check_key/fresh/1001'))
    await app.heading('Confirm your account')
    expect(app.address()).toBe('/auth/check_key/-/-')
    await waitFor(() =>
      expect(app.router.state.location.state).toMatchObject({ link: { hash: 'fresh' } }),
    )
    await act(() => app.router.navigate(-1))
    await waitFor(() =>
      expect(app.router.state.location.state).toMatchObject({ link: { hash: 'used' } }),
    )
    await app.heading('This link has already been used')
  })

  it('is not in the address of the sign-in page either', async () => {
    const app = renderApp('/auth/login?return_to=%2Fauth%2Fcheck_key%2Ffresh%2F1001')
    await app.heading('Sign in')
    expect(app.address()).toBe('/auth/login?return_to=%2Fauth%2Fcheck_key%2F-%2F-')
    expect(app.router.state.location.state).toMatchObject({
      link: { hash: 'fresh', userId: '1001' },
    })
  })

  it('is written into the entry that a redirect has led to, without being a navigation', async () => {
    const app = renderApp('/auth/login?return_to=%2Fauth%2Fcheck_key%2Ffresh%2F1001')
    await app.heading('Sign in')
    const field = screen.getByLabelText('Email')
    await app.user.type(field, 'ann')
    // A guard redirects in the same way: the same return_to, and no state.
    await act(() => app.router.navigate('/auth/login?return_to=%2Fauth%2Fcheck_key%2F-%2F-'))
    await waitFor(() =>
      expect(app.router.state.location.state).toMatchObject({ link: { hash: 'fresh' } }),
    )
    expect(field).toHaveFocus()
    expect(field).toHaveValue('ann')
  })
})

describe('confirming the sign-up', () => {
  it('signs in, and goes on to the choice of a role', async () => {
    const app = renderApp('/auth/check_key/fresh/1001')
    await app.heading('Confirm your account')
    await press(app, 'Confirm my account')
    await app.heading('Your account is confirmed')
    await app.user.click(inMain().getByRole('link', { name: 'Continue' }))
    await arrivesAt(app, '/select-role')
    await app.heading('What brings you here?')
  })

  it('says whose session it takes the place of, and the person changes', async () => {
    const app = renderApp('/auth/check_key/fresh/1001', { persona: 'customer' })
    await app.heading('Confirm your account')
    expect(
      await screen.findByText(new RegExp(`signed in here as ${personaEmail('customer')}`)),
    ).toBeVisible()
    await press(app, 'Confirm my account')
    await app.heading('Your account is confirmed')
    await waitFor(() =>
      expect(JSON.stringify(app.app.store.getState())).toContain(personaEmail('newcomer')),
    )
    expect(JSON.stringify(app.app.store.getState())).not.toContain(personaEmail('customer'))
  })
})

describe('a forgotten password', () => {
  const open = async (persona: 'anonymous' | 'worker' = 'anonymous', hash = 'fresh') => {
    const app = renderApp(`/auth/check_remind/${hash}/1002`, { persona })
    await app.heading('Choose a new password')
    return app
  }
  const type = (app: Rendered, password: string) =>
    app.user.type(screen.getByLabelText('Password'), password)

  it('is replaced by a new one, which signs in', async () => {
    const app = await open()
    expect(app.address()).toBe('/auth/check_remind/-/-')
    await type(app, 'four unrelated words')
    expect(inMain().getByText('strong')).toBeVisible()
    await press(app, 'Save the new password')
    expect(await app.heading('Your new password is set')).toHaveFocus()
    expect(calls(app, 'checkRemind')[0]?.body).toEqual({
      hash: 'fresh',
      userId: 1002,
      password: 'four unrelated words',
    })
    expect(document.body.innerHTML).not.toContain('four unrelated words')
    await app.user.click(inMain().getByRole('link', { name: 'Continue' }))
    await arrivesAt(app, '/enterpage')
  })

  it.each([
    ['', 'Choose a password.'],
    ['short', 'Use at least 10 characters.'],
    ['Password123', /Choose another one/],
  ])('says at the field what is wrong with "%s"', async (password, words) => {
    const app = await open()
    if (password) await type(app, password)
    await press(app, 'Save the new password')
    await waitFor(() =>
      expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
        expect.stringMatching(words),
      ),
    )
    expect(screen.getByLabelText('Password')).toHaveValue(password)
  })

  it('keeps what was typed when the answer is lost', async () => {
    const app = await open()
    const heal = app.backend.fail({ call: 'checkRemind', error: 'network' })
    await type(app, 'four unrelated words{Enter}')
    expect(await screen.findByText('No connection')).toBeVisible()
    expect(screen.getByLabelText('Password')).toHaveValue('four unrelated words')
    heal()
    await press(app, 'Save the new password')
    await app.heading('Your new password is set')
  })

  it('asks for the second step where there is one', async () => {
    const app = await open()
    for (const account of app.backend.db.accounts) account.twoFactor = true
    await type(app, 'four unrelated words{Enter}')
    await app.heading('Your new password is set')
    expect(inMain().getByText(/your two-step code/)).toBeVisible()
    await app.user.click(inMain().getByRole('link', { name: 'Continue' }))
    await app.heading('Sign in')
  })

  it('leads to a new link from one that has expired', async () => {
    const app = await open('anonymous', 'expired')
    await type(app, 'four unrelated words{Enter}')
    await app.heading('This link has expired')
    await app.user.click(inMain().getByRole('link', { name: 'Ask for a new link' }))
    await arrivesAt(app, '/auth/remind')
  })

  it('says who is signed in here', async () => {
    await open('worker')
    expect(
      await screen.findByText(new RegExp(`signed in here as ${personaEmail('worker')}`)),
    ).toBeVisible()
  })
})

describe('changing the e-mail', () => {
  it('waits for the other address, and is done with it; the header and the other pages follow', async () => {
    const app = renderApp('/auth/change_email/fresh/1002/new', { persona: 'customer' })
    await app.heading('Confirm the change of email')
    await press(app, 'Confirm the change')
    await app.heading('One more link to open')
    expect(inMain().getByText(/link we sent to the current one/)).toBeVisible()
    await act(() => app.router.navigate('/auth/change_email/fresh/1002/old'))
    await app.heading('Confirm the change of email')
    await press(app, 'Confirm the change')
    await app.heading('Your email has been changed')
    await waitFor(() =>
      expect(JSON.stringify(app.app.store.getState())).toContain('new@example.com'),
    )
  })

  it('shows the wallet that was confirmed', async () => {
    const app = renderApp('/auth/edit_purse/fresh/1002')
    await app.heading('Confirm your new wallet')
    await press(app, 'Confirm the wallet')
    await app.heading('Your new wallet is confirmed')
    expect(inMain().getByText('USDT (TRC-20) TQ9f…k4Zp')).toBeVisible()
    expect(JSON.stringify(app.router.state.location.state)).not.toContain('TQ9f')
  })

  it('ends the session with the account', async () => {
    const app = renderApp('/auth/delete_email/fresh/1007?account=1', { persona: 'moderator' })
    await app.heading('Delete your account')
    await press(app, 'Delete my account')
    await app.heading('Your account has been deleted')
    await waitFor(() =>
      expect(JSON.stringify(app.app.store.getState())).not.toContain(personaEmail('moderator')),
    )
  })
})

describe('waiting for the confirmation', () => {
  it('sends the link again, says so, and says when that was too early', async () => {
    const app = renderApp('/auth/confirm-email', { persona: 'newcomer' })
    await app.heading('Confirm your email')
    expect(
      inMain().getByText(new RegExp(`sent a link to ${personaEmail('newcomer')}`)),
    ).toBeVisible()
    await press(app, 'Resend link')
    expect(await screen.findByText(/A new link is on its way/)).toBeVisible()
    await press(app, 'Resend link')
    expect(await screen.findByText(/Try again in \d+ (?:min|sec)/)).toBeVisible()
    expect(screen.queryByText(/A new link is on its way/)).toBeNull()
    expect(inMain().getByRole('link', { name: 'Change it' })).toHaveAttribute(
      'href',
      '/profile/edit',
    )
    await press(app, 'Continue without it')
    await arrivesAt(app, '/select-role')
  })

  it('follows when the address is confirmed elsewhere', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    onTestFinished(() => void vi.useRealTimers())
    const app = renderApp('/auth/confirm-email', { persona: 'newcomer' })
    await app.heading('Confirm your email')
    await waitFor(() => expect(calls(app, 'user').length).toBeGreaterThan(0))
    const [account] = app.backend.db.accounts
    if (account) account.emailConfirmed = true
    // The page polls; it does not depend on the person's return.
    const asked = calls(app, 'user').length
    act(() => void window.dispatchEvent(new Event('focus')))
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(calls(app, 'user')).toHaveLength(asked)
    await act(() => vi.advanceTimersByTimeAsync(6000))
    await app.heading('Your email is confirmed')
    await press(app, 'Continue')
    await arrivesAt(app, '/select-role')
  })

  it('shows at once what was confirmed before another letter was asked for', async () => {
    const app = renderApp('/auth/confirm-email', { persona: 'newcomer' })
    await app.heading('Confirm your email')
    const [account] = app.backend.db.accounts
    if (account) account.emailConfirmed = true
    await press(app, 'Resend link')
    await app.heading('Your email is confirmed')
  })

  it('asks an unknown person to sign in', async () => {
    const app = renderApp('/auth/confirm-email?return_to=%2Fprofile%2Fedit')
    await app.heading('Confirm your email')
    await app.user.click(await screen.findByRole('link', { name: 'Sign in' }, { timeout: 20_000 }))
    await arrivesAt(app, '/auth/login?return_to=%2Fprofile%2Fedit')
  })

  it('does not take a failure for nobody', async () => {
    const app = renderApp('/auth/confirm-email', {
      persona: 'newcomer',
      arrange: (backend) => backend.fail({ call: 'user', error: 500 }),
    })
    await app.heading('Confirm your email')
    expect(
      await screen.findByText('Something went wrong on our side', {}, { timeout: 20_000 }),
    ).toBeVisible()
    expect(screen.queryByText(/Sign in to resend it/)).toBeNull()
    vi.mocked(console.error).mockClear()
  })
})

describe('the role that an address asks for', () => {
  it('is taken once by a person without one, who goes on to where they wanted', async () => {
    const app = renderApp('/cabinet/edittype?userType=customer&return_to=%2Fprofile', {
      persona: 'newcomer',
    })
    await arrivesAt(app, '/profile')
    expect(calls(app, 'chooseUserType').map(({ body }) => body)).toEqual([{ userType: 'customer' }])
  })

  it.each(['', '?userType=owner', '?userType=worker&userType=customer'])(
    'is asked for where the address says "%s"',
    async (search) => {
      const app = renderApp(`/cabinet/edittype${search}`, { persona: 'newcomer' })
      await app.heading('What brings you here?')
      expect(calls(app, 'chooseUserType')).toHaveLength(0)
      await app.user.click(screen.getByRole('radio', { name: /^Developer/ }))
      await press(app, 'Continue')
      await arrivesAt(app, '/enterpage')
    },
  )

  it('is asked for, ticked, where it could not be taken', async () => {
    const app = renderApp('/cabinet/edittype?userType=worker', {
      persona: 'newcomer',
      arrange: (backend) => backend.fail({ call: 'chooseUserType', error: 500, times: 1 }),
    })
    await app.heading('What brings you here?')
    expect(screen.getByRole('alert')).toHaveTextContent('Your role couldn’t be saved')
    expect(screen.getByRole('radio', { name: /^Worker/ })).toBeChecked()
    await press(app, 'Continue')
    await waitFor(() => expect(calls(app, 'chooseUserType')).toHaveLength(2))
  })

  it('is never changed', async () => {
    const app = renderApp('/cabinet/edittype?userType=worker', { persona: 'customer' })
    await app.heading('You already have a role')
    expect(calls(app, 'chooseUserType')).toHaveLength(0)
    await press(app, 'Continue')
    await arrivesAt(app, '/enterpage')
  })

  it('waits for the sign-in', async () => {
    const app = renderApp('/cabinet/edittype?userType=worker')
    await arrivesAt(app, '/auth/login?return_to=%2Fcabinet%2Fedittype%3FuserType%3Dworker')
  })
})
