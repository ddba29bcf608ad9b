import { useTranslation } from 'react-i18next'
import type { ProxyIp, ProxyIpList } from '@/api/contract/proxy-ips.ts'
import { proxyIpApi } from '@/api/endpoints/proxy-ips.ts'
import { ConfirmDialog } from '@/shared/account/ConfirmDialog.tsx'
import { unlessGone } from '@/shared/account/unless-gone.ts'
import { locksOut } from '@/shared/ip-range/addresses.ts'
import { Notice } from '@/ui/Notice.tsx'
import { Stack } from '@/ui/Stack.tsx'
import { toast } from '@/ui/toast-store.ts'

interface RemoveIpProps {
  record: ProxyIp
  list: ProxyIpList
  onClose: () => void
}

export function RemoveIp({ record: { id, ip }, list, onClose }: RemoveIpProps) {
  const { t } = useTranslation('proxyIps')
  const { t: common } = useTranslation()
  const [remove] = proxyIpApi.useRemoveProxyIpMutation()
  const { records, currentIp, effectSeconds } = list
  const left = records.filter((record) => record.id !== id)
  const isOwn = currentIp !== null && !locksOut(records, currentIp) && locksOut(left, currentIp)
  return (
    <ConfirmDialog
      title={common('ip.removeTitle', { ip })}
      confirm={common('action.remove')}
      work={() => unlessGone(remove({ id }).unwrap())}
      onDone={() => {
        onClose()
        toast({ id: 'ip-list', tone: 'ok', text: common('ip.removed', { ip }) })
      }}
      onClose={onClose}
    >
      <Stack gap={3}>
        {isOwn && (
          <Notice tone="bad" title={t('remove.own')}>
            {t('remove.ownText', { ip: currentIp })}
          </Notice>
        )}
        <p>
          {t('remove.text')} {t('add.effect', { count: effectSeconds })}
        </p>
      </Stack>
    </ConfirmDialog>
  )
}
