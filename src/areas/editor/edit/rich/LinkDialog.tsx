import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { linkTarget } from '@/shared/html/link-target.ts'
import { Button } from '@/ui/Button.tsx'
import { Field } from '@/ui/Field.tsx'
import { Modal } from '@/ui/Modal.tsx'
import { TextInput } from '@/ui/TextInput.tsx'

/** Completes "example.com/page" and "ann@example.com" to URLs. */
export function readAddress(text: string): string | null {
  const typed = text.trim()
  if (/^#\S+$/.test(typed)) return typed
  if (/^[^\s/:@]+@[^\s/:@]+\.[^\s/:@]+$/.test(typed))
    return linkTarget(`mailto:${typed}`, location.origin)
  if (/^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/.test(typed))
    return linkTarget(`https://${typed}`, location.origin)
  return typed === '' || /\s/.test(typed) ? null : linkTarget(typed, location.origin)
}

/** The target of a link, and its text if none is selected. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { t } = useTranslation('editor')
  const { t: common } = useTranslation()
  const [begun] = useState(() => {
    const href: unknown = editor.getAttributes('link')['href']
    return {
      href: typeof href === 'string' ? href : '',
      needsText: editor.state.selection.empty && !editor.isActive('link'),
    }
  })
  const [href, setHref] = useState(begun.href)
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState<'required' | 'http' | 'format' | null>(null)

  function save(): void {
    const target = readAddress(href)
    if (target === null) {
      setWrong(href.trim() === '' ? 'required' : /^http:/i.test(href.trim()) ? 'http' : 'format')
      document.getElementById('link-href')?.focus()
      return
    }
    const chain = editor.chain().focus()
    if (begun.needsText)
      chain
        .insertContent([
          {
            type: 'text',
            text: text.trim() || target,
            marks: [{ type: 'link', attrs: { href: target } }],
          },
        ])
        .run()
    else chain.extendMarkRange('link').setLink({ href: target }).run()
    onClose()
  }

  return (
    <Modal
      open
      size="sm"
      title={begun.href ? t('edit.rich.link.change') : t('edit.rich.link.add')}
      closeLabel={common('action.close')}
      onClose={onClose}
    >
      <form
        method="dialog"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          save()
        }}
      >
        <div className="stack gap-4">
          <Field
            id="link-href"
            label={t('edit.slug.title')}
            help={t('edit.rich.link.help')}
            error={wrong && t(`edit.rich.link.${wrong}`)}
          >
            <TextInput
              value={href}
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => {
                setHref(target.value)
                setWrong(null)
              }}
            />
          </Field>
          {begun.needsText && (
            <Field label={t('edit.rich.link.text')}>
              <TextInput value={text} onChange={({ target }) => setText(target.value)} />
            </Field>
          )}
          <Button type="submit" block>
            {t('edit.rich.link.save')}
          </Button>
          {begun.href && (
            <Button
              variant="secondary"
              block
              onClick={() => {
                editor.chain().focus().extendMarkRange('link').unsetLink().run()
                onClose()
              }}
            >
              {t('edit.rich.link.remove')}
            </Button>
          )}
        </div>
      </form>
    </Modal>
  )
}
