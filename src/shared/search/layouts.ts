const latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"
const russian = 'йцукенгшщзхъфывапролджэячсмитьбюё'

const typedOn = (text: string, from: string, to: string): string =>
  Array.from(text.toLowerCase(), (char) => to.charAt(from.indexOf(char)) || char).join('')

/** The same keys in the other layout: a reader forgot to switch between Russian and Latin. */
export function otherLayouts(text: string): string[] {
  const others = [typedOn(text, russian, latin), typedOn(text, latin, russian)]
  return others.filter((one) => one !== text.toLowerCase() && /\p{L}{2}/u.test(one))
}
