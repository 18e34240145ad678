import type { Translations } from "#data/load/translation.ts";
import type { Illustration } from "#data/schemas/illustration.ts";

export const solutionIllustrations: Translations<Illustration> = {
  "books-by-morning": {
    name: "yaliyoingia siku moja kutoka paybill, benki na wasambazaji: malipo yaliyolinganishwa, mistari ya benki na ankara zilizopangwa katika ripoti na daftari, na orodha fupi ya maswali",
    title: "Yaliyoingia 6 Oktoba",
    detail: "mistari 472",
    lines: [
      { label: "Malipo ya paybill" },
      { label: "Mistari ya benki" },
      { label: "Ankara za wasambazaji" },
      { label: "Vocha za matumizi madogo" },
      { label: "Malipo yasiyo na jina" },
    ],
    targets: [
      { label: "Imelingana", detail: "tayari kuingizwa" },
      { label: "Imepangwa", detail: "katika ripoti na daftari" },
      { label: "Maswali", detail: "ya karani kujibu" },
    ],
  },
  "enquiries-with-owners": {
    name: "maulizo ya WhatsApp, ya tovuti, ya simu na ya dukani katika orodha moja, kila moja likiwa na mtu anayewajibika na hatua inayofuata",
    title: "Orodha moja",
    detail: "Jumapili, saa 3:04 usiku (21:04)",
    rows: [
      {
        label: "Sola ya kW 3, Kitengela",
        detail: "WhatsApp, saa 3:02 usiku (21:02)",
        note: "Simu saa 2:30 asubuhi (8:30)",
      },
      {
        label: "Hita 40 za maji",
        detail: "tovuti, saa 1:40 usiku (19:40)",
        note: "Kotesheni tayari: Naliaka",
      },
      { label: "Pampu ya kisima, Embu", detail: "simu, Jumamosi", note: "Siku ya 5: WhatsApp" },
      { label: "Paneli za shule", detail: "dukani, Ijumaa", note: "Amekataa: limefungwa" },
    ],
  },
  "recording-to-pieces": {
    name: "sauti iliyorekodiwa ya muda wa saa moja, kama mawimbi, pamoja na muhtasari, slaidi na nukuu zilizotokana na dakika zake zilizowekewa alama",
    source: { title: "Kipindi cha 84: maziwa", detail: "1:02:30" },
    frames: [
      {
        label: "Muhtasari, 12:10",
        title: "Ng’ombe wawili, mkopo mmoja",
        text: "Jinsi mfugaji wa Kinangop alivyoulipa kwa mwaka mmoja.",
      },
      { label: "Slaidi, 31:45", title: "Pesa za maziwa: kanuni 3" },
      { label: "Nukuu, 48:02", title: "“Lipa deni kwanza.”" },
    ],
  },
  "brand-file-to-branches": {
    name: "faili moja ya chapa, na bango lilelile lenye bei ileile kwa matawi matatu",
    source: { title: "Faili ya chapa", detail: "Jua Bakery" },
    frames: [
      { label: "Kitengela", title: "Keki ya kuzaliwa" },
      { label: "Ruiru", title: "Keki ya kuzaliwa" },
      { label: "Juja", title: "Keki ya kuzaliwa" },
    ],
  },
  "reminder-moves-a-visit": {
    name: "kikumbusho cha kliniki kwenye WhatsApp kilichojibiwa “badilisha”: miadi inahamishwa na nafasi hiyo inakuwa wazi tena",
    title: "Uzima Clinic, Nyali",
    detail: "kikumbusho",
    messages: [
      { text: "Habari Mama Amina. Kesho saa 4:30 asubuhi (10:30), Dkt. Were. Utakuja?" },
      { text: "Badilisha" },
      { text: "Sawa. Alhamisi saa 3 asubuhi (9:00) au saa 5 asubuhi (11:00)?" },
      { text: "Hiyo ya saa 5, asante" },
    ],
    panel: {
      title: "Miadi ya kesho",
      detail: "Dkt. Were",
      rows: [
        { label: "saa 4 asubuhi (10:00)", note: "Mutua P." },
        { label: "saa 4:30 asubuhi (10:30)", note: "iko wazi tena" },
        { label: "saa 5 asubuhi (11:00)", note: "Salma H." },
        { label: "saa 5:30 asubuhi (11:30)", note: "Kazungu J." },
      ],
      action: "Wapigie 2 wasiojibu",
    },
  },
  "loan-file-to-figures": {
    name: "rundo la karatasi za mkopo likigeuzwa kuwa takwimu za kamati, kila moja ikitaja ukurasa ilikosomwa, pamoja na swali moja",
    paper: {
      title: "Hati ya mshahara",
      detail: "Septemba, ukurasa wa 2",
      lines: [{ label: "Mshahara wa msingi" }, { label: "Marupurupu" }, { label: "Kabla ya makato" }],
    },
    title: "Faili ya mkopo 2208",
    detail: "kurasa 41 zimesomwa",
    rows: [
      { label: "Kabla ya makato", note: "Mshahara, uk. 2" },
      { label: "Ushuru na tozo", note: "Mshahara, uk. 2" },
      { label: "Marejesho ya mikopo", note: "Benki, uk. 14" },
      { label: "Malipo ya chama", detail: "yahesabiwe kuwa mapato?", note: "M-Pesa, uk. 31" },
      { label: "Pesa za kujikimu", note: "Kanuni moja kwa wote" },
    ],
  },
  "systems-connected": {
    name: "mifumo minne ambayo rekodi zake zinaandikwa mara moja tu na kufika zenyewe kwenye bidhaa, uhasibu na faili ya benki",
    title: "Zimeandikwa mara moja tu",
    detail: "leo",
    lines: [
      { label: "Mizani ya magari" },
      { label: "Packing list" },
      { label: "Malipo ya M-Pesa" },
      { label: "Orodha ya mishahara" },
    ],
    targets: [
      { label: "Bidhaa", detail: "zinalingana" },
      { label: "Uhasibu", detail: "unalingana" },
      { label: "Faili ya benki", detail: "inalingana" },
    ],
  },
};
