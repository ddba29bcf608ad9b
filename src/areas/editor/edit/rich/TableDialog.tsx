import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { Button } from '@/ui/Button.tsx'
import { Checkbox } from '@/ui/Checkbox.tsx'
import { Field } from '@/ui/Field.tsx'
import { Modal } from '@/ui/Modal.tsx'
import { NumberInput } from '@/shared/number/NumberInput.tsx'
import s from './rich.module.css'
import { digitsOf } from '@/lib/typed-amount.ts'

const most = { rows: 50, columns: 12 }

/** The size of a new table. */
export function TableDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { t } = useTranslation('editor')
  const { t: common } = useTranslation()
  const [size, setSize] = useState({ rows: '3', columns: '3' })
  const [header, setHeader] = useState(true)
  const [judged, setJudged] = useState(false)
  const wrong = (name: 'rows' | 'columns'): boolean =>
    !/^[1-9]\d?$/.test(digitsOf(size[name])) || Number(digitsOf(size[name])) > most[name]
  const input = (name: 'rows' | 'columns') => (
    <Field
      id={`table-${name}`}
      label={t(`edit.rich.newTable.${name}`)}
      error={judged && wrong(name) && t('edit.rich.newTable.range', { max: most[name] })}
    >
      <NumberInput
        whole
        value={size[name]}
        onChange={({ target }) => setSize({ ...size, [name]: target.value.trim() })}
      />
    </Field>
  )
  return (
    <Modal
      open
      size="sm"
      title={t('edit.rich.tool.table')}
      closeLabel={common('action.close')}
      onClose={onClose}
    >
      <form
        method="dialog"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          setJudged(true)
          const first = (['rows', 'columns'] as const).find(wrong)
          if (first) return document.getElementById(`table-${first}`)?.focus()
          editor
            .chain()
            .focus()
            .insertTable({
              rows: Number(digitsOf(size.rows)),
              cols: Number(digitsOf(size.columns)),
              withHeaderRow: header,
            })
            .run()
          return onClose()
        }}
      >
        <div className="stack gap-4">
          <div className={`grid gap-3 ${s.pair}`}>
            {input('rows')}
            {input('columns')}
          </div>
          <Checkbox
            label={t('edit.rich.newTable.header')}
            checked={header}
            onChange={({ target }) => setHeader(target.checked)}
          />
          <Button type="submit" block>
            {t('edit.rich.newTable.insert')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
