import { useTranslation } from '@/i18n/use-translation.ts'
import { ipListApi } from '@/api/endpoints/customer.ts'
import { toProblem } from '@/api/problem.ts'
import type { PageLoader } from '@/session/person.ts'
import { firstPaint } from '@/api/first-paint.ts'
import { SectionSkeleton } from '@/shared/account/SectionSkeleton.tsx'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { BulkForm } from './BulkForm.tsx'
import { IpSwitch } from './IpSwitch.tsx'
import type { IpList } from '@/api/contract/ip-list.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { AddWays } from '@/shared/ip-range/AddWays.tsx'
import { OwnAddress } from '@/shared/ip-range/OwnAddress.tsx'
import { SingleForm } from './SingleForm.tsx'
import { AddressTable } from './AddressTable.tsx'
import { serverTime } from '@/lib/server-clock.ts'

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
          <AddressTable list={data} now={serverTime(fulfilledTimeStamp)} busy={isFetching} />
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
          <SectionSkeleton title={t('switch.title')} lines={4} />
          <SectionSkeleton title={common('ip.addTitle')} lines={18} />
          <SectionSkeleton title={common('ip.listTitle')} lines={18} />
        </>
      )}
    </AccountFrame>
  )
}

interface AddAddressesProps {
  list: IpList
}

function AddAddresses({ list }: AddAddressesProps) {
  const { t } = useTranslation()
  const { t: range } = useTranslation('ipRange')
  const [add] = ipListApi.useAddIpsMutation()
  const addOwn = (ip: string) => add({ records: [{ ip, comment: range('own.comment') }] }).unwrap()
  return (
    <AccountSection title={t('ip.addTitle')} text={t('ip.addText', { max: list.max })}>
      <div className="stack gap-5">
        <OwnAddress list={list} add={addOwn} />
        <AddWays one={<SingleForm list={list} />} many={<BulkForm list={list} />} />
      </div>
    </AccountSection>
  )
}
