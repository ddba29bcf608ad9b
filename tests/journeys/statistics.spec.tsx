import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderApp } from '../support/render-app.tsx'
import type { Rendered } from '../support/render-app.tsx'

const calls = (app: Rendered, name: string) =>
  app.backend.requests.filter(({ call }) => call === name)

// Without IntersectionObserver, parts that load on sight load at once.
beforeEach(() => vi.stubGlobal('IntersectionObserver', undefined))

describe('the statistics of the service', () => {
  it('show six figures, each with the way to its graph, and the types', async () => {
    const app = renderApp('/public_statistics')
    await app.heading(/live/)
    expect(
      await screen.findByRole('row', { name: /Rotate captcha/ }, { timeout: 20_000 }),
    ).toBeVisible()
    const load = screen.getByRole('link', { name: 'Service load' }).closest('li')
    expect(load).toHaveTextContent(/\d+%/)
    expect(calls(app, 'publicStatistics')[0]?.path).toContain('currency=USD')
    expect(calls(app, 'user')).toHaveLength(1)
    await app.user.click(screen.getByRole('link', { name: 'Service load' }))
    await app.heading('See how busy the workers are')
  })

  it('are asked for again when the connection is back, not when the tab is', async () => {
    const app = renderApp('/public_statistics')
    await screen.findByRole('row', { name: /Rotate captcha/ }, { timeout: 20_000 })
    const asked = calls(app, 'publicStatistics').length
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'))
      window.dispatchEvent(new Event('focus'))
    })
    await act(() => new Promise((done) => setTimeout(done, 50)))
    expect(calls(app, 'publicStatistics')).toHaveLength(asked)
    act(() => {
      window.dispatchEvent(new Event('offline'))
      window.dispatchEvent(new Event('online'))
    })
    await waitFor(() => expect(calls(app, 'publicStatistics')).toHaveLength(asked + 1))
  })

  it('are asked for again in another currency', async () => {
    const app = renderApp('/public_statistics')
    await app.user.selectOptions(
      await screen.findByLabelText('Currency', { selector: 'main select' }, { timeout: 20_000 }),
      'EUR',
    )
    await waitFor(() =>
      expect(calls(app, 'publicStatistics').at(-1)?.path).toContain('currency=EUR'),
    )
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Customer price' }).closest('li')).toHaveTextContent(
        '€',
      ),
    )
  })

  it('say what failed, and come with another try', async () => {
    let heal = () => {}
    const app = renderApp('/public_statistics', {
      arrange: (backend) => (heal = backend.fail({ call: 'publicStatistics', error: 500 })),
    })
    const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 20_000 })
    heal()
    await app.user.click(retry)
    expect(await screen.findByRole('row', { name: /Rotate captcha/ })).toBeVisible()
  })
})

describe('a graph', () => {
  it('is drawn with a summary and a crosshair that arrows move, and has a table behind it', async () => {
    const app = renderApp('/public_statistics/customer-rate')
    await app.heading('See what customers pay over time')
    const slider = await screen.findByRole('slider', { name: 'Point in time' }, { timeout: 20_000 })
    expect(slider).toHaveAccessibleDescription(/Image captcha: \$\d/)
    expect(slider).toHaveAttribute('aria-valuenow', '24')
    slider.focus()
    await app.user.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(slider).toHaveAttribute('aria-valuenow', '22')
    expect(slider.getAttribute('aria-valuetext')).toMatch(/reCAPTCHA v2 \$\d/)
    await app.user.keyboard('{Home}')
    expect(slider).toHaveAttribute('aria-valuenow', '1')
    await app.user.click(screen.getByRole('button', { name: /^Table:/ }))
    const table = await screen.findByRole('table', { name: 'Customer price' })
    expect(within(table).getAllByRole('row')).toHaveLength(25)
    expect(within(table).getByRole('columnheader', { name: 'Cloudflare Turnstile' })).toBeVisible()
  })

  it('keeps its range in the address', async () => {
    const app = renderApp('/public_statistics/workers-online?range=month')
    expect(
      await screen.findByRole('tab', { name: '30 days' }, { timeout: 20_000 }),
    ).toHaveAttribute('aria-selected', 'true')
    await waitFor(() =>
      expect(calls(app, 'statisticsGraph').map(({ path }) => path)).toContain(
        '/api/v2/public_statistics/graph/devonline?range=month',
      ),
    )
    await app.user.click(screen.getByRole('tab', { name: '7 days' }))
    await waitFor(() => expect(app.address()).toBe('/public_statistics/workers-online?range=week'))
    await app.user.click(screen.getByRole('tab', { name: '24 hours' }))
    await waitFor(() => expect(app.address()).toBe('/public_statistics/workers-online'))
  })

  it.each([
    ['waiting-time', 'workspeed'],
    ['employee-rate', 'workprice'],
    ['customer-solving-speed', 'devspeed'],
    ['service-load', 'devload'],
  ])('%s asks for %s', async (page, graph) => {
    const app = renderApp(`/public_statistics/${page}`)
    await screen.findByRole('slider', {}, { timeout: 20_000 })
    expect(calls(app, 'statisticsGraph')[0]?.path).toBe(`/api/v2/public_statistics/graph/${graph}`)
  })

  it('says that nothing has been measured', async () => {
    renderApp('/public_statistics/service-load', {
      answer: (call) => (call.includes('/graph/') ? { series: [] } : undefined),
    })
    expect(await screen.findByText('No data yet', {}, { timeout: 20_000 })).toBeVisible()
  })

  it('says what failed, and comes with another try', async () => {
    let heal = () => {}
    const app = renderApp('/public_statistics/service-load', {
      arrange: (backend) => (heal = backend.fail({ call: 'statisticsGraph', error: 500 })),
    })
    const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 20_000 })
    heal()
    await app.user.click(retry)
    expect(await screen.findByRole('slider')).toBeVisible()
  })

  it('speaks Russian and Chinese', async () => {
    const app = renderApp('/public_statistics/service-load', { accepted: ['ru'] })
    await app.heading('Смотрите, насколько заняты исполнители')
    const range = await screen.findByRole('tablist', { name: 'Период графика' })
    expect(within(range).getByRole('tab', { name: '7 дней' })).toBeVisible()
    app.unmount()
    const other = renderApp('/public_statistics/service-load', { accepted: ['zh-CN'] })
    await other.heading('查看打码员有多忙')
    expect(await screen.findByRole('tab', { name: '7 天' })).toBeVisible()
  })
})
