import { useTranslation } from '@/i18n/use-translation.ts'
import { botApi } from '@/api/endpoints/bot.ts'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { loadList } from '@/shared/list/load-list.ts'
import { perPage } from '@/shared/list/per-page.ts'
import { BotThreads } from './BotThreads.tsx'
import { staffQuery } from './query.ts'

export const loader = loadList(staffQuery, (dispatch, query) =>
  dispatch(botApi.endpoints.staffBotThreads.initiate({ ...query, perPage })),
)

/** The bot's conversations, for the people who maintain it. */
export default function BotThreadsPage() {
  const { t } = useTranslation('botThreads')
  const { t: common } = useTranslation()
  return (
    <AccountFrame title={common('nav.crumb.botThreads')} lead={t('lead')} wide>
      <BotThreads />
    </AccountFrame>
  )
}
