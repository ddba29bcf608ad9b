import { glyphH, glyphK, glyphNine, glyphP, glyphW } from '../../../lib/glyph-paths.ts'
import type { Glyph } from '../../../lib/glyph-paths.ts'
import { noise } from '../../lib/random.ts'
import type { MockArticleLanguage } from '../../data/articles.ts'

/**
 * The pictures of the seed's articles, in the manner of the site: a thin box frames a glyph, and a
 * green tag contains the answer.
 */
export const coverAlt = {
  poll: {
    en: 'A row of short dashes that ends with a framed 9: the check that finds the answer',
    ru: 'Ряд коротких штрихов, в конце девятка в рамке: проверка, на которую пришёл ответ',
  },
  error: {
    en: 'A broken line with a letter in a frame where it breaks',
    ru: 'Ломаная линия, на месте разрыва буква в рамке',
  },
  balance: {
    en: 'A falling line that meets a level, with a framed letter where they meet',
    ru: 'Падающая линия встречает уровень, на их встрече буква в рамке',
  },
  pingback: {
    en: 'An arrow that turns back past a framed letter',
    ru: 'Стрелка, которая возвращается мимо буквы в рамке',
  },
  proxy: {
    en: 'A line between two points with a framed letter in the middle',
    ru: 'Линия между двумя точками, посередине буква в рамке',
  },
  label: {
    en: 'Two letters and a digit, each in its own box with its class',
    ru: 'Две буквы и цифра, каждая в своей рамке и с классом',
  },
  worker: {
    en: 'A column of letters, one of them framed',
    ru: 'Столбец букв, одна в рамке',
  },
  code: {
    en: 'Indented lines as in a program next to a framed letter',
    ru: 'Строки с отступами, как в программе, рядом буква в рамке',
  },
  speed: {
    en: 'Bars of different heights, the highest framed',
    ru: 'Столбцы разной высоты, самый высокий в рамке',
  },
  key: {
    en: 'A row of dots with five readable letters in a frame',
    ru: 'Ряд точек, среди них пять букв в рамке',
  },
} as const satisfies Record<string, Record<MockArticleLanguage, string>>
export type Cover = keyof typeof coverAlt

const ink = '#0f1f33'
const blue = '#1f5eff'
const green = '#c9b93b'
const paper = '#f0f8ff'

const corner = 7
/** A glyph with a centre and a height. */
const sign = ({ d, box: [x, y, w, h] }: Glyph, cx: number, cy: number, height: number): string =>
  `<path d="${d}" fill="${ink}" transform="translate(${cx} ${cy}) scale(${height / h}) translate(${-x - w / 2} ${-y - h / 2})"/>`
/** Hides the lines behind a glyph. */
const ground = (x: number, y: number, w: number, h: number): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${paper}"/>`
/** The framed glyph and its answer. */
const box = (x: number, y: number, w: number, h: number, answer = ''): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="none" stroke="${blue}" stroke-width="5"/>` +
  [x, x + w]
    .flatMap((cx) => [y, y + h].map((cy): [number, number] => [cx, cy]))
    .map(
      ([cx, cy]) =>
        `<rect x="${cx - corner}" y="${cy - corner}" width="${2 * corner}" height="${2 * corner}" fill="#fff" stroke="${blue}" stroke-width="4"/>`,
    )
    .join('') +
  `<rect x="${x - 2}" y="${y - 52}" width="${answer.length > 1 ? 40 + answer.length * 22 : 60}" height="44" fill="${green}"/>` +
  `<text x="${x + 28}" y="${y - 19}" font-family="sans-serif" font-weight="600" font-size="32" text-anchor="${answer.length > 1 ? 'start' : 'middle'}" ${answer.length > 1 ? 'dx="-12" ' : ''}fill="${ink}">${answer}</text>`
const line = (points: readonly (readonly [number, number])[], width = 8, colour = ink): string =>
  `<polyline points="${points.map(([x, y]) => `${Math.round(x)},${Math.round(y)}`).join(' ')}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const dot = (x: number, y: number, r = 16, fill = ink): string =>
  `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${r}" fill="${fill}"/>`
const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

/** The covers, each of 1000 by 400. */
const drawings: Readonly<Record<Cover, string>> = {
  poll:
    times(6, (i) =>
      line([
        [90 + i * 110, 200],
        [140 + i * 110, 200],
      ]),
    ) +
    sign(glyphNine, 825, 200, 150) +
    box(750, 105, 150, 190, '9'),
  error:
    line([
      [40, 260],
      [250, 160],
      [420, 240],
    ]) +
    line([
      [560, 140],
      [720, 250],
      [960, 120],
    ]) +
    sign(glyphK, 490, 195, 150) +
    box(405, 100, 172, 190, '?'),
  balance:
    line([
      [40, 60],
      [220, 110],
      [420, 130],
      [600, 230],
      [800, 300],
    ]) +
    line(
      [
        [40, 310],
        [960, 310],
      ],
      4,
      blue,
    ) +
    sign(glyphW, 800, 250, 130) +
    box(715, 170, 172, 165, 'W'),
  pingback:
    line([
      [80, 140],
      [820, 140],
      [900, 200],
      [820, 260],
      [200, 260],
    ]) +
    line([
      [250, 215],
      [195, 260],
      [250, 305],
    ]) +
    ground(455, 100, 212, 200) +
    sign(glyphH, 560, 200, 150) +
    box(455, 100, 212, 200, 'H'),
  proxy:
    line(
      [
        [90, 200],
        [910, 200],
      ],
      4,
      blue,
    ) +
    dot(90, 200, 30) +
    ground(410, 100, 180, 200) +
    sign(glyphP, 500, 200, 160) +
    dot(910, 200, 30) +
    box(410, 100, 180, 200, 'p'),
  label: [glyphW, glyphNine, glyphK]
    .map(
      (glyph, at) =>
        sign(glyph, 180 + at * 320, 190 + (at % 2) * 50, 170) +
        box(80 + at * 320, 90 + (at % 2) * 50, 200, 200, glyph.letter),
    )
    .join(''),
  worker:
    times(
      4,
      (i) =>
        sign([glyphK, glyphH, glyphNine, glyphP][i] ?? glyphW, 350, 50 + i * 100, 84) +
        line(
          [
            [430, 60 + i * 95],
            [760 - 70 * (i % 3), 60 + i * 95],
          ],
          12,
        ),
    ) + box(296, -2, 480, 104, 'k'),
  code:
    times(6, (i) =>
      line(
        [
          [120 + 70 * (2 - Math.abs(2 - i) + (i > 2 ? 1 : 0)), 50 + i * 62],
          [430 + 360 * noise('code', i), 50 + i * 62],
        ],
        14,
      ),
    ) +
    sign(glyphW, 890, 176, 120) +
    box(810, 96, 164, 160, 'W'),
  speed:
    times(9, (i) => {
      const height = i === 5 ? 290 : 290 * (0.15 + 0.2 * noise('bar', i))
      return `<rect x="${70 + i * 98}" y="${360 - height}" width="60" height="${height}" fill="${ink}"/>`
    }) + box(537, 55, 106, 320, '40 s'),
  key:
    times(14, (i) =>
      i > 3 && i < 9
        ? sign([glyphW, glyphNine, glyphK, glyphH, glyphP][i - 4] ?? glyphW, 65 + i * 66, 200, 70)
        : dot(65 + i * 66, 200, 17),
    ) + box(294, 130, 336, 140, 'W9kHp'),
}

const isCover = (name: string): name is Cover => Object.hasOwn(drawings, name)

/** An SVG by its name: a cover, or a figure `<cover>-figure`; null where there is none. */
export function pictureOf(name: string): string | null {
  const figure = name.endsWith('-figure')
  const cover = figure ? name.slice(0, -'-figure'.length) : name
  if (!isCover(cover)) return null
  const [width, height, x, y, scale] = figure ? [960, 360, 60, 12, 0.84] : [1200, 630, 100, 115, 1]
  const grid = times(
    Math.ceil(width / 60),
    (i) => `<path d="M${i * 60} 0V${height}" stroke="${ink}" stroke-opacity=".06"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${paper}"/>${grid}<g transform="translate(${x} ${y}) scale(${scale})">${drawings[cover]}</g></svg>`
}
