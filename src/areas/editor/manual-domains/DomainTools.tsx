import { Download, Plus, Upload } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { manualDomainApi } from '@/api/endpoints/manual-domains.ts'
import { problemKey, toProblem } from '@/api/problem.ts'
import { chunk } from '@/lib/chunk.ts'
import { saveCsv } from '@/lib/save-csv.ts'
import { useAction } from '@/shared/account/use-action.ts'
import { Button } from '@/ui/Button.tsx'
import { toast } from '@/ui/toast-store.ts'
import type { ListQuery } from '@/shared/query/use-list-query.ts'
import type { DomainFields } from './domains.ts'
import { dialogsOf } from './dialogs.ts'
import { useMayChange } from './use-may-change.ts'

/** The actions for the whole list. */
export function DomainTools({ query }: { query: ListQuery<DomainFields> }) {
  const { t } = useTranslation('manualDomains')
  const { t: common } = useTranslation()
  const may = useMayChange()
  const { open } = dialogsOf(query)
  const [askAll] = manualDomainApi.useLazyAllManualDomainsQuery()
  const action = useAction()
  const { sort: _, page: __, ...filters } = query.value

  const save = () =>
    action.run(async () => {
      try {
        const [{ records }, { exportCsv }] = await Promise.all([
          askAll(filters).unwrap(),
          chunk(() => import('./domain-import.ts'), { reload: false }),
        ])
        saveCsv('manual-domains.csv', exportCsv(records))
        toast({ tone: 'ok', text: t('export.done', { count: records.length }), id: 'export' })
      } catch (error) {
        toast({
          tone: 'bad',
          text: common(`problem.${problemKey(toProblem(error))}.title`),
          id: 'export',
        })
      }
    })

  return (
    <>
      <Button
        variant="secondary"
        loading={action.busy}
        loadingText={common('busy')}
        prepend={<Download size={18} aria-hidden="true" />}
        onClick={() => void save()}
      >
        {query.isFiltered ? t('export.some') : t('export.all')}
      </Button>
      {may && (
        <>
          <Button
            variant="secondary"
            prepend={<Upload size={18} aria-hidden="true" />}
            onClick={() => open({ modal: 'import' })}
          >
            {t('import.button')}
          </Button>
          <Button
            prepend={<Plus size={18} aria-hidden="true" />}
            onClick={() => open({ modal: 'add' })}
          >
            {t('add')}
          </Button>
        </>
      )}
    </>
  )
}
