import { useTranslation } from 'react-i18next'
import { Download, Plus, Upload } from 'lucide-react'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { useListQuery } from '@/shared/query/use-list-query.ts'
import { manualDomainApi } from '@/api/endpoints/editor.ts'
import { problemKey, toProblem } from '@/api/problem.ts'
import { chunk } from '@/lib/chunk.ts'
import { saveCsv } from '@/lib/save-csv.ts'
import { useAction } from '@/shared/account/use-action.ts'
import { Button } from '@/ui/Button.tsx'
import { toast } from '@/ui/toast-store.ts'
import type { ListQuery } from '@/shared/query/use-list-query.ts'
import { domainQuery } from './domains.ts'
import { Domains, dialogsOf, useMayChange } from './Domains.tsx'
import type { DomainFields } from './domains.ts'

// There is no loader, so that a filter shows its choice at once and never waits for the answer.
export default function ManualDomainsPage() {
  const { t } = useTranslation('manualDomains')
  const { t: common } = useTranslation()
  const query = useListQuery(domainQuery)
  return (
    <AccountFrame
      wide
      title={common('nav.crumb.manualDomains')}
      lead={t('lead')}
      actions={<DomainTools query={query} />}
    >
      <Domains query={query} />
    </AccountFrame>
  )
}

/** The actions for the whole list. */
function DomainTools({ query }: { query: ListQuery<DomainFields> }) {
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
