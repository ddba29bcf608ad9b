import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { ProxyIp, ProxyIpList } from '@/api/contract/proxy-ips.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { AddressSection } from '@/shared/ip-range/AddressSection.tsx'
import { useProxyProductName } from '../cabinet/use-proxy-words.ts'
import { RemoveIp } from './RemoveIp.tsx'

interface IpTableProps {
  list: ProxyIpList
  now: number
  busy: boolean
}

export function IpTable({ list, now, busy }: IpTableProps) {
  const { t } = useTranslation('proxyIps')
  const { t: common } = useTranslation()
  const format = useFormat()
  const nameOf = useProxyProductName()
  const [removing, setRemoving] = useState<ProxyIp | null>(null)
  return (
    <AddressSection
      list={list}
      now={now}
      busy={busy}
      emptyText={t('list.emptyText')}
      columns={[
        { key: 'label', header: t('column.label'), cell: ({ label }) => label || null },
        { key: 'product', header: common('label.product'), cell: ({ product }) => nameOf(product) },
        {
          key: 'protocols',
          header: t('column.protocols'),
          cell: ({ protocols }) => format.list(protocols.map((one) => one.toUpperCase())),
        },
      ]}
      onRemove={setRemoving}
    >
      {removing && <RemoveIp record={removing} list={list} onClose={() => setRemoving(null)} />}
    </AddressSection>
  )
}
