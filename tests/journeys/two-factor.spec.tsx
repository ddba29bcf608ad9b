import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { demoCode, personaEmail, personaPassword } from '@/mocks/personas.ts'
import { arrivesAt, renderApp } from '../support/render-app.tsx'
import type { Rendered } from '../support/render-app.tsx'

const calls = (app: Rendered, name: string) =>
  app.backend.requests.filter(({ call }) => call === name)
const press = (app: Rendered, name: string | RegExp) =>
  app.user.click(within(screen.getByRole('main')).getByRole('button', { name }))
const field = () => screen.getByRole('textbox', { name: /code/i })

/** The steps up to the second one. */
async function begin(
  path = '/auth/login',
  options: Parameters<typeof renderApp>[1] = {},
): Promise<Rendered> {
  const app = renderApp(path, options)
  await app.heading('Sign in')
  await app.user.type(screen.getByLabelText('Email'), personaEmail('two-factor'))
  await app.user.type(screen.getByLabelText('Password'), personaPassword)
  await press(app, 'Sign in')
  await app.heading('One more step')
  return app
}

async function answer(app: Rendered, code: string): Promise<void> {
  await app.user.clear(field())
  await app.user.type(field(), code)
  await press(app, 'Confirm')
}

describe('the second step of signing in', () => {
  it('takes the focus to its heading, and goes on to return_to with a right code', async () => {
    const app = await begin('/auth/login?return_to=%2Fpricing%3Fq%3D1')
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
    expect(document.title).toMatch(/^One more step/)
    expect(field()).toHaveAttribute('autocomplete', 'one-time-code')
    expect(field()).toHaveAttribute('inputmode', 'numeric')
    await answer(app, ' 123-456')
    await arrivesAt(app, '/pricing?q=1')
    expect(calls(app, 'twoFactor')).toHaveLength(1)
    expect(calls(app, 'twoFactor')[0]?.body).toMatchObject({
      method: 'totp',
      code: demoCode,
      trustDevice: false,
    })
    expect(calls(app, 'login')).toHaveLength(1)
  })

  it('goes on after a reload, for as long as it lives, and starts over then', async () => {
    const app = await begin('/auth/login?return_to=%2Fpricing')
    const address = app.address()
    expect(address).toBe('/auth/login?return_to=%2Fpricing&step=code')
    const { backend } = app
    app.unmount()
    expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain('challenge')
    const again = renderApp(address, { backend })
    await again.heading('One more step')
    await answer(again, demoCode)
    await arrivesAt(again, '/pricing')
    expect(calls(again, 'login')).toHaveLength(1)
    again.unmount()
    backend.signInAs('anonymous')
    const over = renderApp(address, { backend })
    await arrivesAt(over, '/auth/login?return_to=%2Fpricing')
    await over.heading('Sign in')
  })

  it('says at the field what is missing, and sends nothing', async () => {
    const app = await begin()
    await press(app, 'Confirm')
    expect(await screen.findByRole('link', { name: 'Enter the code from the app.' })).toBeVisible()
    await app.user.type(field(), '12x')
    expect(field()).toHaveAccessibleDescription(/The code has 6 to 8 digits/)
    expect(calls(app, 'twoFactor')).toHaveLength(0)
  })

  it('says at the field that the code is wrong and how many tries are left; after the last it is over', async () => {
    const app = await begin('/auth/login?return_to=%2Fpricing')
    await answer(app, '000000')
    await waitFor(() =>
      expect(field()).toHaveAccessibleDescription(/Wrong or expired code\. 4 attempts left/),
    )
    expect(field()).toHaveValue('000000')
    await waitFor(() => expect(document.title).toMatch(/^Error: /))
    for (const left of ['3 attempts', '2 attempts', '1 attempt']) {
      await answer(app, '000000')
      await waitFor(() => expect(field()).toHaveAccessibleDescription(new RegExp(`${left} left`)))
    }
    await answer(app, '000000')
    await arrivesAt(app, '/auth/two_factor_error?return_to=%2Fpricing')
    await app.heading('This sign-in has expired')
    await app.user.click(screen.getByRole('link', { name: 'Sign in again' }))
    await app.heading('Sign in')
    expect(app.address()).toBe('/auth/login?return_to=%2Fpricing')
    expect(screen.getByLabelText('Email')).toHaveValue(personaEmail('two-factor'))
  })

  it('is one request, however often it is pressed', async () => {
    const app = await begin()
    const go = app.backend.hold('twoFactor')
    await app.user.type(field(), `${demoCode}{Enter}`)
    await app.user.dblClick(
      within(screen.getByRole('main')).getByRole('button', { name: /^Confirm/ }),
    )
    go()
    await arrivesAt(app, '/enterpage')
    expect(calls(app, 'twoFactor')).toHaveLength(1)
  })

  it.each([
    ['network', 'No connection'],
    [500, 'Something went wrong on our side'],
    ['html', 'We couldn’t read the server’s response'],
    ['ERROR_METHOD_UNAVAILABLE', 'Not available right now'],
    [429, 'Too many requests'],
  ] as const)('survives %s: says "%s" and keeps the code', async (error, words) => {
    const app = await begin()
    const heal = app.backend.fail({ call: 'twoFactor', error, retryAfter: error === 429 ? 1 : 0 })
    await answer(app, demoCode)
    expect(await screen.findByText(words)).toBeVisible()
    expect(field()).toHaveValue(demoCode)
    expect(calls(app, 'twoFactor')).toHaveLength(1)
    heal()
    await waitFor(() => expect(screen.queryByText(/Try again in \d/)).toBeNull(), {
      timeout: 20_000,
    })
    await press(app, 'Confirm')
    await arrivesAt(app, '/enterpage')
  })

  it('goes back to the password with the e-mail kept, the password not, and begins anew', async () => {
    const app = await begin()
    await press(app, 'Back to password')
    expect(await app.heading('Sign in')).toHaveFocus()
    expect(screen.getByLabelText('Email')).toHaveValue(personaEmail('two-factor'))
    expect(screen.getByLabelText('Password')).toHaveValue('')
    await app.user.type(screen.getByLabelText('Password'), personaPassword)
    await press(app, 'Sign in')
    await app.heading('One more step')
    expect(field()).toHaveValue('')
  })

  it('begins with the password after a reload, and says nothing wrong', async () => {
    const { backend, unmount } = await begin()
    unmount()
    const again = renderApp('/auth/login', { backend })
    await again.heading('Sign in')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('trusts the browser when asked to: the next sign-in wants no code', async () => {
    const app = await begin()
    await app.user.click(screen.getByRole('checkbox', { name: 'Trust this browser' }))
    await answer(app, demoCode)
    await arrivesAt(app, '/enterpage')
    expect(calls(app, 'twoFactor')[0]?.body).toMatchObject({ trustDevice: true })
    await app.router.navigate('/auth/logout')
    await app.heading('You are signed out')
    await app.router.navigate('/auth/login')
    await app.heading('Sign in')
    await app.user.type(screen.getByLabelText('Email'), personaEmail('two-factor'))
    await app.user.type(screen.getByLabelText('Password'), personaPassword)
    await press(app, 'Sign in')
    await arrivesAt(app, '/enterpage')
  })
})

describe('another way', () => {
  it('is a recovery code, in whatever spelling, and the choice of trust stays', async () => {
    const app = await begin()
    await app.user.click(screen.getByRole('checkbox', { name: 'Trust this browser' }))
    await press(app, 'Use a recovery code')
    expect(screen.getByLabelText('Recovery code')).toHaveFocus()
    expect(field()).toHaveAttribute('inputmode', 'text')
    expect(screen.getByRole('checkbox', { name: 'Trust this browser' })).toBeChecked()
    await answer(app, 'DEMO 0001')
    await arrivesAt(app, '/enterpage')
    expect(calls(app, 'twoFactor')[0]?.body).toMatchObject({ method: 'recovery' })
  })

  it('is a code by e-mail, which is sent with the choice, and again only after a while', async () => {
    const app = await begin()
    await press(app, 'Get a code by email')
    expect(screen.getByLabelText('Code from the email')).toHaveFocus()
    expect(field()).toHaveAccessibleDescription(`We send it to ${personaEmail('two-factor')}.`)
    expect(await screen.findByText('Sent.')).toBeVisible()
    expect(screen.getByText(/Try again in \d+ sec/)).toBeVisible()
    await press(app, 'Send again')
    expect(await screen.findByText(/Not yet/)).toBeInTheDocument()
    expect(calls(app, 'resendTwoFactor')).toHaveLength(1)
    // Going back and forth sends nothing.
    await press(app, 'Use the app')
    await press(app, 'Get a code by email')
    expect(calls(app, 'resendTwoFactor')).toHaveLength(1)
    await answer(app, demoCode)
    await arrivesAt(app, '/enterpage')
  })

  it('says when no e-mail could be sent, and sends it then', async () => {
    const app = await begin()
    const heal = app.backend.fail({ call: 'resendTwoFactor', error: 'network' })
    await press(app, 'Get a code by email')
    expect(await screen.findByText('No connection')).toBeVisible()
    heal()
    await press(app, 'Send again')
    expect(await screen.findByText('Sent.')).toBeVisible()
    expect(screen.queryByText('No connection')).toBeNull()
  })

  it('counts down when the backend wants one to wait', async () => {
    const app = await begin('/auth/login', {
      arrange: (backend) => backend.fail({ call: 'resendTwoFactor', error: 429, retryAfter: 50 }),
    })
    await press(app, 'Get a code by email')
    expect(await screen.findByText('Too many requests')).toBeVisible()
    expect(screen.getByText(/Try again in (?:50|4\d) sec/)).toBeVisible()
  })
})

describe('the time', () => {
  it('is shown, and over it leads to the page that says so', async () => {
    const now = Date.now()
    const app = await begin('/auth/login?return_to=%2Fpricing', {
      arrange: (backend) => backend.setClock(now - 299_000 + 2500),
    })
    expect(screen.getByText(/This step expires in \d sec/)).toBeVisible()
    expect(screen.getByText('Less than a minute left.')).toBeInTheDocument()
    await arrivesAt(app, '/auth/two_factor_error?return_to=%2Fpricing')
  })

  it('is left to the backend where the clocks disagree', async () => {
    const app = await begin()
    expect(screen.queryByText(/This step expires/)).toBeNull()
    app.backend.setClock('2026-04-15T10:00:00Z')
    await answer(app, demoCode)
    await arrivesAt(app, '/auth/two_factor_error')
  })
})

describe('coming back from another service', () => {
  const start = async (options: Parameters<typeof renderApp>[1] = {}) => {
    const app = renderApp('/pricing', options)
    const to = await app.backend.fetch(
      '/api/v2/auth/oauth/google/start?mock=two-factor&return_to=%2Fpricing%3Fq%3D1',
    )
    await app.router.navigate(to.headers.get('location') ?? '')
    return app
  }

  it('asks for a code, and goes on to return_to', async () => {
    const app = await start()
    await app.heading('One more step')
    await press(app, 'Get a code by email')
    expect(field()).toHaveAccessibleDescription('We send it to your account email.')
    await screen.findByText('Sent.')
    await answer(app, demoCode)
    await arrivesAt(app, '/pricing?q=1')
  })

  it('leads to the page that says so when it is over', async () => {
    const app = renderApp('/auth/oauth-2fa?challengeId=unknown&return_to=%2Fpricing')
    await app.heading('One more step')
    await answer(app, demoCode)
    await arrivesAt(app, '/auth/two_factor_error?return_to=%2Fpricing')
  })

  it.each(['', '?challengeId=', '?challengeId=%3Cb%3E', '?challengeId=a&challengeId=b'])(
    'explains an address with "%s"',
    async (search) => {
      const app = renderApp(`/auth/oauth-2fa${search}`)
      await app.heading('Nothing to confirm')
      await app.user.click(screen.getByRole('link', { name: 'Sign in again' }))
      await app.heading('Sign in')
    },
  )

  it.each([
    '/auth/oauth-2fa?challengeId=x&return_to=%2Fpricing',
    '/auth/two_factor_error?return_to=%2Fpricing',
  ])('leads a signed-in person on from %s', async (path) =>
    arrivesAt(renderApp(path, { persona: 'customer' }), '/pricing'),
  )

  it('leads on from the error page when somebody signs in in another tab', async () => {
    const app = renderApp('/auth/two_factor_error')
    await app.heading('This sign-in has expired')
    app.backend.signInAs('customer')
    const channel = new BroadcastChannel('session')
    channel.postMessage({ message: 'signed-in', from: 'another tab' })
    await arrivesAt(app, '/enterpage')
    channel.close()
  })
})

describe('in other languages', () => {
  it.each([
    [['ru'], 'Вход', /почта/i, 'Пароль', 'Войти', 'Ещё один шаг'],
    [['zh'], '登录', '邮箱', '密码', '登录', '还差一步'],
  ] as const)('%s has its words', async (accepted, title, email, password, submit, heading) => {
    const app = renderApp('/auth/login', { accepted })
    await app.heading(title)
    await app.user.type(screen.getByLabelText(email), personaEmail('two-factor'))
    await app.user.type(screen.getByLabelText(password), personaPassword)
    await app.user.click(within(screen.getByRole('main')).getByRole('button', { name: submit }))
    await app.heading(heading)
  })
})
