import type { TaskForm, TypeSlug } from '../../../task-api/captcha-types.ts'
import { classicForm, classicName, classicOf } from '../../../task-api/classic.ts'
import { apiFieldName, fieldOf } from '../../../task-api/requests/fields.ts'
import type { FieldKey, Sample } from '../../../task-api/requests/fields.ts'
import { taskResult } from '../../../task-api/requests/request.ts'
import { apiHost } from '../../../task-api/sample-request.ts'
import type { Prose } from './prose/types.ts'
import type { SourceMethod } from './source.ts'
import { code, fillWords } from './words.ts'
import type { DocsWord } from './words.ts'

/** The method of a type in the classic API, which takes two calls: in.php and res.php. */
export function classicMethod(
  slug: TypeSlug,
  form: TaskForm,
  errors: string[],
  landing: DocsWord,
  prose: Prose,
): SourceMethod {
  const { method = '', fixed = {} } = classicOf(slug) ?? {}
  const seen = new Set(Object.keys(fixed))
  const param = (key: FieldKey, required: boolean) => {
    const name = classicName(slug, key)
    if (name === undefined || seen.has(name)) return []
    seen.add(name)
    const { type } = fieldOf(key)
    return [
      {
        name,
        type: type === 'boolean' ? 'integer' : type,
        required,
        default: null,
        description: key === 'proxyAddress' ? prose.words.proxyRule : landing(`field.${key}`),
      },
    ]
  }
  const given = ([name, value]: [string, string | number]) => ({
    name,
    type: typeof value === 'number' ? 'integer' : 'string',
    required: true,
    default: null,
    description: fillWords(prose.words.none, { value: String(value) }),
  })
  const first = Object.values(taskResult(form))[2]
  const [only, ...others] = Object.values<Sample>(Object(first))
  return {
    // The answer and most errors come from res.php.
    name: `method=${method}`,
    http: 'POST',
    url: `https://${apiHost}/in.php`,
    request: [
      ...Object.entries({ method, ...fixed }).map(given),
      ...form.needs.flatMap((key) => param(key, true)),
      ...form.takes.flatMap((key) => param(key, false)),
    ],
    response: [
      {
        name: 'request',
        type: 'string',
        required: false,
        default: null,
        description: form.gives.map((key) => landing(`field.${key}`)).join(prose.words.semicolon),
      },
    ],
    sample: {
      http: 'POST',
      url: `https://${apiHost}/in.php`,
      as: 'form',
      fields: classicForm(slug, form),
    },
    responses: [
      {
        title: 'res.php',
        json: {
          status: 1,
          request:
            only === undefined || typeof only === 'object' || others.length > 0
              ? '{…}'
              : String(only),
        },
      },
    ],
    errors,
  }
}

/** The classic API sends all of them in one parameter: login:password@host:port. */
const proxyParts: readonly FieldKey[] = ['proxyPort', 'proxyLogin', 'proxyPassword']

/** Lists both names of each field whose names differ. */
export function differences(slug: TypeSlug, form: TaskForm, { words }: Prose): string {
  const { method = '' } = classicOf(slug) ?? {}
  const rows = [...form.needs, ...form.takes].flatMap((key) => {
    const name = classicName(slug, key) ?? (proxyParts.includes(key) ? 'proxy' : undefined)
    const own = apiFieldName(key)
    return name === own ? [] : [`<tr><td>${code(own)}</td><td>${name ? code(name) : '—'}</td></tr>`]
  })
  return `<h2 id="differences">${words.classicTitle}</h2><p>${fillWords(words.classicText, { method: code(method) })}</p>${
    rows.length > 0
      ? `<table><caption>${words.classicCaption}</caption><thead><tr><th>API v2</th><th>${words.here}</th></tr></thead><tbody><tr><td><code>task.type</code></td><td><code>method</code></td></tr>${rows.join('')}</tbody></table>`
      : ''
  }`
}
