import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cutText, isLong } from '@/lib/cut-text.ts'
import { Button } from '@/ui/Button.tsx'

/**
 * A text of the backend. One that is far too long is shown cut, with a button that shows it whole.
 * @param most how many characters are not too long
 */
export function LongText({ text, most }: { text: string; most?: number }) {
  const { t } = useTranslation('shell')
  const [isWhole, setWhole] = useState(false)
  if (!isLong(text, most)) return text
  return (
    <>
      {isWhole ? text : cutText(text, most)}{' '}
      <Button variant="tertiary" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
        {isWhole ? t('long.less') : t('long.whole')}
      </Button>
    </>
  )
}
