import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { cutText, isLongText } from '@/lib/cut-text.ts'
import { isolated } from '@/lib/invisible.ts'
import { usePrinting } from '@/ui/use-printing.ts'
import { Button } from '@/ui/Button.tsx'

/**
 * Cuts a text that is far too long.
 * @param most the number of characters that is not too long
 * @returns the text to show, and a button that shows all of it, or null where nothing is cut
 */
export function useCutText(text: string, most?: number): [shown: string, toggle: ReactNode] {
  const { t } = useTranslation()
  const [isWhole, setIsWhole] = useState(false)
  const isPrinting = usePrinting()
  if (!isLongText(text, most)) return [isolated(text), null]
  return [
    isWhole || isPrinting ? isolated(text) : cutText(text, most),
    <Button
      key="whole"
      variant="tertiary"
      aria-expanded={isWhole}
      onClick={() => setIsWhole(!isWhole)}
    >
      {isWhole ? t('action.less') : t('action.whole')}
    </Button>,
  ]
}
