import { useTranslation } from '@/i18n/use-translation.ts'
import type { IpList, IpRecord } from '@/api/contract/ip-list.ts'
import { ipListApi } from '@/api/endpoints/customer.ts'
import { Notice } from '@/ui/Notice.tsx'
import { locksOut } from '@/shared/ip-range/addresses.ts'
import { RemoveDialog } from '@/shared/ip-range/RemoveDialog.tsx'

interface RemoveAddressProps {
  record: IpRecord
  list: IpList
  onClose: () => void
}

export function RemoveAddress({
  record: { id, ip },
  list: { records, currentIp, enabled },
  onClose,
}: RemoveAddressProps) {
  const { t } = useTranslation('ipList')
  const [remove] = ipListApi.useRemoveIpMutation()
  const left = records.filter((record) => record.id !== id)
  const warn = enabled && !locksOut(records, currentIp) && locksOut(left, currentIp)
  return (
    <RemoveDialog ip={ip} remove={() => remove({ id }).unwrap()} onClose={onClose}>
      {warn && (
        <Notice tone="bad" title={t(left.length === 0 ? 'lockout.lastTitle' : 'lockout.ownTitle')}>
          {left.length === 0
            ? t('lockout.emptyText')
            : t('lockout.outsideText', { ip: currentIp ?? '' })}
        </Notice>
      )}
      <p>{enabled ? t('remove.text') : t('remove.offText')}</p>
    </RemoveDialog>
  )
}
