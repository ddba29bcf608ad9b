import slugify from '@sindresorhus/slugify'
import { articleLimits } from '@/api/contract/editor.ts'

// Imported dynamically, because the transliteration of all alphabets is large.

/** Makes a slug from a title: transliterated, and cut at a word if it is too long. */
export function slugOf(title: string): string {
  const slug = slugify(title, { decamelize: false, customReplacements: [['&', ' and ']] }).replace(
    /[^a-z0-9-]/g,
    '',
  )
  const { max } = articleLimits.slug
  if (slug.length <= max) return slug
  const cut = slug.slice(0, max + 1)
  return cut.slice(0, cut.lastIndexOf('-') > 0 ? cut.lastIndexOf('-') : max)
}
