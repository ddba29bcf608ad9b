import { useTranslation } from '@/i18n/use-translation.ts'
import { documentApi } from '@/api/endpoints/ledger.ts'
import { LoadedSection } from '@/shared/document-form/Loaded.tsx'
import { RequisitesEditor } from './RequisitesEditor.tsx'

/** The form, once the stored requisites are known. */
export function RequisitesSection() {
  const { t } = useTranslation('profileDocs')
  const answer = documentApi.useRequisitesQuery()
  return (
    <LoadedSection
      answer={answer}
      title={t('requisites.title')}
      text={t('requisites.text')}
      lines={25}
    >
      {(known) => <RequisitesEditor known={known} />}
    </LoadedSection>
  )
}
