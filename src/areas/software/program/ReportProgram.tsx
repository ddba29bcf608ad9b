import { Flag } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { SoftwareItem } from '@/api/contract/software.ts'
import { LateDialog } from '@/shared/account/LateDialog.tsx'
import { useOpenOverDraft } from '@/shared/form/use-open-over-draft.ts'
import { Button } from '@/ui/Button.tsx'

const loadReport = async () => (await import('./ReportDialog.tsx')).ProgramReportDialog
const shellWords = ['shell'] as const

/** Lets a visitor report a program. Absent where the backend takes no reports. */
export function ReportProgram({ item }: { item: SoftwareItem }) {
  const { t } = useTranslation('software')
  const form = `report-program-${item.id}`
  const [isOpen, setIsOpen] = useOpenOverDraft(form)
  if (!item.canReport) return null
  return (
    <p>
      <Button
        variant="tertiary"
        prepend={<Flag size={16} aria-hidden="true" />}
        onClick={() => setIsOpen(true)}
      >
        {t('report.buttonProgram')}
      </Button>
      {isOpen && (
        <LateDialog
          load={loadReport}
          ns={shellWords}
          props={{ id: item.id, form, onClose: () => setIsOpen(false) }}
        />
      )}
    </p>
  )
}
