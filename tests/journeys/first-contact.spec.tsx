import 'fake-indexeddb/auto'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { personaEmail, personaPassword } from '@/mocks/personas.ts'
import { clearRecords } from '@/lib/shared-records.ts'
import { useNodeFiles } from '../support/node-files.ts'
import { renderApp } from '../support/render-app.tsx'
import type { Rendered } from '../support/render-app.tsx'

const slow = { timeout: 20_000 }
const strip = () => screen.findByRole('region', { name: 'See a task answered' }, slow)
const bytes = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGP8z4APMOGVHbHSAEEsAROxCnMTAAAAAElFTkSuQmCC',
  ),
  (character) => character.charCodeAt(0),
)
const png = () => new File([bytes], 'mine.png', { type: 'image/png' })
function choose(file: File): void {
  const input = document.querySelector<HTMLElement>('main section input[type=file]')
  if (!input) throw new Error('There is no field for a picture.')
  fireEvent.change(input, { target: { files: [file] } })
}

beforeEach(async () => {
  await useNodeFiles()
  sessionStorage.clear()
  await clearRecords()
})

afterEach(() => {
  // The key of a reader leaves with the document, which all tests share.
  act(() => void window.dispatchEvent(new Event('pagehide')))
})

describe('the example tasks', () => {
  it('show and say what is sent, what was marked and what comes back, and are no live tasks', async () => {
    const app = renderApp('/')
    const place = within(await strip())
    const rotation = await place.findByRole('radio', { name: 'Rotation' }, slow)
    expect(place.getByRole('radio', { name: 'Letters' })).toBeChecked()
    expect(place.getByText('An example made for this page, not a live task')).toBeVisible()
    // As a keyboard does it.
    await app.user.click(rotation)
    expect(place.getByText('Turn by 75° clockwise').closest('[role=status]')).not.toBeNull()
    expect(place.getByRole('img', { name: 'A house lying on its side' })).toBeVisible()
    expect(place.getByText(/"RotateTask"/)).toBeVisible()
    expect(place.getByText(/^Average time now: [\d.]+ s$/)).toBeVisible()
    expect(place.getByRole('link', { name: /Price per 1,000 now: \$\d/ })).toBeVisible()
  })

  it('begin with the kind of the page’s type', async () => {
    renderApp('/p/grid-captcha')
    const place = within(await strip())
    expect(await place.findByRole('radio', { name: 'Grid' }, slow)).toBeChecked()
  })
})

describe('presses, counted', () => {
  /** Counts what is pressed; a field that is filled in is none. */
  function counted({ user }: Rendered) {
    let count = 0
    const press = async (element: HTMLElement): Promise<void> => {
      count += 1
      await user.click(element)
    }
    return { press, presses: () => count }
  }

  it('are at most three from the home page to an answered test, without an account', async () => {
    const app = renderApp('/')
    const { press, presses } = counted(app)
    const place = within(await strip())
    await press(await place.findByRole('radio', { name: 'Clicks' }, slow))
    expect(await place.findByText(/"coordinates"/)).toBeVisible()
    expect(presses()).toBeLessThanOrEqual(3)
  })

  it('are at most four from the documentation to a copied request with one’s key', async () => {
    const app = renderApp('/api-docs', { persona: 'customer' })
    const { press, presses } = counted(app)
    const [article] = await screen.findAllByRole('link', { name: /getBalance/ }, slow)
    if (!article) throw new Error('There is no article about getBalance.')
    await press(article)
    await press(await screen.findByRole('button', { name: 'Use my key in the samples' }, slow))
    const question = await screen.findByRole('dialog', { name: 'Confirm it’s you' }, slow)
    const password = within(question).getByLabelText('Your password')
    await app.user.type(password, `${personaPassword}{Enter}`)
    await screen.findByText(/is in every sample/, {}, slow)
    const code = within(screen.getByRole('region', { name: 'Code' }))
    const write = vi.spyOn(navigator.clipboard, 'writeText')
    await press(code.getByRole('button', { name: /^Copy: Code/ }))
    const [copied] = write.mock.calls[0] ?? []
    expect(copied).toContain('call getBalance')
    expect(copied).not.toContain('YOUR_API_KEY')
    // The proof is one more.
    expect(presses() + 1).toBeLessThanOrEqual(4)
  })

  it('are one from the home page to the price of hCaptcha, in the first view', async () => {
    const app = renderApp('/')
    const { press, presses } = counted(app)
    const top = within(await screen.findByRole('banner'))
    // The menu of narrow screens has it too.
    const [pricing] = await top.findAllByRole('link', { name: 'Pricing' }, slow)
    if (!pricing) throw new Error('The header has no link to the prices.')
    await press(pricing)
    await app.heading(/You pay/)
    const price = () =>
      screen.getAllByRole('term').find(({ textContent }) => textContent === 'hCaptcha')
        ?.nextElementSibling
    await waitFor(() => expect(price()).toHaveTextContent(/^\$\d/), slow)
    expect(presses()).toBe(1)
  })
})

describe('a picture of the visitor', () => {
  it('waits in the test form after the sign-in', async () => {
    const app = renderApp('/')
    const place = within(await strip())
    await place.findByRole('button', { name: 'Try your own picture' }, slow)
    choose(new File(['no picture'], 'letter.txt', { type: 'text/plain' }))
    expect(await place.findByText(/isn’t a picture/)).toBeVisible()
    choose(png())
    await app.heading('Sign in')
    await app.user.type(screen.getByLabelText('Email'), personaEmail('customer'))
    await app.user.type(screen.getByLabelText('Password'), personaPassword)
    await app.user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Sign in' }))
    expect(await screen.findByText('mine.png', {}, slow)).toBeVisible()
    await waitFor(() => expect(app.address()).toBe('/testcaptcha'))
  })
})

describe('a price is in the first view', () => {
  it.each([
    ['/pricing', 'hCaptcha', /^\$\d/],
    ['/proxy/local-proxies/us', 'Residential price', /^from \$\d.* per GB$/],
  ])('of %s', async (path, name, price) => {
    renderApp(path)
    const termOf = () => screen.getAllByRole('term').find(({ textContent }) => textContent === name)
    await waitFor(() => expect(termOf()?.nextElementSibling).toHaveTextContent(price), slow)
  })

  it('of /p/bypass-recaptcha, and each offer has its own', async () => {
    renderApp('/p/bypass-recaptcha')
    await screen.findByRole('link', { name: /Now from \$\d.* per 1,000 tokens/ }, slow)
    expect(screen.getByRole('link', { name: /^reCAPTCHA v3 Enterprise\$\d/ })).toBeVisible()
  })
})
