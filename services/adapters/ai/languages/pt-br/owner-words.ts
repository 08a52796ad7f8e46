// Brazilian Portuguese. Compiled by hand for Prosa; Apache-2.0 like the rest of the repository.
// Words by which a goal of few words is recognised: abbreviations, and what owners call their people and trades.
import { parseWords } from '../shared/word-lists.ts'
import type { OwnerWords } from '../types/engine-language.ts'

const shorthand =
  parseWords(`pq vc vcs tb tbm qdo qnd qndo dps oq hj mto mta mtos mtas eh tá tô pra pro pras pros né blz pfv obg vlw q n c/ p/ qm qto qts
  cmg aki msm ngm td tds agr fds facul insta zap whats kkk kkkk rs tava tão tao`)

const vocabulary =
  parseWords(`cliente clientes freguês freguesia clientela hóspede hospedes hóspedes aluno aluna alunos alunas paciente pacientes morador moradora moradores inquilino inquilinos
  funcionário funcionaria funcionários funcionarias colaboradores equipe galera pessoal povo turma motorista motoristas motoboy motoboys entregador entregadores
  professor professora professores pai mãe pais mães criança crianças filho filhos jovem jovens usuário usuários assinante assinantes sócio sócios vizinho vizinhos
  loja lojinha padaria barbearia salão academia creche escola escolinha igreja oficina mecânica pousada hotel clínica consultório dentista restaurante lanchonete
  pizzaria cafeteria mercadinho mercado farmácia papelaria pet banho tosa condomínio prédio síndico síndica firma fábrica empresa fazenda sítio feira brechó
  transportadora imobiliária aplicativo site curso cursos aula aulas treino consulta consultas estágio faculdade merenda refeitório
  pesquisa opinião experiência atendimento entrega entregas pedido pedidos preço preços caro cara barato conta taxa taxas mensalidade salário qualidade serviço
  cardápio comida almoço janta café pão cerveja fila espera barulho estacionamento horário horários escala plantão turno reunião reuniões obra piscina
  saber entender descobrir ouvir perguntar volta voltam voltar voltou some sumiu sumiram sumir sai saem saiu saíram sair caiu cai falta faltam faltar cancela cancelam cancelou
  cancelamento cancelamentos desiste desistem desistiu desistência compra compram comprou comprar parou param parar largam largou troca trocam trocou reclama reclamam reclamação reclamações
  atrasa atrasada atrasado atraso demora demorado vem vêm vai vão acha acham gosta gostam gostaram gostou quer querem prefere preferem paga pagam pagar
  novo nova novos novas velho primeiro primeira segundo segunda terça quarta quinta sexta sábado domingo semana mês meses mes ano anos dia dias manhã noite tarde
  ruim bom boa bem mal frio quente melhor pior vazio vazia vazia cheio muito pouco tanto tanta depois antes sem com clima bairro cidade gente agora problema problemas
  motivo motivos dificuldade dificuldades devolveu devolveram devolução bairro movimento orçamento aluguel`)

const endings =
  /(?:cao|coes|ção|ções|mento|mentos|dade|dades|ndo|inho|inha|inhos|inhas|agem|agens|eiro|eira|eiros|eiras|aram|eram|iram|avam|iam|ao|aos|oes|am|em|ou|eu|iu|ista|istas|oso|osa|ais|eis)$|nh|lh|ç/u

export const ownerWords: OwnerWords = { shorthand, vocabulary, endings }
