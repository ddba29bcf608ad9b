import { useTranslation } from '@/i18n/use-translation.ts'
import { workerAccountApi } from '@/api/endpoints/worker-account.ts'
import s from './shell.module.css'

/** The number of mistakes that a worker has not seen yet, in the rail. */
export function UnseenMistakes() {
  const { t } = useTranslation('shell')
  const { data } = workerAccountApi.useWorkerQuery()
  const count = data?.unseenMistakes ?? 0
  return (
    count > 0 && (
      <span className={`text-1 bold center ${s.unseen}`}>
        <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
        <span className="visually-hidden">{t('unseenMistakes', { count })}</span>
      </span>
    )
  )
}
