import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CallName } from '@/api/contract/index.ts'
import { createBackend } from '@/mocks/node.ts'
import { arrivesAt, renderApp } from '../support/render-app.tsx'
import type { Rendered } from '../support/render-app.tsx'

const slow = { timeout: 20_000 }
const calls = (app: Rendered, name: CallName) =>
  app.backend.requests.filter(({ call }) => call === name)
const list = (name = 'Blog articles') => screen.findByRole('list', { name }, slow)
const titles = () =>
  screen
    .getAllByRole('listitem')
    .flatMap((item) => within(item).queryAllByRole('heading', { level: 2 }))
    .map(({ textContent }) => textContent)
const addressOf = (input: RequestInfo | URL): string =>
  input instanceof Request ? input.url : input.toString()
const query = ({ path }: { path: string }) =>
  Object.fromEntries(new URL(path, 'http://localhost').searchParams)

afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

describe('a list of articles', () => {
  it('asks for page 0 in the language, for the site and the currency, and shows the newest first', async () => {
    const app = renderApp('/blog')
    await app.heading('What we’ve learned and changed')
    expect(within(await list()).getAllByRole('listitem')).toHaveLength(20)
    expect(calls(app, 'articles').map((call) => query(call))).toEqual([
      { page: '0', language: 'en', hostname: 'localhost', currency: 'USD' },
    ])
    expect(titles()[0]).toBe('How polling works, and why five seconds is enough')
    expect(screen.getByText('20 of 36')).toBeVisible()
    expect(document.title).toBe('Blog — Glyphwork')
  })

  it('appends a page by the button, focuses the first of what came, says it, and ends', async () => {
    const app = renderApp('/blog')
    await list()
    const more = screen.getByRole('button', { name: 'Show more' })
    more.focus()
    await app.user.click(more)
    await waitFor(() => expect(titles()).toHaveLength(36), slow)
    expect(new Set(titles()).size).toBe(36)
    expect(screen.getByText('16 more articles loaded. 36 of 36')).toBeInTheDocument()
    expect(screen.getByText('You have reached the end.')).toBeInTheDocument()
    const first = document.querySelector('[aria-posinset="21"]')
    await waitFor(() => expect(first?.contains(document.activeElement)).toBe(true))
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
    await arrivesAt(app, '/blog?pages=2')
    expect(calls(app, 'articles').map((call) => query(call)['page'])).toEqual(['0', '1'])
  })

  it('loads one page however often the button is pressed', async () => {
    const app = renderApp('/blog')
    await list()
    await app.user.dblClick(screen.getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(titles()).toHaveLength(36), slow)
    expect(calls(app, 'articles')).toHaveLength(2)
  })

  it('is as long as the address says, and so is it for who comes back', async () => {
    const app = renderApp('/blog?pages=2')
    await waitFor(() => expect(titles()).toHaveLength(36), slow)
    const asked = calls(app, 'articles').length
    await app.user.click(screen.getByRole('link', { name: 'Tight boxes' }))
    await app.heading('Tight boxes')
    await act(() => app.router.navigate(-1))
    await app.heading('What we’ve learned and changed')
    // The cache answers at once, so the place exists when the page arrives.
    expect(titles()).toHaveLength(36)
    expect(app.address()).toBe('/blog?pages=2')
    expect(calls(app, 'articles')).toHaveLength(asked)
  })

  it('is as long as it was over many pages', async () => {
    const app = renderApp('/blog?pages=5', {
      answer: (call) => {
        const { pathname, searchParams } = new URL(call.replace(/^\w+ /, ''), 'http://localhost')
        if (pathname !== '/api/v1/articles') return undefined
        const at = Number(searchParams.get('page')) * 10
        return {
          articles: Array.from({ length: 10 }, (_, index) => ({
            id: at + index,
            slug: `a-${at + index}`,
            title: `Article ${at + index}`,
          })),
          totalCount: 80,
        }
      },
    })
    await waitFor(() => expect(titles()).toHaveLength(50), slow)
    expect(app.address()).toBe('/blog?pages=5')
  })

  it.each(['0', '-1', 'many', '1e3', ''])('takes ?pages=%s for one page', async (pages) => {
    const app = renderApp(`/blog?pages=${pages}&sort=random`)
    await list()
    expect(titles()).toHaveLength(20)
    expect(calls(app, 'articles')).toHaveLength(1)
  })

  it('begins at page 0 when the order changes, and keeps the order in the address', async () => {
    const app = renderApp('/blog?pages=2')
    await waitFor(() => expect(titles()).toHaveLength(36), slow)
    await app.user.selectOptions(screen.getByLabelText('Sort by'), 'Most read')
    await arrivesAt(app, '/blog?sort=popular')
    await waitFor(() => expect(titles()).toHaveLength(20), slow)
    expect(query(calls(app, 'articles').at(-1) ?? { path: '' })).toMatchObject({
      page: '0',
      sorting: 'popular',
    })
    await app.user.selectOptions(screen.getByLabelText('Sort by'), 'Newest')
    await arrivesAt(app, '/blog')
  })

  it('never shows one article twice, where something was published between two pages', async () => {
    const app = renderApp('/blog')
    await list()
    const { articles } = app.backend.db
    const due = articles.list.find(
      ({ topic, language }) => topic === 'summer-plan' && language === 'en',
    )
    if (due) Object.assign(due, { status: 'published', publishedAt: '2026-04-15T09:29:00.000Z' })
    await app.user.click(screen.getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(titles().length).toBeGreaterThan(20), slow)
    expect(new Set(titles()).size).toBe(titles().length)
    expect(console.error).not.toHaveBeenCalled()
  })

  it('speaks Russian, with the plural it needs', async () => {
    const app = renderApp('/blog', { accepted: ['ru'] })
    await app.heading('Что мы узнали и что изменили')
    await list('Статьи блога')
    expect(query(calls(app, 'articles').at(-1) ?? { path: '' })).toMatchObject({
      page: '0',
      language: 'ru',
    })
    expect(titles()[0]).toBe('Как работает опрос и почему хватает пяти секунд')
    await app.user.type(screen.getByRole('searchbox', { name: 'Поиск по статьям' }), 'опрос')
    await waitFor(
      () => expect(screen.getByText(/^Найдены? \d+ стат/)).toHaveTextContent('Найдены 3 статьи'),
      slow,
    )
  })

  it('is in English for who reads Chinese', async () => {
    const app = renderApp('/blog', { accepted: ['zh-CN'] })
    await app.heading('What we’ve learned and changed')
    await list()
    expect(calls(app, 'articles').map((call) => query(call)['language'])).toEqual(['en'])
  })

  it('shows tutorials at /h and /support/h, and the catalogue’s without search by the most read', async () => {
    const tutorials = renderApp('/h')
    await tutorials.heading('Get your program working')
    await list('Tutorials')
    expect(screen.getAllByText('Beginner').length).toBeGreaterThan(3)
    tutorials.unmount()
    const support = renderApp('/support/h')
    await support.heading('Find the answer step by step')
    await list('Support tutorials')
    expect(calls(support, 'tutorials')).toHaveLength(1)
    support.unmount()
    const software = renderApp('/software/blog?q=polling')
    await software.heading('Choose and build software')
    await list('Articles about software')
    expect(screen.queryByRole('searchbox', { name: 'Search articles' })).toBeNull()
    expect(screen.getByLabelText('Sort by')).toHaveValue('popular')
    expect(query(calls(software, 'softwareArticles')[0] ?? { path: '' })).toEqual({
      page: '0',
      sorting: 'popular',
      language: 'en',
      hostname: 'localhost',
      currency: 'USD',
    })
  })

  it('fails with another try, and what is there stays when the next page fails', async () => {
    const backend = createBackend()
    const restore = backend.fail({ error: 500, call: 'articles' })
    const app = renderApp('/blog', { backend })
    await screen.findByRole('heading', { name: 'Something went wrong on our side' }, slow)
    // The page repeats the loader's call.
    const again = screen.getByRole('button', { name: 'Try again' })
    await waitFor(() => expect(calls(app, 'articles')).toHaveLength(2))
    await waitFor(() => expect(again).not.toHaveAttribute('aria-busy', 'true'))
    restore()
    await app.user.click(again)
    await list()
    const mend = app.backend.fail({ error: 500, call: 'articles' })
    await app.user.click(screen.getByRole('button', { name: 'Show more' }))
    expect(await screen.findByText(/We couldn’t load more articles/, {}, slow)).toBeVisible()
    expect(titles()).toHaveLength(20)
    mend()
    await app.user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(titles()).toHaveLength(36), slow)
  })

  it('says that nothing has been published', async () => {
    renderApp('/blog', { arrange: ({ db }) => void (db.articles.list = []) })
    expect(
      await screen.findByRole('heading', { name: 'Nothing has been published yet' }, slow),
    ).toBeVisible()
  })
})

describe('the search', () => {
  const box = () => screen.findByRole('searchbox', { name: 'Search articles' }, slow)

  it('sends nothing below three characters, and says so', async () => {
    const app = renderApp('/blog')
    await list()
    await app.user.type(await box(), ' po ')
    expect(screen.getByText('Type at least 3 characters')).toBeVisible()
    await app.user.keyboard('{Enter}')
    expect(titles()).toHaveLength(20)
    expect(calls(app, 'articles')).toHaveLength(1)
    expect(app.address()).toBe('/blog')
  })

  it('is in the address, begins at page 0, and ends with the button of the empty list', async () => {
    const app = renderApp('/blog?pages=2')
    await waitFor(() => expect(titles()).toHaveLength(36), slow)
    await app.user.type(await box(), 'polling')
    await arrivesAt(app, '/blog?q=polling')
    await waitFor(() => expect(titles()).toHaveLength(3), slow)
    expect(query(calls(app, 'articles').at(-1) ?? { path: '' })).toMatchObject({
      page: '0',
      text: 'polling',
    })
    await app.user.clear(await box())
    await app.user.type(await box(), 'nothing of the kind')
    await screen.findByRole('heading', { name: 'Nothing found for “nothing of the kind”' }, slow)
    await app.user.click(screen.getByRole('button', { name: 'Reset filters' }))
    await arrivesAt(app, '/blog')
    await waitFor(async () => expect(await box()).toHaveValue(''))
    await list()
  })

  it('takes a search from the address, with nonsense around it', async () => {
    const app = renderApp('/blog?q=%20polling%20&page=7&sort=up')
    await waitFor(() => expect(titles()).toHaveLength(3), slow)
    expect(await box()).toHaveValue('polling')
    expect(calls(app, 'articles')).toHaveLength(1)
  })

  it('gives up what is under way as soon as a key is pressed', async () => {
    const app = renderApp('/blog')
    await list()
    app.backend.fail({ error: 'timeout', call: 'articles', times: 1 })
    const aborted: string[] = []
    const real = app.backend.fetch
    vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
      const url = addressOf(input)
      init?.signal?.addEventListener('abort', () =>
        aborted.push(new URL(url, 'http://localhost').searchParams.get('text') ?? ''),
      )
      return real(input, init)
    })
    await app.user.type(await box(), 'balance')
    await waitFor(() => expect(calls(app, 'articles')).toHaveLength(2), slow)
    await app.user.type(await box(), 'x')
    await waitFor(() => expect(aborted).toContain('balance'))
    await app.user.type(await box(), '{Backspace}')
    await waitFor(() => expect(titles().length).toBeGreaterThan(2), slow)
    expect(titles().length).toBeLessThan(20)
  })
})

describe('answers that come late', () => {
  beforeEach(() => {
    document.cookie = 'language=; Max-Age=0'
  })
  const texts = ['polling', 'balance', 'labeling'] as const
  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ] as const

  it.each(orders)('do not mix when they come as %i, %i, %i', async (...order) => {
    const backend = createBackend()
    const app = renderApp('/blog', { backend })
    await list()
    // The answers are held until the test releases them, even if the caller has gone.
    const held = new Map<string, () => void>()
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      const text = new URL(addressOf(input), 'http://localhost').searchParams.get('text')
      const { signal: _, ...rest } = init ?? {}
      const answer = await backend.fetch(input, rest)
      if (text !== null) await new Promise<void>((resolve) => held.set(text, resolve))
      return answer
    })
    for (const text of texts) {
      await act(() => app.router.navigate(`/blog?q=${text}`))
      await waitFor(() => expect(held.has(text)).toBe(true), slow)
    }
    for (const at of order) {
      await act(async () => {
        held.get(texts[at])?.()
        await Promise.resolve()
      })
    }
    await waitFor(() => expect(screen.queryAllByRole('listitem').length).toBeGreaterThan(0), slow)
    await waitFor(
      () =>
        expect(titles()).toEqual(expect.arrayContaining(['Tight boxes', 'Two hundred are enough'])),
      slow,
    )
    expect(titles()).toHaveLength(3)
    expect(titles()).not.toContain('Tokens expire: don’t store them')
  })
})

describe('an article', () => {
  it('is there with its head, its author, its contents and its neighbours', async () => {
    const app = renderApp('/blog/reading-error-codes')
    await app.heading('Reading error codes without a dictionary')
    expect(document.title).toBe('Reading error codes without a dictionary — Glyphwork')
    expect(screen.getByText('Grace Adeyemi', { selector: 'b' })).toBeVisible()
    const contents = within(
      screen.getByRole('navigation', { name: 'In this article' }),
    ).getAllByRole('link')
    expect(contents.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Three kinds of errors', '#user-content-errorTable'],
      ['Retry with a pause', '#user-content-errorRetry'],
      ['What “unsolvable” means', '#user-content-unsolvable'],
      ['In short', '#user-content-in-short'],
    ])
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
      'href',
      'https://glyphwork.example/blog/reading-error-codes',
    )
    expect(
      Array.from(document.querySelectorAll('link[rel=alternate][hreflang]'), (link) =>
        link.getAttribute('href'),
      ),
    ).toEqual([
      'https://glyphwork.example/blog/reading-error-codes',
      'https://ru.glyphwork.example/ru/blog/chitaem-kody-oshibok',
      'https://glyphwork.example/blog/reading-error-codes',
    ])
    const [data] = document.querySelectorAll('script[type="application/ld+json"]')
    expect(JSON.parse(data?.textContent ?? '')).toMatchObject({
      '@graph': [
        {
          '@type': 'Article',
          headline: 'Reading error codes without a dictionary',
          author: { name: 'Grace Adeyemi' },
          inLanguage: 'en',
        },
      ],
    })
    expect(
      within(screen.getByRole('navigation', { name: 'You are here' })).getByText(
        'Reading error codes without a dictionary',
      ),
    ).toHaveAttribute('aria-current', 'page')
    await app.user.click(screen.getByRole('link', { name: /^Next/ }))
    const next = await app.heading('Choosing the options for a picture task')
    await waitFor(() => expect(next).toHaveFocus())
    await waitFor(() =>
      expect(document.querySelectorAll('script[type="application/ld+json"]')).toHaveLength(1),
    )
  })

  it('names its related ones by the light list, where a backend says only their ids', async () => {
    const backend = createBackend()
    const path = '/api/v1/articles/by-slug/reading-error-codes'
    const answer = await (await backend.fetch(path)).json()
    const { articles } = await (await backend.fetch('/api/v1/articles/index?language=en')).json()
    const [one, two] = articles
    const app = renderApp('/blog/reading-error-codes', {
      answer: (call) =>
        call.endsWith(path)
          ? { ...answer, related: [two.id, one.id, 'gone'], relatedArticles: undefined }
          : undefined,
    })
    const related = within(await screen.findByRole('region', { name: 'Related' }, slow))
    expect(related.getAllByRole('link').map((link) => link.textContent)).toEqual([
      two.title,
      one.title,
    ])
    expect(calls(app, 'articlesIndex').map((call) => query(call))).toEqual([
      { page: '0', language: 'en', hostname: 'localhost', currency: 'USD' },
    ])
  })

  it('has a button to copy its code', async () => {
    const app = renderApp('/blog/how-polling-works')
    await app.heading(/How polling works/)
    await app.user.click(await screen.findByRole('button', { name: 'Copy' }, slow))
    expect(await navigator.clipboard.readText()).toContain('async function answerOf(taskId, key)')
  })

  it('leads by its tags to the search', async () => {
    const app = renderApp('/blog/how-polling-works')
    await app.heading(/How polling works/)
    await app.user.click(
      within(screen.getByRole('list', { name: 'Tags' })).getByRole('link', { name: 'polling' }),
    )
    await arrivesAt(app, '/blog?q=polling')
  })

  it('is passed on by plain links', async () => {
    const app = renderApp('/blog/how-polling-works')
    await app.heading(/How polling works/)
    const share = within(screen.getByRole('region', { name: 'Share' }))
    expect(share.getByRole('link', { name: /Telegram/ })).toHaveAttribute(
      'href',
      'https://t.me/share/url?url=https%3A%2F%2Fglyphwork.example%2Fblog%2Fhow-polling-works&text=How+polling+works%2C+and+why+five+seconds+is+enough',
    )
    expect(share.getByRole('link', { name: 'Email' }).getAttribute('href')).toMatch(
      /^mailto:\?subject=How%20polling/,
    )
    for (const link of share.getAllByRole('link'))
      if (link.getAttribute('target')) expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await app.user.click(share.getByRole('button', { name: 'Copy the link' }))
    expect(await navigator.clipboard.readText()).toBe(
      'https://glyphwork.example/blog/how-polling-works',
    )
  })

  it('goes on in the reader’s language where it has a twin, and says where it has none', async () => {
    const app = renderApp('/blog/how-polling-works', { accepted: ['ru'] })
    await arrivesAt(app, '/blog/kak-rabotaet-opros')
    await app.heading('Как работает опрос и почему хватает пяти секунд')
    await app.user.click(screen.getByRole('link', { name: 'Read in English' }))
    await arrivesAt(app, '/blog/how-polling-works')
    await app.heading(/How polling works/)
    expect(screen.getByRole('link', { name: 'Читать по-русски' })).toHaveAttribute('lang', 'ru')
    app.unmount()
    document.cookie = 'language=; Max-Age=0; Path=/'
    const alone = renderApp('/blog/what-support-can-see', { accepted: ['ru'] })
    await alone.heading('What support can see, and what it can’t')
    expect(screen.getByText('Эта статья есть только на английском.')).toBeVisible()
    expect(alone.address()).toBe('/blog/what-support-can-see')
  })

  it.each([
    ['/blog/no-such-article', 'Article not found', 'All articles'],
    ['/h/no-such-tutorial', 'Tutorial not found', 'All tutorials'],
    ['/software/blog/nothing', 'Article not found', 'All articles about software'],
    ['/blog/balance-by-webhook', 'Article not found', 'All articles'],
    ['/blog/what-comes-in-summer', 'Article not found', 'All articles'],
    ['/blog/prices-of-last-year', 'Article not found', 'All articles'],
    // A tutorial is not an article of the blog.
    ['/blog/first-request', 'Article not found', 'All articles'],
  ])('%s is not there, and not to be indexed', async (path, title, link) => {
    const app = renderApp(path)
    await app.heading(title)
    expect(screen.getByRole('link', { name: link })).toBeVisible()
    await waitFor(() =>
      expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex'),
    )
  })

  it('is there once its time has come', async () => {
    const app = renderApp('/blog/what-comes-in-summer', {
      arrange: (backend) => backend.setClock('2026-04-19T00:00:00Z'),
    })
    await app.heading('What is coming this summer')
    expect(document.querySelector('meta[name=robots]')).toBeNull()
  })

  it('fails with another try', async () => {
    const app = renderApp('/h/first-request', {
      arrange: (backend) => void backend.fail({ error: 500, call: 'tutorial', times: 2 }),
    })
    await screen.findByRole('heading', { name: 'Something went wrong on our side' }, slow)
    expect(document.querySelector('meta[name=robots]')).toBeNull()
    await app.user.click(screen.getByRole('button', { name: 'Try again' }))
    await app.heading('Your first request: a picture in, text out')
  })
})

describe('was it helpful', () => {
  const part = () => screen.findByRole('region', { name: 'Was this helpful?' }, slow)

  it('is asked once: a vote is thanked for, and known later', async () => {
    const app = renderApp('/blog/how-polling-works')
    const region = await part()
    const [article] = app.backend.db.articles.list
    const before = article?.helpful.yes ?? 0
    await app.user.dblClick(within(region).getByRole('button', { name: 'Yes' }))
    expect(await within(region).findByText(/Thank you\. The author/, {}, slow)).toHaveFocus()
    expect(calls(app, 'voteArticle').map(({ body }) => body)).toEqual([{ helpful: true }])
    expect(article?.helpful.yes).toBe(before + 1)
    const { backend } = app
    app.unmount()
    renderApp('/blog/how-polling-works', { backend })
    expect(await within(await part()).findByText(/You already told us/, {}, slow)).toBeVisible()
  })

  it('says when it failed, and can be said again', async () => {
    const app = renderApp('/h/first-request', {
      arrange: (backend) => void backend.fail({ error: 'network', call: 'voteTutorial', times: 1 }),
    })
    const region = await part()
    await app.user.click(within(region).getByRole('button', { name: 'No' }))
    expect(await within(region).findByText(/wasn’t saved/, {}, slow)).toBeVisible()
    await app.user.click(within(region).getByRole('button', { name: 'No' }))
    expect(await within(region).findByText(/Thank you\. The author/, {}, slow)).toBeVisible()
    expect(screen.queryByText(/wasn’t saved/)).toBeNull()
  })
})

it('leads from the former address of an article to its present one', async () => {
  const app = renderApp('/blog/how-it-polled#one', {
    arrange: ({ db }) => {
      const article = db.articles.list.find(({ slug }) => slug === 'how-polling-works')
      article?.formerSlugs.push('how-it-polled')
    },
  })
  await app.heading(/^How polling works/)
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/blog/how-polling-works'))
  expect(app.router.state.historyAction).toBe('REPLACE')
})
