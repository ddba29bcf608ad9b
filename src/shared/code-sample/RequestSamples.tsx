import { useTranslation } from '@/i18n/use-translation.ts'
import { site } from '@/site/site.ts'
import { sampleLanguages, sampleNames } from '@/task-api/curl.ts'
import type { SampleRequest } from '@/task-api/curl.ts'
import { apiHost } from '@/task-api/sample-request.ts'
import { CodeBlock } from '@/ui/CodeBlock.tsx'
import { useCodeLanguage, useSampleWriter } from './code-language.ts'
import { useWithKey } from './sample-key.ts'
import { ShellChoice } from './ShellChoice.tsx'
import { useCopyLabels } from '@/shared/use-copy-labels.ts'

interface RequestSamplesProps {
  label: string
  request: SampleRequest
  /** The key that the page shows; without one, the key that the reader has put into all samples. */
  ownKey?: string | null | undefined
}

/** Code for a request, written when its language is chosen. */
export function RequestSamples({ label, request, ownKey }: RequestSamplesProps) {
  const { t } = useTranslation()
  const [language, choose] = useCodeLanguage()
  const { write, lost } = useSampleWriter()
  const withKey = useWithKey(ownKey)
  const copyLabels = useCopyLabels()
  const here = { ...request, url: request.url.replace(apiHost, `api.${site.canonicalHost}`) }
  const text = write && withKey(write(here))
  return (
    <div className="stack gap-2">
      <CodeBlock
        className="min-0"
        label={label}
        value={language}
        onChange={choose}
        copyLabels={write ? copyLabels : undefined}
        samples={sampleLanguages.map((id) => ({
          id,
          label: sampleNames[id],
          lines: id !== language ? '' : (text ?? t(lost ? 'code.lost' : 'code.loading')),
        }))}
      />
      {language === 'curl' && <ShellChoice about={label} />}
    </div>
  )
}
