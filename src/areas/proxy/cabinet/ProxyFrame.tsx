import { ChartSpline, Gauge, Network, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { AreaNav } from '@/shared/account/AreaNav.tsx'

const links = [
  { id: 'proxy', Icon: Gauge },
  { id: 'proxyUsers', Icon: Users },
  { id: 'proxyIps', Icon: Network },
  { id: 'proxyStatistics', Icon: ChartSpline },
] as const

interface ProxyFrameProps {
  title: string
  lead?: ReactNode
  actions?: ReactNode
  prefix?: string | undefined
  children: ReactNode
}

/** A page of the proxy cabinet, with the way to its sisters. */
export function ProxyFrame(props: ProxyFrameProps) {
  const { t } = useTranslation()
  const { t: own } = useTranslation('proxyCommon')
  const named = links.map((link) => ({
    ...link,
    name: link.id === 'proxy' ? own('overview') : t(`nav.crumb.${link.id}`),
  }))
  return (
    <AccountFrame {...props} wide nav={<AreaNav label={t('nav.crumb.proxy')} links={named} />} />
  )
}
