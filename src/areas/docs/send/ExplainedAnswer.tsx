import { useEffect, useId, useRef } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { sentences } from '@/lib/sentences.ts'
import { jsonText } from '@/task-api/json-text.ts'
import { DescriptionList } from '@/ui/DescriptionList.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { errorIn } from './answer.ts'
import type { Answer } from './answer.ts'

export interface AnswerField {
  name: string
  meaning: string
}

/** Each field of the answer with its value and its meaning; the documented ones first. */
export function ExplainedAnswer({
  answer,
  fields,
}: {
  answer: Answer
  fields: readonly AnswerField[]
}) {
  const { t } = useTranslation('apiSend')
  const { t: errors } = useTranslation('apiErrors')
  const error = errorIn(answer)
  const id = useId()
  const box = useRef<HTMLElement>(null)
  // The column of the workbench ends above it.
  useEffect(() => box.current?.scrollIntoView?.({ block: 'nearest' }), [answer])
  const meanings = new Map(fields.map(({ name, meaning }) => [name, meaning]))
  const rows = Object.entries(answer).filter(([, value]) => value !== null && value !== undefined)
  return (
    <section ref={box} className="stack gap-3" aria-labelledby={id}>
      <h3 id={id}>{t('answer')}</h3>
      {error && (
        <Notice tone="warn" title={errors(error.titleKey)}>
          {sentences(errors(error.causeKey), errors(error.actionKey))}
        </Notice>
      )}
      <DescriptionList terms="strong" lines="between">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>
              <code translate="no">{name}</code>
            </dt>
            <dd>
              <code className="break" translate="no">
                {shortened(jsonText(value))}
              </code>
              {meanings.has(name) && <p className="quiet text-1">{meanings.get(name)}</p>}
            </dd>
          </div>
        ))}
      </DescriptionList>
    </section>
  )
}

/** A list of every place of a proxy is longer than anybody reads here. */
const longestValue = 1500
const shortened = (text: string): string =>
  text.length > longestValue ? `${text.slice(0, longestValue)}…` : text
