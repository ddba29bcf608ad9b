export interface SourceLink {
  /** A proper name, which no language translates. */
  name: string
  href: string
  lang: string
}

/** The pages of others that the facts of a page come from. */
export function SourceLinks({ label, list }: { label: string; list: readonly SourceLink[] }) {
  return (
    <p className="cluster gap-1 gap-x-4 quiet text-2">
      <span>{label}</span>
      {list.map(({ name, href, lang }) => (
        <a key={href} href={href} hrefLang={lang} lang={lang} translate="no">
          {name}
        </a>
      ))}
    </p>
  )
}
