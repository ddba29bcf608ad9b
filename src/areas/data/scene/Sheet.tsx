import type { ObjectName, SceneName } from './scenes.ts'
import s from '../data.module.css'
import { SceneDrawing } from './SceneDrawing.tsx'

export interface SheetTile {
  id: string
  scene: SceneName
  crop: readonly [number, number, number, number]
  only: readonly number[]
  boxed?: boolean
  caption: string
}

/** Several pictures side by side, each with its marked object and its name. */
export function Sheet({ label, tiles }: { label: string; tiles: readonly SheetTile[] }) {
  return (
    <div className={`grid gap-3 ${s.sheet}`} role="img" aria-label={label}>
      {tiles.map(({ id, scene, crop, only, boxed, caption }) => (
        <div className="box paper clip" key={id}>
          <SceneDrawing scene={scene} crop={crop} only={only} boxed={boxed ?? false} />
          <span>{caption}</span>
        </div>
      ))}
    </div>
  )
}

/** Crops of the objects in our pictures. */
export const cuts = {
  bus: { scene: 'street', crop: [30, 201, 400, 300], only: [0], boxed: true },
  car: { scene: 'street', crop: [448, 318, 376, 282], only: [3], boxed: true },
  cyclist: { scene: 'street', crop: [640, 302, 320, 240], only: [], boxed: true },
  apple: { scene: 'table', crop: [472, 336, 288, 216], only: [2] },
  mug: { scene: 'table', crop: [20, 264, 368, 276], only: [0], boxed: true },
  roof: { scene: 'aerial', crop: [440, 376, 272, 204], only: [4, 5] },
  roofs: { scene: 'aerial', crop: [440, 290, 400, 300], only: [3, 4, 5, 6] },
  water: { scene: 'aerial', crop: [0, 340, 280, 210], only: [1], boxed: true },
} as const satisfies Record<string, Omit<SheetTile, 'id' | 'caption'>>

export const tile = (cut: keyof typeof cuts, caption: string): SheetTile => ({
  id: cut,
  ...cuts[cut],
  caption,
})

/** The six tiles of a dataset. */
export const datasetTiles = [
  'bus',
  'cyclist',
  'apple',
  'roof',
  'mug',
  'water',
] as const satisfies readonly ObjectName[]
