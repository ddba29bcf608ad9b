import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isAppPage } from './policy.ts'

const attribute = (tag: string, name: string): string =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? ''

/** A `<link>` of a document in the form of a Link header; null for one that loads nothing. */
function headerOf(tag: string): string | null {
  // The sheet stands in the document.
  if (/\sdisabled\b/.test(tag)) return null
  const href = attribute(tag, 'href')
  const rel = attribute(tag, 'rel')
  if (rel === 'stylesheet') return `<${href}>; rel=preload; as=style`
  if (rel !== 'preload') return null
  const cross = /\scrossorigin\b/.test(tag) ? '; crossorigin' : ''
  return `<${href}>; rel=preload; as=${attribute(tag, 'as')}${cross}`
}

/**
 * The Link header of the files that every document of a built site names. nginx cannot send 103
 * Early Hints of its own for a file; a CDN in front makes them of this header.
 */
export async function commonLinks(dist: string): Promise<string> {
  const files = (await readdir(dist, { recursive: true })).filter(isAppPage).toSorted()
  let common: string[] | null = null
  for (const file of files) {
    const html = await readFile(join(dist, file), 'utf8')
    const found = new Set(
      (html.match(/<link\b[^>]*>/g) ?? []).flatMap((tag) => headerOf(tag) ?? []),
    )
    common = common === null ? [...found] : common.filter((one) => found.has(one))
    if (common.length === 0) break
  }
  return (common ?? []).join(', ')
}
