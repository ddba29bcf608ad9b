import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'
import { NarrowFold } from './NarrowFold.tsx'
import s from './FoldingItem.module.css'

export interface FoldingItemProps extends ComponentProps<'li'> {
  /** Its name, usually a heading. */
  name: ReactNode
  /** How much. */
  lead?: ReactNode
  /** When. */
  note?: ReactNode
  /** In what state it is. */
  state: ReactNode
  /** The name of the button that opens it on a narrow screen, before the item's own name. */
  unfold: string
  /** Something waits for the person in the rest, so it is open from the start. */
  opened?: boolean | undefined
  /** The rest. */
  children: ReactNode
}

/**
 * An item of a list that has much to say. Below 640 px it takes two lines, like the row of a table:
 * its name and how much, then when and in what state. The rest folds behind its own button.
 */
export function FoldingItem({
  name,
  lead,
  note,
  state,
  unfold,
  opened,
  className,
  children,
  ...rest
}: FoldingItemProps) {
  const id = useId()
  return (
    <li {...rest} className={cx(s.item, className)}>
      <div className={s.head}>
        <div className={s.line}>
          <div id={id} className={s.name}>
            {name}
          </div>
          {lead && <div className={s.end}>{lead}</div>}
        </div>
        <div className={s.line}>
          {note && (
            <div id={`${id}-note`} className="text-1">
              {note}
            </div>
          )}
          <div className={s.end} data-place="state">
            {state}
          </div>
        </div>
      </div>
      <NarrowFold
        label={unfold}
        of={note ? `${id} ${id}-note` : id}
        toggle={s.toggle}
        opened={opened}
      >
        {children}
      </NarrowFold>
    </li>
  )
}
