import { useTranslation } from '@/i18n/use-translation.ts'
import { queueAges } from '@/api/contract/moderation-terms.ts'
import type { QueueAge } from '@/api/contract/moderation-terms.ts'
import type { Queue } from '@/api/contract/staff.ts'
import { deskKinds } from '@/api/contract/staff-terms.ts'
import { known } from '@/lib/known.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Badge } from '@/ui/Badge.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import type { DeskKind } from '@/api/contract/staff-terms.ts'
import type { PageId } from '@/routes/table/index.ts'
import s from '../staff.module.css'

interface Place {
  id: PageId
  search: Readonly<Record<string, string>>
  /** Whether its list can be filtered by age. */
  hasAges: boolean
}

const inReview = { status: 'in_review', language: 'any', site: 'any' }

/** The list of each queue, and its query. */
const queuePlaces: Record<DeskKind, Place> = {
  programs: { id: 'softwareModeration', search: { kind: 'new' }, hasAges: true },
  changes: { id: 'softwareModeration', search: { kind: 'changes' }, hasAges: true },
  reviews: { id: 'softwareReviewModeration', search: { kind: 'new' }, hasAges: true },
  reports: { id: 'softwareReviewModeration', search: { kind: 'reported' }, hasAges: true },
  programReports: {
    id: 'softwareModeration',
    search: { kind: 'reported' },
    hasAges: false,
  },
  botThreads: {
    id: 'botThreads',
    search: { rating: 'unhelpful', escalated: 'no' },
    hasAges: false,
  },
  articles: { id: 'editorBlog', search: inReview, hasAges: false },
  tutorials: { id: 'editorTutorials', search: inReview, hasAges: false },
  softwareArticles: { id: 'editorSoftware', search: inReview, hasAges: false },
}

interface QueuesProps {
  queues: readonly Queue[]
  /** The server's time of the answer, from which waiting times are counted. */
  at: string | null
}

/** The queues by kind and age. Each links to its list. */
export function Queues({ queues, at }: QueuesProps) {
  const { t } = useTranslation('staff')
  const { t: common } = useTranslation()
  const format = useFormat()
  const wait = (since: string): string =>
    at ? format.duration(Math.max(0, Date.parse(at) - Date.parse(since)) / 1000) : ''
  return (
    <DataTable
      caption={t('queues.title')}
      hideCaption
      unfold={common('label.details')}
      rows={queues}
      rowKey={({ kind }) => kind}
      empty={<p className="quiet">{t('queues.none')}</p>}
      columns={[
        {
          key: 'kind',
          header: t('queues.kind'),
          rowHeader: true,
          cell: ({ kind }) => {
            const one = known(deskKinds, kind)
            if (!one) return plainCode(kind)
            const { id, search } = queuePlaces[one]
            return <RouteLink to={{ id, search }}>{t(`queues.kinds.${one}`)}</RouteLink>
          },
        },
        {
          key: 'count',
          header: t('queues.total'),
          numeric: true,
          cell: ({ count }) => format.number(count),
        },
        ...queueAges.map((age) => ({
          key: age,
          header: t(`queues.ages.${age}`),
          folds: true,
          numeric: true,
          cell: (queue: Queue) => <Aged queue={queue} age={age} />,
        })),
        {
          key: 'oldest',
          header: t('queues.oldest'),
          numeric: true,
          nowrap: true,
          cell: ({ oldestAt }) =>
            oldestAt ? (
              <time dateTime={oldestAt} title={format.date(oldestAt, 'dateTime')}>
                {wait(oldestAt) || format.date(oldestAt, 'dateTime')}
              </time>
            ) : (
              '—'
            ),
        },
      ]}
    />
  )
}

/** The number of entries of a kind and age, linked if the list can be filtered by age. */
function Aged({ queue: { kind, ages }, age }: { queue: Queue; age: QueueAge }) {
  const { t } = useTranslation('staff')
  const format = useFormat()
  const count = ages[age]
  if (count === 0) return <span className="quiet">0</span>
  const number = format.number(count)
  const shown = age === 'older' ? <Badge tone="warn">{number}</Badge> : number
  const one = known(deskKinds, kind)
  const place = one && queuePlaces[one]
  if (!one || !place?.hasAges) return shown
  return (
    <RouteLink
      className={`inline-row justify-end ${s.aged}`}
      to={{ id: place.id, search: { ...place.search, age } }}
      aria-label={t('queues.openAged', {
        count,
        kind: t(`queues.kinds.${one}`),
        age: t(`queues.ages.${age}`),
      })}
    >
      {shown}
    </RouteLink>
  )
}
