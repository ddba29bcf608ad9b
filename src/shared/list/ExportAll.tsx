import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/Button.tsx'
import { Progress } from '@/ui/Progress.tsx'
import { ActionProblem } from '../account/ActionProblem.tsx'
import { useAction } from '../account/use-action.ts'

/** The largest page that the backend returns. */
const atOnce = 100

interface Page<Row> {
  records: readonly Row[]
  totalCount?: number | undefined
}
interface ExportAllProps<Row extends { id: string | number }> {
  /** Requests one page of the filtered list, counted from 0. */
  ask: (page: { page: number; perPage: number }) => Promise<Page<Row>>
  save: (rows: Row[]) => unknown
  total: number
}

/** Exports all rows of the filtered list, not only the visible page. */
export function ExportAll<Row extends { id: string | number }>({
  ask,
  save,
  total,
}: ExportAllProps<Row>) {
  const { t } = useTranslation('shell')
  const { t: common } = useTranslation()
  const action = useAction()
  const [done, setDone] = useState<number | null>(null)

  async function collect(): Promise<void> {
    const found = new Map<Row['id'], Row>()
    setDone(0)
    try {
      for (let page = 0; ; page += 1) {
        const { records, totalCount } = await ask({ page, perPage: atOnce })
        for (const record of records) found.set(record.id, record)
        setDone(found.size)
        if (records.length < atOnce || found.size >= (totalCount ?? 0)) break
      }
      await save([...found.values()])
    } finally {
      setDone(null)
    }
  }
  return (
    <div className="stack gap-2">
      <Button
        variant="secondary"
        prepend={<Download size={16} aria-hidden="true" />}
        loading={action.busy}
        loadingText={common('busy')}
        onClick={() => void action.run(collect)}
      >
        {t('csv')}
      </Button>
      {done !== null && total > atOnce && (
        <Progress label={common('busy')} hideLabel value={done} max={total} />
      )}
      <ActionProblem action={action} />
    </div>
  )
}
