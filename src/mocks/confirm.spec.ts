import { expect, it } from 'vitest'
import { createBackend } from './node.ts'
import type { TestBackend } from './node.ts'
import { personaEmail, personaPassword } from './personas.ts'

const post = async ({ fetch }: TestBackend, path: string, body: unknown = {}) => {
  const answer = await fetch(`/api/v2/auth/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })
  return { status: answer.status, body: answer.status === 204 ? null : await answer.json() }
}
const who = async ({ fetch }: TestBackend) => (await fetch('/api/v2/user')).json()
const customer = { userId: 1002, hash: 'fresh' }
const account = ({ db }: TestBackend, id = 1002) => {
  const found = db.accounts.find((known) => known.id === id)
  if (!found) throw new Error(`There is no account ${id}.`)
  return found
}

it.each(['check_key', 'edit_purse/confirm', 'delete_email/confirm'])(
  '%s knows a link that is wrong, expired or used',
  async (path) => {
    const backend = createBackend()
    const userId = path === 'check_key' ? 1001 : 1002
    for (const [hash, status, errorCode] of [
      ['nonsense', 400, 'ERROR_LINK_INVALID'],
      ['expired', 410, 'ERROR_LINK_EXPIRED'],
      ['used', 409, 'ERROR_LINK_USED'],
    ] as const)
      expect(await post(backend, path, { hash, userId })).toMatchObject({
        status,
        body: { errorCode },
      })
    expect(await post(backend, path, { hash: 'fresh', userId: 1003 })).toMatchObject({
      body: { errorCode: 'ERROR_LINK_INVALID' },
    })
    expect((await post(backend, path, { hash: 'fresh', userId })).status).toBeLessThan(300)
    expect(await post(backend, path, { hash: 'fresh', userId })).toMatchObject({
      status: 409,
      body: { errorCode: 'ERROR_LINK_USED' },
    })
  },
)

it('confirms the sign-up with the link that it sent, and signs in', async () => {
  const backend = createBackend()
  await post(backend, 'register', {
    email: 'ada@example.com',
    password: 'four unrelated words',
    agreeTerms: true,
    language: 'en',
    timezone: 'UTC',
  })
  await post(backend, 'logout')
  const link = backend.db.links.findLast(({ sentTo }) => sentTo === 'ada@example.com')
  expect(link).toMatchObject({ kind: 'sign_up', used: false })
  const answer = await post(backend, 'check_key', { hash: link?.hash, userId: link?.accountId })
  expect(answer).toMatchObject({
    status: 200,
    body: { user: { email: 'ada@example.com', emailConfirmed: true } },
  })
  expect((await who(backend)).email).toBe('ada@example.com')
})

it('sends the confirmation again, not too often, and not to who has confirmed', async () => {
  const backend = createBackend({ persona: 'newcomer', clock: 0 })
  expect((await post(backend, 'confirm_email/resend')).status).toBe(204)
  expect(await post(backend, 'confirm_email/resend')).toMatchObject({
    status: 429,
    body: { retryAfter: 60 },
  })
  // The link of the earlier e-mail is void.
  expect(await post(backend, 'check_key', { hash: 'fresh', userId: 1001 })).toMatchObject({
    body: { errorCode: 'ERROR_LINK_INVALID' },
  })
  expect((await post(createBackend({ persona: 'customer' }), 'confirm_email/resend')).status).toBe(
    409,
  )
  expect((await post(createBackend(), 'confirm_email/resend')).status).toBe(401)
})

it('sets the new password, ends the other sessions, and keeps the link where the password is refused', async () => {
  const backend = createBackend({ persona: 'customer' })
  const [before] = backend.db.sessions
  for (const password of ['Password123', personaEmail('customer')])
    expect(await post(backend, 'check_remind', { ...customer, password })).toMatchObject({
      status: 400,
      body: { fields: { password: { code: 'not_allowed' } } },
    })
  const answer = await post(backend, 'check_remind', {
    ...customer,
    password: 'four unrelated words',
  })
  expect(answer).toMatchObject({ status: 200, body: { user: { email: personaEmail('customer') } } })
  expect(backend.db.sessions.map(({ id }) => id)).not.toContain(before?.id)
  expect(backend.db.sessions).toHaveLength(1)
  expect(backend.db.securityLog.at(-1)).toMatchObject({
    event: 'password_changed',
    accountId: 1002,
  })
  expect(
    await post(createBackend(), 'login', {
      email: personaEmail('customer'),
      password: personaPassword,
    }),
  ).toMatchObject({ status: 200 })
  expect(
    await post(backend, 'login', { email: personaEmail('customer'), password: personaPassword }),
  ).toMatchObject({ status: 400 })
})

it('does not let a link stand for a second factor', async () => {
  const backend = createBackend()
  account(backend).twoFactor = true
  expect(
    await post(backend, 'check_remind', { ...customer, password: 'four unrelated words' }),
  ).toMatchObject({ status: 200, body: { user: null } })
  expect(await who(backend)).toBeNull()
})

it('changes the e-mail when both addresses have agreed, and not to one that was taken meanwhile', async () => {
  const backend = createBackend()
  const change = (status: string) => post(backend, 'change_email/confirm', { ...customer, status })
  expect((await change('new')).body).toEqual({ status: 'waiting_other' })
  expect(account(backend).email).toBe(personaEmail('customer'))
  account(backend, 1003).email = 'new@example.com'
  expect((await change('old')).body).toMatchObject({ errorCode: 'ERROR_EMAIL_TAKEN' })
  account(backend, 1003).email = 'else@example.com'
  expect((await change('old')).body).toEqual({ status: 'confirmed' })
  expect(account(backend).email).toBe('new@example.com')
  expect((await change('other')).status).toBe(400)
})

it('removes the e-mail, or with the link of a deletion the account', async () => {
  const backend = createBackend({ persona: 'customer' })
  expect((await post(backend, 'delete_email/confirm', customer)).status).toBe(204)
  expect(account(backend)).toMatchObject({ email: '', gate: 'open' })
  const other = createBackend({ persona: 'moderator' })
  expect((await post(other, 'delete_email/confirm', { hash: 'fresh', userId: 1007 })).status).toBe(
    204,
  )
  expect(account(other, 1007).gate).toBe('deleted')
  expect(await who(other)).toBeNull()
})

it('tells the wallet that it confirmed, masked', async () => {
  expect((await post(createBackend(), 'edit_purse/confirm', customer)).body).toMatchObject({
    wallet: { methodId: 'usdt_trc20', methodTitle: 'USDT (TRC-20)', account: 'TQ9f…k4Zp' },
  })
})
