import { useTranslation } from 'react-i18next'
import { forShell } from '@/lib/shell.ts'
import { site } from '@/site/site.ts'
import { sampleLanguages, sampleNames } from '@/task-api/curl.ts'
import type { SampleRequest } from '@/task-api/curl.ts'
import { apiHost } from '@/task-api/sample-request.ts'
import { CodeBlock } from '@/ui/CodeBlock.tsx'
import { useCodeLanguage, useSampleWriter } from './code-language.ts'
import { useWithKey } from './sample-key.ts'
import { ShellChoice } from './ShellChoice.tsx'
import { useShell } from './use-shell.ts'
import { useCopyLabels } from '@/shared/use-copy-labels.ts'

/** Code for a request, written when its language is chosen. */
export function RequestSamples({ label, request }: { label: string; request: SampleRequest }) {
  const { t } = useTranslation()
  const [language, choose] = useCodeLanguage()
  const write = useSampleWriter()
  const [shell] = useShell()
  const withKey = useWithKey()
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
          lines:
            id !== language
              ? ''
              : text === null
                ? t('code.loading')
                : id === 'curl'
                  ? forShell(text, shell)
                  : text,
        }))}
      />
      {language === 'curl' && <ShellChoice />}
    </div>
  )
}
