import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { TFunction } from 'i18next'
import { limits } from '#contract/limits.ts'
import { useLocale } from '../../../shared/i18n.ts'
import type { Format } from '../../../shared/locale-format.ts'
import type { PeopleList, PeopleProblem } from './people-list.ts'

const shownPeople = 8
const shownProblems = 20

/** The people of a list, and the lines that are left out, by their number. */
export function PeoplePreview({ list: { people, problems, left } }: { list: PeopleList }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const counted = (count: number) => ({ count, formatted: format.integer(count) })
  if (people.length === 0 && problems.length === 0) return null
  const further = people.length - shownPeople
  return (
    <div className="grid gap-3">
      {(problems.length > 0 || left > 0) && (
        <div className="rounded-md bg-warning-soft px-4 py-3 text-sm">
          {problems.length > 0 && (
            <>
              <p className="flex items-center gap-2 font-semibold text-warning">
                <TriangleAlert size={16} className="shrink-0" aria-hidden />
                {t('share.personal.leftOut', counted(problems.length))}
              </p>
              <ul className="mt-1.5 grid max-h-40 gap-1 overflow-y-auto">
                {problems.slice(0, shownProblems).map((problem) => (
                  <li key={problem.line} className="wrap-anywhere">
                    {problemText(t, format, problem)}
                  </li>
                ))}
                {problems.length > shownProblems && (
                  <li>{t('share.personal.more', counted(problems.length - shownProblems))}</li>
                )}
              </ul>
            </>
          )}
          {left > 0 && (
            <p className="mt-1.5">
              {t('share.personal.tooMany', {
                ...counted(left),
                max: format.integer(limits.invitations.max),
              })}
            </p>
          )}
        </div>
      )}
      <section className="rounded-md border border-line">
        <h3 className="px-3.5 py-2.5 text-sm font-semibold">
          <output>{t('share.personal.found', counted(people.length))}</output>
        </h3>
        {people.length > 0 && (
          <table className="w-full table-fixed border-t border-line text-sm">
            <thead className="bg-sunken text-xs text-ink-2">
              <tr>
                <th scope="col" className="px-3.5 py-1.5 text-start font-semibold">
                  {t('share.personal.name')}
                </th>
                <th scope="col" className="px-3.5 py-1.5 text-start font-semibold">
                  {t('share.personal.reference')}
                </th>
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {people.slice(0, shownPeople).map(({ line, name, reference }) => (
                <tr key={line}>
                  <td className="truncate px-3.5 py-2">
                    <bdi>{name || '–'}</bdi>
                  </td>
                  <td className="truncate px-3.5 py-2 text-ink-2">
                    <bdi>{reference || '–'}</bdi>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {further > 0 && (
          <p className="border-t border-line px-3.5 py-2 text-xs text-ink-3">
            {t('share.personal.more', counted(further))}
          </p>
        )}
      </section>
    </div>
  )
}

function problemText(t: TFunction, format: Format, problem: PeopleProblem): string {
  const line = format.integer(problem.line)
  switch (problem.kind) {
    case 'long':
      return t('share.personal.problem.long', {
        line,
        length: format.integer(problem.length),
        max: format.integer(limits.invitations.nameLength),
      })
    case 'repeated':
      return t('share.personal.problem.repeated', {
        line,
        reference: `\u2068${problem.reference}\u2069`,
        first: format.integer(problem.firstLine),
      })
    default:
      return t(`share.personal.problem.${problem.kind}`, { line })
  }
}
