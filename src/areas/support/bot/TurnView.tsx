import { useTranslation } from '@/i18n/use-translation.ts'
import { withGap } from '@/lib/sentences.ts'
import { ServerHtml } from '@/shared/html/ServerHtml.tsx'
import { ServerAddress } from '@/shared/html/ServerAddress.tsx'
import { useProblemWords } from '@/shared/use-problem-words.ts'
import { Button } from '@/ui/Button.tsx'
import { isolated } from '@/lib/invisible.ts'
import { BotVote } from './BotVote.tsx'
import type { Turn } from './turns.ts'
import s from './bot.module.css'

/** A question, and its answer so far. */
export function TurnView({ turn, onRetry }: { turn: Turn; onRetry: () => void }) {
  const { t } = useTranslation('bot')
  const { t: common } = useTranslation()
  const { question, state, text, answer, problem } = turn
  const failed = useProblemWords(problem)
  return (
    <li className="stack gap-3">
      {question && (
        <div className={`pad-y-3 pad-x-4 round-3 break ${s.question}`}>
          <span className="visually-hidden">{t('you')}</span>
          <p>{question}</p>
        </div>
      )}
      <div
        className={`grid gap-2 border round-3 break ${s.answer}`}
        aria-busy={state === 'asking' || undefined}
      >
        <p className="faint text-1">{common('label.bot')}</p>
        {answer ? (
          <>
            <ServerHtml html={answer.answerHtml ?? ''} kind="message" />
            {answer.sources.length > 0 && (
              <div className={`line-above text-2 ${s.sources}`}>
                <p>{t('sources')}</p>
                <ul>
                  {answer.sources.map(({ title, url }) => (
                    <ServerAddress key={url} as="li" url={url}>
                      {title}
                    </ServerAddress>
                  ))}
                </ul>
              </div>
            )}
            <BotVote id={answer.id} given={answer.helpful} />
          </>
        ) : (
          <>
            {text && (
              <p className={s.text} aria-hidden={state === 'asking' || undefined}>
                {isolated(text)}
              </p>
            )}
            {state === 'asking' && !text && <p className="quiet">{t('thinking')}</p>}
            {state === 'stopped' && (
              <p className="cluster gap-1 gap-x-3 quiet text-2">
                {withGap(t('stopped'))}
                <Button variant="tertiary" onClick={onRetry}>
                  {t('again')}
                </Button>
              </p>
            )}
            {state === 'failed' && problem && (
              <p className="cluster gap-1 gap-x-3 quiet text-2" role="alert">
                {failed.title}{' '}
                <Button variant="tertiary" onClick={onRetry}>
                  {common('action.retry')}
                </Button>
              </p>
            )}
          </>
        )}
      </div>
    </li>
  )
}
