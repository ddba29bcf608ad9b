import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { csvWriter, saveTable } from '@/lib/save-csv.ts'
import type { TableFormat } from '@/lib/save-csv.ts'
import { openDiskFile } from '@/lib/secure-context.ts'
import type { DiskFile } from '@/lib/secure-context.ts'
import { askBeforeLeaving } from '@/lib/leave-question.ts'
import { Button } from '@/ui/Button.tsx'
import { Progress } from '@/ui/Progress.tsx'
import { ActionProblem } from '../account/ActionProblem.tsx'
import { useAction } from '../account/use-action.ts'
import { FormatMenu } from './FormatMenu.tsx'

/** The largest page that the backend returns. */
const atOnce = 100
/** From this number of rows on, a file is written to the disk as it comes, where the browser can. */
const long = 2000

interface Page<Row> {
  records: readonly Row[]
  totalCount?: number | undefined
}
interface ExportAllProps<Row extends { id: string | number }> {
  /** Requests one page of the filtered list, counted from 0. */
  ask: (page: { page: number; perPage: number }) => Promise<Page<Row>>
  /** The name of the file, with `.csv`. */
  name: string
  /** The rows of the file; the first has the names of the columns. */
  table: (rows: readonly Row[]) => readonly (readonly string[])[]
  /** Undefined until the list has come. */
  total: number | undefined
}

const isAbort = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError'

/**
 * Exports all rows of the filtered list, not only the visible page, as CSV for the person's
 * spreadsheet or as a workbook. A long export shows its progress and can be stopped. An empty list
 * keeps the button, so that a filter that finds nothing moves no others.
 */
export function ExportAll<Row extends { id: string | number }>({
  ask,
  name,
  table,
  total: known,
}: ExportAllProps<Row>) {
  const { t } = useTranslation('shell')
  const { t: common } = useTranslation()
  const total = known ?? 0
  const none = known === 0 ? t('csvNone') : undefined
  const action = useAction()
  const [done, setDone] = useState<number | null>(null)
  const stopped = useRef(false)
  const [isStopped, setIsStopped] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const isRunning = done !== null
  useEffect(
    () => (isRunning ? askBeforeLeaving(() => ({ document: true, page: false })) : undefined),
    [isRunning],
  )
  useEffect(
    () => () => {
      stopped.current = true
    },
    [],
  )

  /** Asks for page after page, each row once; ends early if it was stopped. */
  async function* pages(): AsyncGenerator<readonly Row[]> {
    const seen = new Set<Row['id']>()
    for (let page = 0; !stopped.current; page += 1) {
      const { records, totalCount } = await ask({ page, perPage: atOnce })
      const fresh = records.filter(({ id }) => !seen.has(id))
      for (const { id } of fresh) seen.add(id)
      setDone(seen.size)
      yield fresh
      if (records.length < atOnce || seen.size >= (totalCount ?? 0)) return
    }
  }
  async function writeToDisk(file: DiskFile, format: Exclude<TableFormat, 'xlsx'>): Promise<void> {
    const { csvPart, separator } = await csvWriter(format)
    const [head = []] = table([])
    await file.write(`\uFEFF${csvPart([head], separator)}`)
    for await (const rows of pages())
      await file.write(csvPart(table(rows).slice(1), separator, head))
  }
  async function collect(format: TableFormat): Promise<void> {
    stopped.current = false
    setIsStopped(false)
    // The browser shows its dialog only right after the press.
    const file =
      format !== 'xlsx' && total >= long
        ? await openDiskFile(name).catch((error: unknown) => {
            if (isAbort(error)) return null
            throw error
          })
        : undefined
    // The person has closed the dialog.
    if (file === null) return
    setDone(0)
    try {
      if (file && format !== 'xlsx') {
        await writeToDisk(file, format)
        await (stopped.current ? file.abort() : file.close())
        return
      }
      const rows: Row[] = []
      for await (const page of pages()) rows.push(...page)
      if (!stopped.current) await saveTable(name, table(rows), format)
    } catch (error) {
      await file?.abort().catch(() => {})
      throw error
    } finally {
      setDone(null)
    }
  }
  const start = (format: TableFormat): void => void action.run(() => collect(format))
  const stop = (): void => {
    stopped.current = true
    setIsStopped(true)
    // The button that was pressed goes.
    button.current?.focus()
  }
  return (
    <div className="stack gap-2">
      <div className="cluster gap-2">
        <Button
          ref={button}
          variant="secondary"
          prepend={<Download size={16} aria-hidden="true" />}
          loading={action.busy}
          loadingText={common('busy')}
          disabledReason={none}
          onClick={() => start('csv')}
        >
          {t('csv')}
        </Button>
        {isRunning && total > atOnce ? (
          <Button variant="secondary" onClick={stop}>
            {common('action.stop')}
          </Button>
        ) : (
          <FormatMenu disabledReason={none} onChoose={(format) => !action.busy && start(format)} />
        )}
      </div>
      {isRunning && total > atOnce && (
        <Progress label={common('busy')} hideLabel value={done} max={total} />
      )}
      <p role="status" className="visually-hidden">
        {isStopped && t('csvStopped')}
      </p>
      <ActionProblem action={action} />
    </div>
  )
}
