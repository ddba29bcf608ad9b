import { useTranslation } from '@/i18n/use-translation.ts'
import { useNavigate } from 'react-router'
import type { BotThread } from '@/api/contract/bot.ts'
import { botApi } from '@/api/endpoints/bot.ts'
import { useHref } from '@/i18n/page-context.ts'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { useAction } from '@/shared/account/use-action.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Button } from '@/ui/Button.tsx'
import { Notice } from '@/ui/Notice.tsx'

interface HandOverProps {
  thread: string
  ticket: BotThread['ticket']
  /** Whether the bot recommends it. */
  wanted: boolean
}

/** Hands the conversation over to a person. */
export function AgentHandover({ thread, ticket, wanted }: HandOverProps) {
  const { t } = useTranslation('bot')
  const { t: common } = useTranslation()
  const navigate = useNavigate()
  const href = useHref()
  const [escalate] = botApi.useEscalateBotThreadMutation()
  const action = useAction()
  if (ticket)
    return (
      <Notice
        tone="ok"
        title={t('over.title', { number: ticket.number })}
        action={
          <RouteLink to={{ id: 'ticket', params: { id: ticket.id } }}>{t('over.open')}</RouteLink>
        }
      >
        {t('over.text')}
      </Notice>
    )
  return (
    <div className="cluster gap-2 gap-x-4 between">
      <ActionProblem action={action} />
      <p className="quiet">{t(wanted ? 'hand.wanted' : 'hand.text')}</p>
      <Button
        variant={wanted ? 'primary' : 'secondary'}
        loading={action.busy}
        loadingText={common('busy')}
        onClick={() =>
          void action.run(async () => {
            const { id } = await escalate({ id: thread }).unwrap()
            await navigate(href({ id: 'ticket', params: { id } }))
          })
        }
      >
        {t('hand.button')}
      </Button>
    </div>
  )
}
