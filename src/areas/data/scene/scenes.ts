import type { Point, Shape } from '@/shared/picture/outline.ts'

/** Our own pictures, each 960 by 600, with the objects in them. */
export const pictureSize = { width: 960, height: 600 } as const

interface Scene {
  /** The file's name. */
  file: string
  /** The classes, as words of `object.*`. */
  labels: readonly ObjectName[]
  shapes: readonly Shape[]
}

export const objectNames = [
  'bus',
  'car',
  'person',
  'cyclist',
  'light',
  'roof',
  'water',
  'field',
  'mug',
  'bottle',
  'apple',
  'banana',
] as const
export type ObjectName = (typeof objectNames)[number]

const box = (
  id: number,
  label: number,
  x: number,
  y: number,
  width: number,
  height: number,
): Shape => ({
  kind: 'box',
  id,
  label,
  x,
  y,
  width,
  height,
})
/** @param numbers alternating x and y */
const polygon = (id: number, label: number, numbers: string): Shape => {
  const all = numbers.split(/[ ,]/).map(Number)
  const points = all.flatMap((x, index): Point[] =>
    index % 2 === 0 ? [[x, all[index + 1] ?? 0]] : [],
  )
  return { kind: 'polygon', id, label, points }
}

export const scenes = {
  street: {
    file: 'street.svg',
    labels: ['bus', 'car', 'person', 'cyclist', 'light'],
    shapes: [
      box(11, 1, 72, 236, 316, 230),
      box(12, 3, 422, 272, 52, 166),
      box(13, 5, 596, 130, 36, 90),
      box(14, 2, 506, 377, 282, 147),
      box(15, 4, 801, 320, 152, 194),
    ],
  },
  aerial: {
    file: 'aerial.svg',
    labels: ['roof', 'water', 'field'],
    shapes: [
      polygon(11, 3, '0,0 372,0 312,236 0,286'),
      polygon(
        12,
        2,
        '24,444 46,396 84,368 128,361 176,370 214,394 236,430 236,462 212,500 178,524 132,532 84,522 46,492',
      ),
      polygon(13, 1, '470,92 580,114 560,210 450,188'),
      polygon(14, 1, '734,226 828,236 822,288 728,278'),
      polygon(15, 1, '470,392 590,404 580,502 460,490'),
      polygon(16, 1, '640,410 724,418 716,500 632,492'),
      polygon(17, 1, '776,404 916,418 910,480 844,474 838,532 762,524'),
    ],
  },
  table: {
    file: 'table.svg',
    labels: ['mug', 'bottle', 'apple', 'banana'],
    shapes: [
      polygon(
        11,
        1,
        '92,330 108,318 150,312 200,312 242,318 258,330 258,352 284,354 308,370 320,404 308,440 284,460 256,464 252,496 236,516 214,520 134,520 108,512 92,484',
      ),
      polygon(
        12,
        2,
        '370,176 434,176 434,202 430,204 430,258 446,290 464,322 466,346 466,500 456,520 438,526 366,526 346,518 338,500 338,340 346,310 366,280 374,258 374,204 370,202',
      ),
      polygon(
        13,
        3,
        '612,404 590,390 560,389 530,408 520,452 530,496 552,526 580,531 612,523 646,531 676,524 696,494 704,452 694,408 664,390 634,390',
      ),
      polygon(
        14,
        4,
        '724,424 740,420 746,436 764,468 794,489 830,494 870,485 900,462 914,436 916,424 932,428 930,446 914,494 882,524 834,537 788,530 752,500 734,464',
      ),
    ],
  },
} as const satisfies Record<string, Scene>
export type SceneName = keyof typeof scenes
