import { useEffect } from 'react'
import { isRouteErrorResponse, useNavigate, useRevalidator, useRouteError } from 'react-router'
import { isProblem } from '@/api/problem.ts'
import { isChunkError } from '@/lib/chunk.ts'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '@/ui/ErrorState.tsx'
import s from '../layouts/layouts.module.css'

/** A page that could not be shown, inside its layout: header and navigation stay, and one action leads back to normal. */
export function PageError() {
  const error = useRouteError()
  const { t } = useTranslation()
  const { revalidate, state } = useRevalidator()
  const navigate = useNavigate()
  const expected = isProblem(error) || isChunkError(error) || isRouteErrorResponse(error)
  useEffect(() => {
    if (!expected) console.error(error)
  }, [error, expected])
  const busy = state === 'loading'
  const retry = () => void (isProblem(error) ? revalidate() : navigate(0))
  return (
    <div className={s.error}>
      {isProblem(error) ? (
        <ProblemState problem={error} onRetry={retry} busy={busy} level={1} />
      ) : (
        <ErrorState
          level={1}
          title={t(isChunkError(error) ? 'error.chunk.title' : 'error.screen.title')}
          retryLabel={t('action.reload')}
          onRetry={retry}
          retrying={busy}
        >
          {t(isChunkError(error) ? 'error.chunk.text' : 'error.screen.text')}
        </ErrorState>
      )}
    </div>
  )
}
