import { useTranslation } from '@/i18n/use-translation.ts'
import { LatePart } from '@/shared/LatePart.tsx'
import { PartLost } from '@/shared/PartLost.tsx'
import { SectionSkeleton } from '@/shared/account/SectionSkeleton.tsx'
import { ApiView } from '../kit/ApiView.tsx'
import { loadProject, ProjectFrame } from '../kit/ProjectFrame.tsx'

const methods = ['dataAccept', 'dataReview'] as const
const loadDesk = async () => (await import('./ReviewDesk.tsx')).ReviewDesk

export const loader = loadProject

/** The review of what is done: most doubtful first, by single keys. */
export default function ReviewPage() {
  const { t } = useTranslation('labelReview')
  return (
    <ProjectFrame page="labelReview">
      {(project) => (
        <>
          <LatePart
            load={loadDesk}
            props={{ project }}
            fallback={<SectionSkeleton title={t('title')} lines={60} />}
            failed={<PartLost level={2} />}
          />
          <ApiView methods={methods} projectId={project.id} />
        </>
      )}
    </ProjectFrame>
  )
}
