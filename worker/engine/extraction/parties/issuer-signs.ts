import type { ExtractedValue } from '../../evidence/document-data.js';
import { fold } from '../../text/fold.js';
import { issuersNamed } from '../classification/known-issuers.js';
import type { Cell } from '../layout.js';
import { companyEnd, withoutCompanyForm } from './company-form.js';
import { domainsOf, isOfDomain } from './domains.js';
import { ADDRESS, CONTACT, POSTAL, REGISTRATION } from './letterhead-words.js';
import { plainName } from './plain-name.js';

/** A bank or a town by its name, which has no legal form in a letterhead. */
const BANK = /^(?:בנק|עירי?ית|מועצה (?:מקומית|אזורית)) \p{L}{3}/u;

/** Whether a name is a bank's or that of an institution that is known by it, without a legal form. */
export const isInstitution = (name: string): boolean =>
  BANK.test(name) || issuersNamed(fold(name)).some(({ pays }) => pays !== true);

/** What speaks for a name by itself, whatever else the page names. */
export interface Signs {
  /**
   * The domain of a website or of an e-mail address agrees with it, and stands elsewhere: in its
   * own address any party may print one.
   */
  domain: boolean;
  /** It is printed again, in other words or at the other end of the page. */
  again: boolean;
  /** It has a legal form, or is a bank's or that of a known institution. */
  legalForm: boolean;
  /** Contacts, registration or an address stand below it. */
  block: boolean;
  /** Contacts or registration do: whoever writes adds them, whoever is written to less so. */
  own: boolean;
  /** It is on the page's first line of text. */
  isFirst: boolean;
}

/** A cell with what names are compared with, made once for all of them. */
export interface CellText {
  cell: Cell;
  plain: string;
  /** Of websites and e-mail addresses in it. */
  domains: readonly string[];
}

export const textOf = (cell: Cell): CellText => ({
  cell,
  plain: plainName(cell.folded),
  domains: domainsOf(cell.folded),
});

/** A name that may be the issuer's, with what speaks for it. */
export interface SignedName {
  extracted: ExtractedValue<string>;
  signs: Signs;
}

/**
 * Whether a name is the issuer's beyond doubt: something speaks for it by itself, and no other
 * party competes with it, that is, each other block of a party is known to be the customer's or
 * shares its name.
 */
export function isCertain(
  { extracted, signs }: SignedName,
  candidates: readonly SignedName[],
  isCustomerKnown: boolean,
): boolean {
  const key = plainName(withoutCompanyForm(extracted.value));
  const rivals = candidates.filter(
    (other) =>
      !plainName(other.extracted.value).includes(key) &&
      !key.includes(plainName(withoutCompanyForm(other.extracted.value))) &&
      (other.signs.block || other.signs.legalForm || other.signs.domain),
  );
  if (rivals.some((rival) => rival.signs.domain)) return false;
  if (signs.domain) return true;
  if (signs.again && (signs.block || signs.legalForm)) return true;
  if (isCustomerKnown) return signs.block || signs.legalForm || signs.again;
  // Where a picture is the letterhead, the only name is the customer's. What is only printed
  // again is the title of a report as often as a company.
  const heads = signs.isFirst && (signs.block || signs.legalForm);
  return rivals.length === 0 && (signs.own || heads);
}

/** From here on down the page is its foot, percent. */
const AGAIN_FOOT_PERCENT = 65;
const AGAIN_HEAD_PERCENT = 35;

/** What speaks for a name at a cell; `below` are its own line and those below it. */
export function signsOf(
  cell: Cell,
  name: string,
  page: {
    texts: readonly CellText[];
    below: readonly string[];
    isFirst: boolean;
  },
): Signs {
  const key = plainName(withoutCompanyForm(name));
  const [, ...lines] = page.below;
  const isElsewhere = ({ cell: other, plain }: CellText): boolean =>
    other !== cell &&
    (cell.rect.y < AGAIN_HEAD_PERCENT
      ? other.rect.y > AGAIN_FOOT_PERCENT
      : other.rect.y < AGAIN_HEAD_PERCENT) &&
    plain.includes(key);
  return {
    domain: page.texts.some(
      ({ cell: { folded }, domains }) =>
        domains.some((domain) => isOfDomain(key, domain)) &&
        !page.below.some((line) => line.includes(folded)),
    ),
    again: page.texts.some(isElsewhere),
    legalForm: companyEnd(name.toLowerCase()) !== null || isInstitution(name),
    block: lines.some((line) =>
      [ADDRESS, CONTACT, POSTAL, REGISTRATION].some((pattern) => pattern.test(line)),
    ),
    own: lines.some((line) => CONTACT.test(line) || REGISTRATION.test(line)),
    isFirst: page.isFirst,
  };
}
