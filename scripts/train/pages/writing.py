"""The words, names, dates and amounts of the documents. Invented people and firms; nothing is copied from a real page."""

from __future__ import annotations

import datetime

from .chance import Rng, between, chance, pick, weighted, whole

LABELS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "account": (("Account", "Account no.", "A/C"), ("מספר חשבון", "חשבון", "ח-ן")),
    "branch": (("Branch", "Branch code"), ("סניף", "מס' סניף")),
    "bank": (("Bank", "Bank name"), ("בנק", "שם הבנק")),
    "date": (("Date", "Issue date", "Dated"), ("תאריך", "תאריך הפקה", "תאריך מסמך")),
    "value_date": (("Value date", "Value"), ("תאריך ערך", "יום ערך")),
    "reference": (("Reference", "Ref. no.", "Transaction ID"), ("אסמכתא", "מספר אסמכתא", "מס' פעולה")),
    "amount": (("Amount", "Sum"), ("סכום", 'סכום בש"ח')),
    "debit": (("Debit", "Withdrawals", "Out"), ("חובה", "סכום חובה")),
    "credit": (("Credit", "Deposits", "In"), ("זכות", "סכום זכות")),
    "balance": (("Balance", "Running balance"), ("יתרה", 'יתרה בש"ח')),
    "description": (("Description", "Details", "Particulars"), ("תיאור", "פירוט", "סוג התנועה")),
    "total": (("TOTAL", "Total", "Total due", "Grand Total"), ('סה"כ', 'סה"כ לתשלום', "סך הכל")),
    "subtotal": (("Subtotal", "Sub-total", "Net"), ('סה"כ לפני מע"מ', "סכום ביניים")),
    "vat": (("VAT", "Tax", "GST", "Sales tax"), ('מע"מ', 'מע"מ 18%', 'מע"מ 17%')),
    "quantity": (("Qty", "Quantity", "Units"), ("כמות", "יח'")),
    "price": (("Price", "Unit price", "Rate"), ("מחיר", "מחיר יחידה")),
    "item": (("Item", "Product", "Service"), ("פריט", "תאור", "שירות")),
    "name": (("Name", "Customer", "Account holder", "Client"), ("שם", "שם הלקוח", "לכבוד", "בעל החשבון")),
    "address": (("Address",), ("כתובת",)),
    "id": (("ID no.", "Identity no.", "ID"), ("ת.ז.", "מספר זהות", "תעודת זהות")),
    "company_id": (("Company no.", "Reg. no.", "VAT reg."), ("ח.פ.", "ע.מ.", "עוסק מורשה")),
    "phone": (("Tel", "Phone", "Tel."), ("טלפון", "טל'", "נייד")),
    "cash": (("Cash", "CASH TENDERED"), ("מזומן", "שולם במזומן")),
    "change": (("Change", "CHANGE DUE"), ("עודף",)),
    "card": (("Card", "VISA ****", "Mastercard ****"), ("כרטיס אשראי", "ויזה ****", "ישראכרט ****")),
    "cashier": (("Cashier", "Served by", "Operator"), ("קופאי", "קופאית", "מוכר")),
    "terminal": (("Terminal", "Till", "POS"), ("קופה", "מסוף")),
    "beneficiary": (("Beneficiary", "To", "Payee"), ("שם המוטב", "לזכות", "מוטב")),
    "payer": (("From", "Payer", "Ordering customer"), ("מאת", "חשבון לחיוב", "המעביר")),
    "purpose": (("Purpose", "Payment details", "Note"), ("מטרת ההעברה", "עבור", "הערה")),
    "fee": (("Fee", "Charges", "Commission"), ("עמלה", "דמי פעולה")),
    "time": (("Time",), ("שעה",)),
    "gross": (("Gross pay", "Total earnings"), ("ברוטו", 'סה"כ תשלומים')),
    "net": (("Net pay", "Take-home pay"), ("נטו לתשלום", "שכר נטו")),
    "income_tax": (("Income tax", "PAYE"), ("מס הכנסה",)),
    "insurance": (("National insurance", "Social security"), ("ביטוח לאומי",)),
    "health": (("Health insurance",), ("דמי בריאות", "מס בריאות")),
    "pension": (("Pension fund", "Pension"), ("קרן פנסיה", "גמל עובד")),
    "employer": (("Employer",), ("שם המעסיק", "מעסיק")),
    "department": (("Department",), ("מחלקה",)),
    "status": (("Status",), ("סטטוס", "מצב")),
    "period": (("Period", "Pay period", "Statement period"), ("תקופה", "לחודש", "לתקופה")),
    "page": (("Page",), ("עמוד", "דף")),
    "doctor": (("Physician", "Doctor"), ("שם הרופא", "רופא מטפל")),
    "licence": (("Licence no.",), ("מ.ר.", "מס' רישיון")),
}

TITLES: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "receipt": (
        ("TAX INVOICE", "RECEIPT", "SALES RECEIPT", "CUSTOMER COPY", "CASH SALE"),
        ("חשבונית מס קבלה", "קבלה", "חשבונית מס/קבלה", "העתק ללקוח"),
    ),
    "invoice": (
        ("Invoice", "TAX INVOICE", "Pro forma invoice", "Bill"),
        ("חשבונית מס", "חשבונית מס/קבלה", "חשבון עסקה"),
    ),
    "statement": (
        ("Account statement", "Statement of account", "Transactions"),
        ("דף חשבון", "תנועות בחשבון", 'ריכוז תנועות עו"ש'),
    ),
    "transfer": (
        ("Transfer confirmation", "Payment order", "Proof of payment"),
        ("אישור ביצוע העברה", "העברה לזכות", "אישור העברה בנקאית"),
    ),
    "payslip": (("Payslip", "Earnings statement", "Salary slip"), ("תלוש שכר", "תלוש משכורת", "פירוט שכר")),
    "letter": (
        ("To whom it may concern", "Confirmation of account", "Notice"),
        ("לכל המעוניין", "אישור ניהול חשבון", "אישור יתרות", "הודעה ללקוח"),
    ),
    "medical": (
        ("Medical certificate", "Visit summary", "Discharge letter"),
        ("אישור מחלה", "סיכום ביקור", "מכתב שחרור", "הפניה"),
    ),
    "form": (
        ("Application form", "Declaration", "Employee details"),
        ("טופס בקשה", "הצהרה", "כרטיס עובד", "טופס הצטרפות"),
    ),
    "certificate": (("Certificate", "Certificate of completion", "Licence"), ("תעודה", "אישור", "תעודת הסמכה")),
    "bill": (("Electricity bill", "Utility bill", "Water account"), ("חשבון חשמל", "חשבון מים", "חשבון ארנונה")),
    "card": (("Card statement", "Monthly charges"), ("פירוט חיובים", "פירוט עסקאות")),
}

_GIVEN = (
    "Dana Noam Yael Amir Tamar Lior Maya Eitan Shira Omer Rachel David Sarah Adam Emma Daniel Anna Paul Maria James Laila Sami".split(),
    "דנה נועם יעל אמיר תמר ליאור מאיה איתן שירה עומר רחל דוד שרה אדם מיכל יוסף רות משה חנה אורי סמי ליאת".split(),
)
_SURNAME = (
    "Levi Cohen Mizrahi Peretz Biton Katz Friedman Azoulay Green Walker Murphy Rossi Novak Schmidt Haddad Khoury Singh Tanaka".split(),
    "לוי כהן מזרחי פרץ ביטון כץ פרידמן אזולאי גרין אברהם דהן אגבאריה חדד שפירא גולן ברק רוזן שלום".split(),
)
_CITY = (
    "Haifa;Tel Aviv;Jerusalem;Leeds;Austin;Dublin;Beer Sheva;Netanya;Bristol;Holon".split(";"),
    "חיפה;תל אביב;ירושלים;באר שבע;נתניה;חולון;רמת גן;אשדוד;פתח תקווה;ראשון לציון".split(";"),
)
_STREET = (
    "Herzl St.;High Street;Station Road;Market Lane;Palm Avenue;King George St.;Mill Road".split(";"),
    "רח' הרצל;שד' רוטשילד;רח' ויצמן;דרך השלום;רח' הגפן;רח' יפו;שד' בן גוריון".split(";"),
)
_FIRM = (
    "Orchard Foods;Blue Harbour;Nimbus Trading;City Hardware;Golden Wheat Bakery;Cedar Pharmacy;Metro Market;Apex Supplies;Fresh Corner;Northgate Motors;Lotus Stationery".split(
        ";"
    ),
    "מאפיית השחר;סופר העמק;אורן סחר;בית מרקחת הגליל;כל בו הדר;נגרית אלון;מכולת השכונה;גל שיווק;פרחי השרון;מוסך הצפון;דפוס הנמל".split(
        ";"
    ),
)
_BANKS = (
    "First Coast Bank;Harbour Bank;Union Savings;Meridian Bank;Cedar Bank".split(";"),
    "בנק לאומי;בנק הפועלים;בנק דיסקונט;מזרחי טפחות;הבינלאומי;בנק יהב;בנק ירושלים".split(";"),
)
_ITEMS = (
    "Milk 1L;Bread;Eggs 12;Coffee 250g;Rice 1kg;Notebook A5;Batteries AA;Paint brush;Olive oil;Tomatoes;Chicken;USB cable;Light bulb;Shampoo;Tea;Water 6pk;Screwdriver;Soap;Yoghurt;Apples;Plastic bag;Glue stick;Sandwich;Cola 330".split(
        ";"
    ),
    "חלב 3%;לחם אחיד;ביצים L;קפה טחון;אורז 1 ק\"ג;מחברת;סוללות AA;שמן זית;עגבניות;חזה עוף;כבל USB;נורה;שמפו;תה;מים 6 יח';מברג;סבון;יוגורט;תפוחים;שקית;דבק;כריך;קולה".split(
        ";"
    ),
)
_MOVES = (
    "Salary;Standing order;Card payment;Cash withdrawal;Cheque deposit;Transfer in;Transfer out;Interest;Account fee;Insurance;Rent;Supermarket;Electricity;Mobile phone;Loan repayment".split(
        ";"
    ),
    "משכורת;הוראת קבע;חיוב כרטיס;משיכת מזומן;הפקדת שיק;העברה נכנסת;העברה יוצאת;ריבית;עמלת שורה;ביטוח;שכר דירה;סופרמרקט;חברת חשמל;סלולר;החזר הלוואה;ביט העברה;מס הכנסה;קצבת ילדים".split(
        ";"
    ),
)
_TALK = (
    "this letter confirms that the above account is held with us and has been conducted properly the information is given at your request without any responsibility please contact your branch for further questions within thirty days payment is due on receipt goods remain our property until paid in full all amounts include tax where required by law".split(),
    "הרינו לאשר כי החשבון שבנדון מתנהל בסניפנו לבקשתך ניתן אישור זה ללא כל אחריות מצד הבנק לפרטים נוספים ניתן לפנות אל הסניף בשעות הקבלה התשלום יבוצע עד למועד הנקוב בכל מקרה של טעות יש להודיע בתוך שלושים ימים ט.ל.ח בכבוד רב מסמך ממוחשב הופק באופן אוטומטי".split(),
)
_THANKS = (
    "THANK YOU;Please come again;Goods sold are not refundable;Thank you for shopping;Have a nice day;Keep this receipt;Exchange within 7 days".split(
        ";"
    ),
    "תודה ולהתראות;תודה שקניתם אצלנו;החלפה תוך 14 יום;נא לשמור את הקבלה;שמחנו לשרת אתכם;ט.ל.ח".split(";"),
)


class Writing:
    """The text of one page: one language, one date format, one currency and one way to write numbers."""

    def __init__(self, rng: Rng, language: str, shekel: bool) -> None:
        self.rng = rng
        self.hebrew = language == "he"
        self._side = 1 if self.hebrew else 0
        self._date = pick(
            rng,
            ("%d/%m/%Y", "%d.%m.%Y", "%d/%m/%y", "%d-%m-%Y", "%d.%m.%y")
            + (() if self.hebrew else ("%Y-%m-%d", "%d %b %Y", "%b %d, %Y")),
        )
        signs = (
            {"₪": 2.0, 'ש"ח': 1.2, "": 1.0}
            if self.hebrew
            else {"$": 1.0, "€": 0.6, "": 2.0, "NIS": 0.5, "ILS": 0.4, "RM": 0.4, "₪": 0.5}
        )
        if not shekel:
            signs.pop("₪", None)
        self.sign = weighted(rng, signs)
        self._grouped = chance(rng, 0.75)
        self._start = datetime.date(2023, 1, 1) + datetime.timedelta(days=whole(rng, 0, 1300))

    def label(self, key: str) -> str:
        return pick(self.rng, LABELS[key][self._side])

    def title(self, key: str) -> str:
        return pick(self.rng, TITLES[key][self._side])

    def person(self) -> str:
        return f"{pick(self.rng, _GIVEN[self._side])} {pick(self.rng, _SURNAME[self._side])}"

    def firm(self) -> str:
        tail = ('בע"מ', "", "ובניו") if self.hebrew else ("Ltd.", "Inc.", "", "& Sons", "Sdn Bhd")
        return f"{pick(self.rng, _FIRM[self._side])} {pick(self.rng, tail)}".strip()

    def bank(self) -> str:
        return pick(self.rng, _BANKS[self._side])

    def address(self) -> str:
        number = str(whole(self.rng, 1, 180))
        street, city = pick(self.rng, _STREET[self._side]), pick(self.rng, _CITY[self._side])
        return f"{street} {number}, {city}" if self.hebrew else f"{number} {street}, {city}"

    def item(self) -> str:
        return pick(self.rng, _ITEMS[self._side])

    def move(self) -> str:
        return pick(self.rng, _MOVES[self._side])

    def thanks(self) -> str:
        return pick(self.rng, _THANKS[self._side])

    def sentence(self, words: int) -> str:
        talk = _TALK[self._side]
        start = whole(self.rng, 0, len(talk) - 1)
        chosen = [talk[(start + k) % len(talk)] for k in range(words)]
        text = " ".join(chosen)
        return text if self.hebrew else text[0].upper() + text[1:]

    def digits(self, count: int) -> str:
        return "".join(str(whole(self.rng, 0, 9)) for _ in range(count))

    def phone(self) -> str:
        return (
            f"0{whole(self.rng, 2, 9)}-{self.digits(7)}"
            if chance(self.rng, 0.5)
            else f"05{self.digits(1)}-{self.digits(7)}"
        )

    def account(self) -> str:
        return f"{whole(self.rng, 4, 54)}-{whole(self.rng, 1, 999):03d}-{self.digits(whole(self.rng, 6, 9))}"

    def date(self, after: int = 0) -> str:
        return (self._start + datetime.timedelta(days=after + whole(self.rng, 0, 3))).strftime(self._date)

    def clock(self) -> str:
        return f"{whole(self.rng, 0, 23):02d}:{whole(self.rng, 0, 59):02d}" + (
            f":{whole(self.rng, 0, 59):02d}" if chance(self.rng, 0.4) else ""
        )

    def value(self, low: float = 1, high: float = 20000) -> float:
        """An amount spread evenly over the orders of magnitude between the two bounds."""
        return round(low * (high / low) ** float(self.rng.random()), 2)

    def money(self, value: float, signed: bool = False) -> str:
        """The number alone, as this page writes it, with the minus where the page puts it."""
        text = f"{abs(value):,.2f}" if self._grouped else f"{abs(value):.2f}"
        return f"-{text}" if value < 0 else f"+{text}" if signed else text

    def price(self, value: float) -> str:
        """The number with the page's currency sign."""
        if not self.sign:
            return self.money(value)
        return (
            f"{self.money(value)} {self.sign}"
            if self.hebrew or self.sign in ("NIS", "ILS")
            else f"{self.sign} {self.money(value)}"
            if self.sign == "RM"
            else f"{self.sign}{self.money(value)}"
        )

    def noise(self) -> float:
        return between(self.rng, 0, 1)
