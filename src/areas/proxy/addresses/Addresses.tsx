import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useDispatch } from 'react-redux'
import type { ProxyAddress, ProxyReplacements } from '@/api/contract/proxy-addresses.ts'
import { proxyAddressApi } from '@/api/endpoints/proxy-addresses.ts'
import { load } from '@/api/load.ts'
import { toProblem } from '@/api/problem.ts'
import { serverTime } from '@/lib/server-clock.ts'
import { sentences } from '@/lib/sentences.ts'
import type { Dispatch } from '@/session/person.ts'
import { LateDialog } from '@/shared/account/LateDialog.tsx'
import { useFormat } from '@/shared/account/use-format.ts'
import { ExportAll } from '@/shared/list/ExportAll.tsx'
import { List } from '@/shared/list/List.tsx'
import { useListQuery } from '@/shared/query/use-list-query.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Button } from '@/ui/Button.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { Skeleton } from '@/ui/Skeleton.tsx'
import { SelectionBar } from '../cabinet/SelectionBar.tsx'
import { useProxyProductName } from '../cabinet/use-proxy-words.ts'
import { addressesPerPage, addressQuery, addressRows, isHeld } from './addresses.ts'
import { useAddressColumns } from './use-address-columns.tsx'
import type { AddressCommand } from './use-address-columns.tsx'

const dialogWords = ['proxyAddressForm'] as const
const lineWords = ['proxyAddressForm', 'proxyGenerator'] as const
const loadChecks = async () => (await import('./ChecksDialog.tsx')).ChecksDialog
const loadLines = async () => (await import('./LinesDialog.tsx')).LinesDialog
const loadReplace = async () => (await import('./ReplaceDialog.tsx')).ReplaceDialog

/** What is open over the list, and for which addresses. */
interface Opened {
  command: AddressCommand
  addresses: readonly ProxyAddress[]
}

export function Addresses() {
  const { t } = useTranslation('proxyAddresses')
  const { t: common } = useTranslation()
  const nameOf = useProxyProductName()
  const dispatch: Dispatch = useDispatch()
  const query = useListQuery(addressQuery)
  const answer = proxyAddressApi.useProxyAddressesQuery(
    { ...query.value, perPage: addressesPerPage },
    { refetchOnMountOrArgChange: 30 },
  )
  const [chosen, setChosen] = useState<ReadonlySet<ProxyAddress['id']>>(new Set())
  const [opened, setOpened] = useState<Opened | null>(null)
  const shown = answer.data?.records ?? []
  const usable = shown.filter(isHeld)
  // An address that another page or filter has removed is no longer selected.
  const selected = usable.filter(({ id }) => chosen.has(id))
  const columns = useAddressColumns({
    chosen,
    now: serverTime(answer.fulfilledTimeStamp ?? 0),
    toggle: (id, on) =>
      setChosen(
        new Set([
          ...selected.map((one) => one.id).filter((one) => one !== id),
          ...(on ? [id] : []),
        ]),
      ),
    onCommand: (record, command) => setOpened({ command, addresses: [record] }),
  })
  const close = () => setOpened(null)
  if (!answer.data && answer.error && toProblem(answer.error).status === 404)
    return (
      <EmptyState
        title={t('absent.title')}
        action={
          <RouteLink to={{ id: 'proxy' }} className={buttonClass()}>
            {t('absent.action')}
          </RouteLink>
        }
      >
        {t('absent.text')}
      </EmptyState>
    )
  const { page: _, ...filters } = query.value
  const total = answer.data?.totalCount
  return (
    <List
      query={query}
      answer={answer}
      rows={({ records }) => records}
      rowKey={({ id }) => id}
      perPage={addressesPerPage}
      columns={columns}
      section={{
        title: common('nav.crumb.proxyAddresses'),
        text: answer.isLoading ? (
          <Skeleton size="s" />
        ) : (
          answer.data?.replacements && <Quota replacements={answer.data.replacements} />
        ),
        aside: (answer.data || !answer.error) && (
          <ExportAll<ProxyAddress>
            total={total}
            ask={(page) =>
              load(
                dispatch(
                  proxyAddressApi.endpoints.proxyAddresses.initiate(
                    { ...filters, ...page },
                    { subscribe: false, forceRefetch: true },
                  ),
                ),
              )
            }
            name="proxy-addresses.csv"
            table={addressRows}
          />
        ),
      }}
      words={{
        found: (count) => t('list.found', { count }),
        empty: {
          title: t('list.empty'),
          text: t('list.emptyText'),
          action: (
            <RouteLink
              to={{ id: 'proxy', search: { openAddTrafficModal: 'true' } }}
              className={buttonClass({ variant: 'secondary' })}
            >
              {t('list.buy')}
            </RouteLink>
          ),
        },
      }}
      filters={{
        text: { label: common('action.search'), help: t('filter.textHelp') },
        product: { label: common('label.product'), nameOf: (product) => nameOf(product) },
        family: { label: t('filter.family'), nameOf: (family) => t(`family.${family}`) },
        status: { label: common('label.status'), nameOf: (status) => t(`status.${status}`) },
        sort: { label: common('label.sort'), nameOf: (order) => t(`sort.${order}`) },
      }}
      notice={
        (usable.length > 0 || answer.isLoading) && (
          <SelectionBar
            label={t('select.label')}
            all={t('select.all')}
            counted={t('select.count', { count: selected.length })}
            selected={selected.length}
            total={usable.length}
            onAll={(on) => setChosen(new Set(on ? usable.map(({ id }) => id) : []))}
          >
            <Button
              variant="secondary"
              onClick={() => setOpened({ command: 'lines', addresses: selected })}
            >
              {t('action.lines')}
            </Button>
            {answer.data?.replacements && (
              <Button
                variant="secondary"
                onClick={() => setOpened({ command: 'replace', addresses: selected })}
              >
                {common('action.replace')}
              </Button>
            )}
          </SelectionBar>
        )
      }
    >
      {opened?.command === 'checks' && opened.addresses[0] && (
        <LateDialog
          load={loadChecks}
          ns={dialogWords}
          props={{ address: opened.addresses[0], onClose: close }}
        />
      )}
      {opened?.command === 'lines' && (
        <LateDialog
          load={loadLines}
          ns={lineWords}
          props={{ addresses: opened.addresses, onClose: close }}
        />
      )}
      {opened?.command === 'replace' && (
        <LateDialog
          load={loadReplace}
          ns={dialogWords}
          props={{
            addresses: opened.addresses,
            onDone: () => setChosen(new Set()),
            onClose: close,
          }}
        />
      )}
    </List>
  )
}

/** What is left of the replacements of the month. */
function Quota({ replacements: { total, left, renewsAt } }: { replacements: ProxyReplacements }) {
  const { t } = useTranslation('proxyAddresses')
  const format = useFormat()
  return (
    <>
      {sentences(
        t('quota.left', { count: total, left: format.number(left), value: format.number(total) }),
        renewsAt && left < total && t('quota.renews', { date: format.date(renewsAt) }),
      )}
    </>
  )
}
