import { useTranslation } from '@/i18n/use-translation.ts'
import { reportLimits } from '@/api/contract/software-terms.ts'
import type { OwnSoftware } from '@/api/contract/software.ts'
import { formatFor } from '@/i18n/format.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { Button } from '@/ui/Button.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { LateDialog } from '../account/LateDialog.tsx'
import { useOpenOverDraft } from '../form/use-open-over-draft.ts'
import { useTerms } from './use-terms.ts'

const loadAnswer = async () => (await import('./AnswerDialog.tsx')).AnswerDialog
const shellWords = ['shell'] as const

interface TakenDownProps {
  rejection: Pick<NonNullable<OwnSoftware['rejection']>, 'reasonCode' | 'comment'> | null
  /** Undefined where the backend takes no answer. */
  answer: OwnSoftware['answer']
  /** The form's name. */
  form: string
  send: (text: string) => Promise<unknown>
}

/** Why a moderator took something down, and the answer of its owner, who may give one. */
export function TakenDown({ rejection, answer, form, send }: TakenDownProps) {
  const { t } = useTranslation('software')
  const format = formatFor(useLocale())
  const terms = useTerms()
  const [isOpen, setIsOpen] = useOpenOverDraft(form)
  const reason = [
    rejection?.reasonCode && terms.rejection(rejection.reasonCode),
    rejection?.comment,
  ].filter(Boolean)
  return (
    <Notice
      tone="bad"
      title={t('takenDown.title')}
      {...(answer === null && {
        action: (
          <Button variant="secondary" onClick={() => setIsOpen(true)}>
            {t('takenDown.ask')}
          </Button>
        ),
      })}
    >
      <p className="break">{reason.join(format.colon) || t('takenDown.noReason')}</p>
      {answer && <p className="break">{t('takenDown.yours', { text: answer.text })}</p>}
      {answer === null && isOpen && (
        <LateDialog
          load={loadAnswer}
          ns={shellWords}
          props={{
            form,
            words: {
              title: t('takenDown.ask'),
              text: t('takenDown.text'),
              help: t('takenDown.help'),
              send: t('takenDown.send'),
              sent: t('takenDown.sent'),
            },
            most: reportLimits.answer,
            send,
            onClose: () => setIsOpen(false),
          }}
        />
      )}
    </Notice>
  )
}
