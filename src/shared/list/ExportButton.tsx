import { Download } from 'lucide-react'
import { useState } from 'react'
import { chunk } from '@/lib/chunk.ts'
import { Button } from '@/ui/Button.tsx'
import { Progress } from '@/ui/Progress.tsx'
import { ActionProblem } from '../account/ActionProblem.tsx'
import { useAction } from '../account/use-action.ts'
import s from './list.module.css'

/** The most that the backend gives at once. */
const atOnce = 100

interface ExportButtonProps<Row> {
  /** One page of all that the filters leave. */
  ask: (paged: {
    page: number
    perPage: number
  }) => Promise<{ records: readonly Row[]; totalCount?: number | undefined }>
  rowKey: (row: Row) => string | number
  /** Brings what writes the file; a constant of the module. */
  load: () => Promise<(name: string, rows: readonly Row[]) => void>
  file: string
  total: number
  words: { button: string; working: string }
}

/** All that the filters leave, as a file; not only the page that is shown. */
export function ExportButton<Row>({
  ask,
  rowKey,
  load,
  file,
  total,
  words,
}: ExportButtonProps<Row>) {
  const action = useAction()
  const [done, setDone] = useState<number | null>(null)

  async function collect(): Promise<void> {
    const found = new Map<string | number, Row>()
    setDone(0)
    try {
      const save = await chunk(load, { reload: false })
      for (let page = 0; ; page += 1) {
        const { records, totalCount } = await ask({ page, perPage: atOnce })
        for (const record of records) found.set(rowKey(record), record)
        setDone(found.size)
        if (records.length < atOnce || found.size >= (totalCount ?? 0)) break
      }
      save(file, [...found.values()])
    } finally {
      setDone(null)
    }
  }
  return (
    <div className={s.export}>
      <Button
        variant="secondary"
        prepend={<Download size={16} aria-hidden="true" />}
        loading={action.busy}
        loadingText={words.working}
        onClick={() => void action.run(collect)}
      >
        {words.button}
      </Button>
      {done !== null && total > atOnce && (
        <Progress label={words.working} hideLabel value={done} max={total} />
      )}
      <ActionProblem action={action} />
    </div>
  )
}
