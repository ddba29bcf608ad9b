import { execFile } from 'node:child_process'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sectionPages } from '@/app/layouts/nav.ts'
import { startHttp } from '@/mocks/http.ts'
import { createBackend } from '@/mocks/node.ts'
import type { MockServer } from '@/mocks/http.ts'
import { personaPassword } from '@/mocks/personas.ts'
import { taskAnswer } from '@/mocks/lib/test-keys.ts'
import { pages } from '@/routes/table/index.ts'
import { site } from '@/site/site.ts'
import { pauses } from '@/task-api/program.ts'
import { useNodeFiles } from '../support/node-files.ts'
import { renderApp } from '../support/render-app.tsx'
import common from '../../locales/en/common.json' with { type: 'json' }

// What a visitor reaches, in presses that are counted.

const nameOf = (id: string): string => String(Reflect.get(common.nav.crumb, id))
const slow = { timeout: 20_000 }
let presses = 0
async function press(app: ReturnType<typeof renderApp>, element: Promise<Element>): Promise<void> {
  presses += 1
  await app.user.click(await element)
}
let server: MockServer
beforeAll(async () => {
  server = await startHttp({ port: 0 })
})
afterAll(() => server.close())
afterEach(() => {
  presses = 0
  localStorage.clear()
  sessionStorage.clear()
  // A key in the samples leaves with the document.
  window.dispatchEvent(new Event('pagehide'))
})

describe('a counted walk', () => {
  it('from home to an answered task is three presses at most, without an account', async () => {
    const app = renderApp('/')
    const strip = within(await screen.findByRole('region', { name: 'See a task answered' }, slow))
    await press(app, strip.findByRole('radio', { name: 'Rotation' }, slow))
    expect(await strip.findByText('Turn by 75° clockwise')).toBeVisible()
    expect(presses).toBeLessThanOrEqual(3)
  })

  it('from the documentation to a request that works with one’s key is four presses and a copy', async () => {
    const app = renderApp('/api-docs', { persona: 'customer' })
    await press(app, screen.findByRole('link', { name: 'Image captcha' }, slow))
    await press(app, screen.findByRole('button', { name: 'Use my key in the samples' }, slow))
    const question = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }, slow))
    await app.user.type(question.getByLabelText('Your password'), personaPassword)
    await press(app, question.findByRole('button', { name: 'Confirm' }))
    await screen.findByText(/Your key “Main” is in every sample/, {}, slow)
    expect(presses).toBeLessThanOrEqual(4)
    await app.user.click(
      within(screen.getByRole('region', { name: 'Code' })).getByRole('button', {
        name: /^Copy: Code/,
      }),
    )
    const copied = await navigator.clipboard.readText()
    // The program as it was copied, to the mock instead of the API, without its pauses.
    const program = copied
      .replaceAll(`https://api.${site.canonicalHost}`, server.url)
      .replaceAll(pauses.join(' '), '0 0 0')
      .replace(/^sleep \d+$/m, '')
    const said = await new Promise<string>((resolve) => {
      execFile('sh', ['-c', program], (_, out, wrong) => resolve(`${out}${wrong}`))
    })
    expect(said).toContain(taskAnswer)
  })

  it('from /pricing’s search to the price of hCaptcha is one press', async () => {
    const app = renderApp('/pricing')
    const table = await screen.findByRole('searchbox', {}, slow)
    await press(app, Promise.resolve(table))
    await app.user.keyboard('hcaptcha')
    const [first] = await screen.findAllByRole('row', { name: /^hCaptcha/ }, slow)
    expect(first).toHaveTextContent(/\$\d/)
    expect(presses).toBe(1)
  })
})

describe('a counted walk in the account', () => {
  it('from the dashboard to the first answered test is two presses at most', async () => {
    await useNodeFiles()
    const clock = { ahead: 0 }
    const backend = createBackend({
      persona: 'customer-empty',
      clock: () => Date.now() + clock.ahead,
    })
    const app = renderApp('/enterpage', { backend })
    await press(app, screen.findByRole('button', { name: 'Send picture 1' }, slow))
    await app.heading('Test task')
    clock.ahead = 60_000
    expect(await screen.findByText('Answered.', {}, slow)).toBeInTheDocument()
    expect(presses).toBeLessThanOrEqual(2)
  })
})

describe('a counted walk of a customer with a saved card', () => {
  it('from the dashboard to a payment is three presses', async () => {
    const app = renderApp('/enterpage', { persona: 'customer' })
    await app.heading('Dashboard')
    const page = within(screen.getByRole('main'))
    await press(app, page.findByRole('link', { name: 'Add funds' }, slow))
    await press(app, screen.findByRole('link', { name: /^Bank card/ }, slow))
    await press(app, screen.findByRole('button', { name: /^Pay \$\d/ }, slow))
    await waitFor(() => expect(app.address()).toMatch(/^\/pay\/ok\?paymentId=/), slow)
    expect(presses).toBe(3)
  })
})

describe('a counted walk from the palette', () => {
  const settings = ['setting', 'profile'] as const
  it('to any setting is two presses at most: its page, and the setting', async () => {
    const app = renderApp('/enterpage', { persona: 'customer' })
    await app.heading('Dashboard')
    await app.user.keyboard('{Control>}k{/Control}')
    const field = await screen.findByRole('combobox', { name: 'Action, page or setting' }, slow)
    const option = (name: string) => screen.findByRole('option', { name }, slow)
    for (const id of settings.flatMap((section) => sectionPages[section] ?? [])) {
      await app.user.clear(field)
      await app.user.type(field, nameOf(id))
      expect(await option(nameOf(id))).toBeVisible()
    }
    await app.user.clear(field)
    await app.user.type(field, 'Notifications')
    await press(app, option('Notifications'))
    const topic = await screen.findByRole('switch', { name: 'Product news: Email' }, slow)
    expect(topic).toBeChecked()
    await press(app, Promise.resolve(topic))
    expect(topic).not.toBeChecked()
    expect(presses).toBe(2)
  })
})

describe('what a visitor can check', () => {
  const landing = pages
    .filter(
      ({ row }) =>
        row.page.startsWith('landing/') || ['/', '/pricing', '/proxy', '/data'].includes(row.path),
    )
    .map(({ row }) => row.path)
    .filter((path) => !path.includes('{'))

  it.each(landing)('is one press from %s', async (path) => {
    renderApp(path)
    const list = within(await screen.findByRole('list', { name: 'What you can check' }, slow))
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/support#status',
      '/public_statistics/customer-solving-speed?range=month',
      '/terms-of-service#use',
      '/support',
    ])
  })

  it('is where the links lead', async () => {
    const terms = renderApp('/terms-of-service')
    await terms.heading(/./)
    expect(document.getElementById('use')).not.toBeNull()
    terms.unmount()
    renderApp('/support')
    expect((await screen.findAllByText(/over 30 days/, {}, slow)).length).toBeGreaterThan(2)
  })
})
