import { useTranslation } from '@/i18n/use-translation.ts'
import { Download, Plus, Upload } from 'lucide-react'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { useListQuery } from '@/shared/query/use-list-query.ts'
import { manualDomainApi } from '@/api/endpoints/editor.ts'
import { problemKey, toProblem } from '@/api/problem.ts'
import { chunk } from '@/lib/chunk.ts'
import { saveTable } from '@/lib/save-csv.ts'
import type { TableFormat } from '@/lib/save-csv.ts'
import { useAction } from '@/shared/account/use-action.ts'
import { FormatMenu } from '@/shared/list/FormatMenu.tsx'
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

  const save = (format: TableFormat) =>
    action.run(async () => {
      try {
        const [{ records }, { exportRows }] = await Promise.all([
          askAll(filters).unwrap(),
          chunk(() => import('./domain-import.ts'), { reload: false }),
        ])
        await saveTable('manual-domains.csv', exportRows(records), format)
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
        onClick={() => void save('csv')}
      >
        {query.isFiltered ? t('export.some') : t('export.all')}
      </Button>
      <FormatMenu onChoose={(format) => !action.busy && void save(format)} />
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
