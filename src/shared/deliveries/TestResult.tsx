import { useTranslation } from '@/i18n/use-translation.ts'
import type { HostResponse } from '@/api/contract/deliveries.ts'
import { Notice } from '@/ui/Notice.tsx'
import { useTakeFocus } from '@/ui/use-take-focus.ts'
import { BodyCode } from './BodyCode.tsx'
import { succeeded } from './delivery.ts'
import { useFailureWords } from './use-failure-words.ts'
import { useSpan } from './use-span.ts'
import s from './deliveries.module.css'

/** How a host responded to a test. */
export function TestResult({ answer }: { answer: HostResponse }) {
  const { t } = useTranslation('pingback')
  const span = useSpan()
  const words = useFailureWords()
  const box = useTakeFocus<HTMLDivElement>(true, answer)
  const failure = succeeded(answer) ? null : words(answer)
  return (
    <div
      ref={box}
      tabIndex={-1}
      className="stack gap-3 mt-5"
      role="group"
      aria-label={t('test.answer')}
    >
      <Notice
        tone={failure ? 'bad' : 'ok'}
        title={
          answer.httpStatus === null
            ? (failure?.title ?? '')
            : t('test.status', { status: answer.httpStatus })
        }
      >
        {failure && <p>{failure.cure}</p>}
        {answer.durationMs !== null && (
          <p>{t('test.duration', { time: span(answer.durationMs) })}</p>
        )}
      </Notice>
      {answer.body ? (
        <BodyCode label={t('test.body')} text={answer.body} />
      ) : (
        answer.httpStatus !== null && <p className={s.quiet}>{t('body.empty')}</p>
      )}
    </div>
  )
}
