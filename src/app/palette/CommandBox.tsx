import { known } from '@/lib/known.ts'
import { Search } from 'lucide-react'
import { withGap } from '@/lib/sentences.ts'
import { isEnter } from '@/ui/is-enter.ts'
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { Button } from '@/ui/Button.tsx'
import { Kbd } from '@/ui/Kbd.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import type { Command, CommandSection } from './commands.ts'
import { groupNames } from './commands.ts'
import type { Typed } from './PaletteKeys.tsx'
import s from './palette.module.css'

interface CommandBoxProps {
  query: string
  onQuery: (query: string) => void
  /** Returns what was typed while the palette loaded, and hands the keys over to the field. */
  takeTyped: () => Typed
  sections: readonly CommandSection[]
  /** Whether more results may arrive for the query. */
  isSearching: boolean
  /** Whether the first result is final. Until then an Enter waits for it. */
  isReady: boolean
  /** Retries the search; null if nothing failed. */
  onRetry: (() => void) | null
  onChoose: (command: Command) => void
}

/**
 * An APG combobox with a list: the focus stays in the field; arrow keys, Home and End move the
 * choice.
 */
export function CommandBox({
  query,
  onQuery,
  takeTyped,
  sections,
  isSearching,
  isReady,
  onRetry,
  onChoose,
}: CommandBoxProps) {
  const { t } = useTranslation(['palette', 'common'])
  const { t: common } = useTranslation()
  const id = useId()
  const [at, setAt] = useState(0)
  const [isEntered, setIsEntered] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const all = sections.flatMap((section) => section.commands)
  // The list can become shorter when the person becomes known.
  const active = all[Math.min(at, all.length - 1)]
  const optionId = (command: Command) => `${id}-${command.id}`

  const opening = useRef({ takeTyped, onQuery })
  useLayoutEffect(() => {
    field.current?.focus()
    const early = opening.current.takeTyped()
    if (early.text !== '') opening.current.onQuery(early.text)
    if (early.isEntered) setIsEntered(true)
  }, [])
  const enter = useEffectEvent(() => {
    setIsEntered(false)
    if (active) onChoose(active)
  })
  useEffect(() => {
    if (isEntered && isReady) enter()
  }, [isEntered, isReady])
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [active?.id, query])

  const keys = (event: KeyboardEvent) => {
    if (
      event.nativeEvent.isComposing ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      event.shiftKey
    )
      return
    const now = active ? all.indexOf(active) : 0
    const steps: Record<string, number> = {
      ArrowDown: now + 1,
      ArrowUp: now - 1 + all.length,
      Home: 0,
      End: all.length - 1,
    }
    const to = known(steps, event.key)
    if (isEnter(event)) setIsEntered(true)
    else if (to !== undefined && all.length > 0) setAt(to % all.length)
    else return
    event.preventDefault()
  }

  return (
    <>
      <TextInput
        ref={field}
        role="combobox"
        aria-label={t('palette.field')}
        aria-expanded={all.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={active && optionId(active)}
        aria-autocomplete="list"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        most={100}
        placeholder={t('palette.placeholder')}
        value={query}
        onChange={(event) => {
          onQuery(event.target.value)
          setAt(0)
          setIsEntered(false)
        }}
        onKeyDown={keys}
        prepend={<Search size={18} aria-hidden="true" />}
      />
      <p
        role="status"
        className={all.length > 0 ? 'visually-hidden' : `quiet text-2 center ${s.nothing}`}
      >
        {all.length > 0
          ? query.trim() !== '' && !isSearching && t('palette.found', { count: all.length })
          : t(isSearching ? 'palette.searching' : 'palette.nothing')}
      </p>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={t('palette.title')}
        className={`mt-2 scroll ${s.list}`}
      >
        {sections.map(({ group, commands: found }) => (
          <div key={group} role="group" aria-labelledby={`${id}-${group}-title`}>
            <div
              id={`${id}-${group}-title`}
              role="presentation"
              className={`faint text-1 ${s.group}`}
            >
              {t(groupNames[group])}
            </div>
            {found.map((command) => (
              <button
                key={command.id}
                type="button"
                id={optionId(command)}
                role="option"
                tabIndex={-1}
                aria-selected={command === active}
                className={`fill round-2 text-2 ${s.option}`}
                // The focus stays in the field.
                onMouseDown={(event) => event.preventDefault()}
                onMouseMove={() => command !== active && setAt(all.indexOf(command))}
                onClick={() => onChoose(command)}
              >
                <CommandLabel {...command} />
              </button>
            ))}
          </div>
        ))}
      </div>
      {onRetry && (
        <div className={`cluster gap-1 gap-x-3 quiet text-2 ${s.failed}`} role="alert">
          {withGap(t('palette.failed'))}
          <Button
            variant="tertiary"
            onClick={() => {
              onRetry()
              field.current?.focus()
            }}
          >
            {common('action.retry')}
          </Button>
        </div>
      )}
      <p className={`for-keys row wrap gap-2 gap-x-4 mt-3 line-above faint text-1 ${s.keys}`}>
        <span>
          <Kbd>↑</Kbd> <Kbd>↓</Kbd> {t('palette.keys.move')}
        </span>
        <span>
          <Kbd>↵</Kbd> {t('palette.keys.choose')}
        </span>
        <span>
          <Kbd>Esc</Kbd> {t('palette.keys.close')}
        </span>
      </p>
    </>
  )
}

function CommandLabel({ label, foreign }: Pick<Command, 'label' | 'foreign'>) {
  const at = foreign ? label.indexOf(foreign.text) : -1
  if (!foreign || at < 0) return label
  return (
    <>
      {label.slice(0, at)}
      <span lang={foreign.lang}>{foreign.text}</span>
      {label.slice(at + foreign.text.length)}
    </>
  )
}
