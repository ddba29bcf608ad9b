import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { unzipFiles } from '@/lib/data-set/zip.ts'
import { createBackend } from '@/mocks/node.ts'
import { personaPassword } from '@/mocks/personas.ts'
import { renderApp } from '../support/render-app.tsx'
import type { Rendered } from '../support/render-app.tsx'

const slow = { timeout: 20_000 }
const start = Date.parse('2026-04-15T09:30:00Z')
// A later page reads the state anew.
const at = (minutes: number) => new Date(start + minutes * 60_000).toISOString()
// A persona with few tasks, so that the archive is small.
const backendAt = (minutes: number) =>
  createBackend({ persona: 'customer-empty', clock: at(minutes) })

afterEach(() => sessionStorage.clear())

it('orders one archive of all data after a proof, announces it, and hands it out', async () => {
  const backend = backendAt(0)
  const person = backend.db.accounts.find(({ persona }) => persona === 'customer-empty')
  const [sent] = backend.db.support.files
  if (!sent || !person) throw new Error('The seed has no file of a ticket.')
  // What the store counts and names otherwise has the API's form.
  const [ticket] = backend.db.support.tickets
  if (ticket) backend.db.support.tickets.push({ ...ticket, id: 'T-own', accountId: person.id })
  backend.db.transfers.bookings.push({
    id: 'b-own',
    accountId: person.id,
    kind: 'adjustment',
    amount: -500,
    ref: null,
    at: start - 60_000,
    note: null,
  })
  backend.db.support.files.push({ ...sent, id: 'f-own', name: 'a/b.png', accountId: person.id })
  const app = renderApp('/profile', { backend })
  await app.user.click(await screen.findByRole('link', { name: 'download all your data' }, slow))
  await waitFor(() => expect(app.address()).toBe('/profile/docs#data'), slow)
  const button = await screen.findByRole('button', { name: 'Request the archive' }, slow)
  expect(await screen.findByText(/It contains: profile, tasks, money and payments/)).toBeVisible()
  await app.user.click(screen.getByText('What isn’t in it, and why'))
  expect(screen.getByText(/Who answered your tasks: that is other people/)).toBeVisible()
  await app.user.click(button)
  const asked = await screen.findByRole('dialog', { name: 'Confirm it’s you' }, slow)
  await app.user.type(within(asked).getByLabelText('Your password'), `${personaPassword}{Enter}`)
  expect(await screen.findByText(/We’re preparing your archive\./, {}, slow)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Request the archive' })).toBeNull()
  app.unmount()

  backend.setClock(at(1))
  const later = renderApp('/profile/docs#data', { backend })
  const link = await screen.findByRole('link', { name: /^Download: Archive of/ }, slow)
  later.unmount()
  const notices = await (await backend.fetch('/api/v2/notifications')).json()
  expect(notices.records[0]).toMatchObject({ topic: 'security', href: '/profile/docs#data' })

  // The index is in the language of the person's account.
  for (const account of backend.db.accounts)
    if (account.persona === 'customer-empty') account.interfaceLanguage = 'ru'
  const file = await backend.fetch(link.getAttribute('href') ?? '')
  expect(file.status).toBe(200)
  const { files } = unzipFiles(new Uint8Array(await file.arrayBuffer()))
  const textOf = (path: string): string =>
    new TextDecoder().decode(files.find((one) => one.path === path)?.bytes)
  const parts = ['tasks', 'money', 'tickets', 'settings', 'notices', 'consents']
  for (const part of parts) {
    expect(JSON.parse(textOf(`${part}.json`))).toBeInstanceOf(Array)
    expect(textOf('index.html')).toContain(`<a href="${part}.csv">`)
  }
  expect(textOf('index.html')).toContain('<html lang="ru">')
  expect(textOf('index.html')).toContain('Кто отвечал на ваши задания: это')
  // Of the files of tickets the own ones.
  const attached = files.map(({ path }) => path).filter((path) => path.startsWith('attachments/'))
  expect(attached).toEqual(['attachments/f-own-a_b.png'])
  expect(textOf('index.html')).toContain('<a href="attachments/f-own-a_b.png">')
  expect(textOf('consents.csv')).toContain('terms_of_service')
  expect(JSON.parse(textOf('money.json'))).toContainEqual(
    expect.objectContaining({ id: 'b-own', amount: '-0.0005' }),
  )
  const [own] = JSON.parse(textOf('tickets.json'))
  expect([own.createdAt, own.accountId]).toEqual([expect.stringMatching(/Z$/), undefined])
  expect(own.messages[0].author.kind).toBe('customer')
})

it('is linked from the deletion of the account, and absent where the backend has none', async () => {
  const app = renderApp('/profile/delete', { backend: backendAt(0) })
  expect(await screen.findByRole('link', { name: 'download all your data' }, slow)).toBeVisible()
  app.unmount()
  const without = (backend: Rendered['backend']) =>
    void backend.fail({ call: 'archives', error: 'ERROR_NOT_FOUND' })
  const profile = renderApp('/profile/docs#data', { backend: backendAt(0), arrange: without })
  await profile.heading('Documents')
  await waitFor(
    () => expect(profile.backend.requests.some(({ call }) => call === 'archives')).toBe(true),
    slow,
  )
  await waitFor(
    () => expect(screen.queryByRole('region', { name: 'All my data' })).toBeNull(),
    slow,
  )
})
