/** The header's three icons, drawn here: the icon package's machinery would weigh more than they do on every first load. */
function Icon({ d }: { d: string }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
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
