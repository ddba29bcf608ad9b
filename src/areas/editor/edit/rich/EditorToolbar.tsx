// Over 250 lines: one toolbar with its buttons in order.
import type { ChainedCommands, Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import {
  Bold,
  ChevronDown,
  CircleHelp,
  Code,
  ImagePlus,
  Italic,
  Link,
  List,
  ListOrdered,
  Minus,
  Quote,
  Redo2,
  SquareCode,
  Strikethrough,
  Table,
  Underline,
  Undo2,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useRef } from 'react'
import type { KeyboardEvent, Ref } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { ariaKeyCombo } from '@/lib/key-combo.ts'
import { Menu } from '@/ui/Menu.tsx'
import type { MenuItem } from '@/ui/Menu.tsx'
import { Tooltip } from '@/ui/Tooltip.tsx'
import { openShortcutList, useKeyNames } from '@/ui/use-shortcuts.ts'
import { acceptedPictures } from '../files.ts'
import { CodeLanguageMenu } from './CodeLanguageMenu.tsx'
import { editorKeys } from './editor-keys.ts'
import type { EditorKey } from './editor-keys.ts'
import s from './rich.module.css'
import { useRoving } from './use-roving.ts'

export type RichDialog = 'link' | 'picture' | 'table'

interface ToolbarProps {
  editor: Editor
  editable: boolean
  label: string
  onDialog: (dialog: RichDialog) => void
  onFiles: (files: File[]) => void
  ref: Ref<HTMLDivElement>
}

interface Tool {
  id:
    | 'bold'
    | 'italic'
    | 'underline'
    | 'strike'
    | 'code'
    | 'bulletList'
    | 'orderedList'
    | 'blockquote'
    | 'codeBlock'
  icon: LucideIcon
  run: (chain: ChainedCommands) => ChainedCommands
}

const marks: readonly Tool[] = [
  { id: 'bold', icon: Bold, run: (chain) => chain.toggleBold() },
  { id: 'italic', icon: Italic, run: (chain) => chain.toggleItalic() },
  { id: 'underline', icon: Underline, run: (chain) => chain.toggleUnderline() },
  { id: 'strike', icon: Strikethrough, run: (chain) => chain.toggleStrike() },
  { id: 'code', icon: Code, run: (chain) => chain.toggleCode() },
]
const blocks: readonly Tool[] = [
  { id: 'bulletList', icon: List, run: (chain) => chain.toggleBulletList() },
  { id: 'orderedList', icon: ListOrdered, run: (chain) => chain.toggleOrderedList() },
  { id: 'blockquote', icon: Quote, run: (chain) => chain.toggleBlockquote() },
  { id: 'codeBlock', icon: SquareCode, run: (chain) => chain.toggleCodeBlock() },
]
const levels = [2, 3, 4] as const
const headingKeys = { 2: 'heading2', 3: 'heading3', 4: 'heading4' } as const

const tableSteps = [
  ['rowAbove', (chain) => chain.addRowBefore()],
  ['rowBelow', (chain) => chain.addRowAfter()],
  ['deleteRow', (chain) => chain.deleteRow()],
  ['columnBefore', (chain) => chain.addColumnBefore()],
  ['columnAfter', (chain) => chain.addColumnAfter()],
  ['deleteColumn', (chain) => chain.deleteColumn()],
  ['merge', (chain) => chain.mergeCells()],
  ['split', (chain) => chain.splitCell()],
  ['headerRow', (chain) => chain.toggleHeaderRow()],
  ['headerColumn', (chain) => chain.toggleHeaderColumn()],
  ['deleteTable', (chain) => chain.deleteTable()],
] as const satisfies readonly (readonly [string, (chain: ChainedCommands) => ChainedCommands])[]
/** A separator precedes these buttons. */
const groupStarts = new Set<string>(['columnBefore', 'merge', 'headerRow', 'deleteTable'])

function read(editor: Editor) {
  const tools = [...marks, ...blocks].filter(({ id }) => editor.isActive(id)).map(({ id }) => id)
  return {
    tools,
    link: editor.isActive('link'),
    picture: editor.isActive('picture'),
    level: levels.find((level) => editor.isActive('heading', { level })) ?? null,
    table: editor.isActive('table'),
    undo: editor.can().undo(),
    redo: editor.can().redo(),
    merge: editor.can().mergeCells(),
    split: editor.can().splitCell(),
  }
}

/**
 * An APG toolbar: one Tab stop, arrow keys inside. Alt+F10 leads here from the text, Escape back.
 */
export function EditorToolbar({ editor, editable, label, onDialog, onFiles, ref }: ToolbarProps) {
  const { t } = useTranslation('editor')
  const { t: common } = useTranslation()
  const state = useEditorState({ editor, selector: ({ editor: now }) => read(now) })
  const { hint } = useKeyNames()
  const picker = useRef<HTMLInputElement>(null)
  const roving = useRoving()
  const run = (step: (chain: ChainedCommands) => ChainedCommands): void =>
    void step(editor.chain().focus()).run()
  const keys = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (event.key === 'Escape') editor.commands.focus()
    else roving.keys(event)
  }

  const button = (
    id: string,
    name: string,
    Icon: LucideIcon,
    onPress: () => void,
    more: { pressed?: boolean; keys?: EditorKey; off?: boolean } = {},
  ) => (
    <Tooltip key={id} text={more.keys ? `${name} (${hint(editorKeys[more.keys])})` : name}>
      {() => (
        <button
          type="button"
          className={`inline-row justify-center gap-0 round-2 quiet ${s.tool}`}
          {...roving.item(id)}
          aria-label={name}
          aria-pressed={more.pressed}
          aria-keyshortcuts={more.keys && ariaKeyCombo(editorKeys[more.keys])}
          aria-disabled={more.off || !editable || undefined}
          onClick={() => editable && !more.off && onPress()}
        >
          <Icon size={18} aria-hidden="true" />
        </button>
      )}
    </Tooltip>
  )
  const tool = ({ id, icon, run: step }: Tool) =>
    button(id, t(`edit.rich.tool.${id}`), icon, () => run(step), {
      pressed: state.tools.includes(id),
      keys: id,
    })

  const blockItems: MenuItem[] = [
    {
      id: 'paragraph',
      label: t('edit.rich.block.paragraph'),
      aside: hint(editorKeys.paragraph),
      checked: state.level === null,
      onSelect: () => run((chain) => chain.setParagraph()),
    },
    ...levels.map((level) => ({
      id: `h${level}`,
      label: t(`edit.rich.block.h${level}`),
      aside: hint(editorKeys[headingKeys[level]]),
      checked: state.level === level,
      onSelect: () => run((chain) => chain.setHeading({ level })),
    })),
  ]
  const tableItems: MenuItem[] = tableSteps
    .filter(([id]) => (id !== 'merge' || state.merge) && (id !== 'split' || state.split))
    .map(([id, step]) => ({
      id,
      label: t(`edit.rich.table.${id}`),
      separated: groupStarts.has(id),
      danger: id === 'deleteTable',
      onSelect: () => run(step),
    }))
  const blockName =
    state.level === null ? t('edit.rich.block.paragraph') : t(`edit.rich.block.h${state.level}`)

  return (
    <div
      ref={ref}
      role="toolbar"
      aria-label={label}
      aria-controls="article-bodyHtml"
      className={`cluster gap-1 line-below alice ${s.toolbar}`}
      onKeyDown={keys}
    >
      <div className={`row wrap ${s.group}`}>
        {button('undo', common('action.undo'), Undo2, () => run((chain) => chain.undo()), {
          keys: 'undo',
          off: !state.undo,
        })}
        {button('redo', common('action.redo'), Redo2, () => run((chain) => chain.redo()), {
          keys: 'redo',
          off: !state.redo,
        })}
      </div>
      <div className={`row wrap ${s.group}`}>
        <Menu
          items={editable ? blockItems : []}
          button={(props) => (
            <button
              type="button"
              {...props}
              className={`inline-row justify-center gap-0 round-2 quiet ${s.tool}`}
              data-wide=""
              {...roving.item('block')}
              aria-label={t('edit.rich.block.label', { name: blockName })}
            >
              <span>{blockName}</span>
              <ChevronDown size={16} aria-hidden="true" />
            </button>
          )}
        />
      </div>
      <div className={`row wrap ${s.group}`}>
        {marks.map(tool)}
        {button('link', t('edit.rich.tool.link'), Link, () => onDialog('link'), {
          pressed: state.link,
          keys: 'link',
        })}
      </div>
      <div className={`row wrap ${s.group}`}>{blocks.map(tool)}</div>
      <div className={`row wrap ${s.group}`}>
        {state.picture
          ? button(
              'picture',
              t('edit.rich.tool.editPicture'),
              ImagePlus,
              () => onDialog('picture'),
              { pressed: true },
            )
          : button('picture', t('edit.rich.tool.picture'), ImagePlus, () =>
              picker.current?.click(),
            )}
        {state.table ? (
          <Menu
            items={editable ? tableItems : []}
            button={(props) => (
              <button
                type="button"
                {...props}
                className={`inline-row justify-center gap-0 round-2 quiet ${s.tool}`}
                data-on=""
                {...roving.item('table')}
                aria-label={t('edit.rich.tool.tableMenu')}
              >
                <Table size={18} aria-hidden="true" />
                <ChevronDown size={14} aria-hidden="true" />
              </button>
            )}
          />
        ) : (
          button('table', t('edit.rich.tool.table'), Table, () => onDialog('table'))
        )}
        {button('rule', t('edit.rich.tool.rule'), Minus, () =>
          run((chain) => chain.setHorizontalRule()),
        )}
      </div>
      {state.tools.includes('codeBlock') && (
        <CodeLanguageMenu editor={editor} editable={editable} item={roving.item('language')} />
      )}
      <div className={`row wrap ${s.group}`} data-end="">
        {button('help', t('edit.rich.tool.help'), CircleHelp, openShortcutList, {
          keys: 'help',
        })}
      </div>
      <input
        ref={picker}
        type="file"
        hidden
        multiple
        accept={acceptedPictures}
        aria-label={t('edit.rich.tool.picture')}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          target.value = ''
        }}
      />
    </div>
  )
}
