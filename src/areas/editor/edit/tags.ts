import { articleLimits } from '@/api/contract/editor.ts'

/**
 * Adds tags from a comma-separated text, without duplicates, within the limits of number and
 * length.
 */
export function addTags(tags: readonly string[], text: string): string[] {
  const next = [...tags]
  for (const part of text.split(',')) {
    const tag = part.trim().replace(/\s+/g, ' ').replace(/^#/, '')
    const known = next.some((one) => one.toLocaleLowerCase() === tag.toLocaleLowerCase())
    if (tag !== '' && tag.length <= articleLimits.tag && !known && next.length < articleLimits.tags)
      next.push(tag)
  }
  return next
}
