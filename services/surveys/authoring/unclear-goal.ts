import type { Locale } from '#contract/languages.ts'
import { refuse } from '#kernel/problem.ts'
import type { RequestContext } from '#kernel/http/route.ts'
import { UnclearGoal } from '#ports/ai/failure.ts'
import { findOwner } from '#projections/accounts/owners.projection.ts'

const askedBack: Readonly<Record<Locale, string>> = {
  en: 'It is not clear what this survey is about. What would you like to find out, and from whom?',
  'pt-br':
    'Não ficou claro qual é o assunto da pesquisa. O que você gostaria de descobrir, e com quem?',
  ar: 'لم يتضح موضوع الاستبيان. ما الذي تودّ معرفته، وممّن؟',
}

/** Asks an owner whose goal means nothing what it is about: `surveys/goal-unclear`. Other errors are rethrown. */
export async function askBackIfUnclear(
  error: unknown,
  { db, ownerId }: Pick<RequestContext, 'db'> & { ownerId: string },
): Promise<never> {
  if (!(error instanceof UnclearGoal)) throw error
  const owner = await findOwner(db, ownerId)
  return refuse('surveys/goal-unclear', { error: askedBack[owner?.locale ?? 'en'] })
}
