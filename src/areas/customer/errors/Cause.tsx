import { useTranslation } from '@/i18n/use-translation.ts'
import type { ApiError } from '@/task-api/errors.ts'
import { useSpan } from '@/shared/deliveries/use-span.ts'
import { ReferenceLink } from '@/shared/account/ReferenceLink.tsx'
import s from '../customer.module.css'

/** The cause of an error and its fix, from the table of errors. */
export function Cause({ error, level = 4 }: { error: ApiError | undefined; level?: 3 | 4 }) {
  const { t } = useTranslation('errors')
  const { t: words } = useTranslation('apiErrors')
  const span = useSpan()
  if (!error)
    return (
      <div className={`grid gap-1 content-start pad-4 round-2 alice text-2 ${s.cause}`}>
        <p>{t('unknown.text')}</p>
      </div>
    )
  const Title = `h${level}` as const
  const { causeKey, actionKey, retryAfter, blockSeconds, phase, apiVersion, errorId, code } = error
  return (
    <div className={`grid gap-1 content-start pad-4 round-2 alice text-2 ${s.cause}`}>
      <Title>{t('cause')}</Title>
      <p>{words(causeKey)}</p>
      <Title>{t('cure')}</Title>
      <p>{words(actionKey)}</p>
      <p className="quiet text-1 mt-2">
        {[
          t(`phase.${phase}`),
          t(`version.${apiVersion}`),
          errorId !== undefined && t('errorId', { id: errorId }),
          blockSeconds !== undefined && t('blocks', { time: span(blockSeconds * 1000) }),
          blockSeconds === undefined &&
            retryAfter !== undefined &&
            t('retryAfter', { time: span(retryAfter * 1000) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p>
        <ReferenceLink code={code} />
      </p>
    </div>
  )
}
