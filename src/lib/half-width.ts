/**
 * A typed number, address or code with its letters, digits and signs of full width, which Chinese
 * and Japanese input methods type, as those of ASCII. Every character keeps its place.
 */
export const halfWidth = (text: string): string =>
  text
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[。｡]/g, '.')
    .replace(/[、､]/g, ',')
    .replaceAll('\u3000', ' ')
