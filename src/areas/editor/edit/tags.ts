import { articleLimits } from '@/api/contract/editor.ts'

/** Between tags: the comma and the semicolon of every keyboard, and a pasted line. */
const between = /[,，、،;；؛\n\t]+/

/** Whether a text has more than one tag, or an end of one. */
export const isTagList = (text: string): boolean => between.test(text)

/**
 * Adds the tags of a text without duplicates.
 * @returns all tags, and what the limits of number and length leave over, to be corrected
 */
export function addTags(tags: readonly string[], text: string): { tags: string[]; rest: string } {
  const next = [...tags]
  const rest: string[] = []
  for (const part of text.split(between)) {
    const tag = part
      .trim()
      .replace(/\s+/g, ' ')
      .replace(/^[#＃]/, '')
    const known = next.some((one) => one.toLowerCase() === tag.toLowerCase())
    if (tag === '' || known) continue
    if (tag.length <= articleLimits.tag && next.length < articleLimits.tags) next.push(tag)
    else rest.push(tag)
  }
  return { tags: next, rest: rest.join(', ') }
}
