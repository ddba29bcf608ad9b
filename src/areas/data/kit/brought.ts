import * as v from 'valibot'
import { dropWork, findWork, saveWork, saveWorkFiles } from '@/lib/kept-work.ts'
import type { KeptWork } from '@/lib/kept-work.ts'
import type { Owner } from '@/lib/kept.ts'
import { visitorClasses } from '@/lib/shared-records.ts'

/**
 * The classes, pictures and drawings of the open annotator on their way to a new project. They are kept as a
 * draft is, in this browser for a day, because a guest signs in first. The classes are taken by the
 * form of the project, the pictures and what is drawn on them by its page of items.
 */

const LabelFile = v.object({ path: v.string(), text: v.string() })
const Brought = v.object({
  kind: v.picklist(['bounding_box', 'polygon', 'points', 'classification']),
  classes: v.pipe(v.array(v.pipe(v.string(), v.nonEmpty())), v.minLength(1)),
  /** Their colours, by their names. */
  colours: v.optional(v.record(v.string(), v.pipe(v.string(), v.hexColor())), {}),
  /** The names of the person's own pictures, also where they are too large to be kept. */
  pictures: v.array(v.string()),
  /** What is drawn on them, as a file of labels; null for nothing. */
  labels: v.optional(v.nullable(LabelFile), null),
})
export type Brought = v.InferOutput<typeof Brought>

const Pictures = v.object({ names: v.array(v.string()), labels: v.nullable(LabelFile) })
type Pictures = v.InferOutput<typeof Pictures>
/** The place of the pictures: until their project is made they are those of `new`. */
const picturesOf = (project: string): string => `brought-pictures:${project}`

export interface BroughtPictures {
  names: readonly string[]
  /** What is drawn on them. */
  labels: { path: string; text: string } | null
  /** In the order of the names; fewer if they are too large to be kept. */
  files: readonly Blob[]
}

export async function bringToProject(
  owner: Owner,
  brought: Brought,
  files: readonly Blob[],
): Promise<void> {
  const isStored = await saveWorkFiles(owner, visitorClasses, files)
  if (!isStored) await saveWorkFiles(owner, visitorClasses, [])
  await saveWork(owner, visitorClasses, brought)
}

/** @returns whether they are at their new place */
async function move(
  kept: KeptWork,
  owner: Owner,
  place: string,
  pictures: Pictures,
): Promise<boolean> {
  const isMoved =
    (await saveWorkFiles(owner, place, kept.files)) && (await saveWork(owner, place, pictures))
  if (isMoved) await dropWork(kept.id)
  return isMoved
}

async function pictureWork(owner: Owner, project: string) {
  const [kept] = await findWork(owner, picturesOf(project))
  const pictures = v.safeParse(Pictures, kept?.value)
  return kept && pictures.success ? { kept, pictures: pictures.output } : null
}

/**
 * The newest brought classes of a person, or of the visitor they were. They are then kept no more;
 * their pictures wait for the project.
 */
export async function takeBrought(owner: Owner): Promise<Brought | null> {
  const all = await Promise.all([owner, 'guest'].map((one) => findWork(one, visitorClasses)))
  const [newest, ...older] = all.flat().toSorted((a, b) => b.at - a.at)
  await Promise.all(older.map(({ id }) => dropWork(id)))
  const parsed = v.safeParse(Brought, newest?.value)
  if (!newest) return null
  if (!parsed.success || parsed.output.pictures.length === 0) await dropWork(newest.id)
  else {
    const { pictures: names, labels } = parsed.output
    await move(newest, owner, picturesOf('new'), { names, labels })
  }
  return parsed.success ? parsed.output : null
}

/** The pictures that wait for a project. */
export async function findPictures(
  owner: Owner,
  project: string,
): Promise<(BroughtPictures & { drop: () => void }) | null> {
  const found = await pictureWork(owner, project)
  if (!found) return null
  const { kept, pictures } = found
  return { ...pictures, files: kept.files, drop: () => void dropWork(kept.id) }
}

/** Gives the waiting pictures to the project that was made. */
export async function givePictures(owner: Owner, project: string): Promise<void> {
  const found = await pictureWork(owner, 'new')
  if (!found) return
  const { kept, pictures } = found
  if (kept.files.length === 0) await dropWork(kept.id)
  else await move(kept, owner, picturesOf(project), pictures)
}
