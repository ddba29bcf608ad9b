import { useTranslation } from 'react-i18next'

const names = {
  google: 'linked.provider.google',
  github: 'linked.provider.github',
  telegram: 'linked.provider.telegram',
  vk: 'linked.provider.vk',
  yandex: 'linked.provider.yandex',
} as const
const known = new Map<string, (typeof names)[keyof typeof names]>(Object.entries(names))

/** The name of a provider; of one that we do not know, what the backend calls it. */
export function useProviderName(): (provider: string, title?: string) => string {
  const { t } = useTranslation('security')
  return (provider, title) => {
    const key = known.get(provider)
    return key ? t(key) : title || provider
  }
}
