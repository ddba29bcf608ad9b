import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderApp } from '../support/render-app.tsx'
import type { Rendered } from '../support/render-app.tsx'

const calls = (app: Rendered) =>
  app.backend.requests.filter(({ call }) => call === 'leaderboard').map(({ path }) => path)
const slow = { timeout: 20_000 }
const table = () => screen.findByRole('table', {}, slow)

describe('the hub of workers', () => {
  it('says what it is, how it begins and what a mistake leads to, and leads on', async () => {
    const app = renderApp('/play-and-earn')
    await app.heading(/level by level/)
    const nav = within(screen.getByRole('main')).getByRole('navigation', { name: 'Play and earn' })
    expect(
      within(nav)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/play-and-earn', '/play-and-earn/leaderboard', '/play-and-earn/faq'])
    expect(within(nav).getByRole('link', { current: 'page' })).toHaveTextContent('How it works')
    for (const start of screen.getAllByRole('link', { name: 'Start as a worker' }))
      expect(start).toHaveAttribute('href', '/auth/register?userType=worker')
    const levels = screen.getByRole('region', { name: 'Suspension levels' })
    expect(within(levels).getAllByRole('listitem')).toHaveLength(4)
    const now = () => screen.getByRole('region', { name: 'The queue right now' })
    await waitFor(() => expect(now()).toHaveTextContent(/1,000 image captchas pay\$\d/), slow)
    expect(now()).toHaveTextContent(/Workers online[\d,]+/)
  })

  it('says what failed, and comes with another try', async () => {
    let heal = () => {}
    const app = renderApp('/play-and-earn', {
      arrange: (backend) => (heal = backend.fail({ call: 'publicStatistics', error: 500 })),
    })
    const retry = await screen.findByRole('button', { name: 'Try again' }, slow)
    heal()
    await app.user.click(retry)
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'The queue right now' })).toHaveTextContent(
        /Updated /,
      ),
    )
  })

  it('speaks Russian', async () => {
    const app = renderApp('/play-and-earn', { accepted: ['ru'] })
    await app.heading(/уровни игры/)
  })
})

describe('the leaderboard', () => {
  it('shows places with medals in words, and more of them when asked', async () => {
    const app = renderApp('/play-and-earn/leaderboard')
    await app.heading('See who solved the most')
    const rows = within(await table()).getAllByRole('row')
    expect(rows).toHaveLength(21)
    expect(rows[1]).toHaveTextContent(/^1gold/)
    // Two workers have solved the same number.
    expect(rows[2]).toHaveTextContent(/^2silvershared/)
    expect(rows[3]).toHaveTextContent(/^2silvershared/)
    expect(calls(app)).toEqual(['/api/v2/worker/leaderboard?period=day'])
    await app.user.click(screen.getByRole('button', { name: 'Show 20 more' }))
    expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(41)
  })

  it('keeps its choices in the address, and takes them from there', async () => {
    const app = renderApp('/play-and-earn/leaderboard?period=month&country=br&kind=rotate')
    await table()
    expect(calls(app)).toEqual(['/api/v2/worker/leaderboard?period=month&country=BR&kind=rotate'])
    expect(screen.getByLabelText('Country', { selector: 'main select' })).toHaveDisplayValue(
      'Brazil',
    )
    await app.user.click(screen.getByRole('tab', { name: 'All time' }))
    await waitFor(() =>
      expect(app.address()).toBe('/play-and-earn/leaderboard?period=all&country=BR&kind=rotate'),
    )
    expect(await screen.findByText('All-time rankings have no end date.')).toBeVisible()
    await app.user.click(screen.getByRole('button', { name: 'Reset filters' }))
    await waitFor(() => expect(app.address()).toBe('/play-and-earn/leaderboard?period=all'))
    await app.user.selectOptions(screen.getByLabelText('Task type'), 'Rotate captcha')
    await waitFor(() =>
      expect(calls(app).at(-1)).toBe('/api/v2/worker/leaderboard?period=all&kind=rotate'),
    )
  })

  it('shows who is signed in as a worker their own place', async () => {
    const app = renderApp('/play-and-earn/leaderboard?period=week', { persona: 'worker' })
    await table()
    for (
      let more = screen.queryByRole('button', { name: /^Show/ });
      more;
      more = screen.queryByRole('button', { name: /^Show/ })
    ) {
      if (screen.queryByText('you')) break
      await app.user.click(more)
    }
    expect(
      screen.queryByText('you') ?? screen.getByRole('region', { name: 'Your rank' }),
    ).toBeVisible()
  })

  it('takes names for text, and the order and places of the backend', async () => {
    const place = (rank: number, name: string) => ({
      rank,
      name,
      solved: 10 - rank,
      country: null,
      accuracy: 99,
      earned: null,
      prize: null,
    })
    renderApp('/play-and-earn/leaderboard', {
      answer: (call) =>
        call.includes('leaderboard')
          ? {
              records: [place(1, '<b>bold</b>'), place(2, '')],
              me: { ...place(77, 'me') },
              endsAt: null,
            }
          : undefined,
    })
    const board = await table()
    expect(within(board).getByRole('rowheader', { name: '<b>bold</b>' })).toBeVisible()
    expect(within(board).getByRole('rowheader', { name: 'No name' })).toBeVisible()
    expect(within(board).queryByRole('columnheader', { name: 'Prize' })).toBeNull()
    expect(screen.getByRole('region', { name: 'Your rank' })).toHaveTextContent('Rank 77')
  })

  it('says how long the period lasts, without a live region', async () => {
    const endsAt = new Date(Date.now() + 5 * 3_600_000).toISOString()
    const answer = (call: string) =>
      call.includes('leaderboard') ? { records: [], endsAt } : undefined
    const app = renderApp('/play-and-earn/leaderboard', { answer })
    const line = await screen.findByText(/^(?:4 hr 59 min|5 hr) left, until /, {}, slow)
    expect(line.closest('[role=status], [aria-live]')).toBeNull()
    app.unmount()
    renderApp('/play-and-earn/leaderboard', { answer, accepted: ['ru'] })
    expect(await screen.findByText(/^Осталось (?:4 ч 59 мин|5 ч) — до /, {}, slow)).toBeVisible()
  })

  it('says that nobody has a place, and that nobody matches', async () => {
    const app = renderApp('/play-and-earn/leaderboard?country=PT', {
      answer: (call) => (call.includes('leaderboard') ? { records: [] } : undefined),
    })
    await screen.findByRole('heading', { name: 'No results' }, slow)
    await app.user.click(
      within(screen.getByRole('tabpanel')).getByRole('button', { name: 'Reset filters' }),
    )
    await screen.findByRole('heading', { name: 'No rankings yet' })
  })

  it('says what failed, and comes with another try', async () => {
    let heal = () => {}
    const app = renderApp('/play-and-earn/leaderboard', {
      arrange: (backend) => (heal = backend.fail({ call: 'leaderboard', error: 500 })),
    })
    const retry = await screen.findByRole('button', { name: 'Try again' }, slow)
    heal()
    await app.user.click(retry)
    await table()
  })

  it('speaks Russian', async () => {
    const app = renderApp('/play-and-earn/leaderboard', { accepted: ['ru'] })
    await app.heading('Смотрите, кто решил больше всех')
    expect(within(await table()).getByText('золото')).toBeVisible()
  })
})

describe('the questions of workers', () => {
  const open = () =>
    within(screen.getByRole('main'))
      .getAllByRole('group')
      .filter((group) => group instanceof HTMLDetailsElement && group.open)

  it('are found by a letter, without regard to ё', async () => {
    const app = renderApp('/play-and-earn/faq', { accepted: ['ru'] })
    await app.heading(/вопросы исполнителей/)
    const groups = await within(screen.getByRole('main')).findAllByRole('group')
    // Six questions of the first topic, and four further topics.
    expect(groups).toHaveLength(6 + 4)
    const all = groups.length
    const search = screen.getByRole('searchbox', { name: 'Поиск по вопросам' })
    await app.user.type(search, 'приглашенных')
    expect(screen.getByText('Что можно вывести?')).toBeVisible()
    expect(within(screen.getByRole('main')).getAllByRole('group').length).toBeLessThan(all)
    await app.user.clear(search)
    await app.user.type(search, 'жжж')
    expect(screen.getByRole('heading', { name: 'Такого вопроса нет' })).toBeVisible()
    await app.user.click(screen.getByText('Очистить поиск'))
    expect(within(screen.getByRole('main')).getAllByRole('group')).toHaveLength(all)
  })

  it('are there at an anchor that is no encoded text', async () => {
    const app = renderApp('/play-and-earn/faq#100%')
    await app.heading(/workers’ questions/)
    await within(screen.getByRole('main')).findAllByRole('group')
    expect(open()).toHaveLength(0)
  })

  it('open by their anchor, and lead to their own page', async () => {
    const scrolled = vi.fn()
    Element.prototype.scrollIntoView = scrolled
    const app = renderApp('/play-and-earn/faq?utm_source=x#mistakes-dispute')
    await app.heading(/workers’ questions/)
    // The topic of the question, and the question in it.
    await waitFor(() => expect(open()).toHaveLength(2))
    const question = open()[1]
    if (!question) throw new Error('No question is open.')
    expect(question).toHaveTextContent('How do I dispute a mistake?')
    expect(question).toHaveTextContent('press “Dispute” and explain why')
    expect(
      within(question).getByRole('link', { name: 'Open this answer: How do I dispute a mistake?' }),
    ).toHaveAttribute('href', '/support/faq/mistakes-dispute')
  })
})
