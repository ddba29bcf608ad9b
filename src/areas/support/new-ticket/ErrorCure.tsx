import { useTranslation } from '@/i18n/use-translation.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { asciiSlug } from '@/lib/encode-part.ts'
import { findApiError } from '@/task-api/errors.ts'
import s from '../account.module.css'

/**
 * The meaning of an error code and its fix, from the table of errors. The link opens a new tab, so
 * that the text here stays.
 */
export function ErrorCure({ code }: { code: string }) {
  const { t } = useTranslation('newTicket')
  const { t: words } = useTranslation('apiErrors')
  const error = findApiError(code.trim().toUpperCase())
  return (
    <div role="status" className={s.suggestions}>
      {error && (
        <>
          <p>
            <b>{words(error.titleKey)}</b>
          </p>
          <p>{words(error.causeKey)}</p>
          <p>{words(error.actionKey)}</p>
          <RouteLink
            to={{
              id: 'apiDocsArticle',
              params: { slug: 'error-codes' },
              hash: asciiSlug(error.code),
            }}
            target="_blank"
            rel="noopener"
            aria-label={t('newTab', { question: t('cure') })}
          >
            {t('cure')}
          </RouteLink>
        </>
      )}
    </div>
  )
}
