import { useTranslation } from 'react-i18next'
import { codeLanguages } from '@/routes/slugs/code-languages.ts'
import type { CodeLanguage } from '@/routes/slugs/code-languages.ts'
import { CodeSample } from '@/shared/code-sample/CodeSample.tsx'
import type { CodeTask } from '@/shared/code-task/code-task.ts'
import { php } from '@/shared/code-task/php.ts'
import { CodeBlock } from '@/ui/CodeBlock.tsx'
import { Stack } from '@/ui/Stack.tsx'
import s from './test.module.css'

export interface TestSamplesProps {
  code: CodeTask
  request: string
  /** Null before there is one. */
  answer: string | null
}

const names: Readonly<Record<CodeLanguage, string>> = {
  php: 'PHP',
  python: 'Python',
  csharp: 'C#',
  java: 'Java',
  go: 'Go',
  ruby: 'Ruby',
  javascript: 'JavaScript',
}

/** Seven languages, and what goes over the wire. */
export function TestSamples({ code, request, answer }: TestSamplesProps) {
  const { t } = useTranslation('testCaptcha')
  const { t: common } = useTranslation()
  const labels = { copy: common('action.copy'), copied: common('action.copied'), failed: common('action.copyFailed') }
  return (
    <Stack gap={4}>
      <CodeSample
        // What was written for other options is not that of these.
        key={JSON.stringify(code)}
        label={t('code.label')}
        variants={codeLanguages.map((id) => ({
          id,
          label: names[id],
          code: id === 'php' ? php(code) : async () => (await import('@/shared/code-task/more.ts')).writeMore(id, code),
        }))}
      />
      <div className={s.wire}>
        <CodeBlock label={t('code.request')} samples={[{ id: 'request', label: t('code.request'), lines: request }]} copyLabels={labels} />
        {answer && <CodeBlock label={t('code.answer')} samples={[{ id: 'answer', label: t('code.answer'), lines: answer }]} copyLabels={labels} />}
      </div>
    </Stack>
  )
}
