import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useDispatch } from 'react-redux'
import type { ProxyUser } from '@/api/contract/proxy-users.ts'
import { proxyUserApi } from '@/api/endpoints/proxy.ts'
import { load } from '@/api/load.ts'
import type { Dispatch } from '@/session/person.ts'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { LateDialog } from '@/shared/account/LateDialog.tsx'
import { useAction } from '@/shared/account/use-action.ts'
import { withTruth } from '@/shared/account/with-truth.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { useRowOverDraft } from '@/shared/form/use-open-over-draft.ts'
import { ExportAll } from '@/shared/list/ExportAll.tsx'
import { List } from '@/shared/list/List.tsx'
import type { ListQuery } from '@/shared/query/use-list-query.ts'
import { Notice } from '@/ui/Notice.tsx'
import { Skeleton } from '@/ui/Skeleton.tsx'
import { toast } from '@/ui/toast-store.ts'
import { useProxyProductName } from '../cabinet/use-proxy-words.ts'
import { BulkBar } from './BulkBar.tsx'
import type { BulkAction } from './BulkBar.tsx'
import { proxyUserForm, userRows, usersPerPage } from './users.ts'
import type { UserCommand, userQuery } from './users.ts'
import { useUserColumns } from './use-user-columns.tsx'
import { BulkQuestion } from './BulkQuestion.tsx'
import { serverTime } from '@/lib/server-clock.ts'

const formWords = ['proxyUserForm'] as const
const loadDialog = async () => (await import('./UserDialog.tsx')).UserDialog
const loadQuestion = async () => (await import('./UserQuestion.tsx')).UserQuestion

interface UsersProps {
  query: ListQuery<(typeof userQuery)['fields']>
  /** The maximum number of users; undefined while it loads, null if there is none. */
  max: number | null | undefined
  /** Why no user can be made, and what to do about it. */
  closed: { title: string; text: string; action: ReactNode } | undefined
}

export function Users({ query, max, closed }: UsersProps) {
  const { t } = useTranslation('proxyUsers')
  const { t: common } = useTranslation()
  const format = useFormat()
  const nameOf = useProxyProductName()
  const dispatch: Dispatch = useDispatch()
  const answer = proxyUserApi.useProxyUsersQuery(
    { ...query.value, perPage: usersPerPage },
    { refetchOnMountOrArgChange: 30 },
  )
  const [pause] = proxyUserApi.usePauseProxyUserMutation()
  const [resume] = proxyUserApi.useResumeProxyUserMutation()
  const action = useAction()
  const [asked, setAsked] = useState<{ record: ProxyUser; command: 'delete' | 'password' } | null>(
    null,
  )
  const [bulk, setBulk] = useState<BulkAction | null>(null)
  const [chosen, setChosen] = useState<ReadonlySet<ProxyUser['id']>>(new Set())
  const shown = answer.data?.records ?? []
  const [editing, setEditing] = useRowOverDraft(shown, ({ id }) => proxyUserForm(id))
  // A user that another page or filter has removed is no longer selected.
  const selected = shown.filter(({ id }) => chosen.has(id))
  const toggle = (id: ProxyUser['id'], on: boolean): void =>
    setChosen(
      new Set([...selected.map((one) => one.id).filter((one) => one !== id), ...(on ? [id] : [])]),
    )

  async function atOnce(record: ProxyUser, command: 'pause' | 'resume'): Promise<void> {
    const change = command === 'pause' ? pause : resume
    const done = await action.run(() =>
      withTruth(change({ id: record.id }).unwrap(), answer.refetch, ({ records }) =>
        // Under a filter by status the row is gone.
        records.every(
          ({ id, status }) => id !== record.id || (status === 'paused') === (command === 'pause'),
        ),
      ),
    )
    if (done)
      toast({
        tone: 'ok',
        id: 'proxy-users',
        text:
          command === 'pause'
            ? t('pause.done', { name: record.label })
            : t('resume.done', { name: record.label }),
      })
    else void answer.refetch()
  }
  const onCommand = (record: ProxyUser, command: UserCommand): void => {
    if (command === 'pause' || command === 'resume') void atOnce(record, command)
    else if (command === 'edit') setEditing(record)
    else setAsked({ record, command: command === 'delete' ? 'delete' : 'password' })
  }
  const { page: _, ...filters } = query.value
  const total = answer.data?.totalCount
  return (
    <List
      query={query}
      // The rows come with the notice above them.
      answer={max === undefined ? { ...answer, data: undefined, currentData: undefined } : answer}
      rows={({ records }) => records}
      rowKey={({ id }) => id}
      perPage={usersPerPage}
      columns={useUserColumns({
        chosen,
        now: serverTime(answer.fulfilledTimeStamp ?? 0),
        toggle,
        onCommand,
      })}
      section={{
        title: common('nav.crumb.proxyUsers'),
        ...(max !== null && {
          text:
            max === undefined ? (
              <Skeleton size="s" />
            ) : (
              t('list.text', { value: format.number(max), count: max })
            ),
        }),
        aside: (answer.data || !answer.error) && (
          <ExportAll<ProxyUser>
            total={total}
            ask={(page) =>
              load(
                dispatch(
                  proxyUserApi.endpoints.proxyUsers.initiate(
                    { ...filters, ...page },
                    { subscribe: false, forceRefetch: true },
                  ),
                ),
              )
            }
            name="proxy-users.csv"
            table={userRows}
          />
        ),
      }}
      words={{
        found: (count) => t('list.found', { count }),
        empty: closed ?? { title: t('list.empty'), text: t('list.emptyText') },
      }}
      filters={{
        text: { label: common('action.search'), help: t('filter.textHelp') },
        status: {
          label: common('label.status'),
          nameOf: (status) => t(`status.${status}`),
        },
        product: {
          label: common('label.product'),
          nameOf: (product) => nameOf(product),
        },
        sort: { label: common('label.sort'), nameOf: (order) => t(`sort.${order}`) },
      }}
      notice={
        <>
          {closed && shown.length > 0 && (
            <Notice tone="info" title={closed.title} action={closed.action}>
              {closed.text}
            </Notice>
          )}
          <ActionProblem action={action} />
          {(shown.length > 0 || answer.isLoading) && (
            <BulkBar
              count={selected.length}
              all={shown.length}
              onAll={(on) => setChosen(new Set(on ? shown.map(({ id }) => id) : []))}
              onAction={setBulk}
            />
          )}
        </>
      }
    >
      {editing && (
        <LateDialog
          load={loadDialog}
          ns={formWords}
          props={{ record: editing, onClose: () => setEditing(null) }}
        />
      )}
      {asked && (
        <LateDialog
          load={loadQuestion}
          ns={formWords}
          props={{ ...asked, onClose: () => setAsked(null) }}
        />
      )}
      {bulk && (
        <BulkQuestion
          action={bulk}
          users={selected}
          onDone={() => setChosen(new Set())}
          onClose={() => setBulk(null)}
        />
      )}
    </List>
  )
}
