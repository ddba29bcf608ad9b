import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { parseFrom, parseJson } from '../settings/source.ts'

const folders = import.meta.dirname
const Colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #1f5eff'))
const Mail = v.pipe(v.string(), v.email('must be a mail address such as office@example.com'))
const Brand = v.strictObject({
  name: v.string(),
  /** Where the company is written to, and where a vulnerability is reported (RFC 9116). */
  mails: v.strictObject({ office: Mail, security: Mail }),
  colours: v.strictObject({
    /** Of the browser's frame around an installed site, and of the ground of shared pictures. */
    theme: Colour,
    background: Colour,
  }),
  /** Values of src/styles/tokens.css: `"--blue": "light-dark(#1f5eff, #7ea6ff)"`. */
  tokens: v.record(
    v.pipe(v.string(), v.startsWith('--')),
    v.pipe(v.string(), v.regex(/^[^;{}]+$/, 'must be a value of CSS')),
  ),
})

/** A part of the mark, as React takes it. */
export interface Shape {
  tag: string
  attributes: Readonly<Record<string, string>>
}

/** What makes the sites those of one company: a folder of builds/brands. */
export interface Brand extends v.InferOutput<typeof Brand> {
  /** The folder of the files that a site serves as they are: icons and preview pictures. */
  publicDir: string
  logo: { viewBox: string; shapes: readonly Shape[] }
  /** The text of logo.svg. */
  svg: string
}

const drawn = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon']
const camel = (name: string): string =>
  name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

/**
 * The shapes of a mark. The policy forbids style attributes and scripts, and the mark takes the
 * colours of the page, so it consists of plain shapes with `currentColor` and tokens.
 * @throws Error that names the element or attribute
 */
export function parseLogo(svg: string, file: string): Brand['logo'] {
  const viewBox = /<svg\b[^>]*\sviewBox="([^"]+)"/.exec(svg)?.[1]
  if (viewBox === undefined) throw new Error(`${file} has no viewBox.`)
  const tags = [...svg.matchAll(/<([a-z]\w*)\b([^>]*?)\/?>/gi)].filter(([, tag]) => tag !== 'svg')
  const shapes = tags.map(([, tag = '', text = '']): Shape => {
    if (!drawn.includes(tag)) throw new Error(`${file} has <${tag}>; allowed: ${drawn.join(', ')}.`)
    const attributes = [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(
      ([, name = '', value = '']) => {
        if (/^(?:style|class|id|on.*)$/.test(name))
          throw new Error(`${file} has the attribute ${name}; allowed: shapes and colours.`)
        return [camel(name), value]
      },
    )
    return { tag, attributes: Object.fromEntries(attributes) }
  })
  if (shapes.length === 0) throw new Error(`${file} draws nothing.`)
  return { viewBox, shapes }
}

/** The files that heads, manifests and shared links name. */
const needed = [
  'favicon.svg',
  'favicon.ico',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'social',
]

/** A file of a brand's public folder that is still that of the brand it was copied from. */
function copiedFile(ours: string, theirs: string, files: readonly string[]): string | undefined {
  const names = files.flatMap((file) =>
    statSync(join(ours, file)).isDirectory()
      ? readdirSync(join(ours, file)).map((name) => `${file}/${name}`)
      : file,
  )
  return names.find(
    (name) =>
      existsSync(join(theirs, name)) &&
      readFileSync(join(ours, name)).equals(readFileSync(join(theirs, name))),
  )
}

/**
 * The brand of a name (VITE_BRAND).
 * @param files what has to be in its public folder
 * @throws Error that names what is missing or wrong, and the brands that there are
 */
export function readBrand(name: string, builds = folders, files = needed): Brand {
  const known = readdirSync(builds, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(builds, entry.name, 'brand.json')))
    .map((entry) => {
      const file = `builds/brands/${entry.name}/brand.json`
      const text = readFileSync(join(builds, entry.name, 'brand.json'), 'utf8')
      return {
        folder: entry.name,
        brand: parseFrom('brand', Brand, parseJson('brand', file, text), file),
      }
    })
  const found = known.find(({ brand }) => brand.name === name)
  if (!found)
    throw new Error(
      `VITE_BRAND is "${name}"; allowed: the name in a brand.json of builds/brands (${known.map(({ brand }) => brand.name).join(', ')}).`,
    )
  const folder = join(builds, found.folder)
  const publicDir = join(folder, 'public')
  for (const file of files)
    if (!existsSync(join(publicDir, file)))
      throw new Error(`builds/brands/${found.folder}/public/${file} is missing.`)
  for (const other of known.filter((one) => one !== found)) {
    const copied = copiedFile(publicDir, join(builds, other.folder, 'public'), files)
    if (copied !== undefined)
      throw new Error(
        `builds/brands/${found.folder}/public/${copied} is that of ${other.brand.name}.`,
      )
  }
  const svg = readFileSync(join(folder, 'logo.svg'), 'utf8')
  for (const other of known.filter((one) => one !== found)) {
    const theirs = join(builds, other.folder, 'logo.svg')
    if (existsSync(theirs) && readFileSync(theirs, 'utf8') === svg)
      throw new Error(`builds/brands/${found.folder}/logo.svg is that of ${other.brand.name}.`)
  }
  return {
    ...found.brand,
    publicDir,
    logo: parseLogo(svg, `builds/brands/${found.folder}/logo.svg`),
    svg,
  }
}
