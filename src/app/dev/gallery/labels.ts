export const copyLabels = { copy: 'Copy', copied: 'Copied', failed: 'Select and copy it yourself' }
