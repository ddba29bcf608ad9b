import { articleLimits } from '@/api/contract/editor.ts'

/** Tags with more of them, parted by commas: none twice, none too many, none too long. */
export function addTags(tags: readonly string[], text: string): string[] {
  const next = [...tags]
  for (const part of text.split(',')) {
    const tag = part.trim().replace(/\s+/g, ' ').replace(/^#/, '').slice(0, articleLimits.tag)
    const known = next.some((one) => one.toLocaleLowerCase() === tag.toLocaleLowerCase())
    if (tag !== '' && !known && next.length < articleLimits.tags) next.push(tag)
  }
  return next
}
