import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cutText, isLong, longestBody } from '@/lib/cut-text.ts'
import { Button } from '@/ui/Button.tsx'
import { CodeBlock } from '@/ui/CodeBlock.tsx'
import { readableBody } from './readable-body.ts'
import { useCopyLabels } from './use-copy-labels.ts'

interface BodyCodeProps {
  label: string
  text: string
}

/** What was sent or answered: always as text, whatever it calls itself. It is copied whole, however much is shown. */
export function BodyCode({ label, text }: BodyCodeProps) {
  const { t } = useTranslation('shell')
  const { t: common } = useTranslation()
  const labels = useCopyLabels()
  const [isWhole, setWhole] = useState(false)
  const whole = readableBody(text)
  return (
    <>
      <CodeBlock
        label={label}
        wrap
        copyLabels={labels(common('action.copy'))}
        samples={[
          { id: 'body', label, lines: isWhole ? whole : cutText(whole, longestBody), whole },
        ]}
      />
      {isLong(whole, longestBody) && (
        <p>
          <Button variant="tertiary" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? t('long.less') : t('long.whole')}
          </Button>
        </p>
      )}
    </>
  )
}
