interface AnchorHeadingProps {
  level: 2 | 3
  id: string
  title: string
  /** Before the title in the name of the link. */
  label: string
}

/** A heading with a link to itself. The link is no part of the heading's name. */
export function AnchorHeading({ level, id, title, label }: AnchorHeadingProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <Heading id={id} aria-label={title}>
      {title}
      <a href={`#${id}`} data-anchor="" aria-label={`${label}: ${title}`}>
        #
      </a>
    </Heading>
  )
}
