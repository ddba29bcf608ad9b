import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { ProxyClient } from '@/api/contract/proxy-clients.ts'
import { proxyUserApi } from '@/api/endpoints/proxy.ts'
import { proxyClientApi } from '@/api/endpoints/proxy-clients.ts'
import { toProblem } from '@/api/problem.ts'
import { cutText } from '@/lib/cut-text.ts'
import { serverTime } from '@/lib/server-clock.ts'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { useAction } from '@/shared/account/use-action.ts'
import { withTruth } from '@/shared/account/with-truth.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { List } from '@/shared/list/List.tsx'
import { perPage } from '@/shared/list/per-page.ts'
import { useListQuery } from '@/shared/query/use-list-query.ts'
import { Notice } from '@/ui/Notice.tsx'
import { toast } from '@/ui/toast-store.ts'
import { clientQuery } from './clients.ts'
import { RequestsDialog } from './RequestsDialog.tsx'
import { useClientColumns } from './use-client-columns.tsx'
import type { ClientCommand } from './use-client-columns.tsx'

/** Who connected in the last 24 hours. Absent where the backend does not say it (404). */
export function Clients() {
  const { t } = useTranslation('proxyClients')
  const { t: common } = useTranslation()
  const format = useFormat()
  const query = useListQuery(clientQuery)
  const answer = proxyClientApi.useProxyClientsQuery(
    { ...query.value, perPage },
    { refetchOnMountOrArgChange: 30, pollingInterval: 60_000, skipPollingIfUnfocused: true },
  )
  const [allow] = proxyClientApi.useAllowClientMutation()
  const [disallow] = proxyClientApi.useDisallowClientMutation()
  const [pause] = proxyUserApi.usePauseProxyUserMutation()
  const [resume] = proxyUserApi.useResumeProxyUserMutation()
  const action = useAction()
  const [opened, setOpened] = useState<ProxyClient | null>(null)

  /** Does it at once, and offers to take it back. */
  async function act(client: ProxyClient, command: Exclude<ClientCommand, 'requests'>) {
    const { id, ip, user } = client
    const work = {
      allow: () => allow({ id }).unwrap(),
      disallow: () => disallow({ id }).unwrap(),
      pause: () => user && pause({ id: user.id }).unwrap(),
      resume: () => user && resume({ id: user.id }).unwrap(),
    }[command]
    const back = ({ allow: 'disallow', pause: 'resume' } as const)[
      command === 'allow' || command === 'pause' ? command : 'allow'
    ]
    const isDone = await action.run(() =>
      withTruth(Promise.resolve(work()), answer.refetch, ({ records }) => {
        const now = records.find((one) => one.id === id)
        if (command === 'allow' || command === 'disallow')
          return (now?.known === 'allowed') === (command === 'allow')
        return (now?.user?.status === 'paused') === (command === 'pause')
      }),
    )
    if (!isDone) return void answer.refetch()
    toast({
      id: 'proxy-clients',
      tone: 'ok',
      text: t(`done.${command}`, { ip, name: cutText(user?.label || user?.username || '') }),
      ...((command === 'allow' || command === 'pause') && {
        action: { label: common('action.undo'), onSelect: () => void act(client, back) },
      }),
    })
  }
  const columns = useClientColumns({
    now: serverTime(answer.fulfilledTimeStamp ?? 0),
    onCommand: (client, command) =>
      command === 'requests' ? setOpened(client) : void act(client, command),
  })
  if (!answer.data && answer.error && toProblem(answer.error).status === 404) return null
  const unknown = answer.data?.unknown ?? 0
  return (
    <List
      query={query}
      answer={answer}
      rows={({ records }) => records}
      rowKey={({ id }) => id}
      columns={columns}
      section={{ title: t('title'), text: t('text') }}
      words={{
        found: (count) => t('found', { count }),
        empty: { title: t('empty'), text: t('emptyText') },
      }}
      filters={{
        text: { label: common('action.search'), help: t('filter.textHelp') },
        known: { label: common('label.address'), nameOf: (one) => t(`filter.${one}`) },
      }}
      notice={
        <>
          <ActionProblem action={action} />
          {unknown > 0 && (
            <Notice
              tone="warn"
              title={t('unknown', { count: unknown, value: format.number(unknown) })}
            >
              {t('unknownText')}
            </Notice>
          )}
        </>
      }
    >
      {opened && <RequestsDialog client={opened} onClose={() => setOpened(null)} />}
    </List>
  )
}
