import {
  BadgePercent,
  Ban,
  CircleAlert,
  CircleGauge,
  KeyRound,
  Logs,
  MessageSquareWarning,
  Network,
  ImageOff,
  Webhook,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { AreaNav } from '@/shared/account/AreaNav.tsx'

const links = [
  { id: 'setting', Icon: KeyRound },
  { id: 'settingEdit', Icon: CircleGauge },
  { id: 'percent100', Icon: BadgePercent },
  { id: 'ipList', Icon: Network },
  { id: 'pingback', Icon: Webhook },
  { id: 'pingbackLog', Icon: Logs },
  { id: 'receivingErrors', Icon: CircleAlert },
  { id: 'complaints', Icon: MessageSquareWarning },
  { id: 'impossibleCaptchas', Icon: Ban },
  { id: 'notCaptcha', Icon: ImageOff },
] as const

interface SettingFrameProps {
  title: string
  lead?: ReactNode
  actions?: ReactNode
  prefix?: string | undefined
  children: ReactNode
}

/** A page of the customer's settings, with the way to its sisters. */
export function SettingFrame(props: SettingFrameProps) {
  const { t } = useTranslation()
  const { t: account } = useTranslation('shell')
  const named = links.map((link) => ({
    ...link,
    name: link.id === 'setting' ? account('keys') : t(`nav.crumb.${link.id}`),
  }))
  return (
    <AccountFrame {...props} wide nav={<AreaNav label={t('nav.crumb.setting')} links={named} />} />
  )
}
