import { act, screen, within, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Mock } from 'vitest'
import { arrivesAt, renderApp } from '../support/render-app.tsx'

let scrolled: Mock<(this: Element) => void>
const places = () => scrolled.mock.contexts.map((element) => Object(element).id)

beforeEach(() => {
  scrolled = vi.fn<(this: Element) => void>()
  Element.prototype.scrollIntoView = scrolled
})

describe('a link to a place on the page', () => {
  it('scrolls there each time it is followed, by an entry of the router', async () => {
    const app = renderApp('/terms-of-service?q=1')
    await app.heading(/./)
    const link = within(screen.getByRole('navigation', { name: 'On this page' })).getByRole(
      'link',
      {
        name: 'Liability',
      },
    )
    const first = app.router.state.location.key
    await app.user.click(link)
    await arrivesAt(app, '/terms-of-service?q=1#liability')
    expect(app.router.state.location.key).not.toBe(first)
    await app.user.click(link)
    expect(places()).toEqual(['liability', 'liability'])
    await act(() => app.router.navigate('/terms-of-service?q=1#liability'))
    expect(places()).toHaveLength(3)
    expect(document.activeElement?.id).toBe('liability')
  })

  it('is none where a query is written, with the hash or without', async () => {
    const app = renderApp('/terms-of-service#liability')
    await app.heading(/./)
    scrolled.mockClear()
    vi.mocked(window.scrollTo).mockClear()
    await act(() => app.router.navigate('/terms-of-service?q=1#liability'))
    await act(() => app.router.navigate('?q=2'))
    await arrivesAt(app, '/terms-of-service?q=2')
    expect(places()).toEqual([])
    expect(window.scrollTo).not.toHaveBeenCalled()
  })

  it('works in the text of an article, by the name that its writer gave', async () => {
    const app = renderApp('/blog/how-polling-works', {
      answer: (call) =>
        call.includes('/by-slug/')
          ? {
              id: 1,
              slug: 'how-polling-works',
              title: 'Polling',
              language: 'en',
              bodyHtml: '<p>See <a href="#three">the third part</a>.</p><h2 id="three">Three</h2>',
            }
          : undefined,
    })
    await app.user.click(await screen.findByRole('link', { name: 'the third part' }))
    await arrivesAt(app, '/blog/how-polling-works#user-content-three')
    expect(places()).toContain('user-content-three')
    scrolled.mockClear()
    await act(() => app.router.navigate('/blog/how-polling-works#three'))
    expect(places()).toEqual(['user-content-three'])
  })

  it('waits for a part that is still loading', async () => {
    let grow = (): void => {}
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observed: Element[] = []
        constructor(tell: () => void) {
          const before = grow
          grow = () => {
            before()
            if (this.observed.includes(document.body)) tell()
          }
        }
        observe = (element: Element) => void this.observed.push(element)
        disconnect = () => void (this.observed = [])
      },
    )
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }))
    // By a press: a first entry would go to where another document of this tab was left.
    const app = renderApp('/about')
    await app.heading(/./)
    await act(() => app.router.navigate('/support/enterprise?plan=standard#buy'))
    await app.heading(/enterprise support/)
    await waitFor(() => expect(document.getElementById('buy')).not.toBeNull(), { timeout: 20_000 })
    await waitFor(() => {
      act(() => grow())
      expect(places()).toContain('buy')
    })
    vi.unstubAllGlobals()
  })

  it('opens the question it names once more, and does no harm where it is not encoded', async () => {
    const app = renderApp('/play-and-earn/faq#%E0%A4%A')
    await app.heading(/workers’ questions/)
    const question = () => screen.getByText('How do I dispute a mistake?').closest('details')
    for (let time = 0; time < 2; time += 1) {
      await act(() => app.router.navigate('#mistakes-dispute'))
      await waitFor(() => expect(question()).toHaveAttribute('open'))
      await app.user.click(screen.getByText('How do I dispute a mistake?'))
      await waitFor(() => expect(screen.queryByText(/press “Dispute”/)).not.toBeInTheDocument())
    }
  })
})
