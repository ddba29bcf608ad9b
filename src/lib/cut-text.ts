import { isolated } from './invisible.ts'
import { isUnseen } from './unseen.ts'

/** Longer than any name, address or code that a person enters. */
const longest = 200

export const isLongText = (text: string, most = longest): boolean => text.length > most

/**
 * Shows a text of a person: empty if nothing of it can be seen, cut if it is far too long (a browser
 * needs ten seconds to lay out a million characters), and isolated from the direction of the text
 * around it.
 */
export const cutText = (text: string, most = longest): string =>
  isolated(
    isUnseen(text)
      ? ''
      : isLongText(text, most)
        ? `${text.slice(0, most).replace(/[\ud800-\udbff]$/, '')}…`
        : text,
  )

/** Short texts in one line, some of which people have written: each is cut and isolated by itself. */
export const joinTexts = (
  separator: string,
  parts: readonly (string | false | null | undefined)[],
): string => parts.flatMap((part) => (part ? [cutText(part)] : [])).join(separator)

/** Longer than any request or answer that a person reads. */
export const maxBodyLength = 10_000
