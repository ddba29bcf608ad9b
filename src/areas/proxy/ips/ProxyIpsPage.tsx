import { useTranslation } from 'react-i18next'
import { proxyIpApi } from '@/api/endpoints/proxy-ips.ts'
import { firstPaint } from '@/api/first-paint.ts'
import { toProblem } from '@/api/problem.ts'
import type { PageLoader } from '@/session/person.ts'
import { LateSection } from '@/shared/account/LateSection.tsx'
import { SectionSkeleton } from '@/shared/account/SectionSkeleton.tsx'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { AddProxyIps } from './AddProxyIps.tsx'

const loadTable = async () => (await import('./IpTable.tsx')).IpTable

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
  return (
    <AccountFrame wide title={common('nav.crumb.proxyIps')} lead={t('lead')}>
      {data ? (
        <>
          <AddProxyIps list={data} />
          <LateSection
            title={common('ip.listTitle')}
            lines={14 + data.records.length}
            load={loadTable}
            props={{ list: data, now: fulfilledTimeStamp, busy: isFetching }}
          />
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
          <SectionSkeleton title={common('ip.addTitle')} lines={8} />
          <SectionSkeleton title={common('ip.listTitle')} lines={14} />
        </>
      )}
    </AccountFrame>
  )
}
