import { site } from '@/site/site.ts'
import { apiHost } from '@/task-api/sample-request.ts'
import { sampleLanguages, sampleNames, writeSample } from '@/task-api/samples.ts'
import type { SampleRequest } from '@/task-api/samples.ts'
import { CodeBlock } from '@/ui/CodeBlock.tsx'
import { useCodeLanguage } from './code-language.ts'
import s from './docs.module.css'
import { useCopyLabels } from './Samples.tsx'

/** Code for a request, written when its language is chosen. */
export function RequestSamples({ label, request }: { label: string; request: SampleRequest }) {
  const [language, choose] = useCodeLanguage()
  const copyLabels = useCopyLabels()
  const here = { ...request, url: request.url.replace(apiHost, `api.${site.canonicalHost}`) }
  return (
    <CodeBlock
      className={s.samples}
      label={label}
      value={language}
      onChange={choose}
      copyLabels={copyLabels}
      samples={sampleLanguages.map((id) => ({
        id,
        label: sampleNames[id],
        lines: id === language ? writeSample(id, here) : '',
      }))}
    />
  )
}
