import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { loadEnv } from 'vite'
import { describe, expect, it } from 'vitest'
import { isRecord } from '../../src/lib/is-record.ts'
import { docsOf } from '../../src/mocks/seed/docs.ts'
import { apiFeedPath, apiFilePath } from '../../src/routes/docs.ts'
import { parseSite } from '../../src/site/env.ts'
import { contentLanguages } from '../../src/site/languages.ts'
import { siteIds } from '../../src/site/sites.ts'
import type { SiteId } from '../../src/site/sites.ts'
import { captchaCatalogue, typeSlugs } from '../../src/task-api/captcha-types.ts'
import { methodIds, apiMethod, products } from '../../src/task-api/methods.ts'
import { apiRelease, apiReleases, apiShape } from '../../src/task-api/releases.ts'
import { createTaskBody, taskResult } from '../../src/task-api/requests/request.ts'
import { root } from '../shared-config.ts'
import { feedFaults } from '../feeds/faults.ts'
import { apiFeeds, apiFilesOf } from './api-files.ts'
import { readDocs } from './source.ts'

const siteOf = (id: SiteId) =>
  parseSite(loadEnv('test', join(root, 'builds', id), 'VITE_'), `builds/${id}/.env`)
const docs = await readDocs(siteOf('com'), '')
const files = Object.fromEntries(siteIds.map((id) => [id, apiFilesOf(siteOf(id), docs)]))
const read = (id: SiteId, path: string): Record<string, unknown> =>
  JSON.parse(files[id]?.[path] ?? 'null')
const com = read('com', apiFilePath('openapi', 'en'))

const at = (value: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((found, name) => (isRecord(found) ? found[name] : undefined), value)
const operations = (document: unknown): unknown[] =>
  Object.values(Object(at(document, 'paths'))).flatMap((path) => Object.values(Object(path)))
const every = siteIds.flatMap((id) => contentLanguages.map((language) => [id, language] as const))

/** What a document describes, without its words and examples. */
const shape = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(shape)
    : isRecord(value)
      ? Object.fromEntries(
          Object.entries(value)
            .filter(
              ([name, one]) =>
                !((name === 'description' || name === 'summary') && typeof one === 'string') &&
                !['example', 'examples', 'info', 'servers', 'externalDocs'].includes(name),
            )
            .map(([name, one]) => [name, shape(one)]),
        )
      : value

/** Each example beside its schema. */
function shown(value: unknown): { schema: unknown; example: unknown }[] {
  if (Array.isArray(value)) return value.flatMap(shown)
  if (!isRecord(value)) return []
  const { schema, example, examples } = value
  const listed = isRecord(examples) ? Object.values(examples).map((one) => at(one, 'value')) : []
  const own =
    schema === undefined
      ? []
      : [...(example === undefined ? [] : [example]), ...listed].map((one) => ({
          schema,
          example: one,
        }))
  return [...own, ...Object.values(value).flatMap(shown)]
}

function judge(document: Record<string, unknown>) {
  const ajv = new Ajv2020({ strict: false, discriminator: false })
  addFormats(ajv)
  ajv.addFormat('int64', true)
  ajv.addSchema({ $id: 'api', components: document['components'] })
  return (schema: unknown, value: unknown): string | null => {
    const referring: Record<string, unknown> = JSON.parse(
      JSON.stringify(schema).replaceAll('"#/components/', '"api#/components/'),
    )
    return ajv.validate(referring, value) ? null : ajv.errorsText()
  }
}

describe("the customers' API as OpenAPI", () => {
  it.each(every)('is valid on %s in %s, with the hosts of the site', async (id, language) => {
    const document = read(id, apiFilePath('openapi', language))
    const validator = new Validator()
    expect(await validator.validate(structuredClone(document))).toEqual({ valid: true })
    expect(validator.version).toBe('3.1')
    expect(document['servers']).toEqual([{ url: `https://api.${siteOf(id).canonicalHost}` }])
    expect(at(document, 'info', 'version')).toBe(apiRelease)
    expect(JSON.stringify(document)).not.toMatch(/\{\{|undefined|api\.host/)
  })

  it('keeps the recommended rules of a public linter', async () => {
    const config = await createConfig({ extends: ['recommended'] })
    const problems = await lintFromString({ source: JSON.stringify(com), config })
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  })

  it('differs between languages by its words alone', () => {
    for (const language of contentLanguages)
      expect(shape(read('ru', apiFilePath('openapi', language)))).toEqual(shape(com))
    const titles = contentLanguages.map((language) =>
      at(read('com', apiFilePath('openapi', language)), 'paths', '/createTask', 'post', 'summary'),
    )
    expect(titles).toEqual(['Create a task', 'Создать задание', '创建任务'])
  })

  it('has every method, its fields and its codes', () => {
    const all = operations(com)
    const actions = at(com, 'paths', '/res.php', 'get', 'parameters')
    for (const id of methodIds) {
      const { path, name, product, request } = apiMethod(id)
      if (path === '/res.php') {
        expect(JSON.stringify(actions), id).toContain(`"${name}"`)
        continue
      }
      const own = all.find((one) => at(one, 'operationId') === id)
      expect(at(own, 'tags'), id).toEqual([product])
      for (const param of request)
        if (!param.name.includes('.') && param.name !== '*')
          expect(JSON.stringify(own), id).toContain(`"${param.name}"`)
    }
    expect(JSON.stringify(at(com, 'paths', '/createTask', 'post'))).toContain(
      '`ERROR_ZERO_BALANCE`',
    )
  })

  it('takes the example of every type, and refuses one without a needed field', () => {
    const faultOf = judge(com)
    const operation = (path: string): unknown => at(com, 'paths', path, 'post')
    const body = at(
      operation('/createTask'),
      'requestBody',
      'content',
      'application/json',
      'schema',
    )
    const answer = at(
      operation('/getTaskResult'),
      'responses',
      '200',
      'content',
      'application/json',
      'schema',
    )
    for (const slug of typeSlugs)
      for (const form of captchaCatalogue[slug].forms) {
        expect(faultOf(body, createTaskBody(form)), slug).toBeNull()
        expect(faultOf(answer, taskResult(form)), slug).toBeNull()
      }
    expect(faultOf(body, { clientKey: 'k', task: { type: 'RecaptchaV2TaskProxyless' } })).toMatch(
      /required property 'website/,
    )
    expect(faultOf(body, { clientKey: 'k', task: { type: 'NoSuchTask' } })).not.toBeNull()
  })

  it('shows examples that fit their schemas', () => {
    const faultOf = judge(com)
    const examples = shown(com)
    expect(examples.flatMap(({ schema, example }) => faultOf(schema, example) ?? [])).toEqual([])
    expect(examples.length).toBeGreaterThan(50)
  })

  it('has another version once it describes something else', () => {
    const digest = createHash('sha256')
      .update(JSON.stringify(shape(com)))
      .digest('hex')
    expect(digest, 'Add a release to src/task-api/releases.ts, with this apiShape.').toBe(apiShape)
    const versions = apiReleases.map(({ version }) => version)
    expect(new Set(versions).size).toBe(versions.length)
    expect(versions.toSorted().toReversed()).toEqual(versions)
  })
})

describe("the customers' API as a Postman collection", () => {
  const schema: Record<string, unknown> = JSON.parse(
    readFileSync(join(root, 'tests', 'fixtures', 'postman', 'collection-2.1.0.json'), 'utf8'),
  )
  const validate = new Ajv({ strict: false }).compile(schema)

  it.each(every)('fits the schema of Postman on %s in %s', (id, language) => {
    const collection = read(id, apiFilePath('postman', language))
    expect(validate(collection), JSON.stringify(validate.errors)).toBe(true)
    expect(JSON.stringify(collection)).not.toMatch(/undefined|api\.host/)
    expect(at(collection, 'variable')).toContainEqual({
      key: 'baseUrl',
      value: `https://api.${siteOf(id).canonicalHost}`,
      type: 'string',
    })
  })

  it('has a request for each method and each type, with the key as a variable', () => {
    const collection = read('com', apiFilePath('postman', 'en'))
    const folders: unknown = collection['item']
    const requests = (Array.isArray(folders) ? folders : []).flatMap((folder: unknown) => {
      const items: unknown = at(folder, 'item')
      return Array.isArray(items) ? items : []
    })
    expect(requests.length).toBeGreaterThanOrEqual(methodIds.length + typeSlugs.length)
    const text = JSON.stringify(collection)
    expect(text.match(/YOUR_API_KEY/g)).toHaveLength(1)
    expect(text).toContain('{{apiKey}}')
    expect(text).toContain('{{baseUrl}}/res.php?key={{apiKey}}&action=getbalance&json=1')
  })
})

describe('the list of changes', () => {
  it.each(contentLanguages)('names each version in the article and the feed, in %s', (language) => {
    const article = docsOf(language).articles.find(({ slug }) => slug === 'changelog')
    const feed = files['com']?.[apiFeedPath(language)] ?? ''
    for (const { version, date } of apiReleases) {
      expect(article?.bodyHtml).toContain(`<b>${version}</b>`)
      expect(feed).toContain(`<![CDATA[${version}]]>`)
      expect(article?.bodyHtml).toContain(`id="${date.slice(0, 7)}"`)
    }
    expect(feed).not.toMatch(/\{\{/)
  })

  it('has a valid feed for each product and task type, in every language', () => {
    const feeds = Object.entries(files['com'] ?? {}).filter(([path]) => path.startsWith('/feeds/'))
    expect(feeds).toHaveLength(contentLanguages.length * (1 + products.length + typeSlugs.length))
    for (const [path, feed] of feeds)
      expect(feedFaults(feed, `https://${siteOf('com').canonicalHost}${path}`), path).toEqual([])
  })

  it('tells each feed what concerns it, with the end of what is retired and what replaces it', () => {
    const change = {
      id: 'x',
      version: '2.0.0',
      date: '2026-12-01',
      kind: 'deprecated',
      text: 'Grid tasks of the classic API end.',
      products: ['classic'],
      types: ['grid-captcha'],
      retiresOn: '2027-06-30',
      replacement: { title: 'Grid', slug: 'grid-captcha' },
    }
    const other = docs.map((one) => ({
      ...one,
      articles: one.articles.map((article) =>
        article.slug === 'changelog' ? { ...article, changes: [change] } : article,
      ),
    }))
    const feeds = apiFeeds(siteOf('com'), other)
    for (const of of ['', 'classic', 'grid-captcha'])
      expect(feeds[apiFeedPath('en', of)]).toContain(
        'Grid tasks of the classic API end. Works until Jun 30, 2027. What to use instead: Grid',
      )
    for (const of of ['v2', 'hcaptcha'])
      expect(feeds[apiFeedPath('en', of)]).not.toContain('<item>')
  })
})
