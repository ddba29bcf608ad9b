import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { chunk } from '@/lib/chunk.ts'
import { site } from '@/site/site.ts'
import { CodeBlock } from '@/ui/CodeBlock.tsx'
import { codeLanguages, sampleHost } from '../../model/home/code-languages.ts'
import type { CodeLanguage } from '../../model/home/code-languages.ts'
import { highlight } from '../../model/home/highlight.ts'
import curl from '../../model/home/samples/curl.sample?raw'

type Samples = Partial<Record<CodeLanguage, string>>

const loadMore = async () => (await import('../../model/home/more-samples.ts')).moreSamples
const lines = (code: string, id: CodeLanguage) => highlight(code.trimEnd().replace(sampleHost, `api.${site.canonicalHost}`), id)

/** cURL is there at once, the other languages when one of them is chosen. */
export function CodeSamples() {
  const { t } = useTranslation('home')
  const common = useTranslation('common').t
  const [chosen, setChosen] = useState<CodeLanguage>('curl')
  const [samples, setSamples] = useState<Samples>({ curl })
  const [lost, setLost] = useState(false)

  function choose(id: CodeLanguage): void {
    setChosen(id)
    if (samples[id] !== undefined) return
    setLost(false)
    chunk(loadMore, { reload: false }).then(
      (more) => setSamples({ curl, ...more }),
      (error: unknown) => {
        console.error('The code samples could not be loaded.', error)
        setLost(true)
      },
    )
  }

  return (
    <CodeBlock
      bare
      label={t('code.label')}
      value={chosen}
      onChange={choose}
      copyLabels={
        samples[chosen] === undefined
          ? undefined
          : { copy: common('action.copy'), copied: common('action.copied'), failed: common('action.copyFailed') }
      }
      samples={codeLanguages.map(({ id, label }) => {
        const code = samples[id]
        return { id, label, lines: code === undefined ? t(lost ? 'code.lost' : 'code.loading') : id === chosen ? lines(code, id) : '' }
      })}
    />
  )
}
