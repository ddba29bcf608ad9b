import { useTranslation } from '@/i18n/use-translation.ts'
import type { OwnSoftware } from '@/api/contract/software.ts'
import { cutText } from '@/lib/cut-text.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import type { Column } from '@/ui/DataTable.tsx'
import { ProgramLogo } from '../../terms/ProgramLogo.tsx'
import { ProgramStatus } from '../ProgramStatus.tsx'
import s from '@/areas/software/software.module.css'

/** The columns of a person's programs: status and links. */
export function useColumns(): Column<OwnSoftware>[] {
  const { t } = useTranslation('ownSoftware')
  const { t: common } = useTranslation()
  const format = useFormat()
  return [
    {
      key: 'title',
      header: common('label.program'),
      rowHeader: true,
      cell: ({ title, slug, logoUrl }) => (
        <span className={`inline-row gap-3 bold ${s.program}`}>
          <ProgramLogo url={logoUrl} title={title} />
          <RouteLink to={{ id: 'softwareEdit', params: { slug } }}>{cutText(title)}</RouteLink>
        </span>
      ),
    },
    {
      key: 'status',
      state: true,
      header: common('label.status'),
      cell: ({ status }) => <ProgramStatus status={status} />,
    },
    {
      key: 'tasks',
      lead: false,
      header: t('column.tasks'),
      numeric: true,
      cell: ({ tasks7d }) => (tasks7d === null ? '—' : format.number(tasks7d)),
    },
    {
      key: 'rating',
      folds: true,
      lead: false,
      header: common('label.rating'),
      numeric: true,
      cell: ({ rating }) => (rating?.avg ? format.rating(rating.avg) : '—'),
    },
    {
      key: 'softId',
      folds: true,
      header: 'softId',
      cell: ({ softId }) => softId !== null && <code translate="no">{softId}</code>,
    },
    {
      key: 'ways',
      folds: true,
      header: t('column.ways'),
      hideHeader: true,
      cell: ({ slug, title, published, status }) => (
        <span className="cluster gap-1 gap-x-4">
          <RouteLink
            to={{ id: 'softwareStatistic', params: { slug } }}
            aria-label={t('ways.statisticOf', { name: cutText(title) })}
          >
            {t('ways.statistic')}
          </RouteLink>
          {published && status !== 'archived' && status !== 'hidden' && (
            <RouteLink
              to={{ id: 'softwareProgram', params: { slug } }}
              aria-label={t('ways.publicOf', { name: cutText(title) })}
            >
              {t('ways.public')}
            </RouteLink>
          )}
        </span>
      ),
    },
  ]
}
