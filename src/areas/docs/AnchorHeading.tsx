import { nameWith } from '@/lib/sentences.ts'

interface AnchorHeadingProps {
  level: 2 | 3
  id: string
  title: string
  /** Precedes the title in the link's accessible name. */
  label: string
}

/** A heading with a link to itself. The link is not part of the heading's name. */
export function AnchorHeading({ level, id, title, label }: AnchorHeadingProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <Heading id={id} aria-label={title}>
      {title}
      <a href={`#${id}`} data-anchor="" aria-label={nameWith(label, title)}>
        #
      </a>
    </Heading>
  )
}
