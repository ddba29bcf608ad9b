import { plainCode } from '@/lib/plain-code.ts'
import { perPage } from '@/shared/account/lists.ts'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router'
import { Link } from '@/shared/Link.tsx'
import type { Document } from '@/api/contract/documents.ts'
import { documentApi } from '@/api/endpoints/documents.ts'
import { toProblem } from '@/api/problem.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { formatFor } from '@/i18n/format.ts'
import { linkTarget } from '@/shared/html/link-target.ts'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { Badge } from '@/ui/Badge.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { DataTable } from '@/ui/DataTable.tsx'
import type { Column } from '@/ui/DataTable.tsx'
import { Money } from '@/ui/Money.tsx'
import { readDocumentQuery } from '../../model/lists.ts'
import { kindName, statusLook } from '../../model/documents.ts'
import { ListEmpty } from '@/shared/account/ListEmpty.tsx'
import { ListPages } from '@/shared/account/ListPages.tsx'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { DocumentFilters } from './DocumentFilters.tsx'
import s from './docs.module.css'

/** Invoices and what else there is on paper; the filters are in the address. */
export function Documents() {
  const { t } = useTranslation('profileDocs')
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const query = readDocumentQuery(params)
  const columns = useColumns()
  const { data, currentData, error, isFetching, refetch } = documentApi.useDocumentsQuery({ ...query, perPage })
  const shown = currentData ?? (error ? undefined : data)
  const filtered = query.kind !== undefined || query.year !== undefined
  return (
    <AccountSection title={t('docs.title')} text={t('docs.text')}>
      <DocumentFilters query={query} />
      {!shown && error ? (
        <ProblemState problem={toProblem(error)} onRetry={() => void refetch()} busy={isFetching} level={3} />
      ) : (
        <>
          <p role="status" className="visually-hidden">
            {filtered && currentData ? t('docs.found', { count: currentData.totalCount ?? currentData.records.length }) : ''}
          </p>
          <DataTable
            caption={t('docs.title')}
            hideCaption
            columns={columns}
            rows={shown?.records ?? []}
            rowKey={({ id }) => id}
            loadingRows={shown ? 0 : 5}
            busy={isFetching && shown !== undefined}
            empty={
              <ListEmpty
                page={query.page}
                title={t('docs.empty')}
                text={t('docs.emptyText')}
                reset={
                  filtered && (
                    <Link className={buttonClass({ variant: 'secondary' })} to={pathname}>
                      {t('docs.reset')}
                    </Link>
                  )
                }
              />
            }
          />
          <ListPages page={query.page} total={shown?.totalCount} label={t('docs.pages')} />
        </>
      )}
    </AccountSection>
  )
}

function useColumns(): Column<Document>[] {
  const { t } = useTranslation('profileDocs')
  const locale = useLocale()
  // The date on a document is a day, the same in every zone.
  const format = formatFor(locale, 'UTC')
  return [
    {
      key: 'number',
      header: t('docs.column.number'),
      rowHeader: true,
      nowrap: true,
      cell: ({ number, kind }) => (
        <span className={s.number}>
          <span translate="no">{number || '—'}</span>
          <span className={s.kind}>{nameOf(kind)}</span>
        </span>
      ),
    },
    { key: 'date', header: t('docs.column.date'), nowrap: true, cell: ({ date }) => <time dateTime={date}>{format.date(date)}</time> },
    {
      key: 'amount',
      header: t('docs.column.amount'),
      numeric: true,
      cell: ({ amount }) => amount && <Money amount={amount.amount} currency={amount.currency} locale={locale} />,
    },
    {
      key: 'status',
      header: t('docs.column.status'),
      cell: ({ status }) => {
        const look = statusLook(status)
        return status ? <Badge tone={look?.tone}>{look ? t(look.key) : plainCode(status)}</Badge> : null
      },
    },
    { key: 'file', header: t('docs.column.file'), cell: (document) => <File document={document} name={nameOf(document.kind)} /> },
  ]
  function nameOf(kind: string): string {
    const key = kindName(kind)
    return key ? t(key) : plainCode(kind)
  }
}

function File({ document: { url, number }, name }: { document: Document; name: string }) {
  const { t } = useTranslation('profileDocs')
  const href = url ? linkTarget(url, location.origin) : null
  if (!href || href.startsWith('mailto:')) return <span className={s.kind}>{url ? t('docs.noFile') : t('docs.soon')}</span>
  return (
    <a
      className={s.file}
      href={href}
      rel="noopener noreferrer"
      aria-label={t('docs.downloadNamed', { kind: name, number })}
      {...(href.startsWith('/') ? { download: '' } : { target: '_blank' })}
    >
      <Download size={16} aria-hidden="true" />
      {t('docs.download')}
    </a>
  )
}
