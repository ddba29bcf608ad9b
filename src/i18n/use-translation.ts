import type { i18n } from 'i18next'
import { useTranslation as useUntyped } from 'react-i18next'
import type { Resources } from './resources'

export type Namespace = keyof Resources

/** The keys of other namespaces than the first begin with their name, as in `common:action.close`. */
type Prefixed<N extends Namespace> = {
  [Key in keyof Resources[N] & string as `${N}:${Key}`]: Resources[N][Key]
}

type Texts<N extends Namespace | readonly Namespace[]> = N extends Namespace
  ? Resources[N]
  : N extends readonly [infer First extends Namespace, infer Second extends Namespace]
    ? Resources[First] & Prefixed<Second>
    : never

/** Returns the text of a key; the values fill its slots. `npm run types:words` writes the types. */
export type TFunction<N extends Namespace | readonly Namespace[]> = <Key extends keyof Texts<N>>(
  key: Key,
  ...values: object extends Texts<N>[Key] ? [values?: object] : [values: Texts<N>[Key]]
) => string

/**
 * Returns the function of a language, for code outside a component or for another language than the
 * page's.
 */
export function translatorOf<N extends Namespace>(words: i18n, namespace: N): TFunction<N>
export function translatorOf(words: i18n, namespace: Namespace): unknown {
  return words.getFixedT(null, namespace)
}

/** react-i18next's hook with the types of resources.d.ts. Without a namespace it is `common`. */
export function useTranslation<
  const N extends Namespace | readonly [Namespace, Namespace] = 'common',
>(namespaces?: N): { t: TFunction<N>; i18n: i18n }
export function useTranslation(namespaces?: Namespace | readonly Namespace[]): {
  t: unknown
  i18n: i18n
} {
  return useUntyped(namespaces)
}
