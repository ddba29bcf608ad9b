import type { InferInput } from 'valibot'
import type { ProxyProduct } from '../../api/contract/proxy-account.ts'
import type { ProxyLocation } from '../../api/contract/proxy-lists.ts'
import { noise } from '../lib/random.ts'
import { placeName } from './place-names.ts'

type Place = readonly [
  country: string,
  title: string,
  regions: readonly (readonly [title: string, ...cities: string[]])[],
  networks: readonly (readonly [asn: number, title: string])[],
]
const places: readonly Place[] = [
  [
    'US',
    'United States',
    [
      ['California', 'Los Angeles', 'San Diego', 'San Francisco'],
      ['New York', 'New York City', 'Buffalo'],
      ['Texas', 'Austin', 'Houston'],
    ],
    [
      [64496, 'Example Cable'],
      [64497, 'Example Fiber'],
      [64498, 'Example Wireless'],
    ],
  ],
  [
    'DE',
    'Germany',
    [
      ['Bavaria', 'Munich', 'Nuremberg'],
      ['Berlin', 'Berlin'],
      ['Hesse', 'Frankfurt am Main'],
    ],
    [
      [64499, 'Beispiel Netz'],
      [64500, 'Beispiel Mobil'],
    ],
  ],
  ['GB', 'United Kingdom', [['England', 'London', 'Manchester']], [[64501, 'Example Broadband']]],
  ['FR', 'France', [['Île-de-France', 'Paris']], [[64502, 'Exemple Télécom']]],
  ['BR', 'Brazil', [['São Paulo', 'São Paulo', 'Campinas']], [[64503, 'Exemplo Rede']]],
  ['MX', 'Mexico', [['Jalisco', 'Guadalajara']], [[64504, 'Ejemplo Red']]],
  ['ES', 'Spain', [['Madrid', 'Madrid']], [[64505, 'Ejemplo Fibra']]],
  ['PT', 'Portugal', [['Lisbon', 'Lisbon']], []],
  ['CA', 'Canada', [['Ontario', 'Toronto', 'Ottawa']], [[64506, 'Example North']]],
  ['AT', 'Austria', [['Vienna', 'Vienna']], []],
  ['CH', 'Switzerland', [['Zurich', 'Zurich']], []],
  ['JP', 'Japan', [['Tokyo', 'Tokyo']], [[64507, 'Example Pacific']]],
  ['PL', 'Poland', [['Mazovia', 'Warsaw']], []],
  ['NL', 'Netherlands', [], [[64508, 'Voorbeeld Net']]],
]

const slug = (title: string): string =>
  title
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '_')

/** Addresses by the month are sold in fewer countries, and not by city. */
export function proxyPlaces(
  product: ProxyProduct,
  language: string | null,
): InferInput<typeof ProxyLocation>[] {
  const wide = product === 'residential' || product === 'mobile'
  return (wide ? places : places.slice(0, 5)).map(([country, title, regions, networks]) => ({
    country,
    title,
    regions: wide
      ? regions.map(([name]) => ({ id: slug(name), title: placeName(name, language) }))
      : [],
    cities: wide
      ? regions.flatMap(([region, ...cities]) =>
          cities.map((city) => ({
            id: slug(city),
            title: placeName(city, language),
            region: slug(region),
          })),
        )
      : [],
    networks: wide ? networks.map(([asn, name]) => ({ asn, title: name })) : [],
    count: Math.round((wide ? 40_000 : 400) * (0.3 + noise('proxies', product, country))),
    latencyMs: Math.round(60 + 240 * noise('latency', product, country)),
  }))
}

/** The networks where addresses by the month are sold. */
export const fixedPlaces = places
  .slice(0, 5)
  .flatMap(([country, , , networks]) =>
    networks.map(([asn, network]) => ({ country, asn, network })),
  )

export const countryTitle = (code: string): string =>
  places.find(([country]) => country === code)?.[1] ?? code
