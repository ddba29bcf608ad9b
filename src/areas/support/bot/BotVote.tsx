import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { botApi } from '@/api/endpoints/bot.ts'
import { Button } from '@/ui/Button.tsx'
import s from './bot.module.css'

/** Whether an answer of the bot helped. A new vote replaces the first. */
export function BotVote({ id, given }: { id: string | number; given: boolean | null }) {
  const { t } = useTranslation('bot')
  const { t: common } = useTranslation()
  const [rate, { isLoading, isError, originalArgs, isSuccess }] = botApi.useBotFeedbackMutation()
  const [said, setSaid] = useState(given)
  const send = (helpful: boolean): void => {
    if (isLoading) return
    rate({ id, helpful })
      .unwrap()
      .then(
        () => setSaid(helpful),
        () => {},
      )
  }
  return (
    <div className="row gap-1 align-center" role="group" aria-label={common('vote.ask')}>
      {([true, false] as const).map((helpful) => {
        const Icon = helpful ? ThumbsUp : ThumbsDown
        return (
          <Button
            key={String(helpful)}
            variant="none"
            hideText
            className={`rigid quiet ${s.thumb}`}
            aria-pressed={said === helpful}
            loading={isLoading && originalArgs?.helpful === helpful}
            prepend={<Icon size={18} aria-hidden="true" />}
            onClick={() => send(helpful)}
          >
            {common(helpful ? 'vote.yes' : 'vote.no')}
          </Button>
        )
      })}
      <span role="status" className="quiet text-1 regular">
        {isError ? t('vote.failed') : isSuccess && common('vote.thanks')}
      </span>
    </div>
  )
}
