import { useTranslation } from 'react-i18next'
import { plainCode } from '@/lib/plain-code.ts'
import { Notice } from '@/ui/Notice.tsx'
import { knownNetwork } from './crypto.ts'

/** Coins sent on another network are lost. */
export function NetworkWarning({ asset, network }: { asset: string; network: string }) {
  const { t } = useTranslation('crypto')
  const known = knownNetwork(network)
  const name = known ? t(`network.${known}`) : plainCode(network)
  return (
    <Notice tone="warn" title={t('warning.title', { asset, network: name })}>
      {t('warning.text', { asset, network: name })}
    </Notice>
  )
}
