// Brazilian Portuguese. Compiled by hand for Prosa; Apache-2.0 like the rest of the repository.
import { parseSigns } from '../shared/word-lists.ts'
import type { Salience } from '../types/salience.ts'

export const salience: Salience = {
  harm: parseSigns(
    'rato*, barata*, alerg*, inchad*, inchou, vomit*, roxo, roxa, machuc*, feri*, sangr*, quebr*, perdi, perdeu, perdemos, perderam, perder, roub*, vaz*, alag*, errad*, errou, erro, erros, cai, caiu, desmai*, morr*, queim*, doente, infec*, medo, perigo*, acidente*, estrag*, falh*, travou, trava, travava, atras*, demor*, nunca chegou, nao chegou, nao chegaram, nunca veio, nao veio, ninguem veio, ninguem avisou, ninguem atendeu, ninguem respondeu, ninguem ajudou, ignor*, xing*, grit*, humilh*, engan*, golpe, preso, presa, cort*, recus*, chor*, reclam*, dor, dores, sofr*, emergencia*, ameac*, multa*, culp*, sumiu, sumiram, podre, susto, prejuizo*, duas vezes a mesma',
  ),
  money: parseSigns(
    'pagar, paguei, pago, paga, pagam, pagando, preco*, custo*, custa*, custou, taxa*, cobr*, reembols*, conta, contas, fatura*, salario*, aluguel, dinheiro, caro, cara, caros, caras, barat*, reais, real, conto, pila, divida*, orcamento, desconto*, frete, mensalidade*, gorjeta*, gasto, gastei, gasta*',
  ),
  decision: parseSigns(
    'decid*, escolh*, optei, desisti*, cancel*, larguei, larg*, troquei, trocou, sai, saimos, mudei, mudamos, pedi demissao, comprei, vendi, devolvi, apaguei, desinstalei, assinei, preferi, acabei indo, acabei ficando, acabei comprando, resolvi, entrei, matriculei, abandonei, denunciei',
  ),
  change: parseSigns(
    'antes eu, antes era, antes a gente, nao mais, parei, parou, comecei, comecou, desde entao, mud*, virou, piorou, melhorou, hoje em dia, ate que, passou a, passei a, agora eu, ja nao, deixei de, deixou de',
  ),
  wish: parseSigns(
    'gostaria, se eles, se fosse, se tivesse, se houvesse, se mud*, se coloc*, se aument*, se sub*, se baix*, queria, quero, deveria, deveriam, devia, podia, poderia, poderiam, tomara, espero, precis*, falta, faltam, seria bom, seria melhor, ajudaria, bom se, quem dera',
  ),
  reason: parseSigns(
    'porque, pq, por causa, devido, por isso, ja que, pois, motivo, gracas a, dai que, entao eu',
  ),
  event: parseSigns(
    'ontem, semana passada, mes passado, ano passado, ultima vez, uma vez, um dia, no dia, outro dia, quando eu, quando a, quando o, quando fui, quando cheg*, atras, aconteceu, liguei, ligou, falei, falou, disse, pedi, pediu, fui, foi la, veio, peguei, mandei, mandou, deu, esperei, achei, vi, tentei, cheguei, chegou, ajudou, esqueci, esqueceram, fiquei, ficou, passei, levei, levou, trouxe',
  ),
  habit: parseSigns(
    'geralmente, sempre, todo dia, todos os dias, toda, todo, cada, costum*, normalmente, as vezes, raramente, vezes por, por semana, por mes, por dia, nunca, de manha, fim de semana',
  ),
  contrast: parseSigns(
    'mas, porem, so que, embora, apesar, ao contrario, melhor que, pior que, melhor do que, pior do que, menos, em vez, enquanto, mesmo assim, ja a, ja o',
  ),
  number: parseSigns(
    'duas vezes, metade, duzia, cem, mil, dois, duas, tres, quatro, cinco, seis, sete, oito, nove, dez, doze, vinte, trinta, quarenta, cinquenta',
  ),
}
