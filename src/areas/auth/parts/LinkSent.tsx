import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/Button.tsx'
import card from './AuthCard.module.css'
import s from './ResendLine.module.css'
import { ResendLine } from './ResendLine.tsx'
import { useResend } from './use-resend.ts'

/** After a link was sent: where to look for it, once more, or to another address. */
export function LinkSent({ send, onOther }: { send: () => Promise<unknown>; onOther: () => void }) {
  const { t } = useTranslation('auth')
  const resend = useResend(send, { begins: true })
  return (
    <div className={s.resend}>
      <p className={s.look}>{t('remind.sent.look')}</p>
      <ResendLine resend={resend} />
      <div>
        <Button variant="none" className={card.act} onClick={onOther}>
          {t('remind.sent.other')}
        </Button>
      </div>
    </div>
  )
}
