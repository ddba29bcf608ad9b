import { captchaCatalogue, typeSlugs } from '../../../task-api/captcha-types.ts'
import type { TaskForm, TypeSlug } from '../../../task-api/captcha-types.ts'
import { typeArticle } from '../../../routes/docs.ts'
import { classicOf } from '../../../task-api/classic.ts'
import { apiErrors } from '../../../task-api/errors.ts'
import type { ApiErrorKey } from '../../../task-api/errors.ts'
import { fieldOf, apiFieldName } from '../../../task-api/requests/fields.ts'
import type { FieldKey } from '../../../task-api/requests/fields.ts'
import { createTaskBody, taskResult } from '../../../task-api/requests/request.ts'
import type { ApiProduct } from '../../../task-api/methods.ts'
import { changeFacts } from '../../../task-api/releases.ts'
import { apiHost, createRequest } from '../../../task-api/sample-request.ts'
import { sentences, withGap } from '../../../lib/sentences.ts'
import type { Language } from '../../../site/languages.ts'
import { keysOf } from '../../../lib/object.ts'
import { classicMethod, differences } from './classic-article.ts'
import type { Prose } from './prose/types.ts'
import type { SourceArticle, SourceMethod } from './source.ts'
import { code, escape, fillWords, untilText, wordsOf } from './words.ts'
import type { DocsWord } from './words.ts'

type Written = Pick<
  SourceArticle,
  'title' | 'description' | 'bodyHtml' | 'method' | 'version' | 'versions' | 'captchaType'
>

/** Article slugs contain no underscores. */
export const typeArticles = typeSlugs.map((slug) => ({ slug, docsSlug: typeArticle(slug) }))

const inAll: readonly ApiErrorKey[] = ['NO_SLOT_AVAILABLE', 'BAD_PARAMETERS', 'CAPTCHA_UNSOLVABLE']
const ofPictures: readonly ApiErrorKey[] = [
  'ZERO_CAPTCHA_FILESIZE',
  'TOO_BIG_CAPTCHA_FILESIZE',
  'IMAGE_TYPE_NOT_SUPPORTED',
  'BAD_DUPLICATES',
]
const ofWidgets: readonly ApiErrorKey[] = ['DOMAIN_NOT_ALLOWED', 'TOKEN_EXPIRED']
const ofProxies: readonly ApiErrorKey[] = ['BAD_PROXY', 'PROXY_CONNECTION_FAILED']
const ofGoogle: readonly ApiErrorKey[] = ['RECAPTCHA_INVALID_SITEKEY', 'RECAPTCHA_TIMEOUT']
const ofGoogleClassic: readonly ApiErrorKey[] = ['GOOGLEKEY', 'WRONG_GOOGLEKEY', 'PAGEURL']

export const codesOf = (keys: readonly ApiErrorKey[], version: 'v1' | 'v2'): string[] =>
  apiErrors
    .filter(({ key, apiVersion }) => keys.includes(key) && [version, 'both'].includes(apiVersion))
    .map((error) => error.code)

function errorsOf(slug: TypeSlug, form: TaskForm, version: 'v1' | 'v2'): string[] {
  const { kind } = captchaCatalogue[slug]
  const proxied = [...form.needs, ...form.takes].includes('proxyType')
  return codesOf(
    [
      ...inAll,
      ...(kind === 'image' ? ofPictures : ofWidgets),
      ...(proxied ? ofProxies : []),
      ...(slug.startsWith('recaptcha') ? [...ofGoogle, ...ofGoogleClassic] : []),
    ],
    version,
  )
}

const proxyNeeds: readonly FieldKey[] = ['proxyType', 'proxyAddress', 'proxyPort']
const proxyFields: readonly FieldKey[] = [...proxyNeeds, 'proxyLogin', 'proxyPassword']

const defaultOf = (key: FieldKey): string | null => fieldOf(key).default ?? null

function methodOfForm(
  slug: TypeSlug,
  form: TaskForm,
  landing: DocsWord,
  { words }: Prose,
): SourceMethod {
  const [, proxied] = form.tasks
  const description = (key: FieldKey): string => {
    const meaning = landing(`field.${key}`)
    if (proxied === undefined || !proxyFields.includes(key)) return meaning
    const rule = proxyNeeds.includes(key) ? words.requiredIn : words.onlyIn
    return meaning + words.semicolon + fillWords(rule, { task: proxied })
  }
  const param = (key: FieldKey, required: boolean) => ({
    name: apiFieldName(key),
    type: fieldOf(key).type,
    required,
    default: required ? null : defaultOf(key),
    description: description(key),
  })
  return {
    name: form.tasks.join(' / '),
    http: 'POST',
    url: `https://${apiHost}/createTask`,
    request: [
      ...form.needs.map((key) => param(key, true)),
      ...form.takes.map((key) => param(key, false)),
    ],
    response: form.gives.map((key) => ({ ...param(key, false), default: null })),
    sample: createRequest(createTaskBody(form)),
    responses: [{ title: 'getTaskResult', json: taskResult(form) }],
    errors: errorsOf(slug, form, 'v2'),
  }
}

/** Returns the additional form of a type as a table. */
function secondForm(form: TaskForm, landing: DocsWord, { words }: Prose): string {
  const task = form.tasks[0]
  const rows = form.needs
    .map(
      (key) =>
        `<tr><td>${code(apiFieldName(key))}</td><td>${escape(landing(`field.${key}`))}</td></tr>`,
    )
    .join('')
  return `<h2 id="picture">${fillWords(words.second, { task: escape(task) })}</h2><p>${fillWords(words.secondText, { task: code(task) })}</p><table><thead><tr><th>${words.field}</th><th>${words.meaning}</th></tr></thead><tbody>${rows}</tbody></table>`
}

/** Says until when a product takes a type, if its end was announced. */
const endOf = (slug: TypeSlug, product: ApiProduct, language: Language, prose: Prose): string =>
  keysOf(changeFacts)
    .map((change) => {
      const { retires, types = [], products = [product] } = changeFacts[change]
      return retires && types.includes(slug) && products.includes(product)
        ? `<p>${withGap(escape(prose.releases[change]))}<b>${untilText(retires.on, language)}</b></p>`
        : ''
    })
    .join('')

/** Returns the articles of a type: for v2, and for the classic API if it accepts the type. */
export function typeTexts(slug: TypeSlug, language: Language, prose: Prose): Written[] {
  const landing = wordsOf(language, 'landing')
  const own = wordsOf(language, `type/${slug}`)
  const { forms, note } = captchaCatalogue[slug]
  const [form, second] = forms
  const [first, other] = form.tasks
  const { words } = prose
  const name = wordsOf(language, 'captchaNames')(slug)
  const paragraphs = (texts: string[]) => texts.map((text) => `<p>${escape(text)}</p>`).join('')
  const tips = ['tip1', 'tip2'].map((tip) => `<li>${escape(own(tip))}</li>`).join('')
  const about = `${paragraphs([own('lead'), own('what'), own('send'), own('get'), ...(note ? [landing(`note.${note}`)] : [])])}`
  const advice = `<h2 id="tips">${words.tips}</h2><ul>${tips}</ul>`
  const naming = `<p>${sentences(
    fillWords(words.fields, { task: code(first) }),
    other !== undefined && fillWords(words.proxyless, { second: code(other) }),
  )}</p>`
  const versions = classicOf(slug) ? ['v2', 'v1'] : []
  const common = {
    title: name,
    description: fillWords(words.type, { name }),
    versions,
    captchaType: slug,
  }
  return [
    {
      ...common,
      version: versions[0] ?? '',
      bodyHtml: `${endOf(slug, 'v2', language, prose)}${about}${naming}${advice}${second ? secondForm(second, landing, prose) : ''}`,
      method: methodOfForm(slug, form, landing, prose),
    },
    ...(versions.length > 0
      ? [
          {
            ...common,
            version: 'v1',
            bodyHtml: `${endOf(slug, 'classic', language, prose)}${paragraphs([own('lead')])}${differences(slug, form, prose)}${advice}`,
            method: classicMethod(slug, form, errorsOf(slug, form, 'v1'), landing, prose),
          },
        ]
      : []),
  ]
}
