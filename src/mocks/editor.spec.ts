import { describe, expect, it } from 'vitest'
import { createBackend } from './node.ts'
import type { TestBackend } from './node.ts'

const base = '/api/v1/editor/articles'
interface Answer {
  status: number
  data: Record<string, unknown>
}

async function call(
  { fetch }: TestBackend,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer> {
  const answer = await fetch(base + path, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json' },
  })
  return { status: answer.status, data: answer.status === 204 ? {} : await answer.json() }
}
interface Article {
  id: number
  updatedAt: string
  status: string
}
const begin = async (backend: TestBackend, slug = 'a-new-one') => {
  await call(backend, 'POST', '/new', { title: 'A new one', slug, language: 'en' })
  const { data } = await call(backend, 'GET', `/by-slug/${slug}`)
  return {
    id: Number(data['id']),
    updatedAt: String(data['updatedAt']),
    status: String(data['status']),
  }
}
const put = (backend: TestBackend, article: Article, body: object) =>
  call(backend, 'PUT', `/${article.id}`, body)
const act = (backend: TestBackend, article: Article, action: string, body: object = {}) =>
  call(backend, 'POST', `/${article.id}/${action}`, body)
const reads = async ({ fetch }: TestBackend, slug: string) =>
  (await fetch(`/api/v1/articles/by-slug/${slug}`)).status
const ready = { excerpt: 'Short.', bodyHtml: '<p>Words.</p>' }

describe('the life of an article', () => {
  it('goes from draft over review to readers, with changes that wait, and back', async () => {
    const backend = createBackend({ persona: 'moderator' })
    const article = await begin(backend)
    expect(article.status).toBe('draft')
    expect(await reads(backend, 'a-new-one')).toBe(404)
    expect((await act(backend, article, 'publish')).data).toMatchObject({
      errorCode: 'ERROR_VALIDATION',
      fields: { excerpt: {}, bodyHtml: {} },
    })
    await put(backend, article, ready)
    expect((await act(backend, article, 'submit')).data['status']).toBe('in_review')
    expect((await act(backend, article, 'publish')).data['status']).toBe('published')
    expect(await reads(backend, 'a-new-one')).toBe(200)

    expect((await put(backend, article, { title: 'Another title' })).data).toMatchObject({
      status: 'modified',
      title: 'Another title',
    })
    expect(await (await backend.fetch('/api/v1/articles/by-slug/a-new-one')).json()).toMatchObject({
      title: 'A new one',
    })
    await act(backend, article, 'publish')
    expect(await (await backend.fetch('/api/v1/articles/by-slug/a-new-one')).json()).toMatchObject({
      title: 'Another title',
    })

    expect((await act(backend, article, 'archive')).data['status']).toBe('archived')
    expect((await act(backend, article, 'publish')).status).toBe(409)
    expect((await act(backend, article, 'restore')).data['status']).toBe('draft')
  })

  it('waits for its time when it is scheduled, and not in the past', async () => {
    let now = Date.parse('2026-04-15T12:00:00Z')
    const backend = createBackend({ persona: 'moderator', clock: () => now })
    const article = await begin(backend)
    await put(backend, article, ready)
    expect((await act(backend, article, 'schedule')).data).toMatchObject({
      fields: { publishAt: { code: 'required' } },
    })
    expect(
      (await act(backend, article, 'schedule', { publishAt: '2026-04-14T12:00:00Z' })).data,
    ).toMatchObject({
      fields: { publishAt: { code: 'out_of_range' } },
    })
    expect(
      (await act(backend, article, 'schedule', { publishAt: '2026-04-15T13:00:00Z' })).data[
        'status'
      ],
    ).toBe('scheduled')
    expect(await reads(backend, 'a-new-one')).toBe(404)
    now += 3_700_000
    expect(await reads(backend, 'a-new-one')).toBe(200)
    expect((await call(backend, 'GET', '/by-slug/a-new-one')).data).toMatchObject({
      status: 'published',
      publishedAt: '2026-04-15T13:00:00.000Z',
    })
  })

  it('can be had back after it was deleted, for thirty days, by admins', async () => {
    const backend = createBackend({ persona: 'admin', clock: '2026-04-15T12:00:00Z' })
    const article = await begin(backend)
    expect((await call(backend, 'DELETE', `/${article.id}`)).status).toBe(204)
    expect((await call(backend, 'GET', '/by-slug/a-new-one')).status).toBe(404)
    expect((await call(backend, 'GET', '?status=deleted')).data).toMatchObject({
      totalCount: 1,
      articles: [{ slug: 'a-new-one', restorableUntil: '2026-05-15T12:00:00.000Z' }],
    })
    await begin(backend)
    expect((await act(backend, article, 'restore')).data['slug']).toBe('a-new-one-2')
    await call(backend, 'DELETE', `/${article.id}`)
    for (const one of backend.db.editor.trash) one.deletedAt -= 31 * 24 * 3_600_000
    expect((await act(backend, article, 'restore')).status).toBe(404)
    expect((await call(createBackend({ persona: 'moderator' }), 'DELETE', '/1010')).status).toBe(
      403,
    )
  })
})

describe('writing', () => {
  it('does not go over what somebody else has written meanwhile', async () => {
    const backend = createBackend({ persona: 'moderator' })
    const article = await begin(backend)
    const { updatedAt } = article
    const first = await put(backend, article, { title: 'First', updatedAt })
    expect(first.status).toBe(200)
    expect(first.data['updatedAt']).not.toBe(updatedAt)
    expect(await put(backend, article, { title: 'Second', updatedAt })).toMatchObject({
      status: 409,
      data: { errorCode: 'ERROR_STALE_VERSION', current: { title: 'First' } },
    })
  })

  it('keeps revisions, those of one sitting together', async () => {
    const backend = createBackend({ persona: 'moderator' })
    const article = await begin(backend)
    for (const bodyHtml of ['<p>a</p>', '<p>ab</p>', '<p>abc</p>'])
      await put(backend, article, { bodyHtml, bodyJson: {}, autosave: true })
    await put(backend, article, { bodyHtml: '<p>abcd</p>', bodyJson: {} })
    const { records } = (await call(backend, 'GET', `/${article.id}/revisions`)).data
    expect(records).toMatchObject([
      { note: 'saved', sizeDelta: 1 },
      { note: 'autosave', sizeDelta: 10 },
      { note: 'created' },
    ])
  })

  it('tells whether an address is free, and suggests another', async () => {
    const backend = createBackend({ persona: 'moderator' })
    const check = async (body: object) =>
      (await call(backend, 'POST', '/slug_check', { language: 'en', ...body })).data
    expect(await check({ slug: 'how-polling-works' })).toEqual({
      free: false,
      suggestion: 'how-polling-works-2',
    })
    expect(await check({ slug: 'new' })).toMatchObject({ free: false })
    expect(await check({ slug: 'quite-another' })).toEqual({ free: true, suggestion: null })
    expect(
      (await put(backend, await begin(backend), { slug: 'how-polling-works' })).data,
    ).toMatchObject({ fields: { slug: { code: 'not_unique' } } })
  })

  it('is one person’s, or one tab’s, at a time', async () => {
    let now = Date.parse('2026-04-15T12:00:00Z')
    const backend = createBackend({ persona: 'moderator', clock: () => now })
    const lock = async (body: object) =>
      (await call(backend, 'POST', '/1010/lock', body)).data['lockedBy']
    expect(await lock({ tab: 'one' })).toBeNull()
    expect(await lock({ tab: 'two' })).toMatchObject({ name: 'Jo Hartley', own: true })
    expect(await lock({ tab: 'two', takeOver: true })).toBeNull()
    expect(await lock({ tab: 'one' })).toMatchObject({ own: true })
    now += 91_000
    expect(await lock({ tab: 'one' })).toBeNull()
    expect(await lock({ tab: 'one', release: true })).toBeNull()
  })

  it.each([
    [
      'a picture',
      [
        0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0,
        0, 9, 0, 0, 0, 5,
      ],
      'image/png',
      201,
      { width: 9, height: 5 },
    ],
    [
      'text that calls itself a picture',
      [...'hello'].map((char) => char.charCodeAt(0)),
      'image/png',
      415,
      {},
    ],
    [
      'a drawing with a script',
      [...'<svg onload="x()"></svg>'].map((char) => char.charCodeAt(0)),
      'image/svg+xml',
      415,
      {},
    ],
    ['a program', [0x4d, 0x5a], 'application/x-msdownload', 415, {}],
  ] as const)('takes as a file %s or not', async (_, bytes, type, status, expected) => {
    const { fetch } = createBackend({ persona: 'moderator' })
    const form = new FormData()
    form.append('file', new File([Uint8Array.from(bytes)], 'file', { type }))
    form.append('articleId', '1010')
    const answer = await fetch(`${base}/attachments`, {
      method: 'PUT',
      body: form,
      headers: { 'x-requested-with': 'fetch' },
    })
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject(expected)
  })
})
