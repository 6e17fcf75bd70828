import { pool, type WritingTable } from './decision-table.ts'

export const portugueseWriting: WritingTable = {
  message: pool(
    `
    Apresente o pedido ou a notícia na primeira frase.
    Use apenas os fatos informados, sem inventar motivos, nomes nem datas.
    Encerre com um único próximo passo, dito com clareza. | unless: encerre, termine, conclua
    Mantenha o mesmo tratamento da saudação à despedida.
    Trate de um só assunto em cada parágrafo. | unless: parágrafo, breve, curto, curta
    Dê o contexto suficiente para a mensagem ser entendida sozinha.
    Escolha saudação e despedida adequadas à relação entre as duas pessoas. | unless: saudação, despedida
    Diga o pedido com verbos diretos, sem repetir desculpas. | unless: desculpa
    Ponha datas, lugares e quantidades onde sejam vistos de imediato.
    Escreva frases que se leiam em voz alta sem tropeços.
    Diga o problema, a data e o número do pedido ou protocolo nas duas primeiras frases. | when: reclama, quebrad, defeito
    Peça uma só solução concreta e diga para quando é esperada. | when: reclama, quebrad, defeito
    Reconheça a falha sem desculpas e diga o que será feito e quando. | when: desculpa, perdão, atraso
    Dê as datas exatas e diga quem cuida do que é urgente, se foi informado. | when: férias, folga, licença
    Ofereça algo em troca do que é pedido, como prazo, volume ou fidelidade. | when: desconto, negocia
    `,
    `
    Uma linha de assunto e a mensagem pronta para envio. | unless: whatsapp, sms
    A mensagem final com saudação e despedida, precedida do assunto. | unless: whatsapp, sms
    O assunto em uma linha e, abaixo, o texto definitivo. | unless: whatsapp, sms
    A mensagem pronta para envio, em linhas curtas, sem assunto. | when: whatsapp, sms
    Uma mensagem curta para a tela do celular e outra mais curta ainda. | when: whatsapp, sms
    `,
  ),
  article: pool(
    `
    Escolha um enfoque específico, anuncie-o no início e mantenha-o até o fim. | unless: enfoque
    Apoie cada ideia principal em um exemplo reconhecível. | unless: exemplo
    Deixe de fora números e citações que não possam ser verificados. | unless: número, citação, citações, fonte, discurso, brinde, palavras de abertura
    Defina cada termo técnico na primeira vez que aparecer. | unless: especialista, técnico, discurso, brinde, palavras de abertura
    Desenvolva uma só ideia por parágrafo. | unless: discurso, brinde, palavras de abertura
    Apresente a objeção mais séria e responda a ela. | unless: contras, desvantage | when: opini, argument, debate, tese, dissertativ
    Conclua com uma ideia que não repita o que já foi dito. | unless: conclu, termine
    Ligue as partes de modo que cada uma parta da anterior. | unless: discurso, brinde, palavras de abertura
    Separe fatos de opiniões. | unless: opini
    Use verbos na voz ativa e frases claras na primeira leitura.
    Responda à pergunta que o leitor fará logo depois do título. | unless: discurso, brinde, palavras de abertura
    Comece por algo visto ou vivido, não por uma definição. | unless: argument, tese, opini | when: redação, composição, ensaio
    Descreva na ordem em que as coisas acontecem ou são vistas. | unless: argument, tese, opini, dissertativ | when: composição, minha cidade, minha família, festa, férias
    Dirija-se a quem ouve, com frases de um só fôlego. | when: discurso
    Construa o discurso em torno de uma só ideia que o público possa repetir ao sair. | when: discurso, brinde, palavras de abertura
    Conte uma cena breve e crível em vez de listar qualidades. | when: discurso, brinde, palavras de abertura
    `,
    `
    Um título e o texto completo, sem comentários. | unless: discurso, brinde, palavras de abertura
    Título, abertura de duas frases e desenvolvimento com intertítulos descritivos. | unless: discurso, brinde, palavras de abertura
    Um título preciso, três ou quatro seções e um fecho breve. | unless: discurso, brinde, palavras de abertura
    O discurso como será dito, com a saudação no início e as pausas marcadas. | when: discurso, brinde, palavras de abertura
    O texto para ler em voz alta, do começo ao fim, sem subtítulos. | when: discurso, brinde, palavras de abertura
    `,
  ),
  story: pool(
    `
    Comece com uma ação ou uma imagem concreta, não com uma explicação. | unless: comece, começ, início
    Deixe o final nascer do que acontece, sem explicar seu sentido. | unless: final, termine
    Mostre as emoções por gestos e detalhes em vez de nomeá-las.
    Mantenha a mesma voz e o mesmo ponto de vista até o fim. | unless: primeira pessoa, terceira pessoa, ponto de vista
    Inclua um detalhe sensorial que só possa pertencer a este lugar.
    Dê a quem protagoniza um desejo claro e um obstáculo que o complique. | unless: poema, canção, verso, haicai, letra
    Troque cada imagem gasta por outra nascida do próprio tema. | unless: clichê
    Cuide do ritmo: alterne frases curtas e longas conforme a tensão. | unless: haicai
    Faça uma imagem do começo voltar transformada no final. | unless: haicai
    Nomeie as coisas com precisão: a espécie, o ofício, a ferramenta.
    Faça cada parte mudar algo em relação à anterior.
    Corte tudo o que possa sair sem perda para a obra.
    Escolha um momento preciso e conte só o que acontece nele. | unless: romance, capítulo, canção
    `,
    `
    A obra pronta com título, sem comentários.
    Só o texto final, precedido de um título.
    Título e obra completa, sem notas nem explicações.
    `,
  ),
  summary: pool(
    `
    Registre a tese e os dados que a sustentam, sem os exemplos secundários. | unless: exemplo
    Conserve números, nomes e datas exatamente como no original.
    Não acrescente opiniões nem informações ausentes do original. | unless: opini
    Ordene as ideias por importância, não pela ordem em que aparecem. | unless: ordem
    Faça o resumo ser compreensível sem a leitura do original.
    Separe o que o texto afirma do que apenas sugere.
    Reescreva com palavras próprias em vez de emendar frases copiadas. | unless: literal
    Aponte o que o original deixa sem resposta, se houver.
    Diga quem afirma o quê quando houver várias vozes.
    `,
    `
    Uma frase com a ideia central e depois os pontos essenciais.
    Um parágrafo denso que começa pela conclusão.
    De três a cinco pontos, cada um em uma frase.
    `,
  ),
  extraction: pool(
    `
    Copie cada valor como aparece no texto, sem deduzir nada.
    Indique de forma explícita quando um dado faltar. | unless: null, falta, vazio
    Mantenha a ordem do original. | unless: ordem
    Aplique o mesmo critério a todos os itens. | unless: critério
    Registre cada item uma só vez, mesmo que se repita. | unless: duplicad
    Em caso de dúvida, escolha a opção mais apoiada pelo texto e marque a dúvida.
    Use os mesmos nomes de campo ou categoria em todas as entradas.
    Cite o trecho que sustenta cada escolha pouco evidente.
    `,
    `
    Uma tabela com uma linha por item.
    Uma lista com um item por linha, sem texto em volta.
    Apenas o resultado, com a mesma estrutura em cada entrada.
    `,
  ),
  translation: pool(
    `
    Traduza o sentido completo de cada frase, sem acrescentar nem omitir nada.
    Mantenha intactos nomes próprios, números e formatação.
    Troque expressões idiomáticas por um equivalente natural. | unless: literal
    Preserve o registro e o tom do original. | unless: formal, tom_
    Traduza cada termo recorrente sempre da mesma forma.
    Se um trecho permitir duas leituras, escolha a que cabe no contexto e anote a outra no fim.
    Escreva frases naturais na língua de destino, sem decalques. | unless: literal
    Respeite a divisão em parágrafos.
    `,
    `
    Somente a tradução.
    A tradução com os mesmos parágrafos do original.
    A tradução e, no fim, as notas indispensáveis.
    `,
  ),
  editing: pool(
    `
    Preserve o sentido e todas as informações do original.
    Corrija ortografia, gramática e pontuação sem mudar a voz do autor.
    Altere só o que ganhe clareza ou correção.
    Corte repetições e palavras que nada acrescentam. | unless: repetiç
    Divida as frases que obriguem a reler.
    Mantenha sem mudança nomes próprios, citações e termos técnicos.
    Aponte trechos ambíguos em vez de adivinhar o sentido.
    Uniformize os tempos verbais e o tratamento em todo o texto.
    Mantenha a ordem das ideias, salvo se prejudicar a compreensão.
    Respeite a extensão do original com margem de um décimo.
    `,
    `
    O texto revisado e, abaixo, uma lista curta das principais mudanças.
    A versão final completa, seguida dos motivos das mudanças maiores.
    Primeiro o texto corrigido; depois, as mudanças em lista.
    `,
  ),
  marketing: pool(
    `
    Centre a mensagem em uma só ideia, dita de forma concreta.
    Afirme apenas o que os fatos informados sustentam.
    Abra com uma situação que o público reconheça como sua. | unless: gancho, slogan, lema, nome, ideias
    Encerre com uma única chamada para ação. | unless: chamada para ação, cta, slogan, lema, nome, ideias
    Use palavras do próprio público, sem superlativos vazios.
    Faça a primeira linha ser entendida sem o resto. | unless: slogan, lema, nome, ideias
    Diga o que distingue a oferta da alternativa mais óbvia. | unless: diferen | when: produto, serviço, loja, marca, curso, app, vend, oferta
    Escreva frases curtas, fáceis de ler em voz alta de uma vez. | unless: slogan, lema, nome, ideias
    Dê propostas de caminhos diferentes, não variações de uma só. | when: nome, ideias, slogan, lema
    Descarte as primeiras que qualquer um teria. | when: nome, ideias, slogan, lema
    `,
    `
    A versão final e duas alternativas para a primeira linha. | unless: slogan, lema, nome, ideias
    Título, corpo e fecho, prontos para publicar. | unless: slogan, lema, nome, ideias
    O texto definitivo, sem explicações em volta. | unless: slogan, lema, nome, ideias
    Cada proposta em uma linha, com o motivo em poucas palavras. | when: slogan, lema, nome, ideias
    `,
  ),
  roleplay: pool(
    `
    Fale sempre de dentro do papel, sem comentá-lo de fora.
    Se faltar um dado decisivo, pergunte antes de continuar. | unless: pergunt
    Mantenha coerência com tudo o que já foi dito.
    Reaja ao que o interlocutor disser em vez de se adiantar.
    Use o vocabulário e os conhecimentos próprios do personagem. | unless: vocabulário
    Deixe em cada turno algo a que o interlocutor possa responder.
    Não atribua ao interlocutor falas nem decisões que ele não expressou.
    Mostre o caráter por falas e ações, não por descrições. | when: personagem, história, jogo
    Apoie-se nos dados concretos que o interlocutor fornecer.
    Diga com franqueza o que está além dos conhecimentos do papel.
    `,
    `
    A resposta dada de dentro do papel, sem preâmbulo.
    Uma intervenção por turno, à espera da próxima mensagem.
    Diretamente a intervenção, sem apresentação nem resumo.
    `,
  ),
}
