import { useTranslation } from '@/i18n/use-translation.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { Notice } from '@/ui/Notice.tsx'
import { knownNetwork } from './crypto.ts'

const names = {
  bitcoin: 'common:nav.crumb.payBtc',
  bitcoincash: 'common:nav.crumb.payBch',
  tron: 'network.tron',
} as const

/** Coins sent on another network are lost. */
export function NetworkWarning({ asset, network }: { asset: string; network: string }) {
  const { t } = useTranslation(['crypto', 'common'])
  const known = knownNetwork(network)
  const name = known ? t(names[known]) : plainCode(network)
  return (
    <Notice tone="warn" title={t('warning.title', { asset, network: name })}>
      {t('warning.text', { asset })}
    </Notice>
  )
}
