import { useTranslation } from '@/i18n/use-translation.ts'
import { ownSoftwareApi } from '@/api/endpoints/software.ts'
import { firstPaint } from '@/api/first-paint.ts'
import { toProblem } from '@/api/problem.ts'
import { usePage } from '@/i18n/page-context.ts'
import type { PageLoader } from '@/session/person.ts'
import { seenOr } from '@/lib/unseen.ts'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { SectionSkeleton } from '@/shared/account/SectionSkeleton.tsx'
import { useOwnCrumb } from '@/shared/crumb-name.ts'
import { Loaded } from '@/shared/document-form/Loaded.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { EmptyBox } from '@/ui/illustrations/EmptyBox.tsx'
import { ProgramEditor } from './ProgramEditor.tsx'

export const loader: PageLoader = ({ params, store: { dispatch } }) =>
  firstPaint(
    dispatch(ownSoftwareApi.endpoints.ownSoftware.initiate({ slug: params['slug'] ?? '' })),
  )

export default function ProgramEditPage() {
  const { t } = useTranslation('ownSoftware')
  const { t: common } = useTranslation()
  const { params } = usePage()
  const slug = params['slug'] ?? ''
  const answer = ownSoftwareApi.useOwnSoftwareQuery({ slug })
  const { data, error } = answer
  useOwnCrumb(data?.title)
  const isMissing = !data && error !== undefined && toProblem(error).status === 404
  return (
    <AccountFrame
      title={seenOr([data?.title], t('edit.title'))}
      lead={isMissing ? undefined : t('edit.lead')}
      actions={
        !isMissing && (
          <RouteLink
            to={{ id: 'softwareStatistic', params: { slug } }}
            className={buttonClass({ variant: 'secondary' })}
          >
            {t('ways.statistic')}
          </RouteLink>
        )
      }
    >
      {isMissing ? (
        <EmptyState
          illustration={<EmptyBox />}
          title={common('label.programMissing')}
          action={
            <RouteLink to={{ id: 'softwareSoftlist' }} className={buttonClass()}>
              {t('edit.toList')}
            </RouteLink>
          }
        >
          {t('edit.missingText')}
        </EmptyState>
      ) : (
        <Loaded answer={answer} skeleton={<SectionSkeleton title={t('edit.title')} lines={12} />}>
          {(program) => <ProgramEditor key={program.id} program={program} />}
        </Loaded>
      )}
    </AccountFrame>
  )
}
