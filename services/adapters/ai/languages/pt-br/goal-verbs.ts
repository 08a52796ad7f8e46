// Brazilian Portuguese. Gathered from the questions of the marked goals for Prosa; Apache-2.0 like the rest of the repository.
import { parseWords } from '../shared/word-lists.ts'

/** Forms of the third person of frequent verbs that are no nouns, folded. */
export const goalVerbs =
  parseWords(`abandonar abandonou abastecer aborda abre abriga abrir abriria abriu acaba acabar acabou acampar aceita aceitar aceitaria aceitou acende
  acerta acha acharia achava achou acionar acionou acompanha acompanhar acorda acredita adaptou aderir adia adiar adivinhou administra age
  agendar aguarda aguardou aguenta aguentou ajudaria alimenta almoca alugar alugou anda andar andaria andou anota anotou apadrinhar apaga
  apagar aparecer apegou aplica aplicou aprende aprender aprenderia aprendeu apresenta apresentou aproveita aproveitou aquece armazena
  arrepende arrependeu arriscaria arruma arrumou assina assinar assinaria assinou assiste assistir assistiria assistiu assumiu atende atender
  atenderia atrapalha atrasar atravessa atravessar aumentar avalia avaliar avisa avisou baixa baixar bancou bate bebe beberia bebeu buscar
  buscava buscou cadastrou caiu calca calcula caminha cancelar candidatar cansa canta cantaria carrega ceder chama chamar chamou checa chega
  chegar chegaria chegou chora chorar chorou clicar cobra cobraria coleciona colhe coloca colocaria combate combina come comeca comecar
  comecou comenta comer comeria cometeu comeu comia compara comparou compartilha completa completar comprar compraria compreendeu comprou
  comunica comunicou concilia concluir confere confia confiar confiaria confiou conhece conheceu conhecia consegue conseguiria conseguiu
  consertar consertaria conserva considera consideraria construiu consultou contara contaria continua continuar contou contrata contratar
  contrataria contratou controla convenceu conversa conversou convidaria corre correria corta cortar cortaria cortou costuma costurou cotar
  cozinhou cria criar criou cuida cuidava dar daria decide decidir decidiu dedica defende define deixa deixar deixaria deixou demorar desabafa
  descansa descarrega descarta descer desceu descobre descobriu desconfia desconfiar desconfiou desconhecia descreve descreveria deseja
  desinstalar desiste desistir desistiu desliga desligar desligou desloca desmarcar despede despediu desvia detesta deu devolve devolver
  devolveu digita dilui diria discordou discute dispensar disse divide dividir dividiria dividiu diz dizer doa doar dobra doou dorme dormir
  dormiu economiza economizou embala embalou embarca emite empacou emperrou encaminha encara encerrar enche encontra encontrou enfrenta
  enfrentou ensaia ensina entende entender entendeu entra entrar entrou enviou enxerga enxergou erra escolhe escolher escolheria escolheu
  esconde esconder escondeu escreve escrever escreveria escreveu escutou esperar esperaria esperava esperou esquece esqueceu estaciona
  estacionar estaria estranha estranhou estuda estudar estudou evita evitar exercita exige exigiria experimentar explica explicaria explicou
  expoe fala falar falou faltar fara faria fazia fecha fechar fechou fez fica ficar ficaria ficou fixaria forma fotografou frequenta
  frequentar fugir fuma ganha ganharia ganhou gasta gastaria gastou gosta gostaria gostava gostou guarda guardar guardaria guardou hesitar
  higieniza identifica identificou ignora ignorar ignorou imagina imaginava imprime improvisou incluiria indicaria informa informar inscrever
  inscreveu inseguro insistir instalar interpreta interromper inventaria inventou investiu iria jamais janta joga jogar jogaria julga junta
  justificou largar largou lava lembra ler leria leu leva levar levara levaria levou lida lidava lidou liga ligar ligou limpa limpou livra
  locomove manda mandar mantem manter marcar marcou matricular mede mediu migrar mistura misturar monta montar montou mora mostrou muda mudar
  mudaria mudou nadaria navega navegou negocia negociou notou observa observou ocupa oferece oferecer olha operar orcou organiza orgulha
  orienta ouve ouvia ouvir ouviu paga pagar pagaria pagava pagou parar parou participa participar passa passar passaria passou pausar
  pechincha pedalar pedalaria pede pedir pediria pediu pega pegar pegaria pegou pendurou pensa pensar pensava pensou percebe percebeu percorre
  perde perderia perdeu pergunta perguntaria perguntou permanecer pesquisar pesquisou pintar planeja planejava planejou planta plantou pode
  poderia poe poria pos possui precifica precisa precisar precisaria precisava precisou preenche prefere preferia preferir preferiria prende
  preocupou prepara preparou presenciou presenteia pretende previne procura procurar procuraria procurava procurou produziu propoe proporia
  protege provou pula pular pulou quase quer querer queria quis reage reagiria reagiu realmente recarrega recebe receberia recebeu recebia
  receia reclama reclamar reclamou recolhe recomecou recomenda recomendar recomendaria reconhece reconheceu recorre recorreu recorta recupera
  recuperou recusar recusou reduzir reescreveria refez registra registrar regou relatou remarcar rende renovar reorganizou repara reparou
  repetir repetiria repetiu repoe reserva reservar reservaria resolve resolver resolveu responde respondeu retira retomar retomaria retornar
  retornaria roda sabe saberia sabia sacrifica sai sair saiu segue seguir seguiu segura senta sentar sente sentia sentir sentiria sentiu
  sentou separa separaria serve silencia silenciar sinaliza sobe sobrevive sofreu soltar soltou sonha sonhava sorrir soube subir sugere sumir
  suporta sustenta teme temia tenta tentar tentaria tentou teria testar testou tira tirar tiraria tirou toca tocou tolera toma tomaria tomou
  topa toparia torce trabalha trabalhar trancar tranquilo transportaria traria trata travou traz trazer treina treinar treinou trocar trocaria
  trocou trouxe usa usar usaria usava usou valoriza veio vem vende vender venderia vendeu veria veste vestiu viaja viajou vir vira viria virou
  visitar visitou viu vive viveu vivia volta voltar voltaria voltou votar`)
