import { Download, Plus, Upload } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { manualDomainApi } from '@/api/endpoints/manual-domains.ts'
import { problemKey, toProblem } from '@/api/problem.ts'
import { chunk } from '@/lib/chunk.ts'
import { useAction } from '@/shared/account/use-action.ts'
import { Button } from '@/ui/Button.tsx'
import { toast } from '@/ui/toast-store.ts'
import { isFiltered, readDomainQuery } from '../../model/domains.ts'
import { saveFile } from './save-file.ts'
import { useDialogs } from './use-dialogs.ts'
import { useMayChange } from './use-may-change.ts'

/** What can be done with the whole list. */
export function DomainTools() {
  const { t } = useTranslation('manualDomains')
  const { t: common } = useTranslation()
  const [params] = useSearchParams()
  const may = useMayChange()
  const { open } = useDialogs()
  const [askAll] = manualDomainApi.useLazyAllManualDomainsQuery()
  const action = useAction()
  const { text, captchaType, action: wanted } = readDomainQuery(params)
  const filters = { ...(text && { text }), ...(captchaType && { captchaType }), ...(wanted && { action: wanted }) }

  const save = () =>
    action.run(async () => {
      try {
        const [{ records }, { exportCsv }] = await Promise.all([
          askAll(filters).unwrap(),
          chunk(() => import('../../model/domain-import.ts'), { reload: false }),
        ])
        saveFile('manual-domains.csv', exportCsv(records))
        toast({ tone: 'ok', text: t('export.done', { count: records.length }), id: 'export' })
      } catch (error) {
        toast({ tone: 'bad', text: common(`problem.${problemKey(toProblem(error))}.title`), id: 'export' })
      }
    })

  return (
    <>
      <Button
        variant="secondary"
        loading={action.busy}
        loadingText={t('export.working')}
        prepend={<Download size={18} aria-hidden="true" />}
        onClick={() => void save()}
      >
        {isFiltered(filters) ? t('export.some') : t('export.all')}
      </Button>
      {may && (
        <>
          <Button variant="secondary" prepend={<Upload size={18} aria-hidden="true" />} onClick={() => open({ modal: 'import' })}>
            {t('import.button')}
          </Button>
          <Button prepend={<Plus size={18} aria-hidden="true" />} onClick={() => open({ modal: 'add' })}>
            {t('add')}
          </Button>
        </>
      )}
    </>
  )
}
