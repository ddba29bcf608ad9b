import { FileUp } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { decodeText } from '@/lib/csv.ts'
import { Button } from '@/ui/Button.tsx'
import { CodeBlock } from '@/ui/CodeBlock.tsx'
import { Disclosure } from '@/ui/Disclosure.tsx'
import { Field } from '@/ui/Field.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { Textarea } from '@/ui/Textarea.tsx'
import { cx } from '@/ui/cx.ts'
import { useDropZone } from '@/ui/use-drop-zone.ts'
import s from '../editor.module.css'

const mostBytes = 2 * 1024 * 1024
const sample =
  'domain,captchaType,action,note\nlogin.bank.example,any,block,Refused by our terms\nsignup.mail.example,recaptcha_v2,manual,'

/** The source of the lines: a chosen or dropped file, or cells pasted from a spreadsheet. */
export function ImportSource({ onText }: { onText: (name: string, text: string) => void }) {
  const { t } = useTranslation('manualDomains')
  const { t: common } = useTranslation()
  const [fault, setFault] = useState<'big' | 'unreadable' | 'empty' | null>(null)
  const [pasted, setPasted] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const limits = useId()

  async function take(file: File | undefined): Promise<void> {
    if (!file) return
    setFault(null)
    if (file.size > mostBytes) return setFault('big')
    const bytes = await file.arrayBuffer().catch(() => null)
    if (!bytes) return setFault('unreadable')
    give(file.name, decodeText(new Uint8Array(bytes)))
  }
  function give(name: string, text: string): void {
    if (text.trim() === '') setFault('empty')
    else onText(name, text)
  }

  const zone = useDropZone(({ files }) => void take(files[0]))
  return (
    <>
      {fault && (
        <Notice tone="bad" role="alert">
          {t(`import.fault.${fault}`)}
        </Notice>
      )}
      <div
        className={cx('grid gap-3 items-center pad-y-5 pad-x-4 round-3', 'center', s.zone)}
        {...zone}
      >
        <p>{t('import.drop')}</p>
        <Button
          variant="secondary"
          aria-describedby={limits}
          prepend={<FileUp size={18} aria-hidden="true" />}
          onClick={() => input.current?.click()}
        >
          {common('form.chooseFile')}
        </Button>
        <p id={limits} className="quiet text-1">
          {t('import.limits')}
        </p>
        <input
          ref={input}
          type="file"
          hidden
          data-testid="domains-file"
          accept=".csv,text/csv,text/plain"
          onChange={({ currentTarget }) => {
            void take(currentTarget.files?.[0])
            // Allows choosing the same file again.
            currentTarget.value = ''
          }}
        />
      </div>
      <Field label={t('import.paste')} help={t('import.pasteHelp')}>
        <Textarea
          mono
          rows={4}
          spellCheck={false}
          value={pasted}
          onChange={({ target }) => setPasted(target.value)}
        />
      </Field>
      <div>
        <Button variant="secondary" onClick={() => give(t('import.pasted'), pasted)}>
          {t('import.check')}
        </Button>
      </div>
      <Disclosure summary={t('import.format')}>
        <p>{t('import.formatText')}</p>
        <CodeBlock
          label={t('import.format')}
          samples={[{ id: 'csv', label: 'CSV', lines: sample }]}
          copyLabels={{
            copy: common('action.copy'),
            copied: common('action.copied'),
            failed: common('action.copyFailed'),
          }}
        />
      </Disclosure>
    </>
  )
}
