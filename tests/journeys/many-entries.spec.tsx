import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { isRecord } from '@/lib/is-record.ts'
import { createBackend } from '@/mocks/node.ts'
import type { TestBackend } from '@/mocks/node.ts'
import type { PersonaName } from '@/mocks/personas.ts'
import { sample } from '../support/full.ts'
import { samplePages } from '../support/pages.ts'
import { renderApp } from '../support/render-app.tsx'

// Every list of every answer has 10,000 entries: a page draws a part of them, so that it can be used
// at once. The number of elements tells it, whatever the speed of the machine.

const many = 10_000
/** Fields by which entries are told apart. */
const names = ['id', 'slug', 'type', 'name', 'code', 'shortname', 'key', 'domain', 'ip', 'host']

/** Repeats the entries of the lists of an answer, and of the lists within its first entries. */
function withMany(value: unknown, length = many): unknown {
  if (Array.isArray(value) && value.length > 0) {
    return Array.from({ length }, (_, index) => {
      const entry: unknown = value[index % value.length]
      if (index < value.length) return isRecord(entry) ? withMany(entry, 250) : entry
      if (typeof entry === 'string') return `${entry}${index}`
      if (!isRecord(entry)) return entry
      const told = names.filter((name) => ['string', 'number'].includes(typeof entry[name]))
      return {
        ...entry,
        ...Object.fromEntries(
          told.map((name) => [
            name,
            typeof entry[name] === 'number' ? index + 1e6 : `${String(entry[name])}${index}`,
          ]),
        ),
      }
    })
  }
  return isRecord(value)
    ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withMany(one, length)]))
    : value
}

function backendOf(persona: PersonaName): TestBackend {
  const backend = createBackend({ persona })
  return {
    ...backend,
    fetch: async (input, init) => {
      const answer = await backend.fetch(input, init)
      const { pathname } = new URL(input instanceof Request ? input.url : input, 'http://localhost')
      const isRead = (init?.method ?? 'GET') === 'GET' && answer.status === 200
      if (
        !isRead ||
        pathname === '/api/v2/user' ||
        !/json/.test(answer.headers.get('content-type') ?? '')
      )
        return answer
      return Response.json(withMany(await answer.json()))
    },
  }
}

afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

// One page of each area; `npm run test:full` opens all.
const visited = sample(
  samplePages.filter(({ id }) => id !== 'sendUserHash'),
  ({ area }) => area,
)

it.each(visited)(
  '$address draws a part of lists that are far too long',
  { timeout: 120_000 },
  async ({ address, persona }) => {
    const app = renderApp(address, { persona, backend: backendOf(persona) })
    await app.heading(/\S/)
    // The parts that load late are there, and nothing is being drawn any more.
    let drawn = -1
    await waitFor(
      () => {
        const before = drawn
        drawn = document.querySelectorAll('*').length
        expect(drawn).toBe(before)
      },
      { timeout: 60_000, interval: 700 },
    )
    expect(screen.getByRole('main', { hidden: true })).toBeInTheDocument()
    // A list that a form sends back is refused where it is this long, which is logged.
    vi.mocked(console.error).mockClear()
    expect(drawn).toBeLessThan(2 * many)
  },
)
