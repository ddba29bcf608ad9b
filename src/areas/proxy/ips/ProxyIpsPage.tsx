import { useTranslation } from '@/i18n/use-translation.ts'
import { sentences } from '@/lib/sentences.ts'
import { proxyIpApi } from '@/api/endpoints/proxy.ts'
import { firstPaint } from '@/api/first-paint.ts'
import { toProblem } from '@/api/problem.ts'
import type { PageLoader } from '@/session/person.ts'
import { LateSection } from '@/shared/account/LateSection.tsx'
import { SectionSkeleton } from '@/shared/account/SectionSkeleton.tsx'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import type { ProxyIpList } from '@/api/contract/proxy-ips.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { AddWays } from '@/shared/ip-range/AddWays.tsx'
import { OwnAddress } from '@/shared/ip-range/OwnAddress.tsx'
import { ManyIps } from './ManyIps.tsx'
import { clientQuery } from '../clients/clients.ts'
import { accessDefaults } from './proxy-ips.ts'
import { SingleIp } from './SingleIp.tsx'
import { IpTable } from './IpTable.tsx'
import { serverTime } from '@/lib/server-clock.ts'
import { useAddress } from '@/shared/query/use-address.ts'

const clientWords = ['proxyClients'] as const
const loadClients = async () => (await import('../clients/Clients.tsx')).Clients

export const loader: PageLoader = ({ store: { dispatch } }) =>
  firstPaint(dispatch(proxyIpApi.endpoints.proxyIps.initiate()))

export default function ProxyIpsPage() {
  const { t } = useTranslation('proxyIps')
  const { t: common } = useTranslation()
  const {
    data,
    error,
    isFetching,
    refetch,
    fulfilledTimeStamp = 0,
  } = proxyIpApi.useProxyIpsQuery(undefined, { refetchOnMountOrArgChange: 30 })
  const [params] = useAddress()
  return (
    <AccountFrame wide title={common('nav.crumb.proxyIps')} lead={t('lead')}>
      {data ? (
        <>
          <AddProxyIps list={data} />
          <IpTable list={data} now={serverTime(fulfilledTimeStamp)} busy={isFetching} />
        </>
      ) : error ? (
        <ProblemState
          problem={toProblem(error)}
          onRetry={() => void refetch()}
          busy={isFetching}
          level={2}
        />
      ) : (
        <>
          <SectionSkeleton title={common('ip.addTitle')} lines={25} />
          <SectionSkeleton title={common('ip.listTitle')} lines={14} />
        </>
      )}
      <LateSection
        title={t('clients')}
        lines={10}
        load={loadClients}
        ns={clientWords}
        props={{}}
        // An address with a query of the list is meant for the list, so it loads at once.
        onSight={!clientQuery.isIn(params)}
      />
    </AccountFrame>
  )
}

interface AddProxyIpsProps {
  list: ProxyIpList
}

function AddProxyIps({ list }: AddProxyIpsProps) {
  const { t } = useTranslation('proxyIps')
  const { t: common } = useTranslation()
  const { t: range } = useTranslation('ipRange')
  const [add] = proxyIpApi.useAddProxyIpsMutation()
  const addOwn = (ip: string) =>
    add({ records: [{ ...accessDefaults, ip, label: range('own.comment') }] }).unwrap()
  return (
    <AccountSection
      title={common('ip.addTitle')}
      text={sentences(
        common('ip.addText', { max: list.max }),
        t('add.effect', { count: Math.ceil(list.effectSeconds / 60) }),
      )}
    >
      <div className="stack gap-5">
        <OwnAddress list={list} add={addOwn} />
        <AddWays one={<SingleIp list={list} />} many={<ManyIps list={list} />} />
      </div>
    </AccountSection>
  )
}
