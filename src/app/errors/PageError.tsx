import { useEffect } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { isRouteErrorResponse, useNavigate, useRevalidator, useRouteError } from 'react-router'
import { isProblem, problemKey } from '@/api/problem.ts'
import { ScreenHead } from '@/head/ScreenHead.tsx'
import { isChunkError } from '@/lib/chunk.ts'
import { buttonClass } from '@/ui/button-class.ts'
import s from '../layouts/layouts.module.css'
import { RedirectCircle } from '../redirect-circle.ts'

function useWords(error: unknown): { title: string; text: string } {
  const { t } = useTranslation()
  if (isProblem(error)) {
    const key = problemKey(error)
    return { title: t(`problem.${key}.title`), text: t(`problem.${key}.text`) }
  }
  if (error instanceof RedirectCircle)
    return { title: t('error.circle.title'), text: t('error.circle.text') }
  if (isChunkError(error))
    return { title: t('problem.PART_LOST.title'), text: t('problem.PART_LOST.text') }
  return { title: t('error.screen.title'), text: t('error.screen.text') }
}

/**
 * The error screen inside a layout: header and navigation stay, and one action leads back. It is
 * plain, because it must work when nothing more can load.
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
  const isLost = isProblem(error) && error.kind === 'FETCH_ERROR'
  useEffect(() => {
    if (!isLost) return undefined
    const onOnline = (): void => void revalidate()
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [isLost, revalidate])
  const { title, text } = useWords(error)
  const requestId = isProblem(error) ? error.requestId : undefined
  return (
    <div className={`grid gap-4 items-start measure ${s.error}`} role="alert">
      <ScreenHead title={title} />
      <h1>{title}</h1>
      <p>{text}</p>
      <button
        type="button"
        className={buttonClass({ size: 'lg' })}
        aria-busy={state === 'loading' || undefined}
        onClick={() => void (isProblem(error) ? revalidate() : navigate(0))}
      >
        {t(isProblem(error) ? 'action.retry' : 'action.reload')}
      </button>
      {requestId && (
        <p className="faint text-1">
          {t('requestId')} <code translate="no">{requestId}</code>
        </p>
      )}
    </div>
  )
}
