// Over 250 lines: one document, part after part.
import { STATUS_CODES } from 'node:http'
import { wordsOf } from '../../src/mocks/seed/docs/words.ts'
import type { DocsWord } from '../../src/mocks/seed/docs/words.ts'
import { href } from '../../src/routes/href.ts'
import { canonicalUrl } from '../../src/routes/language.ts'
import type { Language } from '../../src/site/languages.ts'
import type { Site } from '../../src/site/sites.ts'
import { answersOf } from '../../src/task-api/answers.ts'
import { delivery } from '../../src/task-api/delivery.ts'
import { apiErrors } from '../../src/task-api/errors.ts'
import { apiMethod, methodIds, products } from '../../src/task-api/methods.ts'
import type { ApiMethod, ApiProduct, MethodId, Param } from '../../src/task-api/methods.ts'
import { apiRelease } from '../../src/task-api/releases.ts'
import { bodySchema, paramSchema, taskSchemas, typeSchema } from './task-schemas.ts'
import type { Schema } from './task-schemas.ts'

/** The words of a language that the document is made of. */
interface Words {
  own: DocsWord
  docs: DocsWord
  errors: DocsWord
}

export const productNames: Readonly<Record<ApiProduct, string>> = {
  v2: 'crumb.captcha',
  classic: 'crumb.classic',
  data: 'crumb.data',
  proxy: 'crumb.proxy',
}

/** The codes that a method may answer with, and what each means. */
function refusals({ errors, product }: ApiMethod, { own, errors: titles }: Words): string {
  const other = product === 'v2' ? 'v1' : 'v2'
  const rows = apiErrors
    .filter(({ key, apiVersion }) => errors.includes(key) && apiVersion !== other)
    .map(({ code, titleKey }) => `- \`${code}\`: ${titles(titleKey)}`)
  return rows.length > 0 ? `\n\n${own('errors.title')}:\n\n${rows.join('\n')}` : ''
}

function answers(id: MethodId, words: Words, schema?: Schema): Schema {
  const { response, product } = apiMethod(id)
  const examples = answersOf(id).map(({ kind, json }) => [
    kind,
    { summary: words.own(`answer.${kind}`), value: json },
  ])
  return {
    '200': {
      description: words.own('response'),
      content: {
        'application/json': {
          schema: schema ?? bodySchema(response, words.own),
          examples: Object.fromEntries(examples),
        },
        // Without json=1 the answer is a line.
        ...(product === 'classic' && { 'text/plain': { schema: { type: 'string' } } }),
      },
    },
    ...((product === 'data' || product === 'proxy') && {
      default: { description: `${STATUS_CODES[400]}, ${STATUS_CODES[401]}, …` },
    }),
  }
}

const placeholders = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

function parameter(
  param: Param,
  place: 'path' | 'query' | 'header',
  words: Words,
  example: unknown,
): Schema {
  const { description, ...schema } = paramSchema(param, words.own)
  return {
    name: param.name,
    in: place,
    description,
    required: place === 'path' || (param.required ?? false),
    schema,
    ...(example !== undefined && { example }),
  }
}

function operation(id: MethodId, words: Words): Schema {
  const method = apiMethod(id)
  const { http, path, product, request, example } = method
  const inPath = placeholders(path)
  const rest = request.filter(({ name, isHeader }) => !isHeader && !inPath.includes(name))
  const headers = request.filter(({ isHeader }) => isHeader)
  const isQuery = http === 'GET' || http === 'DELETE'
  const schema = bodySchema(rest, words.own)
  if (id === 'createTask')
    Object.assign(Object(schema['properties']), { task: { $ref: '#/components/schemas/Task' } })
  const answer = bodySchema(method.response, words.own)
  if (id === 'getTaskResult')
    Object.assign(Object(answer['properties']), {
      solution: { $ref: '#/components/schemas/Solution' },
    })
  const parameters = [
    ...inPath.map((name) =>
      parameter(
        request.find((param) => param.name === name) ?? { name, type: 'string', note: 'itemId' },
        'path',
        words,
        undefined,
      ),
    ),
    ...(isQuery ? rest.map((param) => parameter(param, 'query', words, example[param.name])) : []),
    ...headers.map((param) => parameter(param, 'header', words, undefined)),
  ]
  const types =
    product === 'classic'
      ? ['application/x-www-form-urlencoded', 'multipart/form-data']
      : ['application/json']
  const hasBody = !isQuery && (rest.length > 0 || Object.keys(example).length > 0)
  return {
    operationId: id,
    tags: [product],
    summary: words.own(`method.${id}.title`),
    description: `${words.own(`method.${id}.lead`)}${refusals(method, words)}`,
    ...(parameters.length > 0 && { parameters }),
    ...(hasBody && {
      requestBody: {
        required: true,
        content: Object.fromEntries(types.map((type) => [type, { schema, example }])),
      },
    }),
    responses: answers(id, words, answer),
    // The other products carry the key in a field or a parameter.
    security: product === 'data' || product === 'proxy' ? [{ key: [] }] : [],
  }
}

/**
 * The actions of res.php are one address, so they are one operation: its parameters are those of all
 * of them, and the examples of its answer are named after the actions.
 */
function actions(ids: readonly MethodId[], words: Words): Schema {
  const all = ids.map((id) => ({ id, ...apiMethod(id) }))
  const params = new Map(all.flatMap(({ request }) => request.map((param) => [param.name, param])))
  const [first] = ids
  const isInAll = ({ name }: Param): boolean =>
    all.every(({ request }) => request.some((param) => param.name === name))
  const parameters = [...params.values()].map((param) => {
    const { default: _, ...own } = param
    const made = parameter(
      {
        ...(param.name === 'action' ? own : param),
        required: isInAll(param) && param.required === true,
      },
      'query',
      words,
      undefined,
    )
    return param.name === 'action'
      ? { ...made, schema: { type: 'string', enum: all.map(({ name }) => name) } }
      : made
  })
  const examples = all.map(({ id, name, answer }) => [
    name,
    { summary: words.own(`method.${id}.title`), value: answer },
  ])
  const lines = all.map(
    (method) =>
      `**${method.name}**: ${words.own(`method.${method.id}.lead`)}${refusals(method, words)}`,
  )
  const [answer] = Object.values(first ? answers(first, words) : {})
  return {
    operationId: 'res',
    tags: ['classic'],
    summary: 'res.php',
    description: lines.join('\n\n'),
    parameters,
    responses: {
      '200': {
        ...Object(answer),
        content: {
          'application/json': {
            schema: bodySchema(all[0]?.response ?? [], words.own),
            examples: Object.fromEntries(examples),
          },
          'text/plain': { schema: typeSchema('string') },
        },
      },
    },
    security: [],
  }
}

/** The task API of a site as an OpenAPI 3.1 document in a language, from the tables of src/task-api. */
export function makeTaskOpenApi(site: Site, language: Language): Schema {
  const words: Words = {
    own: wordsOf(language, 'apiReference'),
    docs: wordsOf(language, 'apiDocs'),
    errors: wordsOf(language, 'apiErrors'),
  }
  const { tasks, solutions } = taskSchemas(
    wordsOf(language, 'landing'),
    wordsOf(language, 'captchaNames'),
  )
  const refs = (names: readonly string[]): Schema[] =>
    names.map((name) => ({ $ref: `#/components/schemas/${name}` }))
  const paths: Record<string, Schema> = {}
  const addresses = Map.groupBy(methodIds, (id) => `${apiMethod(id).http} ${apiMethod(id).path}`)
  for (const ids of addresses.values()) {
    const [id] = ids
    if (!id) continue
    const { path, http } = apiMethod(id)
    const one = ids.length > 1 || path === '/res.php' ? actions(ids, words) : operation(id, words)
    paths[path] = { ...paths[path], [http.toLowerCase()]: one }
  }
  const docs = canonicalUrl(
    href({ id: 'apiDocs' }, { language: 'en', prefixPolicy: 'none' }),
    language,
    site.hosts,
  )
  return {
    openapi: '3.1.1',
    info: {
      title: `${site.brand} API`,
      version: apiRelease,
      description: words.docs('index.description'),
    },
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    externalDocs: { url: docs, description: words.docs('index.title') },
    servers: [{ url: `https://api.${site.canonicalHost}` }],
    tags: products.map((product) => ({
      name: product,
      description: words.own(productNames[product]),
    })),
    paths,
    webhooks: {
      callbackUrl: {
        post: {
          operationId: 'callbackUrl',
          tags: ['v2'],
          summary: words.own('param.callbackUrl'),
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: bodySchema(delivery.fields, words.own),
                examples: {
                  answered: { value: delivery.answered },
                  failed: { value: delivery.failed },
                },
              },
            },
          },
          responses: { '200': { description: STATUS_CODES[200] } },
          security: [],
        },
      },
    },
    components: {
      schemas: {
        Task: {
          oneOf: refs(Object.keys(tasks)),
          discriminator: {
            propertyName: 'type',
            mapping: Object.fromEntries(
              Object.keys(tasks).map((name) => [name, `#/components/schemas/${name}`]),
            ),
          },
        },
        Solution: { anyOf: refs(Object.keys(solutions)) },
        ...tasks,
        ...solutions,
      },
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer', description: words.own('param.clientKey') },
      },
    },
  }
}
