import type { TypeSlug } from './captcha-types.ts'
import type { ApiProduct } from './methods.ts'

/**
 * The releases of the task API as its documents describe it, newest first: the version of the
 * OpenAPI document and of the Postman collection, and the entries of the list of changes and its
 * feed. The texts of `changes` are in src/mocks/seed/docs/prose.
 */
export const apiReleases = [
  { version: '1.4.3', date: '2026-12-01', changes: ['languagePool'] },
  { version: '1.4.2', date: '2026-12-01', changes: ['proxyPassword'] },
  { version: '1.4.1', date: '2026-11-30', changes: ['proxyRequests'] },
  {
    version: '1.4.0',
    date: '2026-11-30',
    changes: ['settings', 'proxyUsers', 'classicHcaptcha', 'solvemedia'],
  },
  { version: '1.3.0', date: '2026-11-29', changes: ['labelling', 'keys', 'feeds'] },
  { version: '1.2.0', date: '2026-11-28', changes: ['files'] },
  { version: '1.1.0', date: '2026-11-26', changes: ['answers', 'deliveries'] },
  { version: '1.0.0', date: '2026-11-25', changes: ['first', 'versions'] },
] as const

/** `docs`: only what is written of the API changed. */
export const changeKinds = ['added', 'changed', 'deprecated', 'removed', 'docs'] as const
type ChangeKind = (typeof changeKinds)[number]

interface ChangeFacts {
  kind: ChangeKind
  /** Those it concerns; by default all. */
  products?: readonly ApiProduct[]
  types?: readonly TypeSlug[]
  /** The day from which something is refused, and the article about what replaces it. */
  retires?: { on: string; replacement?: string }
}

/** What the list of changes knows of each besides its text. */
export const changeFacts: Readonly<Record<ApiChange, ChangeFacts>> = {
  languagePool: { kind: 'docs', products: ['v2'] },
  proxyPassword: { kind: 'docs', products: ['proxy'] },
  proxyRequests: { kind: 'docs', products: ['proxy'] },
  settings: { kind: 'added', products: ['data'] },
  proxyUsers: { kind: 'added', products: ['proxy'] },
  classicHcaptcha: {
    kind: 'deprecated',
    products: ['classic'],
    types: ['hcaptcha', 'hcaptcha-invisible'],
    retires: { on: '2027-06-01', replacement: 'migration' },
  },
  solvemedia: {
    kind: 'deprecated',
    types: ['solvemedia'],
    retires: { on: '2027-03-01', replacement: 'image-picture-captcha-solver' },
  },
  labelling: { kind: 'added', products: ['data'] },
  keys: { kind: 'added' },
  feeds: { kind: 'docs' },
  files: { kind: 'docs' },
  answers: { kind: 'docs', products: ['v2', 'classic'] },
  deliveries: { kind: 'docs', products: ['v2', 'classic'] },
  first: { kind: 'added' },
  versions: { kind: 'docs', products: ['v2', 'classic'] },
}

/** Whether a change concerns a product or a type; one that names none concerns all. */
export const changeConcerns = (
  change: { products: readonly string[]; types: readonly string[] },
  { product, type }: { product?: string | undefined; type?: string | undefined },
): boolean =>
  (product === undefined || change.products.length === 0 || change.products.includes(product)) &&
  (type === undefined || change.types.length === 0 || change.types.includes(type))

export type ApiChange = (typeof apiReleases)[number]['changes'][number]
export const [{ version: apiRelease }] = apiReleases

/**
 * The SHA-256 of what the newest release describes, without words and examples. A test compares it:
 * whoever changes a method, a field or a type adds a release.
 */
export const apiShape = '3a9bcf97a1b7ad8ea5e23aa7b317afaab1b02e693aa478b6c9075c23b80904b2'
