import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { chunk } from '@/lib/chunk.ts'
import { known } from '@/lib/known.ts'
import { site } from '@/site/site.ts'
import { sampleLanguages } from '@/task-api/curl.ts'
import { CodeBlock } from '@/ui/CodeBlock.tsx'
import { cx } from '@/ui/cx.ts'
import s from '../small.module.css'
import { useCodeLanguage } from './code-language.ts'
import { fillTokens, tokensOf } from './tokens.ts'
import type { TokenValues } from './tokens.ts'
import { useCopyLabels } from '@/shared/use-copy-labels.ts'

/** The host in the samples. The site's own host replaces it. */
const sampleHost = 'api.host'

export interface SampleVariant<Id extends string = string> {
  id: Id
  /** The language, or a file name. */
  label: string
  /**
   * Code imported with `?highlighted`, or a function that loads it when chosen. The first variant
   * should be available at once.
   */
  code: string | (() => Promise<string>)
}

interface CodeSampleProps<Id extends string> {
  /** What the code does; names the tabs and the scroll container. */
  label: string
  variants: readonly SampleVariant<Id>[]
  values?: TokenValues | undefined
  /** Without a frame, for use inside a card. */
  bare?: boolean | undefined
  className?: string | undefined
}

const placeOf = (id: string): number => {
  const at = sampleLanguages.findIndex((one) => one === id)
  return at === -1 ? sampleLanguages.length : at
}
/** The languages in the order of every page, then other files. */
const inOrder = <Id extends string>(variants: readonly SampleVariant<Id>[]) =>
  variants.toSorted((one, other) => placeOf(one.id) - placeOf(other.id))

/**
 * A code sample with highlighting from the build and a copy button. The first variant is in the
 * page; the others load when chosen.
 */
export function CodeSample<Id extends string>({
  label,
  variants,
  values,
  bare,
  className,
}: CodeSampleProps<Id>) {
  const { t } = useTranslation()
  const copyLabels = useCopyLabels()
  const [language, setLanguage] = useCodeLanguage()
  const [own, setOwn] = useState(variants[0]?.id)
  // The language that was chosen anywhere, where these are languages and it is one of them.
  const isByLanguage = variants.every(({ id }) => placeOf(id) < sampleLanguages.length)
  const chosen = (isByLanguage && variants.find(({ id }) => id === language)?.id) || own
  const [late, setLate] = useState<Readonly<Record<string, string>>>({})
  const [lost, setLost] = useState(false)
  /** Counts the presses, each of which tries a lost language again. */
  const [turn, setTurn] = useState(0)
  const codeOf = ({ id, code }: SampleVariant<Id>): string | undefined =>
    typeof code === 'string' ? code : late[id]
  const shown = variants.find(({ id }) => id === chosen)

  const load = useEffectEvent((id: Id) => {
    setLost(false)
    const code = variants.find((variant) => variant.id === id)?.code
    if (typeof code !== 'function' || late[id] !== undefined) return
    chunk(code, { reload: false }).then(
      (text) => setLate((others) => ({ ...others, [id]: text })),
      (error: unknown) => {
        console.error('The code sample could not be loaded.', error)
        setLost(true)
      },
    )
  })
  useEffect(() => {
    if (chosen !== undefined) load(chosen)
  }, [chosen, turn])

  function choose(id: Id): void {
    setOwn(id)
    const named = known(sampleLanguages, id)
    if (named && isByLanguage) setLanguage(named)
    setTurn((count) => count + 1)
  }

  return (
    <CodeBlock
      bare={bare}
      className={cx(variants.length > 1 && s.sample, className)}
      label={label}
      value={chosen}
      onChange={choose}
      copyLabels={shown && codeOf(shown) !== undefined ? copyLabels : undefined}
      samples={inOrder(variants).map((variant) => {
        const code = codeOf(variant)
        const text = t(lost ? 'code.lost' : 'code.loading')
        const lines =
          code === undefined
            ? text
            : tokensOf(fillTokens(code, { [sampleHost]: `api.${site.canonicalHost}`, ...values }))
        return { id: variant.id, label: variant.label, lines: variant === shown ? lines : '' }
      })}
    />
  )
}
