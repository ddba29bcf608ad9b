import { useTranslation } from '@/i18n/use-translation.ts'
import type { Target } from '@/routes/href.ts'
import type { ProxyCountry } from '@/routes/slugs/proxy-countries.ts'
import type { ProxyType } from '@/routes/slugs/proxy-types.ts'
import { LinkCards } from '@/shared/landing/LinkCards.tsx'
import { countryTable } from './proxy-countries.ts'
import s from '../proxy.module.css'

const typePage = (slug: ProxyType): Target<'proxyType'> => ({ id: 'proxyType', params: { slug } })
const countryPage = (slug: ProxyCountry): Target<'localProxy'> => ({
  id: 'localProxy',
  params: { slug },
})

export function TypeCards({ slugs }: { slugs: readonly ProxyType[] }) {
  const { t } = useTranslation('proxy')
  return (
    <LinkCards
      items={slugs.map((slug) => ({
        id: slug,
        to: typePage(slug),
        title: t(`kinds.${slug}.name`),
        text: t(`kinds.${slug}.text`),
      }))}
    />
  )
}

export function CountryCards({ slugs }: { slugs: readonly ProxyCountry[] }) {
  const { t } = useTranslation('proxy')
  return (
    <LinkCards
      items={slugs.map((slug) => ({
        id: slug,
        to: countryPage(slug),
        title: t(`places.${slug}.name`),
        text: t(`places.${slug}.text`),
        aside: (
          <span className={`faint text-1 bold ${s.code}`} translate="no">
            {countryTable[slug].iso}
          </span>
        ),
      }))}
    />
  )
}
