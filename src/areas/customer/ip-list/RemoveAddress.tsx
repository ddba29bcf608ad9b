import { useTranslation } from 'react-i18next'
import type { IpList, IpRecord } from '@/api/contract/ip-list.ts'
import { ipListApi } from '@/api/endpoints/ip-list.ts'
import { ConfirmDialog } from '@/shared/account/ConfirmDialog.tsx'
import { unlessGone } from '@/shared/account/unless-gone.ts'
import { Notice } from '@/ui/Notice.tsx'
import { Stack } from '@/ui/Stack.tsx'
import { toast } from '@/ui/toast-store.ts'
import { locksOut } from '@/shared/ip-range/addresses.ts'

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
  const { t: common } = useTranslation()
  const [remove] = ipListApi.useRemoveIpMutation()
  const left = records.filter((record) => record.id !== id)
  const warn = enabled && !locksOut(records, currentIp) && locksOut(left, currentIp)
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
        {warn && (
          <Notice
            tone="bad"
            title={t(left.length === 0 ? 'lockout.lastTitle' : 'lockout.ownTitle')}
          >
            {left.length === 0
              ? t('lockout.emptyText')
              : t('lockout.outsideText', { ip: currentIp ?? '' })}
          </Notice>
        )}
        <p>{enabled ? t('remove.text') : t('remove.offText')}</p>
      </Stack>
    </ConfirmDialog>
  )
}
