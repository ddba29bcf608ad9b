// Over 250 lines: how texts are found, loaded and replaced by English, over one store.
import { createInstance } from 'i18next'
import type { FormatterModule, i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import enCommon from '../../locales/en/common.json'
import { chunk } from '@/lib/chunk.ts'
import { note } from '@/lib/note.ts'
import { contentLanguages } from '@/site/languages.ts'
import { loadScriptFont } from './script-font.ts'
import type { Language } from '@/site/languages.ts'
import { isolated } from '@/lib/invisible.ts'

type Bundle = { default: Record<string, unknown> }

declare const __WORDS__: string

// In a client build the address of a file follows from its language and namespaces
// (builds/plugins/words.ts). Elsewhere Vite finds the files.
const files =
  import.meta.env.DEV || import.meta.env.SSR
    ? import.meta.glob<Bundle>(['../../locales/*/**/*.json', '!../../locales/en/common.json'])
    : null

/**
 * @param attempt from 0. Chromium caches a failed import for the life of the document, so a further
 *   attempt has another address.
 */
const bring = (language: Language, namespace: string, attempt: number): Promise<Bundle> => {
  if (!files) {
    const again = attempt > 0 ? `?${attempt}` : ''
    return import(/* @vite-ignore */ `${__WORDS__}${language}/${namespace}.js${again}`)
  }
  const file = files[`../../locales/${language}/${namespace}.json`]
  if (!file)
    throw new Error(
      `There is no locales/${language}/${namespace}.json, which a row of the route table asks for.`,
    )
  return file()
}

/**
 * The texts of all languages. Each language has its own i18next instance over one store, so that a
 * render never mixes two languages.
 */
export interface Words {
  /** Returns the instance of a language. */
  in: (language: Language) => i18n
  /**
   * Loads namespaces in a language. If a file can't be loaded, its English file replaces it. If
   * that fails too, the promise rejects, because a key is never shown.
   */
  load: (
    language: Language,
    namespaces: readonly string[],
    options?: { /** For a page that may never be opened. */ ahead?: boolean },
  ) => Promise<void>
  /** Adds texts that came with the page's document, by namespace. */
  add: (language: Language, bundles: Readonly<Record<string, object>>) => void
  /**
   * Loads the texts of a part that loads after the page. From then on they are loaded for every
   * language that is chosen; a failure then concerns the part and not the page.
   */
  join: (
    language: Language,
    namespaces: readonly LateNamespace[],
    options?: {
      /**
       * Whether the document may be reloaded if the file is gone, as it may be for the part itself.
       */
      reload?: boolean
    },
  ) => Promise<void>
  /** Whether every text of some namespaces can be shown, in a language or in English. */
  has: (language: Language, namespaces: readonly string[]) => boolean
}

/**
 * The namespaces of parts that load late or that any page can show. No row of the route table needs
 * to name them.
 */
export const lateNamespaces = [
  'abuse',
  'alerts',
  'allData',
  'annotator',
  'apiChanges',
  'apiErrors',
  'apiSend',
  'captchaNames',
  'changes',
  'cryptoPanel',
  'earnings',
  'exampleTask',
  'identity',
  'invoice',
  'keyTests',
  'keyValue',
  'labelIssues',
  'ledger',
  'message',
  'newBuild',
  'notice',
  'notifications',
  'palette',
  'pastCost',
  'payment',
  'payouts',
  'proof',
  'proxyAddressForm',
  'proxyClients',
  'proxyGenerator',
  'proxyLinks',
  'proxyPurchase',
  'proxyUserForm',
  'refund',
  'serviceStatus',
  'shell',
  'shortcuts',
  'staffPerson',
  'statusNews',
  'task',
  'testCaptcha',
  'testWatch',
  'topUp',
  'twoFactor',
  'workAlerts',
] as const
export type LateNamespace = (typeof lateNamespaces)[number]

/** The slots of texts that are quantities, and never numbers of a thing, such as an order's. */
const quantities: readonly unknown[] = ['count', 'shown', 'max', 'most', 'min', 'side']

/** One format per language: making one takes longer than rendering a row. */
const formats = new Map<string | undefined, Intl.NumberFormat>()
function withSeparators(value: number, language: string | undefined): string {
  let format = formats.get(language)
  if (!format) formats.set(language, (format = new Intl.NumberFormat(language)))
  return format.format(value)
}

/** Writes large quantities with the separators of the language: 12,500. Texts name no other format. */
const separators: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value, _format, language, options) =>
    typeof value === 'number' && quantities.includes(options?.['interpolationkey'])
      ? withSeparators(value, language)
      : value,
}

export function createWords(): Words {
  const base = createInstance()
  void base
    .use(initReactI18next)
    .use(separators)
    .init({
      lng: 'en',
      fallbackLng: 'en',
      supportedLngs: [...contentLanguages],
      ns: ['common'],
      defaultNS: 'common',
      resources: { en: { common: enCommon } },
      // React escapes. What is filled in may be of a person, in another direction.
      interpolation: { escape: isolated, alwaysFormat: true },
      react: { useSuspense: false },
      initAsync: false,
    })
  const instances: Record<Language, i18n> = {
    en: base,
    ru: base.cloneInstance({ lng: 'ru', initAsync: false }),
    zh: base.cloneInstance({ lng: 'zh', initAsync: false }),
  }

  const attempts = new Map<string, number>()

  async function loadOne(language: Language, namespace: string, ahead: boolean): Promise<void> {
    if (base.hasResourceBundle(language, namespace)) return
    const file = `${language}/${namespace}`
    const words = await chunk(
      () => {
        const attempt = attempts.get(file) ?? 0
        attempts.set(file, attempt + 1)
        return bring(language, namespace, attempt)
      },
      { reload: language === 'en' && !ahead },
    )
    attempts.delete(file)
    base.addResourceBundle(language, namespace, words.default)
  }

  const add = (language: Language, bundles: Readonly<Record<string, unknown>>): void => {
    for (const [namespace, words] of Object.entries(bundles))
      base.addResourceBundle(language, namespace, words)
  }

  /**
   * Loads a page's texts in one file together with those that all account pages share, on a first
   * visit to the account.
   */
  async function loadTogether(language: Language, namespaces: readonly string[]): Promise<void> {
    if (files || namespaces.length < 2 || !namespaces.includes('shell')) return
    if (namespaces.some((namespace) => base.hasResourceBundle(language, namespace))) return
    const file = `${__WORDS__}${language}/${namespaces.join('.')}.js`
    const together: Bundle = await chunk(() => import(/* @vite-ignore */ file), { reload: false })
    add(language, together.default)
  }

  async function loadEach(
    language: Language,
    namespaces: Iterable<string>,
    ahead: boolean,
  ): Promise<void> {
    await Promise.all(
      Array.from(namespaces, async (namespace) => {
        try {
          await loadOne(language, namespace, ahead)
        } catch (error) {
          // A build must not write a page in another language than its address says.
          if (language === 'en' || import.meta.env.SSR) throw error
          console.error(
            `The words of ${language}/${namespace} could not be loaded; English stands in.`,
            error,
          )
          await loadOne('en', namespace, ahead)
        }
      }),
    )
  }

  const joined = new Set<LateNamespace>()

  async function load(
    language: Language,
    namespaces: readonly string[],
    { ahead = false } = {},
  ): Promise<void> {
    const letters = loadScriptFont(language)
    // If the joint file can't be loaded, the files are loaded one by one.
    const together = loadTogether(language, namespaces).catch((error: unknown) =>
      note('Words come one by one.', error),
    )
    // The words of an optional part concern that part alone, and it asks for them again.
    const optional = [...joined].filter((one) => !namespaces.includes(one))
    const parts = Promise.allSettled(optional.map((one) => loadEach(language, [one], true)))
    await Promise.all([
      namespaces.includes('common') ? null : loadEach(language, ['common'], ahead),
      together,
    ])
    await loadEach(language, new Set(namespaces), ahead)
    await Promise.all([letters, parts])
  }

  return {
    in: (language) => instances[language],
    load,
    add,
    join: async (language, namespaces, { reload = true } = {}) => {
      await load(language, namespaces, { ahead: !reload })
      for (const namespace of namespaces) joined.add(namespace)
    },
    has: (language, namespaces) =>
      namespaces.every(
        (one) => base.hasResourceBundle(language, one) || base.hasResourceBundle('en', one),
      ),
  }
}
