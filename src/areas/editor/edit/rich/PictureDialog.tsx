import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { articleLimits } from '@/api/contract/editor.ts'
import { isUnseen } from '@/lib/unseen.ts'
import { Button } from '@/ui/Button.tsx'
import { Field } from '@/ui/Field.tsx'
import { Modal } from '@/ui/Modal.tsx'
import { Select } from '@/ui/Select.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { Textarea } from '@/ui/Textarea.tsx'
import { pictureSizes, pictureSource, readPictureSize } from './picture.ts'
import s from './rich.module.css'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The description and the size of the selected picture. */
export function PictureDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { t } = useTranslation('editor')
  const { t: common } = useTranslation()
  const [begun] = useState(() => editor.getAttributes('picture'))
  const [alt, setAlt] = useState(textOf(begun['alt']))
  const [caption, setCaption] = useState(textOf(begun['caption']))
  const [size, setSize] = useState(readPictureSize(begun['size']))
  const [judged, setJudged] = useState(false)
  const source = pictureSource(begun['src'])
  const missing = isUnseen(alt)
  return (
    <Modal
      open
      title={t('edit.rich.picture.title')}
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
          if (missing) return document.getElementById('picture-alt')?.focus()
          editor
            .chain()
            .focus()
            .updateAttributes('picture', { alt: alt.trim(), caption: caption.trim(), size })
            .run()
          return onClose()
        }}
      >
        <div className="stack gap-4">
          {source && <img className={`round-2 ${s.preview}`} src={source} alt="" />}
          <Field
            id="picture-alt"
            label={t('edit.rich.picture.alt')}
            help={t('edit.rich.picture.altHelp')}
            error={judged && missing && t('edit.rich.picture.altMissing')}
            required
          >
            <TextInput
              value={alt}
              most={articleLimits.alt}
              onChange={({ target }) => setAlt(target.value)}
            />
          </Field>
          <Field label={t('edit.cover.caption')} marker={common('form.optional')}>
            <Textarea
              rows={2}
              value={caption}
              most={articleLimits.caption}
              onChange={({ target }) => setCaption(target.value)}
            />
          </Field>
          <Field label={t('edit.rich.picture.size')}>
            <Select value={size} onChange={({ target }) => setSize(readPictureSize(target.value))}>
              {pictureSizes.map((one) => (
                <option key={one} value={one}>
                  {t(`edit.rich.picture.${one}`)}
                </option>
              ))}
            </Select>
          </Field>
          <div className="cluster gap-2">
            <Button type="submit">{t('edit.rich.picture.save')}</Button>
            <Button
              variant="secondary"
              onClick={() => {
                editor.chain().focus().deleteSelection().run()
                onClose()
              }}
            >
              {t('edit.rich.picture.remove')}
            </Button>
          </div>
        </div>
      </form>
    </Modal>
  )
}
