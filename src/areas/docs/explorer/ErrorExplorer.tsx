import { useDeferredValue, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { isRecord } from '@/lib/is-record.ts'
import { parseJson } from '@/lib/parse-json.ts'
import { sentences, withGap } from '@/lib/sentences.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { findApiError } from '@/task-api/errors.ts'
import { DescriptionList } from '@/ui/DescriptionList.tsx'
import { Field } from '@/ui/Field.tsx'
import { Textarea } from '@/ui/Textarea.tsx'
import { closestCode, errorOfAnswer, isWebPage } from '../search/error-answer.ts'
import s from '../docs.module.css'

/** Whether a pasted answer says itself that nothing went wrong. */
function isFine(text: string): boolean {
  try {
    const value: unknown = parseJson(text)
    return isRecord(value) && value['errorId'] === 0
  } catch {
    return /^OK\b/.test(text)
  }
}

/** Reads a pasted answer, and says what went wrong and what to do next. Nothing is sent. */
export function ErrorExplorer() {
  const { t } = useTranslation('apiDocs')
  const [typed, setTyped] = useState('')
  const text = useDeferredValue(typed).trim()
  return (
    <div className={`grid gap-4 gap-x-6 align-start ${s.explorerParts}`}>
      <Field label={t('explorer.label')}>
        <Textarea
          rows={3}
          value={typed}
          placeholder={t('explorer.placeholder')}
          spellCheck={false}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <div role="status">{text !== '' && <Explained text={text} />}</div>
    </div>
  )
}

function Explained({ text }: { text: string }) {
  const { t } = useTranslation('apiDocs')
  const { t: words } = useTranslation('apiErrors')
  const lasting = (seconds: number) =>
    seconds % 60 === 0
      ? t('explorer.minutes', { count: seconds / 60 })
      : t('explorer.seconds', { count: seconds })
  const named = errorOfAnswer(text)
  if (named === null && isWebPage(text)) return <p>{t('explorer.page')}</p>
  if (named === null)
    return <p className="quiet">{t(isFine(text) ? 'explorer.ok' : 'explorer.unknown')}</p>
  const code = findApiError(named) ? named : closestCode(named)
  const error = code === null ? undefined : findApiError(code)
  if (code === null || !error)
    return (
      <p>
        {withGap(t('explorer.other', { code: named }))}
        <RouteLink to={{ id: 'support' }}>{t('explorer.support')}</RouteLink>
      </p>
    )
  const { titleKey, causeKey, actionKey, retryAfter, blockSeconds, docsSlug } = error
  return (
    <div className="stack gap-3">
      {code !== named && <p className="quiet">{t('explorer.near', { code: named })}</p>}
      <p>
        <code translate="no">{code}</code> <b>{words(titleKey)}</b>
      </p>
      <DescriptionList terms="small" className="gap-3">
        <div>
          <dt>{t('explorer.cause')}</dt>
          <dd>{words(causeKey)}</dd>
        </div>
        <div>
          <dt>{t('explorer.next')}</dt>
          <dd>
            {sentences(
              words(actionKey),
              blockSeconds !== undefined && t('explorer.block', { time: lasting(blockSeconds) }),
              retryAfter !== undefined && t('explorer.retry', { time: lasting(retryAfter) }),
            )}
          </dd>
        </div>
      </DescriptionList>
      <p>
        <RouteLink to={{ id: 'apiDocsArticle', params: { slug: 'error-codes' }, hash: docsSlug }}>
          {t('explorer.more', { code })}
        </RouteLink>
      </p>
    </div>
  )
}
