import * as v from 'valibot'
import { readDraft, removeDraft, saveDraft } from '@/lib/drafts.ts'
import type { Owner } from '@/lib/kept.ts'

/** The last request sent from this tab, so that a reload still confirms it. */
const Sent = v.object({ id: v.string(), email: v.string() })
export type SentRequest = v.InferOutput<typeof Sent>

const name = 'labelling-sent'

export function readSentRequest(owner: Owner): SentRequest | null {
  const parsed = v.safeParse(Sent, readDraft(owner, name, null))
  return parsed.success ? parsed.output : null
}

export function keepSent(owner: Owner, sent: SentRequest | null): void {
  if (sent) saveDraft(owner, name, null, sent)
  else removeDraft(owner, name)
}
