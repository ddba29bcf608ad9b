import { useTranslation } from '@/i18n/use-translation.ts'
import { nameWith } from '@/lib/sentences.ts'
import { seenOr } from '@/lib/unseen.ts'
import type { ReactNode } from 'react'
import type { LabelProject } from '@/api/contract/label-projects.ts'
import { labelProjectApi } from '@/api/endpoints/labelling.ts'
import { firstPaint } from '@/api/first-paint.ts'
import { toProblem } from '@/api/problem.ts'
import { usePage } from '@/i18n/page-context.ts'
import type { PageLoader } from '@/session/person.ts'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { SectionSkeleton } from '@/shared/account/SectionSkeleton.tsx'
import { useOwnCrumb } from '@/shared/crumb-name.ts'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { Skeleton } from '@/ui/Skeleton.tsx'
import { ProjectBadge } from './ProjectBadge.tsx'
import s from './kit.module.css'

export const loadProject: PageLoader = ({ params, store: { dispatch } }) =>
  firstPaint(dispatch(labelProjectApi.endpoints.labelProject.initiate({ id: params['id'] ?? '' })))

/** How often a project in work is read again. */
const watchMs = 10_000

const pages = [
  'labelProject',
  'labelItems',
  'labelReview',
  'labelExports',
  'labelProjectEdit',
] as const

/** Five names are wider than a phone, so the row scrolls: the current one stands in its middle. */
function showCurrent(row: HTMLUListElement | null): void {
  const current = row?.querySelector<HTMLElement>('[aria-current]')
  if (row && current)
    row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2
}

interface ProjectFrameProps {
  page: (typeof pages)[number]
  actions?: ReactNode
  children: (project: LabelProject) => ReactNode
}

/** The head of every page of a project: its name, its state, and the way between its pages. */
export function ProjectFrame({ page, actions, children }: ProjectFrameProps) {
  const id = usePage().params['id'] ?? ''
  return (
    <OneProject key={id} id={id} page={page} actions={actions}>
      {children}
    </OneProject>
  )
}

function OneProject({ id, page, actions, children }: ProjectFrameProps & { id: string }) {
  const { t } = useTranslation('labelCommon')
  const { t: common } = useTranslation()
  const { data, error, isFetching, refetch } = labelProjectApi.useLabelProjectQuery(
    { id },
    { pollingInterval: watchMs, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: 10 },
  )
  const name = common(`nav.crumb.${page}`)
  useOwnCrumb(
    data && (page === 'labelProject' ? data.title : nameWith(seenOr([data.title], '—'), name)),
  )
  if (!data && error && toProblem(error).status === 404)
    return (
      <AccountFrame title={t('missing.title')}>
        <EmptyState
          title={t('missing.what')}
          action={
            <RouteLink to={{ id: 'data' }} className={buttonClass()}>
              {t('missing.all')}
            </RouteLink>
          }
        >
          {t('missing.text')}
        </EmptyState>
      </AccountFrame>
    )
  return (
    <AccountFrame
      wide
      title={seenOr([data?.title], name)}
      documentTitle={data ? nameWith(seenOr([data.title], '—'), name) : name}
      lead={data ? <ProjectBadge status={data.status} /> : !error && <Skeleton size="s" />}
      actions={actions}
    >
      <nav aria-label={t('pages')}>
        <ul className={s.pages} ref={showCurrent}>
          {pages.map((one) => (
            <li key={one}>
              <RouteLink
                to={{ id: one, params: { id } }}
                className={s.page}
                aria-current={one === page ? 'page' : undefined}
              >
                {common(`nav.crumb.${one}`)}
              </RouteLink>
            </li>
          ))}
        </ul>
      </nav>
      {data ? (
        children(data)
      ) : error ? (
        <ProblemState
          problem={toProblem(error)}
          onRetry={() => void refetch()}
          busy={isFetching}
          level={2}
        />
      ) : (
        <SectionSkeleton title={name} lines={60} />
      )}
    </AccountFrame>
  )
}
