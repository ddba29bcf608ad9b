import { useTranslation } from '@/i18n/use-translation.ts'
import { workerAccountApi } from '@/api/endpoints/worker-account.ts'
import { LateSection } from '@/shared/account/LateSection.tsx'
import { SectionSkeleton } from '@/shared/account/SectionSkeleton.tsx'
import { Loaded } from '@/shared/document-form/Loaded.tsx'
import { workerLoader } from '../frame/loaders.ts'
import { WorkerFrame } from '../frame/WorkerFrame.tsx'
import { alertsId } from '../alerts/places.ts'
import { ChoiceEditor } from './ChoiceEditor.tsx'

const loadWorkAlerts = async () => (await import('../alerts/WorkAlerts.tsx')).WorkAlerts
const alertWords = ['workAlerts'] as const

export const loader = workerLoader((dispatch) => [
  dispatch(workerAccountApi.endpoints.worker.initiate()),
])

export default function LanguagesPage() {
  const { t } = useTranslation('taskChoice')
  const { t: common } = useTranslation()
  return (
    <WorkerFrame title={common('nav.crumb.editLang')} lead={t('lead')}>
      {() => <Choice />}
    </WorkerFrame>
  )
}

function Choice() {
  const { t } = useTranslation('taskChoice')
  const { t: common } = useTranslation()
  const answer = workerAccountApi.useWorkerQuery()
  return (
    <Loaded
      answer={answer}
      skeleton={
        <>
          <SectionSkeleton title={common('label.languages')} lines={10} />
          <SectionSkeleton title={t('kinds.title')} lines={9} />
        </>
      }
    >
      {(me) => (
        <>
          <ChoiceEditor me={me} />
          <div id={alertsId}>
            <LateSection
              title={t('alerts')}
              lines={5}
              load={loadWorkAlerts}
              props={{ languages: me.offered.languages.map(({ id }) => id) }}
              ns={alertWords}
            />
          </div>
        </>
      )}
    </Loaded>
  )
}
