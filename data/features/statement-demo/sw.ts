import type { Translation } from "#data/load/translation.ts";
import { columns } from "./columns.ts";
import type { statementDemo as english } from "./words.ts";

export const statementDemo: Translation<typeof english> = {
  tryIt: "Panga statement yangu",
  title: "Jaribu: statement inayopangwa kwenye ukurasa huu",
  intro:
    "Hapa chini kuna statement ya duka moja. Weka yako: haitoki kamwe kwenye kifaa chako. Onyesho hili hupanga kwa kanuni. Starter hutumia pia akaunti zako, hukumbuka masahihisho na hulinganisha paybill.",
  months: ["Jan", "Feb", "Mac", "Apr", "Mei", "Jun", "Jul", "Ago", "Sep", "Okt", "Nov", "Des"],
  own: {
    title: "Statement yako",
    noScript: "Washa JavaScript ili kupanga statement yako. Kivinjari chako kitaipanga kwenye kifaa chako.",
    choose: "Chagua faili, au iburute hadi hapa",
    formats: "CSV, Excel (.xlsx) au PDF ya till, paybill au simu. Isizidi mistari {lines} na MB {size}.",
    loading: "Inapakua kisomaji…",
    help: {
      label: "Jinsi ya kupata faili",
    },
    locked: "Ikiwa PDF yako ina nenosiri",
    password: "Nenosiri (si lazima)",
    passwordHint: "Kwa PDF iliyofungwa. Linatumika kwenye ukurasa huu tu.",
    open: "Fungua kwa nenosiri hili",
    paste: "Au bandika mistari",
    pasted: "Mistari ya statement",
    pasteHint:
      "Nakili kutoka kwenye Excel au faili ya CSV, pamoja na mstari wa vichwa. SMS na maandishi ya PDF hayasomeki hapa: chagua faili ya statement yenyewe hapo juu. Hakuna kinachohifadhiwa: ukifungua ukurasa mwingine, ukibadilisha lugha au ukipakia ukurasa upya, mistari yako na matokeo yake yatafutika.",
    sortPasted: "Panga mistari hii",
    privacyTitle: "Faili yako inabaki kwako",
    privacy:
      "Wakati wa kupanga, ukurasa hautumi data yoyote nje ya kifaa chako. Ukiuacha au ukiupakia upya, mistari yako na matokeo yake hufutika. Unaweza kuhakikisha mwenyewe: chagua aina ya faili yako hapa chini, subiri ukurasa uwe tayari, zima mtandao wako, kisha uchague faili.",
    prepare: "Andaa ukurasa kwa",
    kinds: {
      csv: "CSV au mistari iliyobandikwa",
      xlsx: "Excel",
      pdf: "PDF",
    },
    ready: "Ukurasa uko tayari kwa {kind}. Sasa unaweza kuzima mtandao wako.",
  },
  work: {
    loading: "Inapakua kisomaji cha {kind}…",
    reading: "Inasoma ukurasa wa {page} kati ya {pages}…",
    sorting: "Inapanga…",
    stop: "Simamisha",
    stopped: "Imesimamishwa. Hakuna kilichobadilishwa.",
    progress: "Maendeleo",
  },
  failures: {
    empty: "Faili hii haina kitu. Chagua statement yenye malipo.",
    nothingPasted:
      "Hujabandika chochote. Nakili mistari ya statement yako pamoja na mstari wa vichwa, kisha uibandike hapa.",
    picture:
      "Hii ni picha, hata kama jina lake ni la faili ya aina nyingine. Chagua statement yenyewe: CSV, Excel au PDF.",
    oldExcel:
      "Hii ni faili ya zamani ya Excel (.xls), au faili ya Excel yenye nenosiri. Ihifadhi kama .xlsx bila nenosiri, au kama CSV.",
    otherSheet:
      "Hili ni jedwali la aina isiyosomwa hapa, kama vile .ods, .xlsb, au ukurasa wa tovuti uliopewa jina la .xls. Lifungue, kisha ulihifadhi kama .xlsx au kama CSV.",
    scan: "Kurasa za PDF hii ni picha, kama zilizoskaniwa. Pakua statement yenyewe kutoka kwenye M-PESA.",
    farCell:
      "Ina kitu nje ya mistari {rows} ya kwanza na safu {columns} za kwanza. Kifute, au chagua kipindi kifupi zaidi.",
    gone: "Faili ilibadilishwa au kuhamishwa baada ya kuichagua. Ichague tena.",
    unknownKind: "Hii si faili ya CSV, Excel wala PDF.",
    noStatement: "Hakuna statement ya M-Pesa kwenye PDF hii. Chagua statement yenyewe.",
    noHeader:
      "Haina mstari wa vichwa. Statement huwa na mstari unaoanza na “Receipt No.” na “Completion Time”.",
    textMessages:
      "Hizi ni SMS za M-Pesa. Onyesho hili hupanga statement. Omba statement yako, kisha uchague faili hiyo hapo juu.",
    noColumns:
      "Vichwa vipo, lakini havijapangwa kwenye safu. Maandishi yaliyonakiliwa kutoka kwenye PDF hupoteza safu zake. Chagua PDF yenyewe hapo juu.",
    noLines: "Ina vichwa, lakini chini yake hakuna mstari wowote uliohamisha pesa.",
    noneRead: "Mistari chini ya vichwa: {count}. Hakuna uliosomeka. Wa kwanza: {problem}",
    damaged: "Haifunguki: faili imeharibika au haijakamilika. Ipakue tena.",
    tooBig: "Ina MB {found}. Onyesho hili husoma hadi MB {limit}: chagua kipindi kifupi zaidi.",
    tooMuch:
      "Faili hii ina data nyingi kuliko onyesho hili linavyoweza kusoma. Pakua statement tena, au chagua kipindi kifupi zaidi.",
    tooManyPages:
      "PDF hii ina kurasa {found}. Onyesho hili husoma hadi {limit}: chagua kipindi kifupi zaidi.",
    tooManyLines: "Ina mistari {found}. Onyesho hili husoma hadi {limit}: chagua kipindi kifupi zaidi.",
    missingColumns: "Vichwa vilivyopatikana: {found}. Hivi havipo: {columns}.",
    passwordNeeded: "PDF hii imefungwa. Andika nenosiri lake hapo juu na uifungue tena.",
    passwordWrong:
      "Hilo si nenosiri la PDF hii. Mara nyingi nenosiri la statement ni nambari ya kitambulisho au msimbo unaokuja kwa SMS.",
    notLoaded:
      "Kisomaji bado hakijapakuliwa, na hakuna mtandao. Washa mtandao kwa muda mfupi, kisha ujaribu tena.",
  },
  columns,
  expected: {
    receipt: "nambari ya risiti: herufi kubwa na tarakimu, jumla 8 hadi 12, au herufi kubwa 10",
    time: "tarehe na saa tangu 2007, kama vile 2026-10-31 18:05:00 au 31-10-2026 18:05:00",
    status: "Completed, Failed au hali inayofanana na hizo",
    amount: "kiasi kama vile 1,450.00",
    direction: "kiasi kimoja, ama kilichoingia au kilichotoka",
    lastCell:
      "hakuna kisanduku baada ya kichwa cha mwisho; je, kuna koma ndani ya kiasi kisicho na alama za kunukuu?",
    balance: "salio baada ya mstari huu",
    currency: "kiasi kwa {company.currency}",
    headings: "mstari wa vichwa juu ya mstari huu",
  },
  result: {
    sample: "Statement ya duka moja",
    sampleLabel: "Mfano",
    own: "Statement yako: {name}",
    pasted: "mistari iliyobandikwa",
    remove: "Iondoe, urudi kwenye mfano",
    period: "{first} hadi {last}. Kiasi kimeonyeshwa kwa {company.currency}.",
    sorted: "Mistari iliyopangwa: {count}.",
    addsUp: "Masalio yanayolingana: {fitting} kati ya {total}",
    noBalance: "Hakuna salio lililoweza kukaguliwa",
    addsUpHow:
      "Kwenye salio lililotangulia tunajumlisha kilichoingia na kutoa kilichotoka. Lazima jibu liwe salio lililo kwenye statement. Salio la zamani zaidi halina lililotangulia, kwa hivyo halihesabiwi.",
    addsUpRead: "Masalio ya mistari yote iliyosomeka yanalingana. Mistari mingine imetajwa hapa chini.",
    misfit:
      "{place} ndio wa kwanza usiolingana: unaonyesha salio la {found}, ilhali lilitarajiwa {expected}.",
    line: "Mstari wa {line}",
    linePage: "Ukurasa wa {page}, mstari wa {line}",
    lineSheet: "Laha “{sheet}”, mstari wa {line}",
    setAside: "Miamala iliyofeli au iliyoghairiwa: {count}. Haikuhamisha pesa, kwa hivyo haihesabiwi.",
    doubled: "Mistari iliyoonekana mara mbili, lakini imehesabiwa mara moja ({count}): {places}.",
    andMore: "na mingine {count}",
    guessedDate: "Tarehe kama {date} zinaweza kusomwa kwa njia mbili. Hapa tarehe hii imesomwa kama {day}.",
    problems: "Mistari ambayo haikusomeka, kwa hivyo haimo kwenye jumla ({count}):",
    problem: "{place}, safu ya “{column}”: hapa panapaswa kuwa na {expected}, lakini pameandikwa {found}.",
    nothing: "hakuna",
    moreProblems: "Na mingine {count}.",
    in: "Pesa zilizoingia",
    out: "Pesa zilizotoka",
    exceptions: {
      title: "Angalia haya kwanza",
      intro: "Mistari hii haikutambuliwa kwa uhakika. Kiasi kikubwa zaidi kinatangulia.",
      none: "Hakuna: kila mstari uliosomwa una kanuni inayoutambua, na kila salio linalingana.",
      noneRead: "Kila mstari uliosomeka una kanuni inayoutambua.",
      reasons: {
        misfit: "Salio halilingani",
        time: "Wakati wake haulingani na mistari iliyo karibu nao",
        unsorted: "Hakuna kanuni inayoutambua",
        twice: "Mlipaji yuleyule na kiasi kilekile mara mbili kwa siku moja",
        reversal: "Ubatilishaji wa malipo",
        swapped: "Fuliza: safu zilichapishwa kinyume",
      },
    },
    groupsTitle: "Jumla",
    group: "Kundi",
    lines: "Mistari",
    amount: "Kiasi",
    groups: {
      income: "Mapato",
      suppliers: "Wasambazaji na bili",
      charges: "Ada",
      transfers: "Ulizotuma kwa watu",
      loans: "Mikopo",
      own: "Ulizojihamishia",
      unsorted: "Bado haijapangwa",
    },
    charges: "Ada kwa aina",
    payers: "Waliolipa zaidi",
    noName: "Mstari hauna jina",
    none: "Hakuna.",
    overTime: {
      title: "Pesa kila kipindi",
      picture:
        "Chati: pesa zilizoingia na zilizotoka kila {length}, {first} hadi {last}. Takwimu ziko kwenye jedwali.",
      table: "Takwimu kwenye jedwali",
      upTo: "{name}, hadi {amount}",
      lengths: {
        day: "siku",
        week: "wiki",
        month: "mwezi",
        year: "mwaka",
      },
      starts: {
        day: "Siku",
        week: "Wiki kuanzia",
        month: "Mwezi kuanzia",
        year: "Mwaka kuanzia",
      },
    },
    all: {
      title: "Mistari yote",
      filter: "Onyesha",
      every: "Makundi yote",
      groupOf: "Kundi la {details}",
      rest: { one: "Mstari 1 zaidi", several: "Mistari {count} zaidi" },
      together: "Badilisha pamoja mistari yote ya aina moja",
      download: "Pakua kama CSV",
      headings: [
        "Nambari ya risiti",
        "Wakati",
        "Maelezo",
        "Jina",
        "Kundi",
        "Zilizoingia",
        "Zilizotoka",
        "Salio",
        "Nambari ya akaunti",
        "Mwezi",
      ],
    },
    rules: {
      title: "Kanuni za onyesho hili",
      intro:
        "Kila mstari hupangwa kulingana na maneno ya kwanza ya maelezo yake; usipotambuliwa na kanuni yoyote, unaachiwa wewe uuamue. Zana yenyewe hufanya zaidi: hulinganisha malipo na wateja, ankara na orodha za kodi ya nyumba, na hujifunza kutokana na masahihisho yako.",
    },
  },
};
