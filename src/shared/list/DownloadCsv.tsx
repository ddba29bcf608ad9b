import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { saveTable } from '@/lib/save-csv.ts'
import { Button } from '@/ui/Button.tsx'
import { toast } from '@/ui/toast-store.ts'

interface DownloadCsvProps {
  name: string
  /** The first row has the names of the columns. */
  rows: () => readonly (readonly string[])[]
}

/** Saves rows as a CSV file. A toast says if the code that writes it cannot be loaded. */
export function DownloadCsv({ name, rows }: DownloadCsvProps) {
  const { t } = useTranslation()
  return (
    <Button
      variant="secondary"
      prepend={<Download size={16} aria-hidden="true" />}
      onClick={() => {
        saveTable(name, rows()).catch(() => {
          toast({ id: 'download-csv', tone: 'bad', text: t('lost') })
        })
      }}
    >
      {t('action.downloadCsv')}
    </Button>
  )
}
