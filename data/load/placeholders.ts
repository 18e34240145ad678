import type { Company } from "../schemas/company";
import { tools } from "../tools";
import { breakEvenHours, clerkHourCost, productHours, servicePrice, workflowMaintenance } from "./break-even";
import type { Values } from "./fill";
import {
  capitalised,
  formatChoice,
  formatGuarantee,
  formatList,
  formatOnCall,
  formatPayingHours,
  formatVat,
} from "./format";
import { formatMoneyAs } from "./number-format";
import type { Locale } from "./translation";

/** The values of the placeholders for the company's facts: `{company.name}`, `{company.reply}` and so on. */
export function companyPlaceholders(company: Company, locale: Locale): Values {
  const { phones, country, currency, claims, dataHandling } = company;
  const numberFormat = { symbol: currency.symbol, locale: `en-${country.code}` };
  return {
    name: company.name,
    /** The registered name; until it is set, the usual name. */
    legalName: company.legalName ?? company.name,
    tagline: company.tagline,
    siteUrl: company.siteUrl,
    email: company.email,
    phone: phones[0],
    phoneLink: phoneLink(phones[0]),
    whatsapp: company.whatsapp,
    town: company.town,
    country: country.name,
    /** The country's adjective, as in "a Kenyan company". */
    ofCountry: country.adjective,
    place: companyLocation(company),
    /** The postal address; until it is set, the place. */
    postalAddress: companyAddress(company),
    callingCode: country.callingCode,
    hours: company.hours.short.join(", "),
    currency: currency.symbol,
    /** The currency's name in a sentence, as in "prices in shillings". */
    money: currency.plural,
    currencyName: currency.name,
    certifications: formatList(
      company.certifications.map((certificate) => certificate.name),
      locale,
    ),
    ...claims,
    /** Empty if they are not set: pages leave out a figure without a value. */
    businessesAutomated: claims.businessesAutomated ?? "",
    saved: claims.saved ?? "",
    satisfaction: claims.satisfaction ?? "",
    systems: claims.systems ?? "",
    clients: claims.clients ?? "",
    counted: claims.counted ?? "",
    /** The length of the money-back guarantee with the day from which it counts: `30 days of handover`. */
    guarantee: formatGuarantee(claims.moneyBackDays, locale),
    vat: formatVat(company.buying, locale),
    taxAuthority: company.buying.taxAuthority.name,
    taxAuthorityShort: company.buying.taxAuthority.short,
    taxAuthorityAddress: company.buying.taxAuthority.address,
    payBy: formatChoice(company.buying.payBy, locale),
    /** The parts in which a price is paid: `40%, 40% and 20%`. */
    stageParts: formatList(
      company.buying.stages.map(({ percent }) => `${percent}%`),
      locale,
    ),
    /** The first part, and all parts but the last together: a customer who stops owes one of them. */
    firstStage: percentOf(company.buying.stages.slice(0, 1)),
    stagesBeforeLast: percentOf(company.buying.stages.slice(0, -1)),
    /** The amounts and deadlines that apply if a project does not go as planned. */
    ...company.buying.risks,
    /** The costs of a system each month. */
    hostingMonthly: formatMoneyAs(company.buying.productMonthly.hosting, numberFormat),
    maintenanceMonthly: formatMoneyAs(company.buying.productMonthly.maintenance, numberFormat),
    /** The starting price of a workflow. */
    workflowFrom: formatMoneyAs(servicePrice("workflow-design"), numberFormat),
    /** The lowest price of a month of a workflow's maintenance. */
    workflowMaintenance: formatMoneyAs(workflowMaintenance(), numberFormat),
    /** The starting price of a connection between two systems. */
    integrationFrom: formatMoneyAs(servicePrice("api-integration"), numberFormat),
    /** The cost of a clerk's hour, and the hours per month from which a workflow pays for itself. */
    clerkHour: formatMoneyAs(clerkHourCost(company.buying), numberFormat),
    breakEvenHours: formatPayingHours(breakEvenHours(company.buying), locale),
    /** The hours per month from which a product pays for its hosting and maintenance. */
    productHours: formatPayingHours(productHours(company.buying), locale),
    /** The offers with on-call support. */
    onCall: formatOnCall(
      tools.filter(({ onCall }) => onCall).map(({ title }) => title),
      locale,
    ),
    ...dataHandling,
    aiProviders: formatList(dataHandling.aiProviders, locale),
    /** The provider that counts visits and the host of its script: empty while there is none. */
    analytics: company.analytics?.name ?? "",
    analyticsHost: company.analytics ? new URL(company.analytics.script).host : "",
    /** Empty if the company has no number. Texts about it are in parts that are shown only if it is set. */
    dataCommissionerNumber: company.dataCommissionerNumber ?? "",
    /** `reply` with a capital letter, for the beginning of a sentence. */
    Reply: capitalised(claims.reply),
  };
}

/** The sum of some parts of a price: `80%`. */
function percentOf(stages: Company["buying"]["stages"]): string {
  return `${stages.reduce((sum, { percent }) => sum + percent, 0)}%`;
}

/** The company's location: `Nairobi, Kenya`. */
export function companyLocation({ town, country }: Pick<Company, "town" | "country">): string {
  return `${town}, ${country.name}`;
}

/** The postal address in a line: `P.O. Box 1234, 00100 Nairobi, Kenya`. Until it is set, the place. */
export function companyAddress({
  postalAddress,
  ...place
}: Pick<Company, "postalAddress" | "town" | "country">): string {
  if (!postalAddress) return companyLocation(place);
  const { street, postalCode } = postalAddress;
  return `${street}, ${postalCode ? `${postalCode} ` : ""}${companyLocation(place)}`;
}

/** The `tel:` URL of a phone number. */
export function phoneLink(number: string): string {
  return `tel:${number.replaceAll(" ", "")}`;
}
