// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import { parseWords } from '../shared/word-lists.ts'
import type { NounPhraseWords } from '../types/noun-phrases.ts'

export const nounPhrases: NounPhraseWords = {
  articles: parseWords('o a os as um uma uns umas'),
  possessives: parseWords(
    'meu minha meus minhas seu sua seus suas nosso nossa nossos nossas teu tua',
  ),
  demonstratives: parseWords(
    'esse essa esses essas este esta estes estas aquele aquela aqueles aquelas',
  ),
  prepositions: parseWords('de em com sem por pra para pro sobre entre ate desde'),
  contractions: parseWords(
    'do da dos das no na nos nas pelo pela pelos pelas ao aos num numa pros pras dum duma desse dessa deste desta nesse nessa neste nesta',
  ),
  copulas:
    parseWords(`e era eram foi foram esta estava estavam ta tava tavam ficou fica ficava sao tem tinha veio vem vinha chegou chega parece
    parecia continua anda funciona funcionava demora demorou nao vive quebrou caiu ajuda atende`),
  links: parseWords('de do da dos das'),
  comparisons: new Set(['do que']),
  nounEndings:
    /(?:cao|coes|sao|soes|mento|mentos|dade|dades|or|ora|ores|oras|ista|istas|eiro|eira|eiros|eiras|agem|agens|ura|uras|ncia|ncias|ario|aria|ema|emas|eza|ismo|tor|tores)$/,
  adjectiveEndings:
    /(?:ico|ica|icos|icas|al|ais|ario|aria|arios|arias|ivo|iva|ivos|ivas|ar|ares|ano|ana|ense)$/,
  otherWords:
    parseWords(`ta tô to somos prefiro decidi olha importante onze doze treze quinze voltam acaba pagam organiza alivia costumo enfim apos tal diversos diversas seguinte
    seguintes primeiros ultimos mediano basico basica tratada escura firme somo dps hj cheira janto saio pego informados naquele naquela atras tras cima
    seja sejam fosse fossem sera serao seria ha houve havia vem vinha vim veio vieram cheguei chegou chega chegava sai saiu
    saia entrei entrou pega pegou peguei bota botou boto poe pos ponho tira tirou tirei deu dei dava da dao daria dou vi viu vejo ve via
    ouvi ouviu leio li leu compro comprei comprou pago paguei paga pagou vende vendeu come comi comeu bebo dormi dorme acordo acordei abre abriu
    fecha fechou liga ligou liguei manda mandou mandei chama chamou atende atendeu atendem explica explicou explicaram resolve trata tratou trata
    conversa pede pedem cobra cobram cobrou troca troquei trocou muda mudou mudaram mudei melhora piora sobe subiu desce desceu corre correu
    anda andei ando gasta gasto gastei custa custou demora demorou demorei espera esperei perco perdi ganho ganhei conto conta contou lembra
    lembro esqueci aprendi ensina ensinou leva levo traz trouxe trouxeram mora moro vive vivo trabalha trabalho trabalhei estuda estudo joga jogo
    brinca canta cantou dança fala falo falei falam ri chora chorei gosto curto amo adoro odeio quer quero queria sei sabe pode posso deve
    devia vale valeu serve sirvo cabe coube dura durou cai caiu caem quebra quebrou trava travou fica ficou ficam fiquei some sumiu volta voltei
    voltou passa passei chamei resolveram deixa deixei fez fizeram faço faz vou vai vamos ia iam fui foi foram
    bem mal melhor pior ruim bom boa caro cara barato barata cedo tarde perto longe frio fria quente novo nova velho velha alto alta baixo
    baixa cheio cheia vazio limpo sujo rapido lento facil dificil certo errado certinho direito direitinho pronto sozinho sozinha junto juntos
    antigo antiga simples comum normal igual super tipo tao tanto demais bastante logo agora entao ja so ate ainda tambem alem aquilo isso
    dnv vez vezes lado jeito hora horas vontade conta pouco pouquinho trem negocio coisa coisas troco resto fim final
    num numa dum duma pro pra pros pras tudo nada algum quase nunca sempre hoje ontem amanha agora depois antes ai la ca ali
    dois tres quatro cinco seis sete oito nove dez primeira segundo terceira ultima ultimas uns umas mim comigo voce vc vcs eles elas dele dela
    nem mas porem porque pq que quem qual onde quando como se senao entre desde menos mais muito muita oxe uai ue ne pois`),
  dependentNouns: parseWords('tempo tempos horas'),
  commonThings:
    parseWords(`atendimento atendente equipe funcionario funcionaria servico preco valor custo taxa comida prato cafe cafe pao almoco janta refeicao merenda
    marmita porcao sabor tempero cheiro quarto cama colchao travesseiro lençol banheiro chuveiro cozinha cardapio app aplicativo site pagina
    tela botao login senha atualizacao versao conta pagamento reembolso boleto fatura entrega entregador motoboy motorista encomenda pacote
    embalagem caixa pedido frete devolucao fila espera prazo horario escala turno salario bonus contrato chefe gerente supervisor supervisora
    patrao colega treinamento curso aula professor professora instrutor livro historia enredo personagem filme musica som barulho luz iluminacao
    cadeira mesa banco ar agua piscina academia aparelho equipamento vestiario tenis sapato bota sola roupa vestido tecido cor tamanho costura ziper
    bateria carregador cabo camera celular teclado medico medica doutor doutora enfermeira enfermeiro dentista consulta exame clinica posto hospital
    receita remedio tratamento alta recepcao recepcionista balcao ligacao telefone suporte agencia cartao emprestimo juros seguro plano aluguel
    sindico condominio predio elevador escada telhado parede janela porta jardim praça parque calçada rua asfalto estrada transito estacionamento
    onibus trem metro barca ponto estacao passagem linha internet wifi sinal rede dados biblioteca loja mercado supermercado feira fruta verdura carne
    frango peixe arroz feijao pizza hamburguer bolo cerveja igreja coral louvor culto pastor padre missa clube jogo quadra campo ingresso evento show
    palco museu guia passeio hotel pousada dono dona vizinho vizinha prefeitura escola uniforme prova nota produto qualidade acabamento material
    manual garantia documentacao exemplo api erro busca filtro notificacao anuncio propaganda funcao interface layout mapa opcao variedade ambiente
    vista localizacao espaço lugar comunicaçao informacao reuniao meta projeto prazo regra sistema processo programa ferramenta forno fogao geladeira
    liquidificador bicicleta freio pneu motor carro limpeza segurança organizacao horta semente merendeira cuidadora fisioterapia terapia vaga
    cliente sindicato cooperativa portaria porteiro zelador obra reforma van ciclovia`),
  personNames:
    parseWords(`maria jose joao antonio francisco ana carlos paulo pedro lucas luiz marcos luis gabriel rafael daniel marcelo bruno eduardo felipe
    rodrigo manoel mateus andre fernando fabio leonardo gustavo guilherme leandro tiago thiago vitor anderson ricardo juliana marcia fernanda
    patricia aline sandra camila amanda bruna jessica leticia julia luciana vanessa mariana gabriela vera vitoria larissa claudia beatriz rita
    luana sonia renata eliane josefa simone natalia cristiane carla debora rosangela jaqueline rosa daniela aparecida marlene terezinha raimunda
    neide cida ze tonho chico bia dani carol edu nando`),
}
