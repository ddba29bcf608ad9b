import { Extension } from '@tiptap/core'
import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import type { EditorView } from '@tiptap/pm/view'
import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react'
import type { Ref } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { keysOf } from '@/lib/object.ts'
import { openShortcutList, useShortcuts } from '@/ui/use-shortcuts.ts'
import type { ArticleDraft } from '../../article/document.ts'
import { editorKeyNames, editorKeys } from './editor-keys.ts'
import { extensionsWith } from './extensions.ts'
import { Lengths } from './Lengths.tsx'
import { LinkDialog } from './LinkDialog.tsx'
import { documentOf, documentHtml } from './nodes.ts'
import { Paste } from './paste.ts'
import type { Cleaned } from './paste-clean.ts'
import { PictureDialog } from './PictureDialog.tsx'
import type { ArticlePicture } from './picture.ts'
import s from './rich.module.css'
import { TableDialog } from './TableDialog.tsx'
import { EditorToolbar } from './EditorToolbar.tsx'
import type { RichDialog } from './EditorToolbar.tsx'
import { caretAfter } from './write-after.ts'

type Body = Pick<ArticleDraft, 'bodyHtml' | 'bodyJson'>

export interface RichTextHandle {
  /** Inserts pictures. A single one is asked for its description at once. */
  insertPictures: (pictures: readonly ArticlePicture[], at: number | null) => void
  insertLink: (text: string, href: string) => void
  /** Selects the next picture without a description. */
  nameNextPicture: () => void
  focus: () => void
}

interface RichTextProps {
  body: Body
  label: string
  lang: string
  editable: boolean
  invalid: boolean
  onChange: (read: () => Body) => void
  onFiles: (files: File[], at: number | null) => void
  onLost: (lost: Cleaned['lost']) => void
  /** An article can hold nothing of what was pasted. */
  onNothing: () => void
  onSave: () => void
  ref: Ref<RichTextHandle>
}

/**
 * The text of an article. Its input and output are the editor's own document, never HTML that the
 * browser would parse.
 */
export function RichText({
  body,
  label,
  lang,
  editable,
  invalid,
  onChange,
  onFiles,
  onLost,
  onNothing,
  onSave,
  ref,
}: RichTextProps) {
  const { t } = useTranslation('editor')
  const [dialog, setDialog] = useState<RichDialog | null>(null)
  const toolbar = useRef<HTMLDivElement>(null)
  const leaving = useRef(false)
  // The editor is created once; its events go to the current callbacks.
  const listeners = useRef({ onChange, onFiles, onLost, onNothing, onSave })
  useEffect(() => {
    listeners.current = { onChange, onFiles, onLost, onNothing, onSave }
  })

  const [begun] = useState(() => ({
    content: documentOf(body),
    extensions: extensionsWith(t('edit.rich.placeholder'), [
      Paste.configure({
        onFiles: (list, at) => listeners.current.onFiles(list, at),
        onLost: (what) => listeners.current.onLost(what),
        onNothing: () => listeners.current.onNothing(),
      }),
      Extension.create({
        name: 'articleKeys',
        addKeyboardShortcuts: () => ({
          'Mod-k': () => {
            setDialog('link')
            return true
          },
          'Mod-s': () => {
            listeners.current.onSave()
            return true
          },
          'Mod-/': () => {
            openShortcutList()
            return true
          },
          'Alt-F10': () => {
            toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
            return true
          },
          Enter: ({ editor }) => {
            if (!editor.isActive('picture')) return false
            setDialog('picture')
            return true
          },
        }),
      }),
    ]),
  }))

  const editorProps = useMemo(
    () => ({
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        id: 'article-bodyHtml',
        lang,
        spellcheck: 'true',
        class: s.text ?? '',
        ...(invalid && { 'aria-invalid': 'true' }),
        ...(!editable && { 'aria-readonly': 'true', tabindex: '0' }),
      },
      handleDOMEvents: {
        // Tab belongs to tables and lists. After Escape it moves the focus, as elsewhere.
        keydown: (_: EditorView, event: KeyboardEvent) => {
          const leave = leaving.current && event.key === 'Tab'
          if (event.key !== 'Shift') leaving.current = event.key === 'Escape'
          return leave
        },
      },
      handleDoubleClickOn: (_: EditorView, __: number, node: Node) => {
        if (node.type.name !== 'picture' || !editable) return false
        setDialog('picture')
        return true
      },
    }),
    [editable, invalid, label, lang],
  )
  const editor = useEditor({
    ...begun,
    editable,
    editorProps,
    injectCSS: false,
    immediatelyRender: true,
    shouldRerenderOnTransaction: false,
    onUpdate: ({ editor: now }) =>
      listeners.current.onChange(() => ({
        bodyJson: now.getJSON(),
        bodyHtml: documentHtml(now.state.doc),
      })),
  })

  // The hook creates the editor once, so this component sets whether it is editable.
  useEffect(() => editor.setEditable(editable, false), [editable, editor])

  useImperativeHandle(ref, () => ({
    insertPictures: (pictures, at) => {
      const content = pictures.map((picture) => ({ type: 'picture', attrs: { ...picture } }))
      const place = Math.min(at ?? editor.state.selection.to, editor.state.doc.content.size)
      editor.chain().focus().insertContentAt(place, content).run()
      if (pictures.length !== 1) return leaveBlock(editor)
      choosePicture(editor, (attrs) => attrs['src'] === pictures[0]?.src)
      setDialog('picture')
    },
    insertLink: (text, href) => {
      editor
        .chain()
        .focus()
        .insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] })
        .run()
    },
    nameNextPicture: () => {
      if (choosePicture(editor, (attrs) => attrs['alt'] === '')) setDialog('picture')
    },
    focus: () => void editor.commands.focus(),
  }))

  useShortcuts({
    title: label,
    note: t('edit.rich.help.text'),
    shortcuts: keysOf(editorKeys).map((key) => ({
      keys: [editorKeys[key]],
      name: t(editorKeyNames[key]),
    })),
  })

  const close = (): void => {
    setDialog(null)
    leaveBlock(editor)
    editor.commands.focus()
  }
  return (
    <div className={`min-0 round-3 paper ${s.rich}`} data-read-only={!editable || undefined}>
      <EditorToolbar
        ref={toolbar}
        editor={editor}
        editable={editable}
        label={t('edit.rich.toolbar')}
        onDialog={setDialog}
        onFiles={(list) => onFiles(list, null)}
      />
      <EditorContent editor={editor} className="min-0" />
      <Lengths editor={editor} />
      {dialog === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {dialog === 'table' && <TableDialog editor={editor} onClose={close} />}
      {dialog === 'picture' && <PictureDialog editor={editor} onClose={close} />}
    </div>
  )
}

/** What is typed next goes after the selected picture, instead of in its place. */
function leaveBlock({ state, view }: Editor): void {
  const moved = caretAfter(state)
  if (moved) view.dispatch(moved)
}

/**
 * Selects the first picture that matches a condition.
 * @returns whether there is one
 */
function choosePicture(
  editor: Editor,
  is: (attrs: Readonly<Record<string, unknown>>) => boolean,
): boolean {
  let found: number | null = null
  editor.state.doc.descendants((node, at) => {
    if (found === null && node.type.name === 'picture' && is(node.attrs)) found = at
  })
  return found !== null && editor.chain().setNodeSelection(found).scrollIntoView().run()
}
