import type { ProxyCountry } from '@/routes/slugs/proxy-countries.ts'

interface Place {
  /** The center, as longitude and latitude. */
  at: readonly [longitude: number, latitude: number]
  /** The bounding box: west, south, east, north. */
  bounds: readonly [west: number, south: number, east: number, north: number]
}

/** The positions of the countries in degrees, as precise as a dotted map shows. */
export const places: Readonly<Record<ProxyCountry, Place>> = {
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
