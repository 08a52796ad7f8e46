// What the build makes of `import()`: the style sheets of a part come with its script.
const sheets = new Map<string, Promise<unknown>>()

/** `paths`: of style sheets. What failed is fetched anew when it is asked for again. */
export async function loadPart<Part>(load: () => Promise<Part>, paths: readonly string[]) {
  const [part] = await Promise.all([load(), ...paths.map(bring)])
  return part
}

function bring(path: string): Promise<unknown> {
  const known = sheets.get(path)
  if (known) return known
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = `/${path}`
  const brought = new Promise((loaded, failed) => {
    link.onload = loaded
    link.onerror = () => {
      link.remove()
      sheets.delete(path)
      failed(new Error(path))
    }
  })
  sheets.set(path, brought)
  document.head.append(link)
  return brought
}
