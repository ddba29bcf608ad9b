import * as v from 'valibot'
import { dropWork, findWork, saveWork } from '@/lib/kept-work.ts'
import type { Owner } from '@/lib/kept.ts'
import { visitorClasses } from '@/lib/shared-records.ts'

/**
 * The classes of the open annotator on their way to a new project. They are kept as a draft is, in
 * this browser for a day, because a guest signs in first.
 */

const Brought = v.object({
  kind: v.picklist(['bounding_box', 'polygon', 'points', 'classification']),
  classes: v.pipe(v.array(v.pipe(v.string(), v.nonEmpty())), v.minLength(1)),
})
export type BroughtClasses = v.InferOutput<typeof Brought>

/** @returns whether they are stored */
export const bringClasses = (owner: Owner, brought: BroughtClasses): Promise<boolean> =>
  saveWork(owner, visitorClasses, brought)

/** The newest brought classes of a person, or of the visitor they were. They are then kept no more. */
export async function takeBroughtClasses(owner: Owner): Promise<BroughtClasses | null> {
  const all = await Promise.all([owner, 'guest'].map((one) => findWork(one, visitorClasses)))
  const kept = all.flat().toSorted((a, b) => b.at - a.at)
  await Promise.all(kept.map(({ id }) => dropWork(id)))
  const parsed = v.safeParse(Brought, kept[0]?.value)
  return parsed.success ? parsed.output : null
}
