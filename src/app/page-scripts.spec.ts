// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'

const list = {
  files: ['/assets/a.js', '/assets/b.js', '/assets/c.js'],
  pages: { 'docs/OnePage': [0, 2], 'docs/TwoPage': [2, 1] },
}
const preloaded = () =>
  Array.from(document.head.querySelectorAll('[rel=modulepreload]'), (link) =>
    link.getAttribute('href'),
  )

async function start(answer: () => Promise<Response>) {
  vi.resetModules()
  document.head.innerHTML = '<meta name="page-list" content="/assets/list.json" />'
  const fetcher = vi.fn<(address: string) => Promise<Response>>(answer)
  vi.stubGlobal('fetch', fetcher)
  return { ...(await import('./page-scripts.ts')), fetcher }
}

beforeEach(() => () => vi.unstubAllGlobals())

it('loads the scripts of a page side by side, each once', async () => {
  const { preloadScripts, fetcher } = await start(() => Promise.resolve(Response.json(list)))
  await preloadScripts('docs/OnePage')
  expect(preloaded()).toEqual(['/assets/a.js', '/assets/c.js'])
  await preloadScripts('docs/TwoPage')
  expect(preloaded()).toEqual(['/assets/a.js', '/assets/c.js', '/assets/b.js'])
  expect(fetcher).toHaveBeenCalledOnce()
})

it.each([
  ['the page is not in the list', () => Promise.resolve(Response.json(list))],
  ['the list is gone', () => Promise.resolve(new Response('<html>', { status: 404 }))],
  ['the list is another answer', () => Promise.resolve(Response.json({}))],
  ['the list is no JSON', () => Promise.resolve(new Response('<html>'))],
  ['the line is broken', () => Promise.reject(new TypeError('Failed to fetch'))],
])('leaves a page to its imports where %s', async (_, answer) => {
  const { preloadScripts } = await start(answer)
  await preloadScripts('docs/ThreePage')
  expect(preloaded()).toEqual([])
})
