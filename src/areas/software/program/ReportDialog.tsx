import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { reportReasons } from '@/api/contract/software-terms.ts'
import { softwareApi } from '@/api/endpoints/software.ts'
import { ConfirmDialog } from '@/shared/account/ConfirmDialog.tsx'
import { RadioCards } from '@/ui/RadioCards.tsx'
import { toast } from '@/ui/toast-store.ts'

/** Reports a review to the moderators. */
export function ReportDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('software')
  const [report] = softwareApi.useReportReviewMutation()
  const [reason, setReason] = useState<(typeof reportReasons)[number]>('spam')
  return (
    <ConfirmDialog
      variant="primary"
      title={t('report.title')}
      confirm={t('report.send')}
      work={() => report({ id, reason }).unwrap()}
      onDone={() => {
        toast({ tone: 'ok', id: `report-${id}`, text: t('report.done') })
        onClose()
      }}
      onClose={onClose}
    >
      <RadioCards
        legend={t('report.reason')}
        name={`report-${id}`}
        value={reason}
        onValue={setReason}
        options={reportReasons.map((value) => ({ value, label: t(`report.reasons.${value}`) }))}
      />
    </ConfirmDialog>
  )
}
