// Inlined at the top of the page: the chosen theme and language apply before the first paint.
const root = document.documentElement
const read = (name: string): string | null => {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}
const theme = read('theme')
const isDark = matchMedia('(prefers-color-scheme: dark)')
const applySystemTheme = () => {
  if (!read('theme')) root.dataset['theme'] = isDark.matches ? 'dark' : 'light'
}
isDark.addEventListener('change', applySystemTheme)
root.dataset['theme'] =
  theme === 'dark' || theme === 'light' ? theme : isDark.matches ? 'dark' : 'light'

const language = read('language')
const { locale, locales } = root.dataset
const address = new URL(location.href)
if (
  language &&
  language !== locale &&
  locales?.split(' ').includes(language) &&
  !address.searchParams.has('lang')
) {
  address.searchParams.set('lang', language)
  location.replace(address)
}

export {}
