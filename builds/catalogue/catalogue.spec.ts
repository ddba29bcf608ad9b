import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadEnv } from 'vite'
import { startHttp } from '../../src/mocks/http.ts'
import type { MockServer } from '../../src/mocks/http.ts'
import { parseSite } from '../../src/site/env.ts'
import { withDocument } from '../articles/with-document.ts'
import { root } from '../shared-config.ts'
import { catalogueAnswers, programEntries, programJobs } from './pages.ts'
import { readCatalogue } from './source.ts'

const com = parseSite(loadEnv('test', join(root, 'builds', 'com'), 'VITE_'), 'builds/com/.env')
let server: MockServer
beforeAll(async () => {
  server = await startHttp({ port: 0 })
})
afterAll(() => server.close())

it('writes the first page of the catalogue and each program, with what machines read', async () => {
  const { prepareBody, render } = await import('../../src/entry-server.tsx')
  const catalogue = await readCatalogue(server.url)
  const first = catalogueAnswers(catalogue, 'en')
  const list = await render('/software', 'en', first ? { ...first, path: '/software' } : null)
  expect(list.body).toContain('href="/software/lantern"')
  const graph: { '@graph': Record<string, unknown>[] } = JSON.parse(list.data ?? '')
  expect(graph['@graph'].at(-1)).toMatchObject({
    '@type': 'ItemList',
    numberOfItems: catalogue.programs.length,
  })
  const russian = catalogueAnswers(catalogue, 'ru')?.answers ?? []
  expect(JSON.stringify(russian)).toContain('"Клиентские библиотеки"')
  const jobs = await withDocument(`https://${com.canonicalHost}`, () =>
    programJobs(com, catalogue, prepareBody),
  )
  const job = jobs.find(({ url }) => url === '/software/lantern')
  const { body, data } = await render('/software/lantern', 'en', job?.served ?? null)
  expect(body).toContain('<h1 class="title">Lantern</h1>')
  expect(body).toContain('Shows the code of every error')
  expect(data).toContain('"SoftwareApplication"')
  expect(JSON.stringify(job?.served?.answers)).not.toContain('Shows the code')
  expect(programEntries(com, catalogue).map(({ loc }) => loc)).toContain(
    'https://glyphwork.example/software/lantern',
  )
  expect(await readCatalogue('')).toEqual({ categories: {}, programs: [] })
}, 60_000)
