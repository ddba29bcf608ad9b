import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Browser, Page } from '@playwright/test'

/** The share of pixels that differ; what only the larger picture has differs from nothing. */
const shareOf = (page: Page, one: Buffer, other: Buffer): Promise<number> =>
  page.evaluate(
    async (pictures) => {
      const [a, b] = await Promise.all(
        pictures.map(async (picture) =>
          createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob()),
        ),
      )
      if (!a || !b) throw new Error('Two pictures are compared.')
      const canvas = new OffscreenCanvas(Math.max(a.width, b.width), Math.max(a.height, b.height))
      const context = canvas.getContext('2d', { willReadFrequently: true })
      if (!context) throw new Error('This Chromium has no canvas.')
      context.drawImage(a, 0, 0)
      context.globalCompositeOperation = 'difference'
      context.drawImage(b, 0, 0)
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
      // The bytes of a pixel are red, green, blue and opacity, the last one the highest.
      const differing = new Uint32Array(data.buffer).reduce(
        (count, pixel) => count + ((pixel & 0xffffff) === 0 ? 0 : 1),
        0,
      )
      return differing / (canvas.width * canvas.height)
    },
    [one.toString('base64'), other.toString('base64')],
  )

const pictures = async (folder: string, prefix: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.endsWith('.png') && name.startsWith(prefix))

const figure = (source: string): string => `<img src="${source}" alt="" loading="lazy">`

/** A page with both pictures and their difference, which the browser draws. */
const report = (from: string, names: readonly string[], lines: readonly string[]): string =>
  `<!doctype html>
<meta charset="utf-8">
<title>Pictures that differ</title>
<style>
  body { font: 16px sans-serif }
  div { display: grid; grid-template-columns: repeat(3, 1fr); gap: 8px; align-items: start }
  img { width: 100%; outline: 1px solid gray }
  p { display: grid; margin: 0; isolation: isolate }
  p img { grid-area: 1 / 1 }
  p img + img { mix-blend-mode: difference }
</style>
<h1>${names.length} pictures differ</h1>
${names
  .map((name, at) => {
    const [before, after] = [figure(`${from}/${name}`), figure(name)]
    return `<h2>${lines[at]}</h2><div>${before}${after}<p>${before}${after}</p></div>`
  })
  .join('\n')}
`

/**
 * Compares the pictures of a folder whose names begin with the prefix with those of another one,
 * and writes the page differences.html beside those that differ.
 * @returns a line for each picture that differs or that one folder lacks
 */
export async function compare(
  browser: Browser,
  folder: string,
  other: string,
  prefix: string,
): Promise<string[]> {
  const [ours, theirs] = await Promise.all([pictures(folder, prefix), pictures(other, prefix)])
  const page = await browser.newPage()
  const differing: string[] = []
  const lines: string[] = []
  const shared = ours.filter((name) => theirs.includes(name))
  for (const name of shared) {
    const [one, two] = await Promise.all([
      readFile(join(folder, name)),
      readFile(join(other, name)),
    ])
    if (one.equals(two)) continue
    const share = await shareOf(page, one, two)
    if (share === 0) continue
    differing.push(name)
    lines.push(`${(share * 100).toFixed(3).padStart(8)} %  ${name}`)
  }
  await page.close()
  await writeFile(
    join(folder, 'differences.html'),
    report(relative(folder, other), differing, lines),
  )
  console.log(`${shared.length} pictures compared, ${differing.length} differ`)
  const missing = (names: string[], others: string[], where: string) =>
    names.filter((name) => !others.includes(name)).map((name) => `only in ${where}  ${name}`)
  return [...lines, ...missing(ours, theirs, folder), ...missing(theirs, ours, other)]
}
