// The pages under `/settings`: each tab is an address.
import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router'
import { loadTexts } from '../shared/i18n.ts'
import { settingsPathOf } from './pages/settings/settings-path.ts'
import { settingsTabs } from './pages/settings/settings-tabs.ts'
import { startDevices, startStatement } from './route-loaders.ts'

export const settingsRoutes: RouteObject[] = [
  {
    path: '/settings',
    loader: loadSettingsTexts,
    lazy: async () => ({ Component: (await import('./pages/settings/Settings.tsx')).Settings }),
    children: [
      { index: true, loader: redirectToTab },
      ...settingsTabs.map(({ name, start, load }) => ({
        path: name,
        loader: start,
        lazy: async () => ({ Component: await load() }),
      })),
    ],
  },
  {
    path: '/settings/statement',
    loader: startStatement,
    lazy: async () => ({
      Component: (await import('./pages/settings/StatementPage.tsx')).StatementPage,
    }),
  },
  {
    path: '/settings/devices',
    loader: async (args) => {
      startDevices(args)
      return loadSettingsTexts()
    },
    lazy: async () => ({
      Component: (await import('./pages/settings/devices/DevicesPage.tsx')).DevicesPage,
    }),
  },
]

async function loadSettingsTexts(): Promise<null> {
  await loadTexts('settings')
  return null
}

function redirectToTab({ request }: LoaderFunctionArgs): Response {
  const names = settingsTabs.map(({ name }) => name)
  return redirect(settingsPathOf(new URL(request.url).searchParams, names))
}
