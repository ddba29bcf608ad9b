/** A file type as people write it: "JPEG", "WebP". */
export const fileTypeName = (type: string): string =>
  type.toLowerCase() === 'webp' ? 'WebP' : type.toUpperCase()
