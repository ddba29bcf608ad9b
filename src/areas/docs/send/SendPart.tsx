import { useTranslation } from '@/i18n/use-translation.ts'
import { LatePart } from '@/shared/LatePart.tsx'
import type { AnswerField } from './ExplainedAnswer.tsx'
import { sendOf } from './sendable.ts'

const loadSendCall = async () => (await import('./SendCall.tsx')).SendCall
const words = ['apiSend', 'apiErrors'] as const

/** The button that sends a method's call, where it may be sent from a page. */
export function SendPart({ name, fields }: { name: string; fields: readonly AnswerField[] }) {
  const { t: common } = useTranslation()
  const send = sendOf(name)
  if (send === undefined) return null
  return (
    <div data-print="no">
      <LatePart
        onSight
        load={loadSendCall}
        ns={words}
        props={{ name, send, fields }}
        fallback={<p className="faint">{common('loading')}</p>}
      />
    </div>
  )
}
