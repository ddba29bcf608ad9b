import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { isRouteErrorResponse, useNavigate, useRevalidator, useRouteError } from 'react-router'
import { isProblem, problemKey } from '@/api/problem.ts'
import { isChunkError } from '@/lib/chunk.ts'
import { buttonClass } from '@/ui/button-class.ts'
import s from '../layouts/layouts.module.css'
import { RedirectCircle } from '../redirect-circle.ts'

function wordsOf(error: unknown) {
  if (isProblem(error)) return `problem.${problemKey(error)}` as const
  if (error instanceof RedirectCircle) return 'error.circle'
  return isChunkError(error) ? 'error.chunk' : 'error.screen'
}

/**
 * A page that could not be shown, inside its layout: header and navigation stay, and one action leads back to normal. Plain,
 * because it must be there when nothing more can be fetched.
 */
export function PageError() {
  const error = useRouteError()
  const { t } = useTranslation()
  const { revalidate, state } = useRevalidator()
  const navigate = useNavigate()
  const expected = isProblem(error) || isChunkError(error) || isRouteErrorResponse(error)
  useEffect(() => {
    if (!expected) console.error(error)
  }, [error, expected])
  const words = wordsOf(error)
  const requestId = isProblem(error) ? error.requestId : undefined
  const title = t(`${words}.title`)
  return (
    <div className={s.error} role="alert">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <h1>{title}</h1>
      <p>{t(`${words}.text`)}</p>
      <button
        type="button"
        className={buttonClass({ size: 'lg' })}
        aria-busy={state === 'loading' || undefined}
        onClick={() => void (isProblem(error) ? revalidate() : navigate(0))}
      >
        {t(isProblem(error) ? 'action.retry' : 'action.reload')}
      </button>
      {requestId && (
        <p className={s.requestId}>
          {t('requestId')} <code translate="no">{requestId}</code>
        </p>
      )}
    </div>
  )
}
