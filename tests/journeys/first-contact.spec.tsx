import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { personaEmail, personaPassword } from '@/mocks/personas.ts'
import { clearRecords } from '@/lib/shared-records.ts'
import { useNodeFiles } from '../support/node-files.ts'
import { renderApp } from '../support/render-app.tsx'

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
    expect(await place.findByRole('radio', { name: 'Cells' }, slow)).toBeChecked()
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
    ['/proxy/local-proxies/us', 'Price, Residential', /^from \$\d.* per GB$/],
  ])('of %s', async (path, name, price) => {
    renderApp(path)
    const terms = await screen.findAllByRole('term', {}, slow)
    const term = terms.find(({ textContent }) => textContent === name)
    await waitFor(() => expect(term?.nextElementSibling).toHaveTextContent(price))
  })

  it('of /p/bypass-recaptcha, and each offer has its own', async () => {
    renderApp('/p/bypass-recaptcha')
    await screen.findByRole('link', { name: /Now from \$\d.* per 1,000 tokens/ }, slow)
    expect(screen.getByRole('link', { name: /^reCAPTCHA v3 Enterprise\$\d/ })).toBeVisible()
  })
})
