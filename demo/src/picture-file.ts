/** The file of a picture, in a folder for its kind: the first word of its name. */
export function pictureFile(name: string): string {
  return `${name.split('-')[0]}/${name}.svg`
}
