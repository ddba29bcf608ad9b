import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { PersonaName } from '@/mocks/personas.ts'
import { useNodeFiles } from '../support/node-files.ts'
import { arrivesAt, renderApp } from '../support/render-app.tsx'
import type { Rendered } from '../support/render-app.tsx'
import type { MockArticle, MockArticleKind, MockArticleStatus } from '@/mocks/data/articles.ts'

beforeEach(useNodeFiles)

type Backend = Rendered['backend']
const sent = (app: Rendered, call: string) =>
  app.backend.requests.filter((request) => request.call === call)
const main = () => within(screen.getByRole('main'))
const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name }, { timeout: 20_000 })
const table = async (name = 'Articles') =>
  within(await screen.findByRole('table', { name }, { timeout: 20_000 }))
const titles = async (name?: string) =>
  (await table(name))
    .getAllByRole('rowheader')
    .map((cell) => cell.querySelector('a, span span')?.textContent)

/** The only article of its kind in the list, in the given status. */
function only(
  backend: Backend,
  status: MockArticleStatus,
  own: Partial<MockArticle> = {},
  kind: MockArticleKind = 'blog',
): MockArticle {
  const { articles } = backend.db
  const found = articles.list.find(
    (article) =>
      article.kind === kind && article.language === 'en' && article.status === 'published',
  )
  if (!found) throw new Error('There is no article.')
  const made: MockArticle = {
    ...structuredClone(found),
    slug: 'one-article',
    title: 'One article',
    status,
    publishAt: status === 'scheduled' ? '2026-05-01T10:00:00.000Z' : null,
    ...own,
  }
  articles.list = [...articles.list.filter((article) => article.kind !== kind), made]
  return made
}
const more = async (app: Rendered, title = 'One article') => {
  await app.user.click(
    await main().findByRole('button', { name: `More actions for “${title}”` }, { timeout: 20_000 }),
  )
  return within(await screen.findByRole('menu'))
}

async function open(
  path = '/editor/blog',
  persona: PersonaName = 'moderator',
  arrange?: (backend: Backend) => void,
): Promise<Rendered> {
  const app = renderApp(path, { persona, ...(arrange && { arrange }) })
  await app.heading(/^Edit/)
  return app
}

describe('who', () => {
  it.each(['customer', 'worker', 'developer'] as const)('%s is led home', async (persona) => {
    const app = renderApp('/editor/blog', { persona })
    await arrivesAt(app, '/')
    expect(sent(app, 'editorBlogList')).toHaveLength(0)
  })

  it('moderates may do everything but delete', async () => {
    const app = await open('/editor/blog', 'moderator', (backend) => void only(backend, 'draft'))
    const menu = await more(app)
    expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Preview',
      'Revisions',
      'Submit for review',
      'Publish',
      'Schedule',
    ])
  })
})

describe('the lists', () => {
  it.each([
    ['/editor/blog', 'Edit the blog', 'Articles', 'editorBlogList', 'New article'],
    ['/editor/h', 'Edit the tutorials', 'Tutorials', 'editorTutorialList', 'New tutorial'],
    [
      '/editor/software/blog',
      'Edit software articles',
      'Articles',
      'editorSoftwareList',
      'New article',
    ],
  ])('%s is one of three', async (path, name, caption, call, create) => {
    const app = renderApp(path, { persona: 'moderator' })
    await app.heading(name)
    expect((await titles(caption)).length).toBe(10)
    expect(sent(app, call)).toHaveLength(1)
    await app.user.click(main().getByRole('button', { name: create }))
    expect(screen.getByRole('menuitem', { name: 'In Russian' })).toHaveAttribute(
      'href',
      `${path}/new?language=ru`,
    )
    expect(screen.queryByLabelText('Level') !== null).toBe(path === '/editor/h')
  })

  it('ask for the language, the site and the currency as public ones do, and for all where all are chosen', async () => {
    const app = await open()
    await titles()
    const asked = () =>
      Object.fromEntries(
        new URL(sent(app, 'editorBlogList').at(-1)?.path ?? '', 'http://localhost').searchParams,
      )
    expect(asked()).toEqual({
      language: 'en',
      hostname: 'localhost',
      currency: 'USD',
      page: '0',
    })
    expect((await table()).queryByText('Russian')).toBeNull()
    await app.user.selectOptions(main().getByLabelText('Language'), 'Any language')
    await app.user.selectOptions(screen.getByLabelText('Site'), 'All sites')
    await arrivesAt(app, '/editor/blog?language=any&site=any')
    await waitFor(() => expect(asked()).toEqual({ currency: 'USD', page: '0' }))
    await app.user.selectOptions(screen.getByLabelText('Sort by'), 'Title, A to Z')
    await waitFor(() => expect(asked()).toEqual({ currency: 'USD', page: '0', sort: 'title' }))
  })

  it('show how each article stands, in its twin’s language too, and who is editing', async () => {
    const app = await open('/editor/blog', 'moderator', (backend) => {
      const made = only(backend, 'scheduled')
      backend.db.editor.locks.push({
        articleId: made.id,
        accountId: 1,
        name: 'Max Linden',
        tab: 'x',
        since: 0,
        until: Date.parse('2030-01-01'),
      })
    })
    const list = await table()
    expect(await list.findByText('scheduled')).toBeVisible()
    expect(list.getByText(/Goes live automatically on May 1, 2026/)).toBeInTheDocument()
    expect(list.getByText('Max Linden is editing')).toBeVisible()
    const begin = list.getByRole('link', { name: 'Start the Russian version: One article' })
    expect(begin.getAttribute('href')).toMatch(
      /^\/editor\/blog\/new\?language=ru&translationOf=\d+$/,
    )
    expect(list.getByRole('link', { name: 'One article' })).toHaveAttribute(
      'href',
      '/editor/blog/one-article',
    )
    expect(list.getByRole('link', { name: 'Edit “One article”' })).toHaveAttribute(
      'href',
      '/editor/blog/one-article/edit',
    )
    expect(screen.getByText('1 article')).toBeVisible()
    expect(app.backend.requests.some(({ status }) => status !== null && status >= 400)).toBe(false)
  })

  it('show a state of tomorrow as it is, with nothing to do', async () => {
    const app = await open(
      '/editor/blog',
      'moderator',
      (backend) => void Object.assign(only(backend, 'draft'), { status: 'half_baked' }),
    )
    expect(await (await table()).findByText('half baked')).toBeVisible()
    expect(
      (await more(app)).getAllByRole('menuitem').map(({ textContent }) => textContent),
    ).toEqual(['Preview', 'Revisions'])
  })

  it('are filtered and ordered by their address', async () => {
    const app = await open()
    await titles()
    await app.user.selectOptions(main().getByLabelText('Language'), 'Russian')
    await app.user.selectOptions(screen.getByLabelText('Status'), 'published')
    await app.user.selectOptions(screen.getByLabelText('Sort by'), 'Most read')
    await arrivesAt(app, '/editor/blog?language=ru&status=published&sort=-views')
    await waitFor(() => expect(sent(app, 'editorBlogList').at(-1)?.path).toMatch(/sort=-views/))
    await waitFor(async () => expect((await table()).queryByText('English')).toBeNull())
    await app.user.selectOptions(screen.getByLabelText('Sort by'), 'Recently updated')
    await arrivesAt(app, '/editor/blog?language=ru&status=published')
    await app.user.click(await main().findByRole('link', { name: 'Page 2' }))
    await arrivesAt(app, '/editor/blog?language=ru&status=published&page=2')
    await app.user.selectOptions(screen.getByLabelText('Site'), 'ru.glyphwork.example')
    await arrivesAt(app, '/editor/blog?language=ru&status=published&site=ru.glyphwork.example')
  })

  it('are searched from three characters on', async () => {
    const app = await open()
    await titles()
    const search = screen.getByLabelText('Search titles, tags and authors')
    await app.user.type(search, 'po')
    expect(screen.getByText('Type at least three characters.')).toBeVisible()
    expect(sent(app, 'editorBlogList')).toHaveLength(1)
    await app.user.type(search, 'lling')
    await arrivesAt(app, '/editor/blog?q=polling')
    await waitFor(() => expect(sent(app, 'editorBlogList').at(-1)?.path).toContain('text=polling'))
    await app.user.clear(search)
    await app.user.type(search, 'nothing like it{Enter}')
    expect(await screen.findByText('No results')).toBeVisible()
    await app.user.click(main().getByRole('link', { name: 'Reset filters' }))
    await arrivesAt(app, '/editor/blog')
    await waitFor(() => expect(search).toHaveValue(''))
  })

  it('begin with an explanation and a way to write', async () => {
    await open('/editor/software/blog', 'moderator', ({ db }) => void (db.articles.list = []))
    expect(await screen.findByText('No articles yet')).toBeVisible()
    expect(main().getAllByRole('button', { name: 'New article' })).toHaveLength(2)
  })

  it('tell who lacks the right', async () => {
    const app = renderApp('/editor/h', {
      persona: 'moderator',
      arrange: ({ db }) => {
        for (const account of db.accounts)
          if (account.persona === 'moderator') account.permissions = { moderator: true }
      },
    })
    await app.heading('Edit the tutorials')
    expect(await screen.findByText('Not allowed')).toBeVisible()
  })

  it('speak Russian', async () => {
    const app = renderApp('/editor/blog?language=any', {
      persona: 'moderator',
      accepted: ['ru'],
      arrange: (backend) => void only(backend, 'in_review'),
    })
    await app.heading(/./)
    const list = within(await screen.findByRole('table', {}, { timeout: 20_000 }))
    expect(await list.findByText('на проверке')).toBeVisible()
    expect(screen.getByText('1 статья')).toBeVisible()
    expect(screen.getByRole('link', { name: /^Начать русскую версию: / })).toBeVisible()
  })
})

describe('an article', () => {
  it.each([
    ['draft', 'Submit for review', 'in_review'],
    ['in_review', 'Publish', 'published'],
    ['published', 'Revert to draft', 'draft'],
    ['modified', 'Archive', 'archived'],
    ['archived', 'Unarchive', 'draft'],
  ] as const)('that is %s: %s', async (from, name, to) => {
    const app = await open('/editor/blog', 'moderator', (backend) => void only(backend, from))
    await app.user.click((await more(app)).getByRole('menuitem', { name }))
    const question = within(await dialog(/.+/))
    await app.user.dblClick(question.getByRole('button', { name }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(app.backend.db.articles.list.find(({ slug }) => slug === 'one-article')?.status).toBe(to)
    expect(sent(app, 'editorBlogAct')).toHaveLength(1)
    expect(sent(app, 'editorBlogAct')[0]?.body).toMatchObject({ updatedAt: expect.any(String) })
    // The list is updated at once.
    await waitFor(() => expect(sent(app, 'editorBlogList').length).toBeGreaterThan(1))
  })

  it('that is in review is sent back with a comment, which its writer reads', async () => {
    const app = await open(
      '/editor/blog',
      'moderator',
      (backend) => void only(backend, 'in_review'),
    )
    await app.user.click((await more(app)).getByRole('menuitem', { name: 'Send back' }))
    const question = within(await dialog('Send back to the writer?'))
    await app.user.click(question.getByRole('button', { name: 'Send back' }))
    expect(question.getByText('Tell the writer what has to change.')).toBeVisible()
    expect(sent(app, 'editorBlogAct')).toHaveLength(0)
    await app.user.type(question.getByLabelText(/Comment for the writer/), 'Add a picture.')
    await app.user.click(question.getByRole('button', { name: 'Send back' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent(app, 'editorBlogAct')[0]?.body).toMatchObject({ comment: 'Add a picture.' })
    const article = app.backend.db.articles.list.find(({ slug }) => slug === 'one-article')
    expect(article).toMatchObject({ status: 'draft', returned: { comment: 'Add a picture.' } })
    await app.router.navigate('/editor/blog/one-article/edit')
    expect(await screen.findByText('Add a picture.', undefined, { timeout: 20_000 })).toBeVisible()
    expect(screen.getByText(/^Sent back by /)).toBeVisible()
  })

  const nothing = /Readers don’t see it now, so nothing changes for them\./
  it.each([
    ['draft', 'Submit for review', /Readers don’t see it before that\./],
    ['draft', 'Publish', /^Readers see it right away, in the lists and at its URL\.$/],
    ['draft', 'Schedule', /Readers don’t see it before that/],
    ['draft', 'Delete', nothing],
    ['in_review', 'Publish', /^Readers see it right away, in the lists and at its URL\.$/],
    ['in_review', 'Revert to draft', nothing],
    ['in_review', 'Delete', nothing],
    ['scheduled', 'Publish', /instead of at the planned time\.$/],
    ['scheduled', 'Revert to draft', nothing],
    ['scheduled', 'Delete', nothing],
    ['published', 'Revert to draft', /^Readers can’t find it, and links to it stop working/],
    ['published', 'Archive', /^Readers can’t find it, and links to it stop working/],
    ['published', 'Delete', /^Readers can no longer find it, and links to it stop working/],
    ['modified', 'Publish', /^Readers see the changes right away\./],
    ['modified', 'Revert to draft', /^Readers can’t find it, and links to it stop working/],
    ['modified', 'Archive', /^Readers can’t find it, and links to it stop working/],
    ['modified', 'Delete', /^Readers can no longer find it, and links to it stop working/],
    ['archived', 'Unarchive', /Nothing changes for readers/],
    ['archived', 'Delete', nothing],
  ] as const)('that is %s says what %s does to readers', async (from, name, text) => {
    const app = await open('/editor/blog', 'admin', (backend) => void only(backend, from))
    await app.user.click((await more(app)).getByRole('menuitem', { name }))
    expect(within(await dialog(/.+/)).getByText(text)).toBeVisible()
    expect(sent(app, 'editorBlogAct')).toHaveLength(0)
    expect(sent(app, 'editorBlogRemove')).toHaveLength(0)
  })

  it('is scheduled for a time to come', async () => {
    const app = await open('/editor/blog', 'moderator', (backend) => void only(backend, 'draft'))
    await app.user.click((await more(app)).getByRole('menuitem', { name: 'Schedule' }))
    const question = within(await dialog('Publish later'))
    const when = question.getByLabelText('When to publish')
    await app.user.clear(when)
    await app.user.click(question.getByRole('button', { name: 'Schedule' }))
    expect(when).toHaveAccessibleDescription(/Choose a day and a time/)
    expect(sent(app, 'editorBlogAct')).toHaveLength(0)
    await app.user.type(when, '2020-01-01T10:00')
    await app.user.click(question.getByRole('button', { name: 'Schedule' }))
    await waitFor(() => expect(when).toHaveAccessibleDescription(/Choose a time in the future/))
    await app.user.clear(when)
    await app.user.type(when, '2026-06-01T10:30')
    await app.user.click(question.getByRole('button', { name: 'Schedule' }))
    expect(await screen.findByText('“One article” is scheduled.')).toBeVisible()
    expect(sent(app, 'editorBlogAct').at(-1)?.body).toMatchObject({
      publishAt: '2026-06-01T10:30:00.000Z',
    })
  })

  it('is not published while something is missing, and says what', async () => {
    const app = await open(
      '/editor/blog',
      'moderator',
      (backend) =>
        void only(backend, 'draft', { excerpt: '', bodyHtml: '<p>x <img src="/a.png"></p>' }),
    )
    await app.user.click((await more(app)).getByRole('menuitem', { name: 'Publish' }))
    const question = within(await dialog('Publish now?'))
    await app.user.click(question.getByRole('button', { name: 'Publish' }))
    expect(await question.findByText('Add this before publishing')).toBeVisible()
    expect(question.getByText('a short description for lists')).toBeVisible()
    expect(question.getByText('alt text for pictures in the article')).toBeVisible()
    expect(question.getByRole('link', { name: 'Edit' })).toHaveAttribute(
      'href',
      '/editor/blog/one-article/edit',
    )
  })

  it('is not changed unseen: somebody else was faster', async () => {
    const app = await open('/editor/blog', 'moderator', (backend) => void only(backend, 'draft'))
    const menu = await more(app)
    for (const article of app.backend.db.articles.list)
      if (article.slug === 'one-article') article.updatedAt = '2026-04-15T11:00:00.000Z'
    await app.user.click(menu.getByRole('menuitem', { name: 'Publish' }))
    const question = within(await dialog('Publish now?'))
    await app.user.click(question.getByRole('button', { name: 'Publish' }))
    expect(await question.findByText('A newer version was saved')).toBeVisible()
  })

  it('is deleted by an admin after a question, and had back by undo', async () => {
    const app = await open('/editor/blog', 'admin', (backend) => void only(backend, 'published'))
    await app.user.click((await more(app)).getByRole('menuitem', { name: 'Delete' }))
    const question = within(await dialog('Delete this article?'))
    await app.user.dblClick(question.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('“One article” is deleted.')).toBeVisible()
    expect(await screen.findByText('No articles yet')).toBeVisible()
    expect(sent(app, 'editorBlogRemove')).toHaveLength(1)
    await app.user.dblClick(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('“One article” is restored.')).toBeVisible()
    expect(await titles()).toEqual(['One article'])
    expect(sent(app, 'editorBlogAct')).toHaveLength(1)
  })

  it('is restored from the deleted ones', async () => {
    const app = await open('/editor/blog?status=deleted', 'moderator', (backend) => {
      const made = only(backend, 'draft')
      backend.db.articles.list = backend.db.articles.list.filter((article) => article !== made)
      backend.db.editor.trash.push({
        article: made,
        deletedAt: Date.parse('2026-04-10T10:00:00Z'),
        by: 'Max Linden',
      })
    })
    const list = await table()
    expect(await list.findByRole('row', { name: /Apr 10, 2026 May 10, 2026/ })).toBeVisible()
    expect(screen.getByText(/kept for 30 days/)).toBeVisible()
    await app.user.click(list.getByRole('button', { name: 'Restore “One article”' }))
    expect(await screen.findByText('“One article” is restored.')).toBeVisible()
    expect(await screen.findByText('No results')).toBeVisible()
  })
})

describe('the preview', () => {
  async function preview(
    search = '',
    own: Partial<MockArticle> = {},
    status: MockArticleStatus = 'draft',
    persona: PersonaName = 'moderator',
  ): Promise<Rendered> {
    const app = renderApp(`/editor/blog/one-article${search}`, {
      persona,
      arrange: (backend) => void only(backend, status, own),
    })
    await app.heading(own.title ?? 'One article')
    return app
  }
  const bar = () => within(screen.getByRole('region', { name: 'Article status' }))

  it('is what the reader sees, with the state of the article, and no page for robots', async () => {
    await preview('', { bodyHtml: '<h2>First</h2><p>Some words.</p><script>alert(1)</script>' })
    const stage = within(screen.getByRole('region', { name: 'Article preview' }))
    expect(await stage.findByRole('heading', { level: 2, name: 'First' })).toBeVisible()
    expect(stage.queryByText(/alert/)).toBeNull()
    expect(bar().getByText('draft')).toBeVisible()
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    expect(document.title).toMatch(/^Preview: One article/)
  })

  it('shows each site’s address and the width of a phone', async () => {
    const app = await preview('', { hostnames: ['glyphwork.example'] })
    expect(screen.getByText('glyphwork.example/blog/one-article')).toBeVisible()
    await app.user.click(screen.getByRole('button', { name: 'ru.glyphwork.example' }))
    expect(await screen.findByText('ru.glyphwork.example/blog/one-article')).toBeVisible()
    expect(screen.getByText(/isn’t shown on ru.glyphwork.example/)).toBeVisible()
    await app.user.click(screen.getByRole('button', { name: 'Phone' }))
    await arrivesAt(app, '/editor/blog/one-article?site=ru&width=phone')
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Phone' })).toHaveAttribute('aria-pressed', 'true'),
    )
  })

  it('lists what is missing, and links that lead nowhere', async () => {
    await preview('', {
      excerpt: '',
      cover: null,
      bodyHtml: '<p>A <a href="/no-such-page">lost link</a>.</p>',
      seo: {
        title: '',
        description: '',
        canonical: null,
        noindex: false,
        ogTitle: null,
        ogDescription: null,
        ogImage: null,
      },
    })
    expect(bar().getByText('1 item missing before publishing')).toBeVisible()
    expect(bar().getByText('a short description for lists')).toBeVisible()
    expect(bar().getByText('a cover picture')).toBeVisible()
    expect(bar().getByText('a description for search engines')).toBeVisible()
    expect(
      bar().getByText(/the link “lost link” points to a page that doesn’t exist/),
    ).toBeVisible()
    expect(bar().getByRole('link', { name: 'Fix in the editor' })).toHaveAttribute(
      'href',
      '/editor/blog/one-article/edit',
    )
  })

  it('publishes what was changed, and says so at once', async () => {
    const app = await preview('', { title: 'New words' }, 'modified')
    expect(bar().getByText('unpublished changes')).toBeVisible()
    await app.user.click(bar().getByRole('button', { name: 'Publish the changes' }))
    await app.user.click(
      within(await dialog('Publish now?')).getByRole('button', { name: 'Publish' }),
    )
    expect(await bar().findByText('published')).toBeVisible()
    expect(bar().queryByRole('button', { name: 'Publish the changes' })).toBeNull()
  })

  it('leads to the list when an admin deletes it', async () => {
    const app = await preview('', {}, 'draft', 'admin')
    await app.user.click(bar().getByRole('button', { name: 'More' }))
    await app.user.click(screen.getByRole('menuitem', { name: 'Delete' }))
    await app.user.click(
      within(await dialog('Delete this article?')).getByRole('button', { name: 'Delete' }),
    )
    await arrivesAt(app, '/editor/blog')
    expect(await screen.findByText('“One article” is deleted.')).toBeVisible()
  })

  it('says when there is no such article, and when it failed', async () => {
    const app = renderApp('/editor/h/none', { persona: 'moderator' })
    await app.heading('Preview')
    expect(await screen.findByText('Article not found')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to the list' })).toHaveAttribute(
      'href',
      '/editor/h',
    )
    app.unmount()
    let heal = () => {}
    const other = renderApp('/editor/blog/one-article', {
      persona: 'moderator',
      arrange: (backend) => {
        only(backend, 'draft')
        heal = backend.fail({ call: 'editorBlogBySlug', error: 500 })
      },
    })
    expect(
      await screen.findByText('Something went wrong on our side', {}, { timeout: 20_000 }),
    ).toBeVisible()
    heal()
    await other.user.click(main().getByRole('button', { name: 'Try again' }))
    await other.heading('One article')
  })
})

describe('revisions', () => {
  async function revisions(
    search = '?revisions=all',
    arrange?: (backend: Backend) => void,
  ): Promise<Rendered> {
    const app = renderApp(`/editor/blog/one-article${search}`, {
      persona: 'moderator',
      arrange: (backend) => {
        const { id } = only(backend, 'published', {
          topic: null,
          bodyHtml: '<p>Same.</p><p>The slow fox.</p>',
        })
        const text = { articleId: id, title: 'One article', excerpt: 'Old words', by: 'Nora Weiss' }
        backend.db.articles.revisions = [
          {
            ...text,
            id: 501,
            at: '2026-04-01T10:00:00.000Z',
            note: 'created',
            bodyHtml: '<p>Same.</p>',
          },
          {
            ...text,
            id: 502,
            at: '2026-04-02T10:00:00.000Z',
            note: 'Better fox',
            bodyHtml: '<p>Same.</p><p>The quick fox.</p>',
          },
        ]
        arrange?.(backend)
      },
    })
    await app.heading('One article')
    return app
  }
  const field = (box: ReturnType<typeof within>, name: RegExp) =>
    within(box.getByRole('region', { name }))

  it('are listed, compared, and the address keeps it', async () => {
    const app = await revisions('')
    await app.user.click(screen.getByRole('button', { name: 'Revisions' }))
    await arrivesAt(app, '/editor/blog/one-article?revisions=all')
    const list = within(await dialog('Revisions'))
    expect(await list.findByText('Better fox')).toBeVisible()
    expect(list.getByText('Created')).toBeVisible()
    await app.user.click(
      list.getByRole('button', {
        name: 'Compare with current: the version from Apr 2, 2026, 10:00 AM',
      }),
    )
    await arrivesAt(app, '/editor/blog/one-article?compare=502..current')
    const box = within(await dialog('Compare versions'))
    const body = await waitFor(() => field(box, /^Text/))
    expect(body.getByText(/^quick$/).closest('del')).toHaveTextContent('Removed: quick')
    expect(body.getByText(/^slow$/).closest('ins')).toHaveTextContent('Added: slow')
    expect(field(box, /^Title/).getByText('no changes')).toBeVisible()
    expect(body.getByText('words added: 1, removed: 1')).toBeVisible()
    await app.user.selectOptions(box.getByLabelText('After'), '501')
    await arrivesAt(app, '/editor/blog/one-article?compare=502..501')
    await app.user.click(box.getByRole('button', { name: 'All versions' }))
    await arrivesAt(app, '/editor/blog/one-article?revisions=all')
    await app.user.keyboard('{Escape}')
    await arrivesAt(app, '/editor/blog/one-article')
  })

  it('are brought back after a question', async () => {
    const app = await revisions('?compare=502..current')
    const box = within(await dialog('Compare versions'))
    await app.user.click(await box.findByRole('button', { name: 'Restore previous version' }))
    const question = within(await dialog('Restore this version?'))
    expect(question.getByText(/Readers see this once you publish the changes/)).toBeVisible()
    await app.user.dblClick(question.getByRole('button', { name: 'Restore' }))
    expect(
      await screen.findByText('The version from Apr 2, 2026, 10:00 AM is restored.'),
    ).toBeVisible()
    expect(sent(app, 'editorBlogRestoreRevision')).toHaveLength(1)
    expect(await screen.findByText('The quick fox.')).toBeVisible()
    expect(
      within(screen.getByRole('region', { name: 'Article status' })).getByText(
        'unpublished changes',
      ),
    ).toBeVisible()
  })

  it.each([
    ['draft', /^The title, short description and text revert to .+ stays in the revisions\.$/],
    ['scheduled', /and go live like that at the planned time\./],
    ['modified', /Readers see this once you publish the changes\./],
  ] as const)('of an article that is %s say what they do to readers', async (status, text) => {
    const app = await revisions('?compare=502..current', ({ db }) => {
      for (const article of db.articles.list) article.status = status
    })
    const box = within(await dialog('Compare versions'))
    await app.user.click(await box.findByRole('button', { name: 'Restore previous version' }))
    const question = within(await dialog('Restore this version?'))
    expect(question.getByText(text)).toBeVisible()
    expect(sent(app, 'editorBlogRestoreRevision')).toHaveLength(0)
  })

  it('fail and come back', async () => {
    let heal = () => {}
    const app = await revisions(
      '?compare=501..502',
      (backend) => void (heal = backend.fail({ call: 'editorBlogRevision', error: 500 })),
    )
    const box = within(await dialog('Compare versions'))
    expect(await box.findByText('Something went wrong on our side')).toBeVisible()
    heal()
    await app.user.click(box.getByRole('button', { name: 'Try again' }))
    const body = await waitFor(() => field(box, /^Text/), { timeout: 20_000 })
    expect(body.getByText(/^The quick fox\.$/).closest('ins')).not.toBeNull()
  })

  it('take no notice of a nonsensical address', async () => {
    const app = await revisions('?compare=..&revisions=%3Cb%3E')
    expect(screen.queryByRole('dialog')).toBeNull()
    await app.user.click(screen.getByRole('button', { name: 'Revisions' }))
    const list = within(await dialog('Revisions'))
    expect(await list.findByText('Better fox')).toBeVisible()
    expect(sent(app, 'editorBlogRevision')).toEqual([])
  })
})
