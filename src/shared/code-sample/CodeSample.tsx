import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { chunk } from '@/lib/chunk.ts'
import { site } from '@/site/site.ts'
import { CodeBlock } from '@/ui/CodeBlock.tsx'
import { cx } from '@/ui/cx.ts'
import s from '../small.module.css'
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
  const [chosen, setChosen] = useState(variants[0]?.id)
  const [late, setLate] = useState<Readonly<Record<string, string>>>({})
  const [lost, setLost] = useState(false)
  const codeOf = ({ id, code }: SampleVariant<Id>): string | undefined =>
    typeof code === 'string' ? code : late[id]
  const shown = variants.find(({ id }) => id === chosen)

  function choose(id: Id): void {
    setChosen(id)
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
  }

  return (
    <CodeBlock
      bare={bare}
      className={cx(variants.length > 1 && s.sample, className)}
      label={label}
      value={chosen}
      onChange={choose}
      copyLabels={shown && codeOf(shown) !== undefined ? copyLabels : undefined}
      samples={variants.map((variant) => {
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
