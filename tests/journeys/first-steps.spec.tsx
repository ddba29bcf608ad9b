import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { useNodeFiles } from '../support/node-files.ts'
import { arrivesAt, renderApp } from '../support/render-app.tsx'

const slow = { timeout: 20_000 }
const steps = () => screen.findByRole('region', { name: 'Get your first answer' }, slow)

beforeEach(useNodeFiles)

describe('the dashboard before the first task', () => {
  it('sends a sample picture by one press, free, and watches it', async () => {
    const app = renderApp('/enterpage', { persona: 'customer-empty' })
    const send = await within(await steps()).findByRole('button', { name: 'Send picture 1' }, slow)
    await app.user.dblClick(send)
    await screen.findByRole('heading', { name: 'Test task', level: 1 }, slow)
    expect(app.router.state.location.pathname).toBe('/testcaptcha')
    expect(app.router.state.location.search).toMatch(/^\?task=\d+$/)
    const sent = app.backend.requests.filter(({ call }) => call === 'sendTestTask')
    expect(sent).toHaveLength(1)
  })

  it('has the key and the code of each language, cURL first', async () => {
    renderApp('/enterpage', { persona: 'customer-empty' })
    const part = await steps()
    expect(await within(part).findByRole('button', { name: /^Show the key/ }, slow)).toBeVisible()
    const tabs = await within(part).findAllByRole('tab', {}, slow)
    expect(tabs[0]).toHaveTextContent('cURL')
    expect(within(part).getByRole('tabpanel')).toHaveTextContent('YOUR_API_KEY')
  })

  it('leads a worker to their work', async () => {
    const app = renderApp('/enterpage', { persona: 'worker' })
    await app.user.click(await screen.findByRole('link', { name: 'Go to work' }, slow))
    await arrivesAt(app, '/cabinet')
    expect(screen.queryByText('Get your first answer')).toBeNull()
  })
})
