import type { Translations } from "../load/translation";
import type { TeamMemberRecord } from "../schemas/proof";

export const team: Translations<TeamMemberRecord> = {
  "amina-wanjiru": {
    role: "Mwanzilishi na Mkurugenzi Mtendaji",
    bio: "Alikulia nyuma ya kaunta ya duka la vifaa vya ujenzi mjini Thika na aliandika risiti muda mrefu kabla ya kuandika programu. Alianzisha {company.name} ili wenye biashara ndogo wapate kupumzika jioni.",
    habit: "Mtu asipotuchagua, humuuliza kwa nini.",
  },
  "brian-otieno": {
    role: "Mkuu wa Uhandisi",
    bio: "Alifanya kazi kwenye mifumo ya malipo, ambako ujumbe ukipotea, kodi ya nyumba ya mtu imepotea. Huidhinisha kila toleo, na husisitiza kwamba mteja aweze kuzima mtiririko wowote wa kazi bila kutupigia simu.",
    habit: "Husoma kumbukumbu za makosa kila asubuhi.",
  },
  "faith-chebet": {
    role: "Mkuu wa Mifumo ya Fedha",
    bio: "Mhasibu aliyefunga vitabu vya hesabu vya chama cha ushirika cha maziwa kwa miaka tisa. Huandika kanuni zinazopanga statement, na hujaribu kila moja kwa hesabu za mwisho wa mwezi alizowahi kuzifanya kwa mkono.",
    habit: "Jumla ikiwa na kosa hata la shilingi moja, haitoki mezani kwake.",
  },
  "salim-bakari": {
    role: "Mkuu wa Huduma kwa Wateja na Mafunzo",
    bio: "Alifundisha hisabati Mombasa; sasa huwafundisha makeshia, makarani na maafisa wa mikopo wakati wa kuiamini zana mpya na wakati wa kuitilia shaka. Hufundisha kwa Kiingereza na Kiswahili, mahali wateja wenyewe wanapofanyia kazi.",
    habit: "Hupokea simu za msaada za Jumamosi.",
  },
};
