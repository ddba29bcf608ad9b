import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createBackend } from '@/mocks/node.ts'
import type { PersonaName } from '@/mocks/personas.ts'
import { renderApp } from '../support/render-app.tsx'

// A text of a person that is written from right to left, or turns what follows, stays in its place.

const arabic = 'مفتاح 7'
const turned = `${arabic}\u202exe.pdf`
/** The fields that people fill. */
const written =
  /^(?:name|label|comment|note|title|subject|username|reason|message|text|description|recipient|company|browser|os|city|by|source|subId|excerpt|caption|tagline|notes|pros|cons|network|city|typeTitle|methodTitle|statusReason)$/

function withTurned(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => withTurned(one, name))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, withTurned(one, key)]),
    )
  return typeof value === 'string' && value !== '' && !value.startsWith('<') && written.test(name)
    ? turned
    : value
}

it.each<[PersonaName, string]>([
  ['customer', '/setting'],
  ['customer', '/setting/iplist'],
  ['customer', '/profile/authentication'],
  ['customer', '/proxy/users'],
  ['customer', '/proxy/ip-whitelist'],
  ['customer', '/support/tickets'],
  ['customer', '/pay/history_payment'],
  ['customer', '/pay/send_user'],
  ['customer', '/setting/errors'],
  ['customer', '/pay'],
  ['customer', '/partner/invited-referrals'],
  ['customer', '/data/projects/41/review'],
  ['customer', '/profile'],
  ['customer', '/data/projects/41/edit'],
  ['customer', '/proxy/addresses'],
  ['customer', '/setting/complaints'],
  ['customer', '/partner/history_payment'],
  ['customer', '/software/lantern'],
  ['customer', '/h/first-request'],
  ['moderator', '/editor/h/first-request/edit'],
  ['worker', '/cabinet/mistakes'],
  ['moderator', '/editor/blog'],
  ['moderator', '/editor/blog/how-polling-works'],
  ['moderator', '/software/moderation'],
])('as %s on %s', async (persona, path) => {
  const backend = createBackend({ persona })
  const given = backend.fetch
  backend.fetch = async (...args) => {
    const answer = await given(...args)
    if (!answer.headers.get('content-type')?.includes('json')) return answer
    const { status } = answer
    return Response.json(withTurned(await answer.json()), { status })
  }
  renderApp(path, { backend })
  await screen.findAllByText(new RegExp(arabic), undefined, { timeout: 20_000 })
  const main = screen.getByRole('main')
  expect(main.textContent).not.toContain('\u202e')
  // Every such text is isolated: by a character before it, or by its element.
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  const open: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue ?? ''
    if (text.includes(arabic) && !node.parentElement?.closest('bdi, [dir]'))
      if (text.split(arabic).length !== text.split(`\u2068${arabic}`).length) open.push(text)
  }
  // So are the names that are only said, and the title. A text in a field has its own direction.
  const names = ['alt', 'aria-label', 'title'].flatMap((name) =>
    Array.from(main.querySelectorAll(`[${name}]`), (one) => one.getAttribute(name) ?? ''),
  )
  const isOpen = (text: string): boolean =>
    text.includes('\u202e') || text.split(arabic).length > text.split('\u2068').length
  expect([document.title, ...names].filter(isOpen)).toEqual([])
  const fields = Array.from(main.querySelectorAll('input, textarea')).filter(
    (field) => 'value' in field && String(field.value).includes(arabic),
  )
  expect(fields.filter((field) => field.getAttribute('dir') !== 'auto')).toEqual([])
  expect(open).toEqual([])
})
