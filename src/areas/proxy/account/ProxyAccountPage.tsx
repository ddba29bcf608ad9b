import { Plus } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { proxyAccountApi } from '@/api/endpoints/proxy.ts'
import { firstPaint } from '@/api/first-paint.ts'
import { purchaseParam } from '@/routes/table/proxy.ts'
import type { PageLoader } from '@/session/person.ts'
import { LateDialog } from '@/shared/account/LateDialog.tsx'
import { LateSection } from '@/shared/account/LateSection.tsx'
import { LoadedSection } from '@/shared/document-form/Loaded.tsx'
import { useAddress } from '@/shared/query/use-address.ts'
import { Button } from '@/ui/Button.tsx'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import type { ProxyAccount } from '@/api/contract/proxy-account.ts'
import { proxyProtocols } from '@/lib/proxy-line.ts'
import { gapBetween } from '@/lib/sentences.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { CopyButton } from '@/ui/CopyButton.tsx'
import { Description, DescriptionList } from '@/ui/DescriptionList.tsx'
import { orderQuery } from './orders.ts'
import { Traffic } from './Traffic.tsx'
import s from '../account.module.css'

const purchaseWords = ['proxyPurchase'] as const
const loadPurchase = async () => (await import('./purchase/PurchaseDialog.tsx')).PurchaseDialog
const generatorWords = ['proxyGenerator'] as const
const loadGenerator = async () => (await import('../generator/Generator.tsx')).Generator
const linkWords = ['proxyLinks', 'proxyGenerator'] as const
const loadLinks = async () => (await import('../links/Links.tsx')).Links
const loadRenewals = async () => (await import('../renewals/Renewals.tsx')).Renewals
const renewalsOf = { of: 'traffic' } as const
const loadOrders = async () => (await import('./Orders.tsx')).Orders
const loadAlerts = async () => (await import('./Alerts.tsx')).Alerts

export const loader: PageLoader = ({ store: { dispatch } }) =>
  firstPaint(dispatch(proxyAccountApi.endpoints.proxyAccount.initiate()))

/** The cabinet's index: traffic and its purchase, lists, renewal, orders and alerts. */
export default function ProxyAccountPage() {
  const { t } = useTranslation('proxyAccount')
  const { t: common } = useTranslation()
  const { t: renewals } = useTranslation('proxyRenewals')
  const [params, change] = useAddress()
  const answer = proxyAccountApi.useProxyAccountQuery(undefined, {
    pollingInterval: 60_000,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: 30,
  })
  const buying = params.get(purchaseParam) === 'true'
  const setBuying = (open: boolean): void =>
    change({ [purchaseParam]: open ? 'true' : null }, { replace: !open })
  const buy = () => setBuying(true)
  const suspended = answer.data?.account.status === 'suspended'
  return (
    <AccountFrame
      wide
      title={common('nav.crumb.proxy')}
      lead={t('lead')}
      actions={
        <Button
          prepend={<Plus size={18} aria-hidden="true" />}
          disabledReason={suspended ? t('suspended.noBuying') : undefined}
          onClick={buy}
        >
          {common('action.addTraffic')}
        </Button>
      }
    >
      <div className={`stack gap-4 align-start ${s.pair}`}>
        <LoadedSection title={t('traffic.title')} lines={26} answer={answer}>
          {(overview) => <Traffic overview={overview} onBuy={buy} />}
        </LoadedSection>
        {!(answer.error && !answer.data) && (
          <LoadedSection title={t('connection.title')} lines={18} answer={answer}>
            {({ account }) => <Connection account={account} />}
          </LoadedSection>
        )}
      </div>
      <LateSection
        title={t('generator')}
        lines={16}
        load={loadGenerator}
        ns={generatorWords}
        props={{}}
      />
      <LateSection title={t('links')} lines={6} load={loadLinks} ns={linkWords} props={{}} />
      <div id="renewals" className="stack gap-4">
        <LateSection title={renewals('title')} lines={6} load={loadRenewals} props={renewalsOf} />
        <LateSection
          title={t('orders.title')}
          lines={10}
          load={loadOrders}
          props={{ onBuy: buy }}
          // An address with a query of the list is meant for the list, so it loads at once.
          onSight={!orderQuery.isIn(params)}
        />
      </div>
      <LateSection title={t('alerts.title')} lines={10} load={loadAlerts} props={{}} />
      {buying && !suspended && (
        <LateDialog
          load={loadPurchase}
          ns={purchaseWords}
          props={{ onClose: () => setBuying(false) }}
        />
      )}
    </AccountFrame>
  )
}

/** The connection data for programs: one host, and a port per protocol. */
function Connection({ account: { endpoint, username } }: { account: ProxyAccount }) {
  const { t } = useTranslation('proxyAccount')
  const { t: common } = useTranslation()
  if (!endpoint) return <p className="quiet text-2">{t('connection.none')}</p>
  const ports = proxyProtocols.flatMap((protocol) => {
    const port = endpoint.ports[protocol]
    return port === null ? [] : [{ protocol, port }]
  })
  return (
    <div className="stack gap-4">
      <DescriptionList
        layout="rows"
        terms="text"
        details="strong"
        lines="between"
        className={s.facts}
      >
        {username && (
          <Description term={t('connection.account')}>
            <code translate="no">{username}</code>
          </Description>
        )}
        <Description term={common('label.host')}>
          <code translate="no">{endpoint.host}</code>
          <Copy value={endpoint.host} label={t('connection.copyHost')} />
        </Description>
        {ports.map(({ protocol, port }) => (
          <Description
            key={protocol}
            term={t('connection.port', { protocol: protocol.toUpperCase() })}
          >
            <code translate="no">{port}</code>
            <Copy
              value={`${endpoint.host}:${port}`}
              label={t('connection.copyPort', { protocol: protocol.toUpperCase() })}
            />
          </Description>
        ))}
      </DescriptionList>
      <p className="quiet text-2">
        {t('connection.access')}
        {gapBetween(t('connection.access'), t('connection.users'))}
        <RouteLink to={{ id: 'proxyUsers' }}>{t('connection.users')}</RouteLink>
        {gapBetween(t('connection.users'), t('connection.or'))}
        {t('connection.or')}
        {gapBetween(t('connection.or'), t('connection.ips'))}
        <RouteLink to={{ id: 'proxyIps' }}>{t('connection.ips')}</RouteLink>
        {t('connection.end')}
      </p>
    </div>
  )
}

function Copy({ value, label }: { value: string; label: string }) {
  const { t } = useTranslation()
  return (
    <CopyButton
      value={value}
      variant="tertiary"
      hideText
      labels={{ copy: label, copied: t('action.copied'), failed: t('action.copyFailed') }}
    />
  )
}
