import { useTranslation } from '@/i18n/use-translation.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { allOf } from '@/lib/sentences.ts'

const ours = ['ticket', 'chat', 'phone', 'email'] as const

/** Returns a function that lists the channels to a person. */
export function useChannels(): (channels: readonly string[]) => string {
  const { t } = useTranslation('enterprise')
  const locale = useLocale()
  return (channels) =>
    allOf(
      channels.map((one) => {
        const known = ours.find((channel) => channel === one)
        return known ? t(`channel.${known}`) : plainCode(one)
      }),
      locale,
    )
}
