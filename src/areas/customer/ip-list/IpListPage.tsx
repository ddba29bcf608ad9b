import { useTranslation } from 'react-i18next'
import { ipListApi } from '@/api/endpoints/ip-list.ts'
import { toProblem } from '@/api/problem.ts'
import type { PageLoader } from '@/session/person.ts'
import { firstPaint } from '@/api/first-paint.ts'
import { LateSection } from '@/shared/account/LateSection.tsx'
import { SectionSkeleton } from '@/shared/account/SectionSkeleton.tsx'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { AddAddresses } from './AddAddresses.tsx'
import { IpSwitch } from './IpSwitch.tsx'

const loadTable = async () => (await import('./AddressTable.tsx')).AddressTable

export const loader: PageLoader = ({ store: { dispatch } }) =>
  firstPaint(dispatch(ipListApi.endpoints.ipList.initiate()))

export default function IpListPage() {
  const { t } = useTranslation('ipList')
  const { t: common } = useTranslation()
  const {
    data,
    error,
    isFetching,
    refetch,
    fulfilledTimeStamp = 0,
  } = ipListApi.useIpListQuery(undefined, { refetchOnMountOrArgChange: 30 })
  return (
    <AccountFrame wide title={common('nav.crumb.ipList')} lead={t('lead')}>
      {data ? (
        <>
          <IpSwitch list={data} />
          <AddAddresses list={data} />
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
          <SectionSkeleton title={t('switch.title')} lines={2} />
          <SectionSkeleton title={common('ip.addTitle')} lines={5} />
          <SectionSkeleton title={common('ip.listTitle')} lines={14} />
        </>
      )}
    </AccountFrame>
  )
}
