import { useTranslation } from '@/i18n/use-translation.ts'
import { countryName } from '@/i18n/countries.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { formatFor } from '@/i18n/format.ts'

/** The parts of a campaign as text. Its days are in UTC for everyone. */
export function useCampaignWords() {
  const { t } = useTranslation('campaigns')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const format = formatFor(locale, 'UTC')
  return {
    period: (startsOn: string, endsOn: string): string =>
      t('period', { from: format.date(startsOn), to: format.date(endsOn) }),
    share: (share: number): string => format.percent(share, 0),
    country: (code: string | null): string =>
      code === null ? t('countries.unknown') : countryName(code, locale),
    countries: (codes: readonly string[]): string =>
      codes.length === 0
        ? common('filters.countries')
        : format.list(codes.map((code) => countryName(code, locale))),
    uses: (uses: number, limit: number | null): string =>
      limit === null
        ? format.number(uses)
        : t('usesOf', { uses: format.number(uses), limit: format.number(limit) }),
  }
}
