import { Plus } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { labelProjectApi } from '@/api/endpoints/labelling.ts'
import { toProblem } from '@/api/problem.ts'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { loadList } from '@/shared/list/load-list.ts'
import { useListQuery } from '@/shared/query/use-list-query.ts'
import { LatePart } from '@/shared/LatePart.tsx'
import { PartLost } from '@/shared/PartLost.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { Notice } from '@/ui/Notice.tsx'
import { ApiView } from '../kit/ApiView.tsx'
import { loadRequestForm } from '../late.tsx'
import { ProjectList } from './ProjectList.tsx'
import { projectQuery } from './projects.ts'

const none = {}
const methods = ['dataProjects', 'dataCreate'] as const

export const loader = loadList(projectQuery, (dispatch, query) =>
  dispatch(labelProjectApi.endpoints.labelProjects.initiate(query)),
)

/** The projects of a customer, in the place of the open page of data labelling. */
export default function ProjectsPage() {
  const { t } = useTranslation('labelProjects')
  const { t: common } = useTranslation()
  const query = useListQuery(projectQuery)
  const answer = labelProjectApi.useLabelProjectsQuery(query.value, {
    refetchOnMountOrArgChange: 30,
  })
  const isAbsent = !answer.data && answer.error && toProblem(answer.error).status === 404
  return (
    <AccountFrame
      wide
      title={common('nav.crumb.data')}
      lead={t('lead')}
      actions={
        !isAbsent && (
          <RouteLink to={{ id: 'labelProjectNew' }} className={buttonClass()}>
            <Plus size={18} aria-hidden="true" />
            {common('nav.crumb.labelProjectNew')}
          </RouteLink>
        )
      }
    >
      {isAbsent ? (
        <Notice tone="info" title={t('absent.title')}>
          {t('absent.text')}
        </Notice>
      ) : (
        <>
          <ProjectList query={query} />
          <ApiView methods={methods} />
        </>
      )}
      <div id="request">
        <AccountSection title={t('request')}>
          <LatePart
            onSight
            load={loadRequestForm}
            props={none}
            fallback={<p className="quiet">{common('loading')}</p>}
            failed={<PartLost level={3} />}
          />
        </AccountSection>
      </div>
    </AccountFrame>
  )
}
