import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { Link } from '@/shared/Link.tsx'
import type { ManualDomain } from '@/api/contract/manual-domains.ts'
import { manualDomainApi } from '@/api/endpoints/manual-domains.ts'
import { toProblem } from '@/api/problem.ts'
import { readableDomain } from '@/lib/domain.ts'
import { ConfirmDialog } from '@/shared/account/ConfirmDialog.tsx'
import { LateDialog } from '@/shared/account/LateDialog.tsx'
import { ListEmpty } from '@/shared/account/ListEmpty.tsx'
import { ListPages } from '@/shared/account/ListPages.tsx'
import { perPage, withParam } from '@/shared/account/lists.ts'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { Button } from '@/ui/Button.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { DataTable } from '@/ui/DataTable.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { isFiltered, readDomainQuery, sortOf, sortParam, usualDomainSort } from '../../model/domains.ts'
import { useAddress } from '../use-address.ts'
import { DomainFilters } from './DomainFilters.tsx'
import { useColumns } from './use-columns.tsx'
import { useDialogs } from './use-dialogs.ts'
import { useMayChange } from './use-may-change.ts'
import { useRemove } from './use-remove.ts'
import s from './domains.module.css'

const bringEditor = async () => (await import('./DomainDialog.tsx')).DomainDialog
const bringImport = async () => (await import('./ImportDialog.tsx')).ImportDialog

/** The rules of the domains, with what can be done with each. */
export function Domains() {
  const { t } = useTranslation('manualDomains')
  const { pathname } = useLocation()
  const [params, change] = useAddress()
  const query = readDomainQuery(params)
  const may = useMayChange()
  const dialogs = useDialogs()
  const remove = useRemove()
  const [asking, ask] = useState<ManualDomain | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const { data, currentData, error, isFetching, refetch } = manualDomainApi.useManualDomainsQuery({ ...query, perPage })
  const shown = currentData ?? (error ? undefined : data)
  const filtered = isFiltered(query)
  const edited = dialogs.edit === null ? null : shown?.records.find(({ id }) => String(id) === dialogs.edit)
  const columns = useColumns({ onEdit: may ? ({ id }) => dialogs.open({ edit: String(id) }) : null, onRemove: may ? ask : null })

  return (
    <div ref={box} tabIndex={-1} className={s.list}>
      {!may && (
        <Notice tone="info" title={t('readOnly.title')}>
          {t('readOnly.text')}
        </Notice>
      )}
      <DomainFilters query={query} />
      {!shown && error ? (
        <ProblemState problem={toProblem(error)} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <>
          <h2 className="visually-hidden">{t('caption')}</h2>
          <p role="status" className={s.count}>
            {shown && t('count', { count: shown.totalCount ?? shown.records.length })}
          </p>
          <DataTable
            caption={t('caption')}
            hideCaption
            columns={columns}
            rows={shown?.records ?? []}
            rowKey={({ id }) => id}
            sort={sortOf(query.sort)}
            onSort={(sort) => change((now) => withParam(now, 'sort', sortParam(sort, usualDomainSort)))}
            loadingRows={shown ? 0 : 8}
            busy={isFetching && shown !== undefined}
            empty={
              <ListEmpty
                page={query.page}
                title={t('empty.title')}
                text={t('empty.text')}
                reset={
                  filtered && (
                    <Link className={buttonClass({ variant: 'secondary' })} to={pathname}>
                      {t('empty.reset')}
                    </Link>
                  )
                }
              />
            }
          />
          {shown?.records.length === 0 && !filtered && query.page === 0 && may && (
            <Button className={s.first} onClick={() => dialogs.open({ modal: 'add' })}>
              {t('add')}
            </Button>
          )}
          <ListPages page={query.page} total={shown?.totalCount} label={t('pages')} />
        </>
      )}
      {may && dialogs.modal === 'add' && <LateDialog load={bringEditor} props={{ rule: null, onClose: dialogs.close }} />}
      {may && edited && <LateDialog key={edited.id} load={bringEditor} props={{ rule: edited, onClose: dialogs.close }} />}
      {may && dialogs.modal === 'import' && <LateDialog load={bringImport} props={{ onClose: dialogs.close }} />}
      {asking && (
        <ConfirmDialog
          title={t('remove.title', { name: readableDomain(asking.domain) })}
          confirm={t('remove.confirm')}
          working={t('remove.working')}
          work={() => remove(asking)}
          onDone={() => {
            ask(null)
            box.current?.focus()
          }}
          onClose={() => ask(null)}
        >
          <p>{t('remove.text')}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}
