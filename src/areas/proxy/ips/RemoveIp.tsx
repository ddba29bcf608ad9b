import { useTranslation } from '@/i18n/use-translation.ts'
import type { ProxyIp, ProxyIpList } from '@/api/contract/proxy-ips.ts'
import { proxyIpApi } from '@/api/endpoints/proxy.ts'
import { withGap } from '@/lib/sentences.ts'
import { locksOut } from '@/shared/ip-range/addresses.ts'
import { RemoveDialog } from '@/shared/ip-range/RemoveDialog.tsx'
import { Notice } from '@/ui/Notice.tsx'

interface RemoveIpProps {
  record: ProxyIp
  list: ProxyIpList
  onClose: () => void
}

export function RemoveIp({ record: { id, ip }, list, onClose }: RemoveIpProps) {
  const { t } = useTranslation('proxyIps')
  const [remove] = proxyIpApi.useRemoveProxyIpMutation()
  const { records, currentIp, effectSeconds } = list
  const left = records.filter((record) => record.id !== id)
  const isOwn = currentIp !== null && !locksOut(records, currentIp) && locksOut(left, currentIp)
  return (
    <RemoveDialog ip={ip} remove={() => remove({ id }).unwrap()} onClose={onClose}>
      {isOwn && (
        <Notice tone="bad" title={t('remove.own')}>
          {t('remove.ownText', { ip: currentIp })}
        </Notice>
      )}
      <p>
        {withGap(t('remove.text'))}
        {t('add.effect', { count: Math.ceil(effectSeconds / 60) })}
      </p>
    </RemoveDialog>
  )
}
