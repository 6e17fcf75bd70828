/** What ails a body, a machine, a plant or a house, in other languages than English; a scene of light names none of it. */
export const troubleAbroad = new RegExp(
  [
    String.raw`(?<!\p{L})(?:vomit(?:a|ando|ó)|diarrea|fiebre|sarpullido|hace ruido|gotea|pierde (?:agua|aceite)|fuga de agua|se apaga sol[oa]|manchas (?:negras|blancas|marrones|rojas)|hojas (?:amarillas|secas|caídas|marrones)|huele mal|moho|no (?:funciona|enciende|arranca|carga|come|enfría|conecta|para de)|me duele)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:vomit|diarrhée|fièvre|toux|fuit|fuite d['’]eau|fait du bruit|bruit (?:bizarre|étrange)|jauniss|taches (?:noires|blanches|brunes|rouges)|moisi|sent mauvais|feuilles jaunes|ne (?:marche|démarre|s['’]allume|charge|mange|fonctionne|chauffe) (?:pas|plus)|j['’]ai mal)`,
    String.raw`(?<!\p{L})(?:erbricht|durchfall|fieber|husten|ausschlag|läuft (?:unten )?aus|tropft|undicht|quietscht|schimmel|stinkt|(?:gelbe|braune|welke) blätter|(?:schwarze|weiße|braune|rote) flecken|(?:macht|komische|laute) geräusche|(?:frisst|startet|lädt|heizt|kühlt|schließt|funktioniert|trinkt) (?:\p{L}+ )?nicht|geht nicht (?:an|mehr|auf|zu))(?!\p{L})`,
    String.raw`(?<!\p{L})(?:diarreia|febre|tosse|vazando|vazamento|(?:faz|fazendo) barulho|folhas (?:amarelas|secas|caindo)|amarelando|manchas (?:pretas|marrons)|mofo|cheiro ruim|não (?:liga|funciona|carrega|come|gela|conecta|esquenta)|estou com dor)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:febbre|perde (?:acqua|olio)|fa (?:un )?rumore|foglie (?:gialle|secche)|macchie (?:nere|bianche)|muffa|non (?:parte|funziona|si accende|carica|mangia|scalda|raffredda)|mi fa male)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:bukhar|ulti ho|dast|khansi|leak|kharab ho|awaaz (?:aa|kar)|nahi (?:chal|ho) rah|peel[ie] (?:ho|pad)|sookh rah|dard (?:ho|hai)|bocor|muntah|diare|demam|batuk|tidak (?:menyala|berfungsi|mau makan|mengisi|dingin)|bunyi aneh|daun(?:nya)? (?:menguning|layu)|rusak)`,
    'बुखार|उल्टी|दस्त|खाँसी|खांसी|दर्द हो|लीक|खराब हो|पील[ीे] (?:हो|पड़)|नहीं चल रह|सूख रह|आवाज़ आ रही',
    '漏水|呕吐|嘔吐|拉肚子|发烧|發燒|咳嗽|异响|異響|发黄|發黃|发霉|發霉|死机|卡顿|坏了|壞了|不(?:启动|开机|充电|制冷|吃东西|肯吃)',
    '水漏れ|吐いた|吐いて|下痢|発熱|異音|動かない|つかない|充電できない|枯れ(?:て|そう)|黄色くな|カビが|壊れ',
    '누수|물이 새|구토|토해|설사|열이 나|기침|안 (?:켜|돼|먹|되)|이상한 소리|노랗게|곰팡이|고장',
    'протекает|течёт|рвота|рвёт|тошнит|понос|кашель|не (?:включается|работает|заряжается|ест|греет)|желтеют|плесень|сломал',
    'تسريب|يتقيأ|قيء|إسهال|سعال|لا (?:يعمل|تعمل|يشحن|يأكل|تأكل)|صوت غريب|اصفرار|عفن',
  ].join('|'),
  'iu',
)
