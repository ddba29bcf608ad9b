import { dropWork, findWork, saveWork, saveWorkFiles } from '@/lib/kept-work.ts'
import type { Owner } from '@/lib/kept.ts'
import { visitorPicture } from '@/lib/shared-records.ts'

/**
 * Keeps a picture that a visitor chose on an open page for the test form, which asks for a sign-in
 * first. It is kept as a draft is: in this browser, for a day.
 * @returns whether it is stored
 */
export async function bringPicture(owner: Owner, file: File): Promise<boolean> {
  const isStored = await saveWorkFiles(owner, visitorPicture, [file])
  return isStored && (await saveWork(owner, visitorPicture, { name: file.name }))
}

/** The newest brought picture of a person, or of the visitor they were. It is then kept no more. */
export async function takeBroughtPicture(owner: Owner): Promise<File | null> {
  const kept = [
    ...(await findWork(owner, visitorPicture)),
    ...(await findWork('guest', visitorPicture)),
  ]
  await Promise.all(kept.map(({ id }) => dropWork(id)))
  const [file] = kept.flatMap(({ files }) => files)
  if (!file) return null
  return file instanceof File ? file : new File([file], 'picture', { type: file.type })
}
