import type { LabelledRows } from '../labels/value-of.js';
import { plainName } from './plain-name.js';

const DOMAIN = /(?:@|www\.|https?:\/\/(?:www\.)?)([\p{L}\p{N}-]{3,40})\.[\p{L}.]{2,10}/gu;
const MAIL_PROVIDERS = /^(?:gmail|outlook|hotmail|yahoo|icloud|walla|localhost|web|gmx)$/;

/** Names of the domains of websites and e-mail addresses in a folded text, not of mail providers. */
export const domainsOf = (folded: string): string[] =>
  [...folded.matchAll(DOMAIN)]
    .map(([, name = '']) => plainName(name))
    .filter((name) => name.length > 3 && !MAIL_PROVIDERS.test(name));

/** Those of a document. */
export const domainsIn = ({ rows }: LabelledRows): string[] => [
  ...new Set(rows.flatMap(({ cells }) => cells.flatMap(({ folded }) => domainsOf(folded)))),
];

/** Part of a domain that a name makes up at least; "rooms" is not the name of hotelrooms.com. */
const DOMAIN_SHARE_MIN = 0.7;

/** Whether a name, by its letters and digits, is that of a domain. */
export const isOfDomain = (key: string, domain: string): boolean =>
  key.includes(domain) ||
  domain.startsWith(key) ||
  (domain.includes(key) && key.length >= domain.length * DOMAIN_SHARE_MIN);
