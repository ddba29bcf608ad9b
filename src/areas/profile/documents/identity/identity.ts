import { identityDocuments, identityParts } from '@/api/contract/identity.ts'
import type { IdentityCheck, identityStates } from '@/api/contract/identity.ts'
import { fileKind, signatureBytes } from '@/lib/file-kind.ts'
import { isHeic } from '@/lib/image-type.ts'
import { known } from '@/lib/known.ts'
import type { BadgeTone } from '@/ui/Badge.tsx'

export type IdentityPart = (typeof identityParts)[number]
export type IdentityDocument = (typeof identityDocuments)[number]
export type PictureFault = 'size' | 'empty' | 'type' | 'heic'

export const identityTones: Readonly<Record<(typeof identityStates)[number], BadgeTone>> = {
  none: 'neutral',
  in_review: 'info',
  accepted: 'ok',
  refused: 'bad',
  expired: 'warn',
}

export const refusedReasons = [
  'unreadable',
  'document_expired',
  'cropped',
  'name_mismatch',
  'selfie_mismatch',
  'not_accepted',
] as const

export const askedReasons = ['payout', 'payment', 'limit'] as const

/** The documents that this site knows, each with its pictures; one without pictures is left out. */
export const knownDocuments = ({ documents }: IdentityCheck) =>
  documents.flatMap(({ kind, parts }) => {
    const document = known(identityDocuments, kind)
    const pictures = parts.flatMap((part) => known(identityParts, part) ?? [])
    return document && pictures.length > 0 ? [{ document, parts: pictures }] : []
  })

/** Whether pictures can be handed in: something asks for them, and nothing is decided or waits. */
export const isOpenCheck = ({ state, askedFor }: IdentityCheck): boolean =>
  askedFor.length > 0 && ['none', 'refused', 'expired'].includes(state)

/** Checks a picture by its size and its bytes before it is sent. */
export async function pictureFault(
  file: File,
  { maxBytes, types }: IdentityCheck['files'],
): Promise<PictureFault | null> {
  if (file.size > maxBytes) return 'size'
  if (file.size === 0) return 'empty'
  const bytes = new Uint8Array(await file.slice(0, signatureBytes).arrayBuffer())
  if (types.includes(fileKind(bytes) ?? '')) return null
  return isHeic(bytes) ? 'heic' : 'type'
}
