import { Download } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { saveTable } from '@/lib/save-csv.ts'
import type { TableFormat } from '@/lib/save-csv.ts'
import type { AboutText } from '@/ui/About.tsx'
import { Button } from '@/ui/Button.tsx'
import { toast } from '@/ui/toast-store.ts'
import { FormatMenu } from './FormatMenu.tsx'

interface DownloadCsvProps {
  /** What the rows are of, on a page with several such buttons. */
  about?: AboutText | undefined
  name: string
  /**
   * The first row has the names of the columns. Null while the data is loading: the buttons keep
   * their room, so that they push nothing away when it is there.
   */
  rows: (() => readonly (readonly string[])[]) | null
}

/**
 * Saves rows as CSV for the person's spreadsheet, or as a workbook. A toast says if the code that
 * writes it cannot be loaded.
 */
export function DownloadCsv({ about, name, rows }: DownloadCsvProps) {
  const { t } = useTranslation()
  const save = (format: TableFormat): void => {
    saveTable(name, rows?.() ?? [], format).catch(() => {
      toast({ id: 'download-csv', tone: 'bad', text: t('lost') })
    })
  }
  return (
    <span className="cluster gap-2">
      <Button
        variant="secondary"
        about={about}
        disabled={!rows}
        prepend={<Download size={16} aria-hidden="true" />}
        onClick={() => save('csv')}
      >
        {t('action.downloadCsv')}
      </Button>
      <FormatMenu about={about} disabled={!rows} onChoose={save} />
    </span>
  )
}
