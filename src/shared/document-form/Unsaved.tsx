import { useTranslation } from '@/i18n/use-translation.ts'
import { Button } from '@/ui/Button.tsx'
import s from '@/shared/account/account.module.css'

/**
 * Says beside the button that something is not saved yet. The element always exists, so that screen
 * readers announce the text.
 */
export function Unsaved({ dirty, onDiscard }: { dirty: boolean; onDiscard: () => void }) {
  const { t } = useTranslation('shell')
  return (
    <div className={`cluster gap-2 gap-x-3 quiet text-2 ${s.unsaved}`}>
      <p role="status">{dirty ? t('unsaved.text') : ''}</p>
      {dirty && (
        <Button variant="tertiary" onClick={onDiscard}>
          {t('unsaved.discard')}
        </Button>
      )}
    </div>
  )
}
