import type { ProxyCountry } from '@/routes/slugs/proxy-countries.ts'
import type { SourceLink } from '@/shared/landing/SourceLinks.tsx'

/** Times, currencies and formats of every country. */
const common: readonly SourceLink[] = [
  { name: 'IANA Time Zone Database', href: 'https://www.iana.org/time-zones', lang: 'en' },
  { name: 'Unicode CLDR', href: 'https://cldr.unicode.org/', lang: 'en' },
]
const vat: SourceLink = {
  name: 'Your Europe: VAT',
  href: 'https://europa.eu/youreurope/business/taxation/vat/vat-rules-rates/index_en.htm',
  lang: 'en',
}

/** The laws and rates that the text of a country names. */
const own: Readonly<Partial<Record<ProxyCountry, readonly SourceLink[]>>> = {
  de: [
    { name: '§ 5 DDG', href: 'https://www.gesetze-im-internet.de/ddg/__5.html', lang: 'de' },
    { name: '§ 312j BGB', href: 'https://www.gesetze-im-internet.de/bgb/__312j.html', lang: 'de' },
    vat,
  ],
  fr: [
    {
      name: 'Loi n° 94-665',
      href: 'https://www.legifrance.gouv.fr/loda/id/JORFTEXT000000349929',
      lang: 'fr',
    },
  ],
  ca: [
    {
      name: 'Charter of the French language',
      href: 'https://www.legisquebec.gouv.qc.ca/en/document/cs/C-11',
      lang: 'en',
    },
  ],
  br: [
    {
      name: 'Lei n° 13.709 (LGPD)',
      href: 'https://www.planalto.gov.br/ccivil_03/_ato2015-2018/2018/lei/l13709.htm',
      lang: 'pt',
    },
  ],
  es: [vat],
  pt: [vat],
}

export const countrySources = (slug: ProxyCountry): readonly SourceLink[] => [
  ...(own[slug] ?? []),
  ...common,
]
