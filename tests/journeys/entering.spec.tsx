import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import * as inFlight from '@/api/in-flight.ts'
import { createBackend } from '@/mocks/node.ts'
import { personaEmail, personaPassword } from '@/mocks/personas.ts'
import { arrivesAt, renderApp } from '../support/render-app.tsx'
import type { Rendered } from '../support/render-app.tsx'

const calls = (app: Rendered, name: string) =>
  app.backend.requests.filter(({ call }) => call === name)

async function signIn(app: Rendered, email: string, password: string): Promise<void> {
  await app.user.clear(screen.getByLabelText('Email'))
  await app.user.type(screen.getByLabelText('Email'), email)
  await app.user.clear(screen.getByLabelText('Password'))
  await app.user.type(screen.getByLabelText('Password'), password)
  await app.user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Sign in' }))
}

describe('signing in', () => {
  it('leads back to where one was going, with balance and name in the header', async () => {
    const app = renderApp('/enterpage?tab=1')
    await app.heading('Sign in')
    await signIn(app, personaEmail('customer').toUpperCase(), personaPassword)
    await arrivesAt(app, '/enterpage?tab=1')
    await app.heading('Dashboard')
    await waitFor(() => expect(screen.getByRole('banner')).toHaveTextContent('$32'), {
      timeout: 20_000,
    })
    // The back button does not return to the form.
    await app.router.navigate(-1)
    expect(app.address()).not.toContain('/auth/login')
  })

  it('keeps what was typed when it is refused, and says it at the form', async () => {
    const app = renderApp('/auth/login')
    await app.heading('Sign in')
    await signIn(app, personaEmail('customer'), 'not-the-password')
    expect(await screen.findByText('Wrong email or password')).toBeVisible()
    expect(screen.getByLabelText('Email')).toHaveValue(personaEmail('customer'))
    await waitFor(() => expect(document.title).toMatch(/^Error: /))
    expect(app.address()).toBe('/auth/login')
  })

  it('says what is missing, with focus on the summary, and sends nothing', async () => {
    const app = renderApp('/auth/login')
    await app.heading('Sign in')
    await app.user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Sign in' }))
    expect(await screen.findByRole('link', { name: 'Enter your email.' })).toBeVisible()
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/Enter your email/)
    expect(calls(app, 'login')).toHaveLength(0)
  })

  it('is one request, however often it is pressed', async () => {
    const app = renderApp('/auth/login')
    const answer = app.backend.hold('login')
    await app.heading('Sign in')
    await app.user.type(screen.getByLabelText('Email'), personaEmail('customer'))
    await app.user.type(screen.getByLabelText('Password'), `${personaPassword}{Enter}`)
    await app.user.dblClick(within(screen.getByRole('main')).getByRole('button', { name: /sign/i }))
    answer()
    await arrivesAt(app, '/enterpage')
    expect(calls(app, 'login')).toHaveLength(1)
  })

  it.each([
    ['network', 'No connection'],
    [500, 'Something went wrong on our side'],
    ['html', 'We couldn’t read the server’s response'],
  ] as const)(
    'survives %s: says "%s", keeps the e-mail, and works the next time',
    async (error, words) => {
      const app = renderApp('/auth/login')
      await app.heading('Sign in')
      const heal = app.backend.fail({ call: 'login', error })
      await signIn(app, personaEmail('customer'), personaPassword)
      expect(await screen.findByText(words)).toBeVisible()
      expect(screen.getByLabelText('Email')).toHaveValue(personaEmail('customer'))
      expect(calls(app, 'login')).toHaveLength(1)
      heal()
      await app.user.click(
        within(screen.getByRole('main')).getByRole('button', { name: 'Sign in' }),
      )
      await arrivesAt(app, '/enterpage')
    },
  )
})

describe('signing in too often', () => {
  it('says when to try again, and sends nothing before', async () => {
    const app = renderApp('/auth/login', {
      arrange: (backend) => backend.fail({ call: 'login', error: 429, retryAfter: 30 }),
    })
    await app.heading('Sign in')
    await signIn(app, personaEmail('customer'), personaPassword)
    expect(await screen.findByText('Too many requests')).toBeVisible()
    expect(screen.getByText(/Try again in \d+ sec/)).toBeVisible()
    await app.user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Sign in' }))
    expect(calls(app, 'login')).toHaveLength(1)
    expect(screen.getByLabelText('Email')).toHaveValue(personaEmail('customer'))
  })
})

describe('signing up', () => {
  it('makes a person, who then chooses a role and arrives at the dashboard', async () => {
    const app = renderApp('/auth/register', { state: { email: 'ada@example.com' } })
    await app.heading('Create an account')
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com')
    await app.user.type(screen.getByLabelText('Password'), 'four unrelated words')
    await app.user.click(screen.getByLabelText('I accept the terms of service.'))
    await app.user.click(
      within(screen.getByRole('main')).getByRole('button', { name: 'Create an account' }),
    )
    await arrivesAt(app, '/select-role')
    expect(calls(app, 'register')[0]?.body).toMatchObject({
      email: 'ada@example.com',
      agreeTerms: true,
      language: 'en',
    })
    // The previous form has a choice of roles too.
    await app.heading('What brings you here?')
    await app.user.click(screen.getByRole('radio', { name: /^Customer/ }))
    await app.user.click(screen.getByRole('button', { name: 'Continue' }))
    await arrivesAt(app, '/enterpage')
    await app.heading('Dashboard')
  })

  it('signs in at a second try where the first answer was lost', async () => {
    const app = renderApp('/auth/register', {
      state: { email: 'ada@example.com' },
      arrange: (backend) => backend.fail({ call: 'register', error: 'lost', times: 1 }),
    })
    await app.heading('Create an account')
    await app.user.type(screen.getByLabelText('Password'), 'four unrelated words')
    await app.user.click(screen.getByLabelText('I accept the terms of service.'))
    const send = within(screen.getByRole('main')).getByRole('button', { name: 'Create an account' })
    await app.user.click(send)
    expect(await screen.findByText('No connection')).toBeVisible()
    await app.user.click(send)
    await arrivesAt(app, '/select-role')
    const [first, second, ...others] = calls(app, 'register')
    expect(others).toHaveLength(0)
    expect(second?.headers['idempotency-key']).toMatch(/^[\da-f-]{36}$/)
    expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key'])
    expect(app.backend.db.accounts.filter(({ email }) => email === 'ada@example.com')).toHaveLength(
      1,
    )
  })

  it.each([
    ['signs in', 'four unrelated words', undefined],
    [
      'says that the account may be their own, if the password is another,',
      'another four words',
      /Your first try may have gone through.* Sign in/,
    ],
  ])('%s after a reload where the first answer was lost', async (_, password, refusal) => {
    const backend = createBackend()
    backend.fail({ call: 'register', error: 'lost', times: 1 })
    const press = async (typed: string) => {
      const app = renderApp('/auth/register', { state: { email: 'ada@example.com' }, backend })
      await app.heading('Create an account')
      await app.user.type(screen.getByLabelText('Password'), typed)
      await app.user.click(screen.getByLabelText('I accept the terms of service.'))
      await app.user.click(
        within(screen.getByRole('main')).getByRole('button', { name: 'Create an account' }),
      )
      return app
    }
    const first = await press('four unrelated words')
    expect(await screen.findByText('No connection')).toBeVisible()
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('four unrelated')
    first.unmount()

    const second = await press(password)
    if (refusal)
      await waitFor(() =>
        expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(refusal),
      )
    else await arrivesAt(second, '/select-role')
    expect(backend.db.accounts.filter(({ email }) => email === 'ada@example.com')).toHaveLength(1)
  })

  it('takes the role from the address, and none from a bad one', async () => {
    const app = renderApp('/auth/register?userType=worker')
    await app.heading('Create an account')
    expect(screen.getByRole('radio', { name: /^Worker/ })).toBeChecked()
    await app.router.navigate('/auth/register?userType=owner')
    await waitFor(() => expect(screen.getByRole('radio', { name: /^Developer/ })).not.toBeChecked())
  })

  it('says at the field that an e-mail is taken', async () => {
    const app = renderApp('/auth/register')
    await app.heading('Create an account')
    await app.user.type(screen.getByLabelText('Email'), personaEmail('customer'))
    await app.user.type(screen.getByLabelText('Password'), 'four unrelated words')
    await app.user.click(screen.getByLabelText('I accept the terms of service.'))
    await app.user.click(
      within(screen.getByRole('main')).getByRole('button', { name: 'Create an account' }),
    )
    await waitFor(() =>
      expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
        /There is already an account with this email/,
      ),
    )
  })
})

describe('signing out', () => {
  it('ends the session with one request and leaves nothing of the person', async () => {
    const app = renderApp('/auth/logout', { persona: 'customer' })
    await app.heading('You are signed out')
    expect(calls(app, 'logout')).toHaveLength(1)
    expect(JSON.stringify(app.app.store.getState())).not.toContain(personaEmail('customer'))
    await app.router.navigate('/enterpage')
    await arrivesAt(app, '/auth/login?return_to=%2Fenterpage')
  })

  it('takes every answer with it that was meant for the person', async () => {
    const app = renderApp('/enterpage', { persona: 'customer' })
    const state = () => JSON.stringify(app.app.store.getState())
    await waitFor(() => expect(state()).toContain('"dashboard(undefined)"'), { timeout: 20_000 })
    await act(() => app.router.navigate('/auth/logout'))
    await app.heading('You are signed out')
    expect(state()).not.toContain('"dashboard(undefined)"')
  })

  it('is done where the session had ended before, and takes what was typed too', async () => {
    const app = renderApp('/enterpage', { persona: 'customer' })
    await app.heading(/./)
    const id = app.backend.db.accounts.find(({ email }) => email === personaEmail('customer'))?.id
    sessionStorage.setItem(`draft:${id}:a`, '{}')
    app.backend.db.sessions.length = 0
    app.backend.fail({ call: 'logout', error: 401 })
    await act(() => app.router.navigate('/auth/logout'))
    await app.heading('You are signed out')
    await waitFor(() => expect(sessionStorage.getItem(`draft:${id}:a`)).toBeNull())
  })

  it('says so when it failed, and does it again', async () => {
    let heal = () => {}
    const app = renderApp('/auth/logout', {
      persona: 'customer',
      arrange: (backend) => (heal = backend.fail({ call: 'logout', error: 500 })),
    })
    await app.heading('You are still signed in')
    heal()
    await app.user.click(screen.getByRole('button', { name: 'Try again' }))
    await app.heading('You are signed out')
  })

  it('waits where a change on its way gets no answer, until the person decides', async () => {
    const app = renderApp('/enterpage', { persona: 'customer' })
    await app.heading(/./)
    const leaveMeanwhile = async (): Promise<void> => {
      // in-flight.spec.ts tells which changes end so.
      vi.spyOn(inFlight, 'settledChanges').mockResolvedValueOnce('lost')
      await act(() => app.router.navigate('/auth/logout'))
      await app.heading('One of your changes got no answer')
    }
    await leaveMeanwhile()
    await app.user.click(screen.getByRole('button', { name: 'Go back' }))
    await arrivesAt(app, '/enterpage')
    await leaveMeanwhile()
    // It asks once, whatever else is on its way.
    vi.spyOn(inFlight, 'settledChanges').mockResolvedValue('lost')
    await app.user.click(screen.getByRole('button', { name: 'Sign out anyway' }))
    await app.heading('You are signed out')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('waits where a change on its way is refused, and keeps what was typed', async () => {
    const app = renderApp('/support/tickets/T-2004', { persona: 'customer' })
    const box = async () => screen.findByLabelText('Your message', {}, { timeout: 20_000 })
    await app.user.type(await box(), 'A reply that is refused')
    const release = app.backend.hold('sendTicketMessage', { error: 429 })
    await app.user.click(screen.getByRole('button', { name: /^Send/ }))
    await act(() => app.router.navigate('/auth/logout'))
    await app.heading('Signing you out')
    release()
    await app.heading('One of your changes wasn’t saved')
    await app.user.click(screen.getByRole('button', { name: 'Go back' }))
    expect(await box()).toHaveValue('A reply that is refused')
  })

  it('says that a change on its way was saved', async () => {
    vi.spyOn(inFlight, 'settledChanges').mockResolvedValueOnce('saved')
    renderApp('/auth/logout', { persona: 'customer' })
    expect(await screen.findByText('Your last change was saved.')).toBeVisible()
  })

  it('waits as well where the change is another tab’s', async () => {
    vi.spyOn(inFlight, 'settledChanges').mockResolvedValueOnce('openElsewhere')
    const app = renderApp('/auth/logout', { persona: 'customer' })
    await app.heading('A change in another tab may not be saved')
    await app.user.click(screen.getByRole('button', { name: 'Sign out anyway' }))
    await app.heading('You are signed out')
  })

  it('says in this tab that its change may have been saved, where another one signed out meanwhile', async () => {
    vi.spyOn(inFlight, 'settledHere').mockResolvedValueOnce('lost')
    const app = renderApp('/data', { persona: 'customer' })
    await app.heading(/./)
    const tab = new BroadcastChannel('session')
    tab.postMessage({ message: 'signed-out', from: 'another' })
    expect(await screen.findByText(/while a change from this one was on its way/)).toBeVisible()
    tab.close()
  })

  it('says that a change may have been saved, whose answer did not come in time', async () => {
    vi.spyOn(inFlight, 'settledChanges').mockResolvedValue('late')
    const app = renderApp('/auth/logout', { persona: 'customer' })
    await app.heading('You are signed out')
    expect(await screen.findByRole('alert')).toHaveTextContent('It may have been saved')
  })
})

describe('choosing a role', () => {
  it('goes on to return_to', async () => {
    const app = renderApp('/select-role?return_to=%2Fpricing%3Fq%3Dtext', { persona: 'newcomer' })
    await app.heading('What brings you here?')
    await app.user.click(await screen.findByRole('radio', { name: /^Worker/ }))
    await app.user.click(screen.getByRole('button', { name: 'Continue' }))
    await arrivesAt(app, '/pricing?q=text')
  })

  it('is not asked of a person who has one', async () => {
    const app = renderApp('/select-role', { persona: 'customer' })
    expect(
      await screen.findByText(/Your account is set up as/, {}, { timeout: 20_000 }),
    ).toBeVisible()
    expect(screen.queryByRole('radio')).toBeNull()
    expect(calls(app, 'chooseUserType')).toHaveLength(0)
  })
})
