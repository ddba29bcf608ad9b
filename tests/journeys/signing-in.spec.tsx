import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { personaEmail, personaPassword } from '@/mocks/personas.ts'
import { choose } from '../support/choose.ts'
import { failPasskeys } from '../support/passkeys.ts'
import { arrivesAt, renderApp } from '../support/render-app.tsx'
import type { Rendered } from '../support/render-app.tsx'

const calls = (app: Rendered, name: string) =>
  app.backend.requests.filter(({ call }) => call === name)
const main = () => within(screen.getByRole('main'))
const press = (app: Rendered, name: string | RegExp) =>
  app.user.click(main().getByRole('button', { name }))

async function signIn(app: Rendered, email: string, password = personaPassword): Promise<void> {
  await app.heading('Sign in')
  await app.user.type(screen.getByLabelText('Email'), email)
  await app.user.type(screen.getByLabelText('Password'), password)
  await press(app, 'Sign in')
}

describe('a sign-in that is refused', () => {
  it('says when a locked account may try again, and sends nothing before', async () => {
    const app = renderApp('/auth/login')
    await signIn(app, personaEmail('locked'))
    expect(await screen.findByText('Sign-in is temporarily locked')).toBeVisible()
    expect(screen.getByText(/Try again in (?:15 min|14 min \d+ sec)/)).toBeVisible()
    await press(app, 'Sign in')
    expect(calls(app, 'login')).toHaveLength(1)
  })

  it('says that the account was deleted, and whom to write to', async () => {
    const app = renderApp('/auth/login')
    await signIn(app, personaEmail('deleted'))
    expect(await screen.findByText('This account was deleted')).toBeVisible()
    expect(screen.getByRole('link', { name: /Email support@/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:support@/),
    )
  })

  it('says that the e-mail has to be confirmed, and leads to a link that does it', async () => {
    const app = renderApp('/auth/login?return_to=%2Fpricing')
    await signIn(app, personaEmail('unconfirmed'))
    expect(await screen.findByText('Confirm your email')).toBeVisible()
    await app.user.click(screen.getByRole('link', { name: /Set a new password/ }))
    await app.heading('Reset your password')
    expect(app.address()).toBe('/auth/remind?return_to=%2Fpricing')
    expect(screen.getByLabelText('Email')).toHaveValue(personaEmail('unconfirmed'))
  })
})

describe('a browser without cookies', () => {
  it('is told before the password is typed', async () => {
    vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)
    const app = renderApp('/auth/login')
    await app.heading('Sign in')
    expect(await screen.findByRole('alert')).toHaveTextContent('Allow cookies to sign in')
  })

  it('is told as well where it refuses them to this site without a word', async () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('')
    const app = renderApp('/auth/register')
    await app.heading('Create an account')
    expect(await screen.findByRole('alert')).toHaveTextContent('Allow cookies to sign in')
  })

  it('is told after a sign-in that it has not kept', async () => {
    const app = renderApp('/auth/login?return_to=%2Fprofile')
    const { fetch } = globalThis
    // The browser drops the session's cookie.
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      const answer = await fetch(input, init)
      const url = input instanceof Request ? input.url : input.toString()
      if (url.endsWith('/auth/login')) app.backend.signInAs('anonymous')
      return answer
    })
    await signIn(app, personaEmail('customer'))
    expect(await screen.findByText('Your browser didn’t keep the sign-in')).toBeVisible()
    await app.heading('Sign in')
  })
})

describe('a passkey', () => {
  it('that the browser cannot use is said to be so, and the password is left', async () => {
    failPasskeys('NotSupportedError')
    const app = renderApp('/auth/login')
    await app.heading('Sign in')
    await app.user.click(await main().findByRole('button', { name: 'Sign in with a passkey' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('can’t use a passkey here')
    // The notice above it pushes the button down.
    expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts.at(-1)).toBe(
      main().getByRole('button', { name: 'Sign in with a passkey' }),
    )
    await signIn(app, personaEmail('customer'))
    await waitFor(() => expect(app.address()).not.toMatch(/^\/auth/))
  })

  it('that the person puts away says nothing', async () => {
    failPasskeys('NotAllowedError')
    const app = renderApp('/auth/login')
    await app.heading('Sign in')
    const button = await main().findByRole('button', { name: 'Sign in with a passkey' })
    const before = calls(app, 'passkeySignIn').length
    await app.user.click(button)
    // The next press has a challenge of its own.
    await waitFor(() => expect(calls(app, 'passkeySignIn').length).toBeGreaterThan(before))
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('a page that was left open over a night', () => {
  it('signs in with a new token, and says what to do where that is refused too', async () => {
    const app = renderApp('/auth/login')
    app.backend.fail({ call: 'login', error: 'ERROR_CSRF_TOKEN', times: 2 })
    await signIn(app, personaEmail('customer'))
    expect(await screen.findByText('Security check failed')).toBeVisible()
    expect(calls(app, 'login')).toHaveLength(2)
    app.backend.fail({ call: 'login', error: 'ERROR_CSRF_TOKEN', times: 1 })
    await press(app, 'Sign in')
    await waitFor(() => expect(app.address()).not.toMatch(/^\/auth/))
  })
})

describe('the way between the forms', () => {
  it('takes return_to and what was typed along, and never puts it into the address', async () => {
    const app = renderApp('/auth/login?return_to=%2Fpricing%3Fq%3D1')
    await app.heading('Sign in')
    await app.user.type(screen.getByLabelText('Email'), 'ada@example.com')
    await app.user.click(screen.getByRole('link', { name: 'Forgot your password?' }))
    await app.heading('Reset your password')
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com')
    await app.user.click(screen.getByRole('link', { name: 'Back to sign-in' }))
    await app.heading('Sign in')
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com')
    await app.user.click(main().getByRole('link', { name: 'Create an account' }))
    await app.heading('Create an account')
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com')
    expect(app.address()).toBe('/auth/register?return_to=%2Fpricing%3Fq%3D1')
  })

  it.each(['/auth/remind', '/auth/login', '/auth/register'])(
    '%s sends a signed-in person on',
    async (path) => {
      await arrivesAt(
        renderApp(`${path}?return_to=%2Fpricing`, { persona: 'customer' }),
        '/pricing',
      )
      await arrivesAt(renderApp(path, { persona: 'newcomer' }), '/select-role')
    },
  )

  it.each(['/auth/remind', '/auth/login'])(
    '%s sends on who signs in in another tab',
    async (path) => {
      const app = renderApp(`${path}?return_to=%2Fpricing`)
      await app.heading(/\S/)
      app.backend.signInAs('customer')
      const channel = new BroadcastChannel('session')
      channel.postMessage({ message: 'signed-in', from: 'another tab' })
      await arrivesAt(app, '/pricing')
      channel.close()
    },
  )
})

describe('a forgotten password', () => {
  it.each(['customer', 'nobody'])('is answered for %s in the same words', async (name) => {
    const app = renderApp('/auth/remind', { state: { email: personaEmail(name) } })
    await app.heading('Reset your password')
    await press(app, 'Send link')
    expect(await app.heading('Check your inbox')).toHaveFocus()
    expect(
      screen.getByText(`If there is an account with ${personaEmail(name)}, a link is on its way.`),
    ).toBeVisible()
    expect(document.title).toMatch(/^Check your inbox/)
    expect(calls(app, 'remind')).toHaveLength(1)
  })

  it('sends the link again only after a while, or to another address', async () => {
    const app = renderApp('/auth/remind?return_to=%2Fpricing', {
      state: { email: personaEmail('customer') },
    })
    await app.heading('Reset your password')
    await press(app, 'Send link')
    await app.heading('Check your inbox')
    await press(app, 'Send again')
    expect(await screen.findByText(/Not yet/)).toBeInTheDocument()
    expect(calls(app, 'remind')).toHaveLength(1)
    await press(app, 'Use another address')
    expect(await app.heading('Reset your password')).toHaveFocus()
    expect(screen.getByLabelText('Email')).toHaveValue(personaEmail('customer'))
    await app.user.clear(screen.getByLabelText('Email'))
    await app.user.type(screen.getByLabelText('Email'), 'Ada@Example.com')
    await press(app, 'Send link')
    await app.heading('Check your inbox')
    expect(calls(app, 'remind')[1]?.body).toEqual({ email: 'ada@example.com' })
    await app.user.click(screen.getByRole('link', { name: 'Back to sign-in' }))
    await app.heading('Sign in')
    expect(app.address()).toBe('/auth/login?return_to=%2Fpricing')
    expect(screen.getByLabelText('Email')).toHaveValue('Ada@Example.com')
  })

  it('says at the field what is missing, and sends nothing', async () => {
    const app = renderApp('/auth/remind')
    await app.heading('Reset your password')
    await press(app, 'Send link')
    expect(await screen.findByRole('link', { name: 'Enter your email.' })).toBeVisible()
    await app.user.type(screen.getByLabelText('Email'), 'ada')
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
      /in the form name@example.com/,
    )
    expect(calls(app, 'remind')).toHaveLength(0)
  })

  it.each([
    ['network', 'No connection'],
    [500, 'Something went wrong on our side'],
    [429, 'Too many requests'],
  ] as const)('survives %s: says "%s" and keeps the address', async (error, words) => {
    const app = renderApp('/auth/remind', {
      arrange: (backend) => backend.fail({ call: 'remind', error }),
    })
    await app.heading('Reset your password')
    await app.user.type(screen.getByLabelText('Email'), 'ada@example.com')
    await app.user.dblClick(main().getByRole('button', { name: 'Send link' }))
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com')
    expect(calls(app, 'remind').length).toBeLessThanOrEqual(2)
  })
})

describe('other services', () => {
  it.each(['/auth/login', '/auth/register'])(
    'stand below the form of %s, as links that the browser itself follows',
    async (path) => {
      const app = renderApp(`${path}?return_to=%2Fpricing%3Fq%3D1`)
      await app.heading(/\S/)
      const group = within(await screen.findByRole('region', { name: 'Or continue with' }))
      expect(group.getAllByRole('link').map((link) => link.textContent)).toEqual([
        'GoGoogle',
        'GiGitHub',
        'TTelegram',
        'VVK',
        'YYandex',
      ])
      expect(group.getByRole('link', { name: 'Google' })).toHaveAttribute(
        'href',
        '/api/v2/auth/oauth/google/start?return_to=%2Fpricing%3Fq%3D1',
      )
    },
  )

  it('have the names of the language that the page is shown in', async () => {
    const app = renderApp('/auth/login')
    await screen.findByRole('link', { name: /Yandex/ }, { timeout: 20_000 })
    await choose(app.user, 'Language', 'Русский')
    expect(await screen.findByRole('link', { name: /Яндекс/ }, { timeout: 20_000 })).toBeVisible()
  })

  it('are asked for once for both pages', async () => {
    const app = renderApp('/auth/login')
    await screen.findByRole('region', { name: 'Or continue with' }, { timeout: 20_000 })
    const asked = calls(app, 'oauthProviders').length
    await app.router.navigate('/auth/register')
    await app.heading('Create an account')
    expect(screen.getByRole('region', { name: 'Or continue with' })).toBeVisible()
    expect(calls(app, 'oauthProviders')).toHaveLength(asked)
  })

  it.each([500, 404, 'network'] as const)(
    'are not there, and nothing is said, when they cannot be learned (%s)',
    async (error) => {
      const app = renderApp('/auth/login', {
        arrange: (backend) => backend.fail({ call: 'oauthProviders', error }),
      })
      await app.heading('Sign in')
      await waitFor(() => expect(calls(app, 'oauthProviders').length).toBeGreaterThan(0))
      expect(screen.queryByRole('region', { name: 'Or continue with' })).toBeNull()
      expect(screen.queryByRole('alert')).toBeNull()
      await signIn(app, personaEmail('customer'))
      await arrivesAt(app, '/enterpage')
    },
  )

  it.each([{ records: [] }, { records: [{ id: '../logout', title: 'X' }, { id: 'vk' }] }])(
    'are left out where they are none: %j',
    async (body) => {
      const app = renderApp('/auth/login', {
        answer: (call) => (call.includes('oauth/providers') ? body : undefined),
      })
      await app.heading('Sign in')
      await new Promise((resolve) => setTimeout(resolve, 50))
      expect(screen.queryByRole('region', { name: 'Or continue with' })).toBeNull()
    },
  )

  it.each([
    ['access_denied', 'You didn’t sign in'],
    ['email_missing', 'Your email is missing'],
    ['already_linked', 'Linked to another account'],
    ['failed', 'We couldn’t sign you in'],
    ['%3Cscript%3E', 'We couldn’t sign you in'],
  ])('that send back %s: "%s", and it leaves the address', async (error, words) => {
    const app = renderApp(`/auth/login?oauth_error=${error}&return_to=%2Fpricing`, {
      state: { email: 'ada@example.com' },
    })
    await app.heading('Sign in')
    expect(await screen.findByText(words)).toBeVisible()
    await arrivesAt(app, '/auth/login?return_to=%2Fpricing')
    expect(screen.getByRole('alert')).toHaveTextContent(words)
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com')
    await app.user.type(screen.getByLabelText('Password'), 'wrong')
    await press(app, 'Sign in')
    await waitFor(() => expect(screen.queryByText(words)).toBeNull())
  })
})

describe('signing up', () => {
  const fill = async (app: Rendered, email = 'ada@example.com'): Promise<void> => {
    await app.heading('Create an account')
    await app.user.type(screen.getByLabelText('Email'), email)
    await app.user.type(screen.getByLabelText('Password'), 'four unrelated words')
    await app.user.click(screen.getByLabelText('I accept the terms of service.'))
  }

  it('says where the link went, and goes on to return_to', async () => {
    const app = renderApp('/auth/register?userType=customer&return_to=%2Fpricing')
    await fill(app)
    await press(app, 'Create an account')
    await arrivesAt(app, '/pricing')
    expect(
      await screen.findByText('You’re in. We sent a confirmation link to a***@example.com.'),
    ).toBeVisible()
    expect(calls(app, 'register')[0]?.body).toMatchObject({ userType: 'customer', timezone: 'UTC' })
    expect(calls(app, 'register')[0]?.body).not.toHaveProperty('promoCode')
  })

  it('takes referral and campaign along', async () => {
    const app = renderApp('/pricing?from=42&utm_source=news&utm_campaign=spring')
    await app.heading(/\S/)
    await app.router.navigate('/auth/register')
    await fill(app)
    await press(app, 'Create an account')
    await arrivesAt(app, '/select-role')
    expect(calls(app, 'register')[0]?.body).toMatchObject({
      referral: { id: '42' },
      utm: { utm_source: 'news', utm_campaign: 'spring' },
    })
  })

  it('takes a promo code, and says at the field that it is not accepted', async () => {
    const app = renderApp('/auth/register')
    await fill(app)
    expect(screen.queryByLabelText(/Promo code/)).toBeNull()
    await press(app, 'I have a promo code')
    expect(screen.getByLabelText(/Promo code/)).toHaveFocus()
    await app.user.type(screen.getByLabelText(/Promo code/), 'nonsense')
    await press(app, 'Create an account')
    await waitFor(() =>
      expect(screen.getByLabelText(/Promo code/)).toHaveAccessibleDescription(
        /This code doesn’t exist/,
      ),
    )
    await app.user.clear(screen.getByLabelText(/Promo code/))
    await app.user.type(screen.getByLabelText(/Promo code/), 'welcome')
    await press(app, 'Create an account')
    await arrivesAt(app, '/select-role')
    expect(calls(app, 'register')[1]?.body).toMatchObject({ promoCode: 'welcome' })
  })

  it('refuses a leaked password at the field, and a taken e-mail with the way to sign in', async () => {
    const app = renderApp('/auth/register?return_to=%2Fpricing')
    await fill(app, personaEmail('customer'))
    await app.user.clear(screen.getByLabelText('Password'))
    await app.user.type(screen.getByLabelText('Password'), 'password123')
    await press(app, 'Create an account')
    await waitFor(() =>
      expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
        /not a password that has leaked/,
      ),
    )
    await app.user.clear(screen.getByLabelText('Password'))
    await app.user.type(screen.getByLabelText('Password'), 'four unrelated words')
    await press(app, 'Create an account')
    await waitFor(() =>
      expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
        /There is already an account with this email/,
      ),
    )
    const [atField] = main().getAllByRole('link', { name: 'Sign in' })
    await app.user.click(atField ?? document.body)
    await app.heading('Sign in')
    expect(screen.getByLabelText('Email')).toHaveValue(personaEmail('customer'))
    expect(app.address()).toBe('/auth/login?return_to=%2Fpricing')
  })
})
