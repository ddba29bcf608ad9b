import { createInstance } from 'i18next'
import type { i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import enCommon from '../../locales/en/common.json'
import { chunk } from '@/lib/chunk.ts'
import { note } from '@/lib/note.ts'
import { contentLanguages } from '@/site/languages.ts'
import { loadScriptFont } from './script-font.ts'
import type { Language } from '@/site/languages.ts'

type Bundle = { default: Record<string, unknown> }

declare const __WORDS__: string

// Of a client build the words lie at addresses that language and namespaces tell (builds/plugins/words.ts); elsewhere Vite knows the files.
const files =
  import.meta.env.DEV || import.meta.env.SSR
    ? import.meta.glob<Bundle>(['../../locales/*/**/*.json', '!../../locales/en/common.json'])
    : null

const bring = (language: Language, namespace: string): Promise<Bundle> => {
  if (!files) return import(/* @vite-ignore */ `${__WORDS__}${language}/${namespace}.js`)
  const file = files[`../../locales/${language}/${namespace}.json`]
  if (!file)
    throw new Error(
      `There is no locales/${language}/${namespace}.json, which a row of the route table asks for.`,
    )
  return file()
}

/** The words of every language: one i18next instance each, over one store, so that a render never mixes two languages. */
export interface Words {
  /** The instance that speaks a language. */
  in: (language: Language) => i18n
  /**
   * Loads namespaces in a language. Where a file can't be had its English stands in, and where that can't be had either
   * the promise rejects: a key is never shown.
   */
  load: (
    language: Language,
    namespaces: readonly string[],
    options?: { /** For a page that may never be opened. */ ahead?: boolean },
  ) => Promise<void>
  /** Takes up words that came with the page's document, by namespace. */
  add: (language: Language, bundles: Readonly<Record<string, object>>) => void
  /** Loads the words of a part that comes after the page. From then on they come with every page, in its language. */
  join: (language: Language, namespaces: readonly LateNamespace[]) => Promise<void>
}

/** The words of parts that come late or over any page; no row of the route table need name them. */
export const lateNamespaces = [
  'abuse',
  'annotator',
  'apiErrors',
  'cryptoPanel',
  'invoice',
  'keyValue',
  'ledger',
  'message',
  'newBuild',
  'notice',
  'notifications',
  'palette',
  'payment',
  'proof',
  'proxyGenerator',
  'proxyPurchase',
  'proxyUserForm',
  'refund',
  'serviceStatus',
  'shell',
  'task',
  'testCaptcha',
  'testWatch',
  'topUp',
  'twoFactor',
] as const
export type LateNamespace = (typeof lateNamespaces)[number]

export function createWords(): Words {
  const base = createInstance()
  void base.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    supportedLngs: [...contentLanguages],
    ns: ['common'],
    defaultNS: 'common',
    resources: { en: { common: enCommon } },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    initAsync: false,
  })
  const instances: Record<Language, i18n> = {
    en: base,
    ru: base.cloneInstance({ lng: 'ru', initAsync: false }),
    zh: base.cloneInstance({ lng: 'zh', initAsync: false }),
  }

  async function loadOne(language: Language, namespace: string, ahead: boolean): Promise<void> {
    if (base.hasResourceBundle(language, namespace)) return
    const words = await chunk(() => bring(language, namespace), {
      reload: language === 'en' && !ahead,
    })
    base.addResourceBundle(language, namespace, words.default)
  }

  const add = (language: Language, bundles: Readonly<Record<string, unknown>>): void => {
    for (const [namespace, words] of Object.entries(bundles))
      base.addResourceBundle(language, namespace, words)
  }

  /** Who comes to the account from outside has its page's words in one file, with those that all its pages share. */
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
          // A build must not ship a page in another language than it says.
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
    // Where it can't be had they are asked for one by one.
    const together = loadTogether(language, namespaces).catch((error: unknown) =>
      note('Words come one by one.', error),
    )
    await Promise.all([
      loadEach(
        language,
        new Set(['common', ...joined].filter((one) => !namespaces.includes(one))),
        ahead,
      ),
      together,
    ])
    await loadEach(language, new Set(namespaces), ahead)
    await letters
  }

  return {
    in: (language) => instances[language],
    load,
    add,
    join: async (language, namespaces) => {
      for (const namespace of namespaces) joined.add(namespace)
      // A part that comes over a page may not come: the page is not loaded anew for it.
      await load(language, namespaces, { ahead: true })
    },
  }
}
