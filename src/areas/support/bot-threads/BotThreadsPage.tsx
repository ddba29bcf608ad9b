import { useTranslation } from 'react-i18next'
import { botApi } from '@/api/endpoints/bot.ts'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { loadList } from '@/shared/list/load-list.ts'
import { perPage } from '@/shared/list/per-page.ts'
import { BotThreads } from './BotThreads.tsx'
import { staffQuery } from './query.ts'

export const loader = loadList(staffQuery, (dispatch, query) =>
  dispatch(botApi.endpoints.staffBotThreads.initiate({ ...query, perPage })),
)

/** What the bot has told people, for those who look after it. */
export default function BotThreadsPage() {
  const { t } = useTranslation('botThreads')
  const { t: common } = useTranslation()
  return (
    <AccountFrame title={common('nav.crumb.botThreads')} lead={t('lead')} wide>
      <BotThreads />
    </AccountFrame>
  )
}
