import { act, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { isSpecified, nameless, readSpecified } from '../../builds/contract/specified.ts'
import { calls } from '@/api/contract/index.ts'
import { graphNames } from '@/api/contract/public.ts'
import type { Call } from '@/api/contract/types.ts'
import { articlesApi } from '@/api/endpoints/articles.ts'
import { demoApi } from '@/api/endpoints/demo.ts'
import { attachFile, editorApi } from '@/api/endpoints/editor.ts'
import { enterpriseApi } from '@/api/endpoints/service.ts'
import { softwareApi } from '@/api/endpoints/software.ts'
import { isRecord } from '@/lib/is-record.ts'
import { entriesOf } from '@/lib/object.ts'
import type { LoggedRequest } from '@/mocks/node.ts'
import type { PersonaName } from '@/mocks/personas.ts'
import { pretendXhr } from '../support/pretend-xhr.ts'
import { renderApp } from '../support/render-app.tsx'
import type { Rendered } from '../support/render-app.tsx'

interface Sent {
  /** The names in the query, or in the body, that every request has. */
  always: readonly string[]
  /** The names that a request has where somebody searched, filtered or chose. */
  chosen?: readonly string[]
}

const none: Sent = { always: [] }
const place = ['language', 'hostname', 'currency'] as const
const list: Sent = { always: ['page', ...place], chosen: ['text'] }
/** The specification does not show the body. */
const body = null

/** The calls under a folder of articles. */
const articles = (folder: string, kind: 'public' | 'editor'): Record<string, Sent | null> => ({
  // An editor looks for the article to translate on all sites.
  [`GET ${folder}/index`]:
    kind === 'public'
      ? { always: ['page', ...place] }
      : { always: ['page', 'language', 'currency'], chosen: ['hostname'] },
  [`GET ${folder}`]: list,
  [`GET ${folder}/by-slug/{}`]: none,
  ...(kind === 'editor' && {
    [`POST ${folder}/new`]: body,
    [`PUT ${folder}/{}`]: body,
    [`DELETE ${folder}/{}`]: none,
    [`PUT ${folder}/attachments`]: body,
    [`DELETE ${folder}/attachments/{}`]: none,
  }),
})

/** Section 7 of the specification: every call, and what it sends. */
const specified: Readonly<Record<string, Sent | null>> = {
  'GET /api/v2/user': none,
  'PUT /api/v2/user': { always: [], chosen: ['interfaceLanguage'] },
  'PUT /api/v2/user/system_message_read': { always: ['id'] },
  'POST /api/v1/event-tracker': { always: ['type', 'data'] },
  'GET /api/v2/public_statistics': { always: ['currency'] },
  'GET /api/v2/public_statistics/graph/{}': none,
  'GET /api/v2/customer/prices': { always: ['currency'] },
  'GET /api/v2/proxy/prices': { always: ['currency'], chosen: ['utm_campaign'] },
  'GET /api/v2/dashboard': none,
  ...articles('/api/v1/articles', 'public'),
  ...articles('/api/v1/editor/articles', 'editor'),
  'GET /api/v1/catalog/categories': none,
  'GET /api/v1/catalog/software': { always: ['page', 'sorting'], chosen: ['categories', 'text'] },
  'GET /api/v1/catalog/software/{}': none,
  'GET /api/v1/catalog/software/{}/reviews': { always: ['page'] },
  'POST /api/v1/catalog/software/{}/reviews': body,
  'GET /api/v2/software/statistics/{}/public': { always: ['dateFrom', 'dateTo'] },
  'GET /api/v1/catalog/articles': { always: ['sorting', 'page', ...place] },
  'GET /api/v1/catalog/articles/by-slug/{}': none,
  ...articles('/api/v1/editor/catalog/articles', 'editor'),
  'GET /api/v1/captcha-recognition': { always: ['language', 'hostname', 'ids'] },
  'GET /api/v1/captcha-recognition/{}': none,
  'GET /api/v1/captcha-demo/{}': none,
  'POST /api/v1/captcha-demo/{}/verify': body,
  'GET /api/v1/api-docs/{}': { always: ['language', 'hostname'], chosen: ['version'] },
  'POST /api/v2/user/enterprise_support/buy': body,
  'GET /api/v2/user/enterprise_support/pricing': { always: ['currency'] },
  'GET /api/v2/user/enterprise_support/conditions': { always: ['currency'] },
  ...articles('/api/v1/tutorials', 'public'),
  ...articles('/api/v1/editor/tutorials', 'editor'),
}

const seen = new Map<string, number>()
/** The chosen names that requests had, with their address. */
const chosenSeen = new Set<string>()
const graphs = new Set<string>()

/** The address of a request as in the table; null for a call that the specification lacks. */
function addressOf({ call, method }: LoggedRequest): string | null {
  const row: Call | undefined = call ? calls[call] : undefined
  const address = `${method} ${nameless(row?.path ?? '')}`
  return address in specified ? address : null
}

function namesIn({ method, path, body: sent }: LoggedRequest): string[] {
  if (method === 'GET' || method === 'DELETE')
    return [...new Set(new URL(path, 'http://localhost').searchParams.keys())]
  return isRecord(sent) ? Object.keys(sent) : []
}

/** Compares each request of the app with the table. */
function compare({ backend: { requests } }: Rendered): void {
  for (const request of requests) {
    const address = addressOf(request)
    if (address === null) continue
    seen.set(address, (seen.get(address) ?? 0) + 1)
    expect(request.headers, address).toHaveProperty('accept-language')
    const graph = /graph\/(\w+)$/.exec(request.path)?.[1]
    if (graph) graphs.add(graph)
    const expected = specified[address]
    if (!expected) continue
    const names = namesIn(request)
    expect([address, names]).toEqual([address, expect.arrayContaining([...expected.always])])
    const known = [...expected.always, ...(expected.chosen ?? [])]
    for (const name of expected.chosen ?? [])
      if (names.includes(name)) chosenSeen.add(`${address} ${name}`)
    expect([address, names.filter((name) => !known.includes(name))]).toEqual([address, []])
  }
}

const asked = (app: Rendered): ReadonlySet<string> =>
  new Set(app.backend.requests.flatMap((request) => addressOf(request) ?? []))

/** The campaign is known after the first request for prices. */
const campaign = '/proxy?utm_source=x&utm_campaign=spring'

/** Pages, the persona who opens each, and the calls that the page makes by itself. */
const pages: readonly (readonly [
  address: string,
  persona: PersonaName,
  calls: readonly string[],
])[] = [
  ['/?utm_source=x&utm_campaign=spring&from=42', 'anonymous', ['POST /api/v1/event-tracker']],
  ['/pricing', 'anonymous', ['GET /api/v2/user', 'GET /api/v2/customer/prices']],
  [
    '/public_statistics',
    'anonymous',
    ['GET /api/v2/public_statistics', 'GET /api/v2/public_statistics/graph/{}'],
  ],
  [campaign, 'anonymous', ['GET /api/v2/proxy/prices']],
  ['/enterpage', 'customer', ['GET /api/v2/dashboard']],
  ['/blog', 'anonymous', ['GET /api/v1/articles']],
  ['/blog?q=polling', 'anonymous', ['GET /api/v1/articles']],
  ['/blog/how-polling-works', 'anonymous', ['GET /api/v1/articles/by-slug/{}']],
  ['/h', 'anonymous', ['GET /api/v1/tutorials']],
  ['/h?q=request', 'anonymous', ['GET /api/v1/tutorials']],
  ['/h/first-request', 'anonymous', ['GET /api/v1/tutorials/by-slug/{}']],
  ['/software', 'anonymous', ['GET /api/v1/catalog/software', 'GET /api/v1/catalog/categories']],
  ['/software?q=lantern&category=libraries', 'anonymous', ['GET /api/v1/catalog/software']],
  [
    '/software/lantern',
    'anonymous',
    ['GET /api/v1/catalog/software/{}', 'GET /api/v1/catalog/software/{}/reviews'],
  ],
  ['/software/statistic/lantern', 'customer', ['GET /api/v2/software/statistics/{}/public']],
  ['/software/blog', 'anonymous', ['GET /api/v1/catalog/articles']],
  ['/demo', 'anonymous', ['GET /api/v1/captcha-recognition']],
  ['/p/clickcaptcha', 'anonymous', ['GET /api/v1/captcha-recognition/{}']],
  ['/demo/normal', 'anonymous', ['GET /api/v1/captcha-demo/{}']],
  ['/api-docs/recaptcha-v2', 'anonymous', ['GET /api/v1/api-docs/{}']],
  ['/api-docs/recaptcha-v2/v1', 'anonymous', ['GET /api/v1/api-docs/{}']],
  [
    '/support/enterprise',
    'customer',
    [
      'GET /api/v2/user/enterprise_support/pricing',
      'GET /api/v2/user/enterprise_support/conditions',
    ],
  ],
  ['/editor/blog', 'admin', ['GET /api/v1/editor/articles']],
  ['/editor/blog?q=polling', 'admin', ['GET /api/v1/editor/articles']],
  ['/editor/h?q=request', 'admin', ['GET /api/v1/editor/tutorials']],
  ['/editor/software/blog?q=client', 'admin', ['GET /api/v1/editor/catalog/articles']],
  [
    '/editor/blog/how-polling-works/edit',
    'admin',
    ['GET /api/v1/editor/articles/by-slug/{}', 'GET /api/v1/editor/articles/index'],
  ],
  ['/editor/h/first-request/edit', 'admin', ['GET /api/v1/editor/tutorials/index']],
  [
    '/editor/software/blog/choosing-a-client-library/edit',
    'admin',
    ['GET /api/v1/editor/catalog/articles/index'],
  ],
  ['/editor/blog/new?language=ru&translationOf=1', 'admin', ['GET /api/v1/editor/articles/index']],
  ['/editor/h/new?language=ru&translationOf=1', 'admin', ['GET /api/v1/editor/tutorials/index']],
  [
    '/editor/software/blog/new?language=ru&translationOf=1',
    'admin',
    ['GET /api/v1/editor/catalog/articles/index'],
  ],
  ['/editor/blog/how-polling-works', 'admin', ['GET /api/v1/editor/articles/by-slug/{}']],
  ['/editor/manual-domains', 'admin', ['GET /api/v2/customer/prices']],
]

describe('what a page sends', () => {
  it.each(pages)('%s', async (address, persona, expected) => {
    const app = renderApp(address, { persona })
    await waitFor(() => expect([...asked(app)]).toEqual(expect.arrayContaining([...expected])), {
      timeout: 20_000,
    })
    if (address === campaign)
      await waitFor(() => expect(app.backend.requests.flatMap(namesIn)).toContain('utm_campaign'), {
        timeout: 20_000,
      })
    compare(app)
  })
})

/** The calls that follow from what somebody does, through the same endpoints. */
describe('what an action sends', () => {
  it('is what the table has for it', async () => {
    const app = renderApp('/support/enterprise', { persona: 'admin' })
    await app.heading(/./)
    const { store } = app.app
    pretendXhr()
    const idempotencyKey = crypto.randomUUID()
    const kinds = ['blog', 'tutorial', 'software'] as const
    await act(async () => {
      const { endpoints } = softwareApi
      await store.dispatch(
        endpoints.createReview.initiate({
          softwareId: '1',
          rating: 5,
          text: 'It names every error by its code.',
          language: 'en',
        }),
      )
      await store.dispatch(
        demoApi.endpoints.verifyDemo.initiate({ slug: 'normal', response: { text: 'x' } }),
      )
      await store.dispatch(
        enterpriseApi.endpoints.buyEnterprise.initiate({
          idempotencyKey,
          planId: 'standard',
          autoRenew: false,
          agreeTerms: true,
        }),
      )
      for (const kind of ['blog', 'tutorial'] as const)
        await store.dispatch(
          articlesApi.endpoints.articleIndex.initiate({ kind, language: 'en', currency: 'USD' }),
        )
      await store.dispatch(
        articlesApi.endpoints.articleBySlug.initiate({ kind: 'software', slug: 'x' }),
      )
      for (const kind of kinds) {
        const { editorCreate, editorUpdate, editorRemove, editorDetach, editorBySlug } =
          editorApi.endpoints
        await store.dispatch(editorBySlug.initiate({ kind, slug: 'x', language: 'ru' }))
        await store.dispatch(
          editorCreate.initiate({ kind, title: 'A title', slug: 'a-title', language: 'en' }),
        )
        await store.dispatch(editorUpdate.initiate({ kind, id: 1, title: 'Another' }))
        await store.dispatch(editorDetach.initiate({ kind, id: 1 }))
        await store.dispatch(editorRemove.initiate({ kind, id: 1 }))
        const file = new File(['x'], 'x.png', { type: 'image/png' })
        const { signal } = new AbortController()
        await attachFile(store, { kind, file }, { onProgress: () => {}, signal }).catch(() => {})
      }
    })
    compare(app)
  })

  it('acknowledges a message and stores the language', async () => {
    const app = renderApp('/', { persona: 'message', accepted: ['ru'] })
    await app.user.click(await app.findByRole('button', { name: 'Понятно' }, { timeout: 20_000 }))
    await waitFor(() =>
      expect([...asked(app)]).toEqual(
        expect.arrayContaining(['PUT /api/v2/user/system_message_read', 'PUT /api/v2/user']),
      ),
    )
    compare(app)
  })
})

describe('the table', () => {
  it('has every call of the specification, and no other', () => {
    const document = readSpecified()
    expect(Object.keys(specified)).toEqual(expect.arrayContaining([...document.addresses]))
    for (const address of Object.keys(specified)) {
      const [method = '', path = ''] = address.split(' ')
      const row = entriesOf(calls).find(
        ([, call]) => call.method === method && nameless(call.path) === path,
      )
      expect([address, row && isSpecified(document, row[1])]).toEqual([address, true])
    }
  })

  it('is what the requests above come from, each line of it', () => {
    expect(Object.keys(specified).filter((address) => !seen.has(address))).toEqual([])
    expect([...graphs].toSorted()).toEqual([...graphNames].toSorted())
    const chosen = Object.entries(specified).flatMap(([address, sent]) =>
      (sent?.chosen ?? []).map((name) => `${address} ${name}`),
    )
    expect(chosen.filter((name) => !chosenSeen.has(name))).toEqual([])
  })
})
