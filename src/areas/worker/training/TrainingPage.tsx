import { useTranslation } from '@/i18n/use-translation.ts'
import { workerTrainingApi } from '@/api/endpoints/worker.ts'
import { usePage } from '@/i18n/page-context.ts'
import { SectionSkeleton } from '@/shared/account/SectionSkeleton.tsx'
import { Loaded } from '@/shared/document-form/Loaded.tsx'
import { workerLoader } from '../frame/loaders.ts'
import { WorkerFrame } from '../frame/WorkerFrame.tsx'
import { ExamView } from './ExamView.tsx'
import { LessonView } from './LessonView.tsx'
import { TrainingOverview } from './TrainingOverview.tsx'
import { useAddress } from '@/shared/query/use-address.ts'

/** The open part of the training: a lesson, an exam or neither. Back leaves it. */
function useAddressParts() {
  const [params, change] = useAddress()
  return {
    lesson: params.get('lesson'),
    exam: params.get('exam'),
    /** The rule whose examples a mistake leads to. */
    rule: params.get('rule'),
    openLesson: (id: string): void => change({ lesson: id, exam: null, rule: null }),
    openExam: (kind: string): void => change({ lesson: null, exam: kind, rule: null }),
    close: (): void => change({ lesson: null, exam: null, rule: null }),
  }
}

export const loader = workerLoader((dispatch) => [
  dispatch(workerTrainingApi.endpoints.training.initiate()),
])

/**
 * Lessons and exams, on one page in the cabinet and in the hub. The address names the open part.
 */
export default function TrainingPage() {
  const { t } = useTranslation('training')
  const { t: common } = useTranslation()
  const title = common('nav.crumb.cabinetTraining')
  const part = useAddressParts()
  const isHub = usePage().id === 'hubTraining'
  return (
    <WorkerFrame
      title={title}
      documentTitle={
        isHub
          ? common('form.entry', { label: common('nav.crumb.playAndEarn'), text: title })
          : title
      }
      // A lesson or an exam has the screen to itself.
      lead={part.lesson === null && part.exam === null ? t('lead') : undefined}
    >
      {(user) => <Training owner={user.id} />}
    </WorkerFrame>
  )
}

function Training({ owner }: { owner: number | string }) {
  const { t } = useTranslation('training')
  const answer = workerTrainingApi.useTrainingQuery()
  const { lesson, exam, rule, openLesson, openExam, close } = useAddressParts()
  return (
    <Loaded answer={answer} skeleton={<SectionSkeleton title={t('lessons.title')} lines={43} />}>
      {(summary) =>
        exam !== null ? (
          <ExamView key={exam} kind={exam} owner={owner} summary={summary} onClose={close} />
        ) : lesson === null ? (
          <TrainingOverview summary={summary} onLesson={openLesson} />
        ) : (
          <LessonView
            key={lesson}
            id={lesson}
            rule={rule}
            owner={owner}
            summary={summary}
            onExam={openExam}
            onClose={close}
          />
        )
      }
    </Loaded>
  )
}
