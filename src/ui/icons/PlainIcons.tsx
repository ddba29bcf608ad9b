interface IconProps {
  size?: number
  className?: string | undefined
}

/** The icons of the header and of the fields, drawn here: the icon package's machinery would weigh more than they do on every first load. */
function Icon({ d, size = 20, className }: IconProps & { d: string }) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  )
}

export const GlobeIcon = () => <Icon d="M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M3 12h18M12 3c5 5 5 13 0 18-5-5-5-13 0-18" />
export const SchemeIcon = () => <Icon d="M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M12 3v18M12 8l6-2.5M12 13l8.8-3.6M12 18l7-3" />
export const MenuIcon = () => <Icon d="M4 6h16M4 12h16M4 18h16" />
export const ChevronIcon = (props: IconProps) => <Icon {...props} d="m6 9 6 6 6-6" />
export const SearchIcon = (props: IconProps) => <Icon {...props} d="M3 11a8 8 0 1 0 16 0 8 8 0 1 0-16 0M21 21l-4.3-4.3" />
