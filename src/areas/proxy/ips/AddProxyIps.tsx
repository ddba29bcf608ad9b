import { useTranslation } from 'react-i18next'
import type { ProxyIpList } from '@/api/contract/proxy-ips.ts'
import { proxyIpApi } from '@/api/endpoints/proxy-ips.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { AddWays } from '@/shared/ip-range/AddWays.tsx'
import { OwnAddress } from '@/shared/ip-range/OwnAddress.tsx'
import { Stack } from '@/ui/Stack.tsx'
import { accessDefaults } from './proxy-ips.ts'
import { SingleIp } from './SingleIp.tsx'

const loadMany = async () => (await import('./ManyIps.tsx')).ManyIps

interface AddProxyIpsProps {
  list: ProxyIpList
}

export function AddProxyIps({ list }: AddProxyIpsProps) {
  const { t } = useTranslation('proxyIps')
  const { t: common } = useTranslation()
  const { t: range } = useTranslation('ipRange')
  const [add] = proxyIpApi.useAddProxyIpsMutation()
  const addOwn = (ip: string) =>
    add({ records: [{ ...accessDefaults, ip, label: range('own.comment') }] }).unwrap()
  return (
    <AccountSection
      title={common('ip.addTitle')}
      text={`${common('ip.addText', { max: list.max })} ${t('add.effect', { count: list.effectSeconds })}`}
    >
      <Stack gap={5}>
        <OwnAddress list={list} add={addOwn} />
        <AddWays one={<SingleIp list={list} />} loadMany={loadMany} props={{ list }} />
      </Stack>
    </AccountSection>
  )
}
