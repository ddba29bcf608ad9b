interface UploadedPicture {
  type: string
  bytes: Uint8Array<ArrayBuffer>
}

/**
 * The pictures that were uploaded to projects, in this process alone: stored data would grow with
 * them. The oldest ones give way.
 */
const kept = new Map<string, UploadedPicture>()
/** The bytes of all of them together. */
const most = 64 * 1024 * 1024

const keyOf = (projectId: string, { id, uniqueId }: { id: number; uniqueId: string }): string =>
  `${projectId}/${id}/${uniqueId}`

export function keepPicture(
  projectId: string,
  item: { id: number; uniqueId: string },
  picture: UploadedPicture,
): void {
  kept.set(keyOf(projectId, item), picture)
  let total = [...kept.values()].reduce((sum, { bytes }) => sum + bytes.length, 0)
  for (const [key, { bytes }] of kept) {
    if (total <= most) return
    kept.delete(key)
    total -= bytes.length
  }
}

export const uploadedPicture = (
  projectId: string,
  item: { id: number; uniqueId: string },
): UploadedPicture | undefined => kept.get(keyOf(projectId, item))
