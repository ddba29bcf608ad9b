import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { IpList } from '@/api/contract/ip-list.ts'
import { ipListApi } from '@/api/endpoints/customer.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { useAction } from '@/shared/account/use-action.ts'
import { withTruth } from '@/shared/account/with-truth.ts'
import { Badge } from '@/ui/Badge.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { Switch } from '@/ui/Checkbox.tsx'
import { toast } from '@/ui/toast-store.ts'
import { locksOut } from '@/shared/ip-range/addresses.ts'
import { LockoutDialog } from './LockoutDialog.tsx'

/**
 * Turns the list on or off. Asks first if the list would refuse calls from the reader's own
 * address.
 */
export function IpSwitch({ list: { enabled, records, currentIp } }: { list: IpList }) {
  const { t } = useTranslation('ipList')
  const [enable] = ipListApi.useEnableIpListMutation()
  const { refetch } = ipListApi.endpoints.ipList.useQuerySubscription()
  const [asking, setAsking] = useState(false)
  const [wanted, setWanted] = useState<boolean | null>(null)
  const action = useAction()
  const out = locksOut(records, currentIp)

  async function turn(on: boolean): Promise<void> {
    if (action.busy) return
    setWanted(on)
    const done = await action.run(() =>
      withTruth(enable({ enabled: on }).unwrap(), refetch, (list) => list.enabled === on),
    )
    setWanted(null)
    if (done)
      toast({ id: 'ip-list', tone: 'ok', text: t(on ? 'switch.turnedOn' : 'switch.turnedOff') })
  }

  return (
    <AccountSection
      title={t('switch.title')}
      text={t('switch.text')}
      aside={
        <Badge tone={enabled ? 'ok' : 'neutral'}>{t(enabled ? 'switch.on' : 'switch.off')}</Badge>
      }
    >
      <div className="stack gap-4">
        <ActionProblem action={action} />
        <Switch
          label={t('switch.label')}
          help={t('switch.help')}
          checked={wanted ?? enabled}
          aria-busy={action.busy || undefined}
          onChange={({ target }) => {
            if (target.checked && out) setAsking(true)
            else void turn(target.checked)
          }}
        />
        {enabled && out && (
          <Notice
            tone="bad"
            title={t(records.length === 0 ? 'lockout.emptyTitle' : 'lockout.outsideTitle')}
          >
            {records.length === 0
              ? t('lockout.emptyText')
              : t('lockout.outsideText', { ip: currentIp ?? '' })}
          </Notice>
        )}
      </div>
      {asking && (
        <LockoutDialog
          empty={records.length === 0}
          currentIp={currentIp}
          onDone={() => {
            setAsking(false)
            toast({ id: 'ip-list', tone: 'ok', text: t('switch.turnedOn') })
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </AccountSection>
  )
}
