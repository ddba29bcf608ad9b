import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { choose } from '../support/choose.ts'
import { renderApp } from '../support/render-app.tsx'
import type { Rendered } from '../support/render-app.tsx'

const sent = (app: Rendered, call: string) =>
  app.backend.requests.filter((request) => request.call === call)
const submit = (app: Rendered) =>
  app.user.click(screen.getByRole('button', { name: 'Send feedback' }))

async function fill(app: Rendered): Promise<void> {
  await app.user.click(screen.getByRole('radio', { name: /^4: ?Good/ }))
  await app.user.click(screen.getByRole('radio', { name: 'API and integration' }))
  await app.user.type(screen.getByLabelText('In your own words'), 'The samples were clear.')
}

describe('feedback on the service', () => {
  it('is for who is signed in', async () => {
    const app = renderApp('/p/service-feedback')
    await waitFor(() => expect(app.address()).toMatch(/^\/auth\/login\?return_to=/))
  })

  it('says at each field what is missing, and sends nothing', async () => {
    const app = renderApp('/p/service-feedback', { persona: 'customer' })
    await app.heading('Service feedback')
    await app.user.type(screen.getByLabelText(/Task ID/), '12 a')
    await submit(app)
    const summary = await screen.findByRole('alert')
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'How would you rate the service? Choose from 1 to 5 stars.',
      'Choose a topic.',
      'Task ID: Up to 20 digits, without spaces or other characters.',
      'In your own words: Write a little more: at least 10 characters.',
    ])
    expect(
      screen.getByRole('radiogroup', { name: 'How would you rate the service?' }),
    ).toHaveAccessibleDescription('Choose from 1 to 5 stars.')
    expect(sent(app, 'sendServiceFeedback')).toHaveLength(0)
    await choose(app.user, 'Language', 'Русский')
    const label = await screen.findByLabelText(/Номер задания/)
    expect(label).toHaveValue('12 a')
    await waitFor(() =>
      expect(screen.getByRole('link', { name: /^Номер задания: [А-Я]/ })).toBeVisible(),
    )
  })

  it('is sent once however often it is pressed, thanks, and begins anew', async () => {
    const app = renderApp('/p/service-feedback', { persona: 'customer' })
    await app.heading('Service feedback')
    await fill(app)
    await app.user.click(screen.getByRole('checkbox', { name: 'You can email me about this' }))
    await app.user.dblClick(screen.getByRole('button', { name: 'Send feedback' }))
    expect(await screen.findByText('Thank you for your feedback')).toBeVisible()
    expect(screen.getByText(/we’ll email you at your account address/)).toBeVisible()
    expect(screen.getByText(/Number F-\d+/)).toBeVisible()
    expect(sent(app, 'sendServiceFeedback')).toHaveLength(1)
    expect(Object.values(localStorage).join()).not.toContain('The samples were clear.')
    await app.user.click(screen.getByRole('button', { name: 'Send another' }))
    expect(screen.getByLabelText('In your own words')).toHaveValue('')
    expect(screen.getByRole('radio', { name: /^1: ?Very bad/ })).toHaveFocus()
  })

  it('keeps what was typed over a reload', async () => {
    const first = renderApp('/p/service-feedback', { persona: 'customer' })
    await first.heading('Service feedback')
    await fill(first)
    first.unmount()
    const app = renderApp('/p/service-feedback', { backend: first.backend })
    await app.heading('Service feedback')
    await waitFor(() =>
      expect(screen.getByLabelText('In your own words')).toHaveValue('The samples were clear.'),
    )
    expect(screen.getByRole('radio', { name: /^4: ?Good/ })).toBeChecked()
  })

  it('says when to try again after too many', async () => {
    const app = renderApp('/p/service-feedback', {
      persona: 'customer',
      arrange: (backend) => backend.fail({ call: 'sendServiceFeedback', error: 429 }),
    })
    await app.heading('Service feedback')
    await fill(app)
    await submit(app)
    expect(
      await screen.findByRole('group', { name: /Too many|too often|Slow down/i }),
    ).toHaveFocus()
    expect(screen.getByLabelText('In your own words')).toHaveValue('The samples were clear.')
  })
})

describe('feedback on proxies', () => {
  it('is sent with what was chosen, and nothing else', async () => {
    const app = renderApp('/p/proxy-feedback', { persona: 'customer' })
    await app.heading('Proxy feedback')
    await app.user.click(screen.getByRole('radio', { name: /^2: ?Bad/ }))
    await app.user.click(screen.getByRole('radio', { name: 'Mobile' }))
    await app.user.selectOptions(screen.getByLabelText(/Was there a problem/), 'Slow or unstable')
    await app.user.selectOptions(screen.getByLabelText(/Proxy country/), 'Germany')
    await app.user.type(screen.getByLabelText('In your own words'), 'Slow every evening.')
    await submit(app)
    expect(await screen.findByText('Thank you for your feedback')).toBeVisible()
    expect(sent(app, 'sendProxyFeedback')).toHaveLength(1)
  })

  it('speaks Russian', async () => {
    const app = renderApp('/p/proxy-feedback', { persona: 'customer', accepted: ['ru'] })
    await app.heading('Отзыв о прокси')
    expect(screen.getByRole('radio', { name: /^5: ?Отлично/ })).toBeInTheDocument()
  })
})
