import { useTranslation } from 'react-i18next'
import { known } from '@/lib/known.ts'

const names = {
  google: 'linked.provider.google',
  github: 'linked.provider.github',
  telegram: 'linked.provider.telegram',
  vk: 'linked.provider.vk',
  yandex: 'linked.provider.yandex',
} as const

/** Returns the name of a provider; for an unknown one the backend's title. */
export function useProviderName(): (provider: string, title?: string) => string {
  const { t } = useTranslation('security')
  return (provider, title) => {
    const key = known(names, provider)
    return key ? t(key) : title || provider
  }
}
