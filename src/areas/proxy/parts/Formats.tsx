import { useTranslation } from 'react-i18next'
import { CodeSample } from '@/shared/code-sample/CodeSample.tsx'
import { Split } from '@/shared/landing/Split.tsx'
import { formats } from '../model/lines.ts'

/** One proxy as the generator writes it. */
export function Formats() {
  const { t } = useTranslation('proxy')
  return (
    <Split title={t('formats.title')} lead={t('formats.lead')}>
      <CodeSample label={t('formats.label')} variants={formats} />
    </Split>
  )
}
