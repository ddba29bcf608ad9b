import { Art, Box, ArtTag } from '@/ui/illustrations/Art.tsx'
import i from '@/ui/small.module.css'
import { proxyCountries } from '@/routes/slugs/proxy-countries.ts'
import type { ProxyCountry } from '@/routes/slugs/proxy-countries.ts'
import { land, gridStep, xOf, yOf } from './land.ts'
import s from '../proxy.module.css'

interface Place {
  /** The center, as longitude and latitude. */
  at: readonly [longitude: number, latitude: number]
  /** The bounding box: west, south, east, north. */
  bounds: readonly [west: number, south: number, east: number, north: number]
}

/** The positions of the countries in degrees, as precise as a dotted map shows. */
const places: Readonly<Record<ProxyCountry, Place>> = {
  us: { at: [-98, 39], bounds: [-126, 24, -66, 50] },
  mx: { at: [-102, 23], bounds: [-118, 14, -86, 33] },
  de: { at: [10, 51], bounds: [5, 46, 16, 56] },
  fr: { at: [2, 46], bounds: [-6, 41, 9, 52] },
  ru: { at: [92, 60], bounds: [28, 47, 178, 73] },
  ca: { at: [-106, 56], bounds: [-141, 48, -54, 72] },
  br: { at: [-52, -10], bounds: [-74, -34, -34, 6] },
  uk: { at: [-2, 54], bounds: [-9, 49, 3, 60] },
  es: { at: [-3, 40], bounds: [-10, 35, 4, 45] },
  pt: { at: [-9, 38], bounds: [-12, 35, -5, 43] },
}

const width = 72 * gridStep
const height = 27 * gridStep

/** A dotted map of the world with all countries that have a page. */
export function WorldMap() {
  return (
    <div className={`pad-4 panel ${s.map}`}>
      <Art width={width} height={height}>
        <path className={s.land} d={land} />
        {proxyCountries.map((slug) => {
          const [longitude, latitude] = places[slug].at
          return (
            <circle key={slug} className={s.place} cx={xOf(longitude)} cy={yOf(latitude)} r="3" />
          )
        })}
      </Art>
    </div>
  )
}

/** Half of the world around a country, which is framed and labeled. */
export function CountryMap({ slug, code }: { slug: ProxyCountry; code: string }) {
  const [west, south, east, north] = places[slug].bounds
  const box = {
    x: xOf(west),
    y: yOf(north),
    width: xOf(east) - xOf(west),
    height: yOf(south) - yOf(north),
  }
  const part = { width: width / 2, height: height * 0.55 }
  const left = Math.min(Math.max(box.x + box.width / 2 - part.width / 2, 0), width - part.width)
  const top = Math.min(Math.max(box.y + box.height / 2 - part.height / 2, 0), height - part.height)
  return (
    <div className={`pad-4 panel ${s.map}`} data-part="">
      <Art width={part.width} height={part.height}>
        <g transform={`translate(${-left} ${-top})`}>
          <path className={s.land} d={land} />
          <rect className={i.soft} {...box} />
          <svg {...box} viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}>
            <path className={s.found} d={land} />
          </svg>
          <Box {...box} />
          <g transform={`translate(${box.x - 0.4} ${box.y - 9}) scale(.5)`}>
            <ArtTag x={0} y={0} width={30} text={code} />
          </g>
        </g>
      </Art>
    </div>
  )
}
