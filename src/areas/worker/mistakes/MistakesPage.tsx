import { useTranslation } from 'react-i18next'
import { workerMistakeApi } from '@/api/endpoints/worker-mistakes.ts'
import { workerLoader } from '../frame/loaders.ts'
import { WorkerFrame } from '../frame/WorkerFrame.tsx'
import { Mistakes } from './Mistakes.tsx'
import { mistakeQuery, perPage } from './mistakes.ts'

export const loader = workerLoader((dispatch, params) => [
  dispatch(workerMistakeApi.endpoints.mistakes.initiate({ ...mistakeQuery.read(params), perPage })),
])

export default function MistakesPage() {
  const { t } = useTranslation('mistakes')
  const { t: common } = useTranslation()
  return (
    <WorkerFrame title={common('nav.crumb.workerMistakes')} lead={t('lead')}>
      {() => <Mistakes />}
    </WorkerFrame>
  )
}
