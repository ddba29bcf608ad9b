import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { Payment } from '@/api/contract/payments.ts'
import { historyApi } from '@/api/endpoints/history.ts'
import { load } from '@/api/load.ts'
import { chunk } from '@/lib/chunk.ts'
import type { Dispatch } from '@/session/person.ts'
import { useAction } from '@/shared/account/use-action.ts'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { Button } from '@/ui/Button.tsx'
import { Progress } from '@/ui/Progress.tsx'
import type { PaymentQuery } from './history.ts'
import s from './history.module.css'

/** The most that the backend gives at once. */
const atOnce = 100

const loadFile = () => chunk(() => import('./save-payments.ts'), { reload: false })

/** All that the filters leave, as a file; not only the page that is shown. */
export function ExportButton({
  query: { page: _, ...filters },
  total,
}: {
  query: PaymentQuery
  total: number
}) {
  const { t } = useTranslation('payments')
  const dispatch: Dispatch = useDispatch()
  const action = useAction()
  const [done, setDone] = useState<number | null>(null)

  async function collect(): Promise<void> {
    const found = new Map<Payment['id'], Payment>()
    setDone(0)
    try {
      const { savePayments } = await loadFile()
      for (let page = 0; ; page += 1) {
        const { records, totalCount } = await load(
          dispatch(
            historyApi.endpoints.payments.initiate(
              { ...filters, page, perPage: atOnce },
              { subscribe: false, forceRefetch: true },
            ),
          ),
        )
        for (const record of records) found.set(record.id, record)
        setDone(found.size)
        if (records.length < atOnce || found.size >= (totalCount ?? 0)) break
      }
      savePayments(t('csv.file'), [...found.values()])
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
        loadingText={t('csv.working')}
        onClick={() => void action.run(collect)}
      >
        {t('csv.button')}
      </Button>
      {done !== null && total > atOnce && (
        <Progress label={t('csv.working')} hideLabel value={done} max={total} />
      )}
      <ActionProblem action={action} />
    </div>
  )
}
