import { ImageUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { base64Of } from '@/shared/test-task/picture.ts'
import { Button } from '@/ui/Button.tsx'

/** More than any type accepts. */
const most = 2 * 1024 * 1024

/** Fills a base64 field from a file. */
export function FileText({ field, onText }: { field: string; onText: (text: string) => void }) {
  const { t } = useTranslation('apiDocs')
  const { t: common } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const turn = useRef(0)
  const [lost, setLost] = useState<'big' | 'unread' | null>(null)
  async function take(file: File | undefined): Promise<void> {
    if (!file) return
    turn.current += 1
    const mine = turn.current
    setLost(null)
    if (file.size > most) return setLost('big')
    try {
      const text = base64Of(new Uint8Array(await file.arrayBuffer()))
      // Another file was chosen while this one was being read.
      if (turn.current === mine) onText(text)
    } catch {
      // It was moved or deleted meanwhile.
      setLost('unread')
    }
  }
  return (
    <div>
      <input
        ref={input}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={t('builder.file.for', { name: field })}
        onChange={({ target }) => {
          void take(target.files?.[0])
          // Choosing the same file again must count too.
          target.value = ''
        }}
      />
      <Button
        variant="secondary"
        prepend={<ImageUp size={18} aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        {common('form.chooseFile')}
      </Button>
      <p role="alert">{lost && t(`builder.file.${lost}`, { size: most / 1024 ** 2 })}</p>
    </div>
  )
}
