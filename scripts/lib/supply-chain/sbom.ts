// The software bill of materials: CycloneDX 1.5 (https://cyclonedx.org/docs/1.5/json/), from the lock file alone.
import { version } from '../../../services/version.ts'
import type { Dependency } from './lock-file.ts'
import { licenceOf } from './licences.ts'

/** JSON of the production packages; the same lock file gives the same text. */
export function formatSbom(dependencies: readonly Dependency[]): string {
  const production = dependencies.filter(({ isProduction }) => isProduction)
  const components = new Map(production.map((each) => [purlOf(each), componentOf(each)]))
  const application = { type: 'application', 'bom-ref': 'prosa', name: 'prosa', version }
  const bom = {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: application },
    components: [...components.values()],
    dependencies: graphOf(production),
  }
  return `${JSON.stringify(bom, null, 2)}\n`
}

/** The package URL, https://github.com/package-url/purl-spec. */
const purlOf = ({ name, version: of }: Dependency) =>
  `pkg:npm/${name.replace('@', '%40')}@${of ?? ''}`

function componentOf(dependency: Dependency) {
  const { name, version: of, integrity = '', optional } = dependency
  const licence = licenceOf(dependency) ?? ''
  const [algorithm, hash = ''] = integrity.split('-')
  return {
    type: 'library',
    'bom-ref': purlOf(dependency),
    name,
    version: of,
    scope: optional ? 'optional' : 'required',
    purl: purlOf(dependency),
    licenses: [/[ (]/.test(licence) ? { expression: licence } : { license: { id: licence } }],
    hashes: [
      {
        alg: algorithm === 'sha512' ? 'SHA-512' : algorithm,
        content: Buffer.from(hash, 'base64').toString('hex'),
      },
    ],
  }
}

function graphOf(dependencies: readonly Dependency[]) {
  const byPath = new Map(dependencies.map((each) => [each.path, each]))
  const edges = new Map<string, Set<string>>()
  for (const dependency of dependencies) {
    const found = edges.get(purlOf(dependency)) ?? new Set()
    const named = { ...dependency.dependencies, ...dependency.optionalDependencies }
    for (const name of Object.keys(named)) {
      const target = resolveFrom(dependency.path, name, byPath)
      if (target) found.add(purlOf(target))
    }
    edges.set(purlOf(dependency), found)
  }
  return [...edges].map(([ref, found]) => ({ ref, dependsOn: [...found].toSorted() }))
}

/** As Node resolves: in the folder of the package, then in those above it. */
function resolveFrom(path: string, name: string, byPath: ReadonlyMap<string, Dependency>) {
  for (let folder = path; ; folder = folder.slice(0, folder.lastIndexOf('/node_modules/'))) {
    const found = byPath.get(`${folder}/node_modules/${name}`)
    if (found) return found
    if (!folder.includes('/node_modules/')) return byPath.get(`node_modules/${name}`)
  }
}
