import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cutText, isLong, maxBodyLength } from '@/lib/cut-text.ts'
import { Button } from '@/ui/Button.tsx'
import { CodeBlock } from '@/ui/CodeBlock.tsx'
import { readableBody } from './readable-body.ts'
import { useCopyLabels } from './use-copy-labels.ts'

interface BodyCodeProps {
  label: string
  text: string
}

/**
 * The body of a request or response, always shown as text, whatever its type. Copying takes all of
 * it, even if it is cut.
 */
export function BodyCode({ label, text }: BodyCodeProps) {
  const { t } = useTranslation()
  const labels = useCopyLabels()
  const [isWhole, setWhole] = useState(false)
  const whole = readableBody(text)
  return (
    <>
      <CodeBlock
        label={label}
        wrap
        copyLabels={labels(t('action.copy'))}
        samples={[
          { id: 'body', label, lines: isWhole ? whole : cutText(whole, maxBodyLength), whole },
        ]}
      />
      {isLong(whole, maxBodyLength) && (
        <p>
          <Button variant="tertiary" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? t('action.less') : t('action.whole')}
          </Button>
        </p>
      )}
    </>
  )
}
