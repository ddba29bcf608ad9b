import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cutText, isLong } from '@/lib/cut-text.ts'
import { Button } from '@/ui/Button.tsx'

/**
 * Shows a text from the backend. A text that is far too long is cut, with a button that shows all
 * of it.
 * @param most the number of characters that is not too long
 */
export function LongText({ text, most }: { text: string; most?: number }) {
  const { t } = useTranslation()
  const [isWhole, setWhole] = useState(false)
  if (!isLong(text, most)) return text
  return (
    <>
      {isWhole ? text : cutText(text, most)}{' '}
      <Button variant="tertiary" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
        {isWhole ? t('action.less') : t('action.whole')}
      </Button>
    </>
  )
}
