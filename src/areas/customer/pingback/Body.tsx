import { useTranslation } from 'react-i18next'
import { CodeBlock } from '@/ui/CodeBlock.tsx'
import { readableBody } from '../kit/readable-body.ts'
import { useCopyLabels } from '../kit/use-copy-labels.ts'

/** What was sent or answered: always as text, whatever it calls itself. */
export function Body({ label, text }: { label: string; text: string }) {
  const { t } = useTranslation()
  const labels = useCopyLabels()
  return (
    <CodeBlock
      label={label}
      wrap
      copyLabels={labels(t('action.copy'))}
      samples={[{ id: 'body', label, lines: readableBody(text) }]}
    />
  )
}
