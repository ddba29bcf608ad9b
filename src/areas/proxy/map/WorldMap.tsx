import { Art, Box, Tag } from '@/ui/illustrations/Art.tsx'
import i from '@/ui/illustrations/Illustration.module.css'
import { proxyCountries } from '@/routes/slugs/proxy-countries.ts'
import type { ProxyCountry } from '@/routes/slugs/proxy-countries.ts'
import { land, step, xOf, yOf } from './land.ts'
import { places } from './places.ts'
import s from './map.module.css'

const width = 72 * step
const height = 27 * step

/** A dotted map of the world with all countries that have a page. */
export function WorldMap() {
  return (
    <div className={s.map}>
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
    <div className={s.map} data-part="">
      <Art width={part.width} height={part.height}>
        <g transform={`translate(${-left} ${-top})`}>
          <path className={s.land} d={land} />
          <rect className={i.soft} {...box} />
          <svg {...box} viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}>
            <path className={s.found} d={land} />
          </svg>
          <Box {...box} />
          <g transform={`translate(${box.x - 0.4} ${box.y - 9}) scale(.5)`}>
            <Tag x={0} y={0} width={30} text={code} />
          </g>
        </g>
      </Art>
    </div>
  )
}
