import { useTranslation } from 'react-i18next'
import { documentApi } from '@/api/endpoints/documents.ts'
import { LoadedSection } from '@/shared/document-form/Loaded.tsx'
import { RequisitesEditor } from './RequisitesEditor.tsx'

interface RequisitesSectionProps {
  onPrefix: (prefix: string | undefined) => void
}

/** The form, once the stored requisites are known. */
export function RequisitesSection({ onPrefix }: RequisitesSectionProps) {
  const { t } = useTranslation('profileDocs')
  const answer = documentApi.useRequisitesQuery()
  return (
    <LoadedSection
      answer={answer}
      title={t('requisites.title')}
      text={t('requisites.text')}
      lines={25}
    >
      {(known) => <RequisitesEditor known={known} onPrefix={onPrefix} />}
    </LoadedSection>
  )
}
