import { Fragment } from 'react'

interface TaskNameProps {
  name: string | undefined
  className?: string | undefined
}

/** The API's name of a task type. A long name breaks before one of its words, not within it. */
export function TaskName({ name = '', className }: TaskNameProps) {
  return (
    <code translate="no" className={className}>
      {name.split(/(?<=[a-z\d])(?=[A-Z])/).map((part, at) => (
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  )
}
