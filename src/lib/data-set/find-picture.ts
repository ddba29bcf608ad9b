import { baseName, withoutExtension } from './data-set.ts'

type Form = (name: string) => string
const whole: Form = (name) => name.toLowerCase()
const flat: Form = (name) => name.replaceAll('/', '_').toLowerCase()
const base: Form = (name) => baseName(name).toLowerCase()
const stem: Form = (name) => withoutExtension(baseName(name)).toLowerCase()

/** How a picture's name is compared with the one in a file, in this order. VOC has no folders. */
const forms: readonly (readonly [ofPicture: Form, ofFile: Form])[] = [
  [whole, whole],
  [flat, flat],
  [flat, base],
  [base, base],
  [stem, stem],
]

const foldersOf = (name: string): string[] => whole(name).split('/').slice(0, -1)
/** How many folders of one path are in another. */
const sharedFolders = (one: string, two: string): number => {
  const others = new Set(foldersOf(two))
  return foldersOf(one).filter((folder) => others.has(folder)).length
}

/**
 * Finds the picture that a file of labels means by a name. Of several with that name it is the one
 * with the most folders in common.
 * @returns a function that gives null for none, and `several` where they cannot be told apart
 */
export function pictureFinder<P extends { name: string }>(
  pictures: readonly P[],
): (name: string) => P | 'several' | null {
  const indexes = forms.map(([ofPicture]) => {
    const found = new Map<string, P[]>()
    for (const picture of pictures) {
      const key = ofPicture(picture.name)
      const same = found.get(key)
      if (same) same.push(picture)
      else found.set(key, [picture])
    }
    return found
  })
  return (name) => {
    for (const [at, [, ofFile]] of forms.entries()) {
      const [first, ...others] = indexes[at]?.get(ofFile(name)) ?? []
      if (!first) continue
      if (others.length === 0) return first
      const ranked = [first, ...others]
        .map((picture) => ({ picture, shared: sharedFolders(picture.name, name) }))
        .toSorted((one, two) => two.shared - one.shared)
      const [best, next] = ranked
      return best && best.shared > (next?.shared ?? -1) ? best.picture : 'several'
    }
    return null
  }
}
