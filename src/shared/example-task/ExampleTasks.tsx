import { useId, useState } from 'react'
import { colonFor, inSeries, withGap } from '@/lib/sentences.ts'
import { useTranslation } from '@/i18n/use-translation.ts'
import { publicApi } from '@/api/endpoints/public.ts'
import { formatFor } from '@/i18n/format.ts'
import { useLocale, usePage } from '@/i18n/page-context.ts'
import { useCurrency } from '@/session/currency.ts'
import { jsonLines } from '@/shared/captcha-type/json-lines.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { AnswerMarks } from '@/shared/test-task/AnswerMarks.tsx'
import { useAnswerText } from '@/shared/test-task/use-answer-text.ts'
import { useCopyLabels } from '@/shared/use-copy-labels.ts'
import { jsonText } from '@/task-api/json-text.ts'
import { CodeBlock } from '@/ui/CodeBlock.tsx'
import { Money } from '@/ui/Money.tsx'
import { OwnPicture } from './OwnPicture.tsx'
import type { ExampleType } from './example-type.ts'
import { answerOf, exampleTasks } from './example-tasks.ts'
import type { ExampleTask } from './example-tasks.ts'
import place from './example-place.module.css'
import s from './example-task.module.css'

interface ExampleTasksProps {
  first: ExampleType | undefined
  hasOwn: boolean
}

/**
 * Example tasks: a picture, what is sent of it, what a person marked, and the answer as the API
 * returns it. The marks appear one after another where motion is welcome, by styles alone: the
 * text is all there from the start.
 */
export function ExampleTasks({ first, hasOwn }: ExampleTasksProps) {
  const { t } = useTranslation('exampleTask')
  const name = useId()
  const [chosen, setChosen] = useState(() => exampleTasks.find(({ type }) => type === first)?.id)
  const [start] = exampleTasks
  const shown = exampleTasks.find(({ id }) => id === chosen) ?? start
  if (!shown) return null
  return (
    <div className={`stack gap-4 content-start ${place.place}`} data-alone={!hasOwn || undefined}>
      <fieldset className={`bare grid gap-3 ${s.choices}`}>
        <legend className="visually-hidden">{t('choose')}</legend>
        {exampleTasks.map(({ id, picture, size }) => (
          <label key={id} className={`grid gap-1 center text-2 round-2 ${s.choice}`}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              checked={id === shown.id}
              onChange={() => setChosen(id)}
            />
            <img src={picture} alt="" {...size} decoding="async" />
            {t(`kind.${id}`)}
          </label>
        ))}
      </fieldset>
      <Shown key={shown.id} task={shown} isChosen={chosen !== undefined} />
      {hasOwn && <OwnPicture />}
    </div>
  )
}

/** @param props.isChosen whether the visitor chose it, so that its answer is said */
function Shown({ task, isChosen }: { task: ExampleTask; isChosen: boolean }) {
  const { t } = useTranslation('exampleTask')
  const { t: common } = useTranslation()
  const copyLabels = useCopyLabels()
  const textOf = useAnswerText()
  const { id, type, picture, size, input, solution } = task
  const answer = answerOf(task)
  const words = textOf(answer)
  const request = (body: string) => ({
    clientKey: 'YOUR_API_KEY',
    task: { type, body, ...input },
  })
  const body = picture.slice(picture.indexOf(',') + 1)
  return (
    <div className={`grid gap-4 ${s.shown}`}>
      <figure className={`grid gap-3 content-start ${s.figure}`}>
        <div className={`relative grid alice clip ${s.board}`}>
          <img
            className={`fill ${s.picture}`}
            data-turned={answer.kind === 'turn' || undefined}
            src={picture}
            alt={t(`picture.${id}`)}
            {...size}
          />
          <AnswerMarks answer={answer} size={size} picture={picture} />
          {answer.kind === 'text' && (
            <span className={`text-5 bold ${s.letters}`} aria-hidden="true" translate="no">
              {answer.text}
            </span>
          )}
        </div>
        <figcaption className="grid gap-1 text-2">
          <b>{t(`task.${id}`)}</b>
          <span role={isChosen ? 'status' : undefined}>
            <span className="quiet">
              {common('label.answer') + colonFor(common('label.answer'))}
            </span>
            <code className="break" translate="no">
              {inSeries(words.split('\n'))}
            </code>
          </span>
          <TimeAndPrice slug={task.slug} />
          <span className="faint">{t('example')}</span>
        </figcaption>
      </figure>
      <div className={`grid gap-3 min-0 content-start ${s.code}`}>
        <CodeBlock
          label={t('request')}
          samples={[
            {
              id: 'request',
              label: 'POST /createTask',
              lines: jsonLines(request(`${body.slice(0, 18)}…`)),
              whole: jsonText(request(body)),
            },
          ]}
          copyLabels={copyLabels}
        />
        <CodeBlock
          className={s.answer}
          label={t('answer')}
          samples={[
            {
              id: 'answer',
              label: 'POST /getTaskResult',
              lines: jsonLines({ errorId: 0, status: 'ready', solution }),
            },
          ]}
          copyLabels={copyLabels}
        />
      </div>
    </div>
  )
}

/** The time and price of its type now, which the page has loaded already; nothing without them. */
function TimeAndPrice({ slug }: { slug: ExampleTask['slug'] }) {
  const { t } = useTranslation('exampleTask')
  const { currency } = useCurrency()
  const { language } = usePage()
  const locale = useLocale()
  const { data } = publicApi.useCustomerPricesQuery({ currency, language })
  const price = data?.groups.flatMap(({ items }) => items).find((item) => item.slug === slug)
  if (!price) return null
  const { avgSeconds, per1000 } = price
  return (
    <>
      {avgSeconds !== null && (
        <span className="faint">
          {t('time', { seconds: formatFor(locale).seconds(avgSeconds) })}
        </span>
      )}
      <RouteLink to={{ id: 'pricing' }} className="faint">
        {withGap(t('price'))}
        <Money {...per1000} locale={locale} />
      </RouteLink>
    </>
  )
}
