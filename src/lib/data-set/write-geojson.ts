import { dataClassName, dataRings } from './data-set.ts'
import type { DataPicture, DataSet, DataShape, DataSplitMap, GroundBounds } from './data-set.ts'
import { clippedRing, signedArea } from './rings.ts'
import type { RingPoint } from './rings.ts'

/**
 * GeoJSON (RFC 7946) of shapes in pictures from above, whose bounds on the ground are known. Pixels
 * are steps of equal degrees, as in a picture in geographic coordinates.
 */

type Geometry =
  | { type: 'Polygon'; coordinates: RingPoint[][] }
  | { type: 'MultiPolygon'; coordinates: RingPoint[][][] }
  | { type: 'Point'; coordinates: RingPoint }
  | { type: 'MultiPoint'; coordinates: RingPoint[] }

/** A billionth of a degree is a tenth of a millimetre. */
const degrees = (value: number): number => Math.round(value * 1e9) / 1e9

/** Longitudes run on over the 180th meridian here, and are turned back when they are written. */
function onGround(
  [x, y]: RingPoint,
  { width, height }: DataPicture,
  ground: GroundBounds,
): RingPoint {
  const across = ground.east - ground.west + (ground.east < ground.west ? 360 : 0)
  return [
    ground.west + (x / width) * across,
    ground.north - (y / height) * (ground.north - ground.south),
  ]
}
const writtenPlace = ([x, y]: RingPoint, turn: number): RingPoint => [degrees(x - turn), degrees(y)]

/** Closed, and counterclockwise on the map as an outer ring has to be. */
function outerRing(ring: readonly RingPoint[], turn: number): RingPoint[] {
  const upright = signedArea(ring) < 0 ? ring.toReversed() : [...ring]
  const written = upright.map((point) => writtenPlace(point, turn))
  const [first] = written
  return first ? [...written, first] : written
}

/** A ring across the 180th meridian is cut there, as the standard asks. */
function partsOf(ring: readonly RingPoint[]): RingPoint[][] {
  const isAcross = ring.some(([x]) => x > 180) && ring.some(([x]) => x < 180)
  if (!isAcross) return [outerRing(ring, ring.some(([x]) => x > 180) ? 360 : 0)]
  const half = { y: -90, width: 360, height: 180 }
  return [
    outerRing(clippedRing(ring, { ...half, x: -180 }), 0),
    outerRing(clippedRing(ring, { ...half, x: 180 }), 360),
  ].filter(({ length }) => length > 3)
}

function geometryOf(shape: DataShape, picture: DataPicture, ground: GroundBounds): Geometry {
  if (shape.kind === 'points') {
    const places = shape.points
      .filter(({ visibility }) => visibility > 0)
      .map(({ x, y }) => {
        const place = onGround([x, y], picture, ground)
        return writtenPlace(place, place[0] > 180 ? 360 : 0)
      })
    const [only] = places
    return only && places.length === 1
      ? { type: 'Point', coordinates: only }
      : { type: 'MultiPoint', coordinates: places }
  }
  const parts = dataRings(shape, picture).flatMap((ring) =>
    partsOf(ring.map((point) => onGround(point, picture, ground))),
  )
  const [only] = parts
  return only && parts.length === 1
    ? { type: 'Polygon', coordinates: [only] }
    : { type: 'MultiPolygon', coordinates: parts.map((part) => [part]) }
}

/** The shapes of all pictures whose ground is known; the others have no place on a map. */
export function toGeoJson(set: DataSet, splits: DataSplitMap): string {
  const features = set.pictures.flatMap((picture) => {
    const { ground, name, people } = picture
    const agreement = people?.agreement ?? null
    if (!ground) return []
    const split = splits.get(name)
    return picture.shapes.map((shape) =>
      JSON.stringify({
        type: 'Feature',
        properties: {
          ...shape.attributes,
          class: dataClassName(set, shape.label),
          picture: name,
          ...(agreement !== null && { agreement }),
          ...(split && { split }),
        },
        geometry: geometryOf(shape, picture, ground),
      }),
    )
  })
  return `{"type": "FeatureCollection", "features": [${features.map((line) => `\n  ${line}`).join(',')}\n]}\n`
}
