import { useTranslation } from 'react-i18next'
import type { IpList } from '@/api/contract/ip-list.ts'
import { ipListApi } from '@/api/endpoints/ip-list.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { AddWays } from '@/shared/ip-range/AddWays.tsx'
import { OwnAddress } from '@/shared/ip-range/OwnAddress.tsx'
import { Stack } from '@/ui/Stack.tsx'
import { SingleForm } from './SingleForm.tsx'

const loadBulk = async () => (await import('./BulkForm.tsx')).BulkForm

interface AddAddressesProps {
  list: IpList
}

export function AddAddresses({ list }: AddAddressesProps) {
  const { t } = useTranslation()
  const { t: range } = useTranslation('ipRange')
  const [add] = ipListApi.useAddIpsMutation()
  const addOwn = (ip: string) => add({ records: [{ ip, comment: range('own.comment') }] }).unwrap()
  return (
    <AccountSection title={t('ip.addTitle')} text={t('ip.addText', { max: list.max })}>
      <Stack gap={5}>
        <OwnAddress list={list} add={addOwn} />
        <AddWays one={<SingleForm list={list} />} loadMany={loadBulk} props={{ list }} />
      </Stack>
    </AccountSection>
  )
}
