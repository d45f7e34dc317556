import { doeCompany, israel, plonitCompany } from '../samples/cast.js';
import { englishLong, hebrewLong } from '../samples/dates.js';
import { printed } from '../samples/money.js';
import { seeded } from '../samples/random.js';

/** A letter with amounts in running text. */
export interface Letter {
  lang: 'he' | 'en';
  issuer: string;
  title: string;
  paragraphs: string[];
  signer: string;
}

/** An employer's confirmation of a salary. */
export function employerLetter(lang: 'he' | 'en', seed: number): Letter {
  const random = seeded(seed);
  const amount = (low: number, high: number): string =>
    printed(Math.round(low + random() * (high - low)));
  const [base, travel, average, bonus] = [
    amount(900_000, 2_400_000),
    amount(22_000, 41_000),
    amount(1_100_000, 2_900_000),
    amount(300_000, 990_000),
  ];
  if (lang === 'he')
    return {
      lang,
      issuer: plonitCompany.name,
      title: 'אישור העסקה ושכר',
      paragraphs: [
        `הרינו לאשר כי ${israel.name}, מספר זהות ${israel.identity}, מועסק בחברתנו במשרה מלאה מיום ${hebrewLong('2019-03-03')} בתפקיד מנהל חשבונות.`,
        `שכר היסוד החודשי הוא ${base} ש"ח, ובנוסף לו משולם החזר נסיעות בסך ${travel} ש"ח לחודש.`,
        `השכר הממוצע בשנים עשר החודשים האחרונים עמד על ${average} ש"ח, ובחודש דצמבר שולם מענק שנתי בסך ${bonus} ש"ח.`,
        'אישור זה ניתן לבקשת העובד לצורך הגשתו לבנק, ואין בו התחייבות מכל סוג שהוא.',
      ],
      signer: 'מחלקת משאבי אנוש',
    };
  return {
    lang,
    issuer: doeCompany.name,
    title: 'Confirmation of employment and salary',
    paragraphs: [
      `This is to confirm that John Doe has been employed by our company full time since ${englishLong('2019-03-03')} as a senior bookkeeper, and that he is still employed on the day of this letter.`,
      `The monthly base salary is ILS ${base} before tax, to which we add ILS ${travel} a month towards travel.`,
      `The average of the last twelve months was ILS ${average} a month, and a yearly bonus of ILS ${bonus} was paid in December.`,
      'This letter is given at the request of the employee for use with a bank and is no promise of any kind.',
    ],
    signer: 'Human resources',
  };
}
