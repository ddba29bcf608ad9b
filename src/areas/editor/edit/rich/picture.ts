import { Node } from '@tiptap/core'
import { linkTarget } from '@/shared/html/link-target.ts'

export const pictureSizes = ['full', 'medium', 'small'] as const
export type PictureSize = (typeof pictureSizes)[number]
/** How wide a picture stands at most, in pixels; readers' pages narrow it further. */
const widest: Readonly<Record<PictureSize, number>> = { full: 1200, medium: 640, small: 320 }

export interface Picture {
  src: string
  alt: string
  caption: string
  /** The file's own. */
  width: number | null
  height: number | null
  size: PictureSize
}

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    picture: {
      /** Puts a picture in, or changes the one that is chosen. */
      setPicture: (picture: Picture) => ReturnType
    }
  }
}

const number = (value: unknown): number | null => (Number(value) > 0 ? Number(value) : null)
export const sizeOf = (value: unknown): PictureSize =>
  pictureSizes.find((size) => size === value) ?? 'full'

/** Where a picture may come from: the site itself, or over https. */
export function pictureSource(value: unknown): string | null {
  const target = typeof value === 'string' ? linkTarget(value, location.origin) : null
  return target === null || target.startsWith('mailto:') ? null : target
}

/** The measures that stand in the HTML: readers' pages keep the place free by them. */
function shown({ width, height, size }: { width: unknown; height: unknown; size: unknown }): {
  width?: number
  height?: number
} {
  const [own, tall] = [number(width), number(height)]
  if (!own) return {}
  const part = Math.min(1, widest[sizeOf(size)] / own)
  return { width: Math.round(own * part), ...(tall && { height: Math.round(tall * part) }) }
}

const read = (element: HTMLElement): Record<string, unknown> | false => {
  const image = element.localName === 'img' ? element : element.querySelector('img')
  const src = pictureSource(image?.getAttribute('src'))
  if (!image || src === null) return false
  return {
    src,
    alt: image.getAttribute('alt') ?? '',
    caption: element.querySelector('figcaption')?.textContent.trim() ?? '',
    width: number(image.getAttribute('width')),
    height: number(image.getAttribute('height')),
  }
}

/** A picture with its words, as one thing: they are written in its dialog. */
export const PictureNode = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes() {
    const own = { rendered: false } as const
    return {
      src: { ...own, default: '' },
      alt: { ...own, default: '' },
      caption: { ...own, default: '' },
      width: { ...own, default: null },
      height: { ...own, default: null },
      size: { ...own, default: 'full' },
    }
  },
  parseHTML() {
    return [
      { tag: 'figure', getAttrs: read },
      { tag: 'img[src]', getAttrs: read },
    ]
  },
  renderHTML({ node: { attrs } }) {
    const image = [
      'img',
      {
        src: pictureSource(attrs['src']) ?? '',
        alt: String(attrs['alt']),
        ...shown({ width: attrs['width'], height: attrs['height'], size: attrs['size'] }),
      },
    ] as const
    return attrs['caption']
      ? ['figure', {}, image, ['figcaption', {}, String(attrs['caption'])]]
      : ['figure', {}, image]
  },
  addCommands() {
    return {
      setPicture:
        (picture) =>
        ({ commands }) =>
          commands.insertContent({ type: this.name, attrs: { ...picture } }),
    }
  },
})
