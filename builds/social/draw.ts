import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { pictureKinds } from '../../src/routes/social.ts'
import type { PictureKind } from '../../src/routes/social.ts'
import { contentLanguages } from '../../src/site/languages.ts'
import type { Language } from '../../src/site/languages.ts'
import { glyphH, glyphK, glyphNine, glyphP, glyphW } from '../../src/lib/glyph-paths.ts'
import type { Glyph } from '../../src/lib/glyph-paths.ts'
import { isRecord } from '../../src/lib/is-record.ts'
import { readBrand } from '../brands/brand.ts'
import type { Brand } from '../brands/brand.ts'
import { chromiumArgs, findChromium } from '../../tests/support/machine.ts'
import { root } from '../shared-config.ts'

// `npm run social` draws the pictures that other sites show with a link to a page, from the words
// `social` of common.json. They are in git, because their bytes depend on the machine's Chromium
// and fonts; social.json beside them says what they show, which a test compares. `-- Brand` draws another brand of builds/brands, `--only captchas-en` one picture, `--into <folder>` elsewhere.

// The tokens of src/styles/tokens.css, in the light scheme and with the values of the brand.
const blue = 'var(--blue)'
const ink = 'var(--ink)'
const line = 'var(--line)'
const mustard = 'var(--earls)'
const tokens = readFileSync(join(root, 'src', 'styles', 'tokens.css'), 'utf8')

const tag = (x: number, y: number, text: string): string => {
  const width = Math.max(34, 16 + text.length * 10)
  return `<rect x="${x}" y="${y - 26}" width="${width}" height="23" fill="${mustard}"/>
    <text x="${x + width / 2}" y="${y - 9}" text-anchor="middle" font-size="16" font-weight="500">${text}</text>`
}
const box = ([x, y, width, height]: readonly number[], text?: string): string => {
  const [left = 0, top = 0, wide = 0, high = 0] = [x, y, width, height]
  const corners = [
    [left, top],
    [left + wide, top],
    [left, top + high],
    [left + wide, top + high],
  ] as const
  return `<rect x="${left}" y="${top}" width="${wide}" height="${high}" fill="none" stroke="${blue}" stroke-width="1.8"/>
    ${corners.map(([cx, cy]) => `<rect x="${cx - 3}" y="${cy - 3}" width="6" height="6" fill="#fff" stroke="${blue}" stroke-width="1.5"/>`).join('')}
    ${text === undefined ? '' : tag(left, top, text)}`
}
const glyph = ({ d, box: around, letter }: Glyph, x = 0, y = 0): string =>
  `<g transform="translate(${x} ${y})"><path d="${d}" fill="${ink}"/>${box(around, letter)}</g>`
const noise = (d: string): string =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="1.6" opacity=".75"/>`

const curve = 'M-6 142C40 118 74 70 132 96s88 58 148 18 98-44 142-8 62 22 84 2'
const card = (x: number, width: number, inside: string): string =>
  `<g transform="translate(${x} 32)"><rect width="${width}" height="150" rx="8" fill="#fff" stroke="${line}" stroke-width="1.5"/>${inside}</g>`
const tile = (index: number, isChosen: boolean): string => {
  const [x, y] = [15 + (index % 3) * 42, 15 + Math.floor(index / 3) * 42]
  return `<rect x="${x}" y="${y}" width="36" height="36" fill="${isChosen ? 'var(--blue-soft)' : 'var(--alice)'}" stroke="${isChosen ? blue : line}" stroke-width="${isChosen ? 2.4 : 1}"/>`
}
const codeLines = [
  'POST /createTask',
  '{ "clientKey": "…",',
  '  "task": { "type": "ImageToTextTask" } }',
  '{ "errorId": 0, "taskId": 72345678900 }',
]
const places = [
  [70, 96, 'US'],
  [150, 150, 'BR'],
  [262, 80, 'DE'],
  [352, 128, 'IN'],
  [452, 92, 'JP'],
] as const

/** The drawing above the words, boxes with tags: 520 wide, from y = 23 to 185. */
const scenes: Record<PictureKind, string> = {
  site: `<g transform="translate(11 4)">${[glyphW, glyphNine, glyphK, glyphH, glyphP].map((one) => glyph(one)).join('')}${noise(curve)}</g>`,
  captchas: `${card(24, 200, `<g transform="translate(-2 -32) scale(.84)">${glyph(glyphW, 8, 8)}${glyph(glyphNine, -4, 0)}</g>`)}
    ${card(244, 150, Array.from({ length: 9 }, (_, index) => tile(index, [1, 4, 5].includes(index))).join(''))}
    ${card(414, 84, `<circle cx="42" cy="62" r="28" fill="none" stroke="${ink}" stroke-width="3"/><path d="M42 62V40" stroke="${blue}" stroke-width="4"/><rect x="14" y="112" width="56" height="6" rx="3" fill="${line}"/><circle cx="34" cy="115" r="8" fill="${blue}"/>`)}`,
  docs: `<rect x="24" y="36" width="472" height="136" rx="8" fill="${ink}"/>
    ${codeLines.map((text, index) => `<text x="46" y="${66 + index * 28}" font-family="DejaVu Sans Mono, monospace" font-size="16" fill="${['#9db8ff', '#e8eef7', '#e8eef7', '#e2d373'][index]}" xml:space="preserve">${text}</text>`).join('')}`,
  data: `<g transform="translate(34 6) scale(.86)"><path d="M-60 176H580" stroke="${line}" stroke-width="2"/>
    <path d="M40 176V108L96 66L152 108V176Z" fill="#dbe8f5"/><rect x="84" y="132" width="24" height="44" fill="#fff"/>
    <circle cx="222" cy="112" r="36" fill="#cfe3d4"/><rect x="217" y="140" width="10" height="36" fill="#b8a88f"/>
    <path d="M300 176V148L330 122H404L438 148H470V176Z" fill="#c9d6e6"/><circle cx="338" cy="178" r="15" fill="${ink}"/><circle cx="432" cy="178" r="15" fill="${ink}"/>
    ${box([34, 60, 124, 120], 'house')}${box([182, 72, 80, 108], 'tree')}${box([292, 114, 186, 84], 'car')}</g>`,
  proxy: `${Array.from({ length: 26 * 10 }, (_, index) => `<circle cx="${10 + (index % 26) * 20}" cy="${14 + Math.floor(index / 26) * 20}" r="2" fill="${line}"/>`).join('')}
    <path d="M70 96L262 80M262 80L452 92M150 150L262 80M262 80L352 128" stroke="${blue}" stroke-width="1.8" stroke-dasharray="5 5" fill="none"/>
    ${places.map(([x, y, name]) => `<circle cx="${x}" cy="${y}" r="7" fill="${blue}" stroke="#fff" stroke-width="2"/>${tag(x + 8, y + 2, name)}`).join('')}`,
  work: `<g transform="translate(84 30) scale(.86)"><rect width="408" height="172" rx="14" fill="#fff" stroke="${ink}" stroke-width="3"/>
      <svg x="16" y="16" width="376" height="92" viewBox="0 40 500 130">${[glyphW, glyphNine, glyphK, glyphH].map(({ d }) => `<path d="${d}" fill="${ink}"/>`).join('')}${noise(curve)}</svg>
      <rect x="18" y="118" width="258" height="38" rx="6" fill="none" stroke="${blue}" stroke-width="2"/><text x="32" y="143" font-size="18">W9kH</text>
      <rect x="288" y="118" width="102" height="38" rx="6" fill="${blue}"/><path d="M330 137l7 7 13-14" fill="none" stroke="#fff" stroke-width="3.4"/></g>`,
}

const font = (file: string): string =>
  readFileSync(
    join(root, 'node_modules/@fontsource-variable/onest/files', `onest-${file}-wght-normal.woff2`),
  ).toString('base64')

const faces = ['latin', 'cyrillic']
  .map(
    (file) =>
      `@font-face{font-family:Onest;font-weight:100 900;src:url(data:font/woff2;base64,${font(file)});${file === 'cyrillic' ? 'unicode-range:U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116' : ''}}`,
  )
  .join('')

const page = (
  kind: PictureKind,
  language: Language,
  { name, svg, colours, tokens: own }: Brand,
  text: string,
): string => {
  const mark = svg.replace('<svg ', '<svg width="44" height="44" ')
  const ofBrand = Object.entries(own).map(([token, value]) => `${token}:${value};`)
  return `
<html lang="${language}"><style>${tokens}
:root{color-scheme:light;${ofBrand.join('')}}
${faces}
body{margin:0;width:1200px;height:630px;background:${colours.theme};color:${ink};font-family:Onest,'Noto Sans CJK SC',sans-serif}
.scene{display:block;width:1200px;height:374px;background:#fff;border-bottom:1px solid ${line}}
.words{padding:54px 64px}
.brand{display:flex;align-items:center;gap:16px;font-size:32px;font-weight:600}
h1{margin:28px 0 0;font-size:56px;line-height:1.15;font-weight:600;letter-spacing:-.02em;white-space:nowrap}
mark{color:inherit;background:linear-gradient(transparent 55%,var(--mark) 55%)}
</style><svg class="scene" viewBox="0 23 520 162" font-family="Onest" fill="${ink}">
<path d="M0 40H520M0 80H520M0 120H520M0 160H520M40 0V208M80 0V208M120 0V208M160 0V208M200 0V208M240 0V208M280 0V208M320 0V208M360 0V208M400 0V208M440 0V208M480 0V208" stroke="${line}" stroke-width=".6"/>
${scenes[kind]}</svg>
<div class="words"><div class="brand">${mark}${name}</div>
<h1><mark>${text}</mark></h1></div></html>`
}

const wordsOf = (language: Language): Record<PictureKind, string> =>
  JSON.parse(readFileSync(join(root, 'locales', language, 'common.json'), 'utf8')).social

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { only: { type: 'string' }, into: { type: 'string' } },
  })
  const [brandName = 'Glyphwork'] = positionals
  const brand = readBrand(brandName, undefined, [])
  const pictures = contentLanguages
    .flatMap((language) =>
      pictureKinds.map((kind) => ({ language, kind, name: `${kind}-${language}` })),
    )
    .filter(({ name }) => values.only === undefined || name === values.only)
  if (pictures.length === 0)
    throw new Error(`There is no picture "${values.only}"; see builds/brands/*/public/social.`)
  const folder = resolve(values.into ?? join(brand.publicDir, 'social'))
  mkdirSync(folder, { recursive: true })
  const executablePath = findChromium()
  if (!executablePath) throw new Error('No Chromium was found: `npm test` gets one.')
  const browser = await chromium.launch({ executablePath, args: [...chromiumArgs] })
  const view = await browser.newPage({ viewport: { width: 1200, height: 630 } })
  for (const { language, kind, name } of pictures) {
    await view.setContent(page(kind, language, brand, wordsOf(language)[kind]))
    await view.evaluate(() => document.fonts.ready)
    const width = await view.evaluate(() => document.querySelector('mark')?.offsetWidth ?? 0)
    if (width > 1072) throw new Error(`${language} ${kind}: ${width} px of words are too wide.`)
    await view.screenshot({ path: join(folder, `${name}.png`) })
  }
  await browser.close()
  if (values.into === undefined) {
    const list = join(brand.publicDir, '..', 'social.json')
    const before: unknown = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {}
    const drawn = pictures.map(({ language, kind, name }) => [
      name,
      [brand.name, wordsOf(language)[kind]],
    ])
    writeFileSync(
      list,
      `${JSON.stringify({ ...(isRecord(before) && before), ...Object.fromEntries(drawn) }, null, 2)}\n`,
    )
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
