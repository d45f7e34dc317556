"""Words of documents, each in English and in Hebrew. Invented people and firms; nothing is copied from a real page."""

from __future__ import annotations

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

GIVEN = (
    "Dana Noam Yael Amir Tamar Lior Maya Eitan Shira Omer Rachel David Sarah Adam Emma Daniel Anna Paul Maria James Laila Sami".split(),
    "דנה נועם יעל אמיר תמר ליאור מאיה איתן שירה עומר רחל דוד שרה אדם מיכל יוסף רות משה חנה אורי סמי ליאת".split(),
)

SURNAME = (
    "Levi Cohen Mizrahi Peretz Biton Katz Friedman Azoulay Green Walker Murphy Rossi Novak Schmidt Haddad Khoury Singh Tanaka".split(),
    "לוי כהן מזרחי פרץ ביטון כץ פרידמן אזולאי גרין אברהם דהן אגבאריה חדד שפירא גולן ברק רוזן שלום".split(),
)

CITY = (
    "Haifa;Tel Aviv;Jerusalem;Leeds;Austin;Dublin;Beer Sheva;Netanya;Bristol;Holon".split(";"),
    "חיפה;תל אביב;ירושלים;באר שבע;נתניה;חולון;רמת גן;אשדוד;פתח תקווה;ראשון לציון".split(";"),
)

STREET = (
    "Herzl St.;High Street;Station Road;Market Lane;Palm Avenue;King George St.;Mill Road".split(";"),
    "רח' הרצל;שד' רוטשילד;רח' ויצמן;דרך השלום;רח' הגפן;רח' יפו;שד' בן גוריון".split(";"),
)

FIRM = (
    "Orchard Foods;Blue Harbour;Nimbus Trading;City Hardware;Golden Wheat Bakery;Cedar Pharmacy;Metro Market;Apex Supplies;Fresh Corner;Northgate Motors;Lotus Stationery".split(
        ";"
    ),
    "מאפיית השחר;סופר העמק;אורן סחר;בית מרקחת הגליל;כל בו הדר;נגרית אלון;מכולת השכונה;גל שיווק;פרחי השרון;מוסך הצפון;דפוס הנמל".split(
        ";"
    ),
)

BANKS = (
    "First Coast Bank;Harbour Bank;Union Savings;Meridian Bank;Cedar Bank".split(";"),
    "בנק לאומי;בנק הפועלים;בנק דיסקונט;מזרחי טפחות;הבינלאומי;בנק יהב;בנק ירושלים".split(";"),
)

ITEMS = (
    "Milk 1L;Bread;Eggs 12;Coffee 250g;Rice 1kg;Notebook A5;Batteries AA;Paint brush;Olive oil;Tomatoes;Chicken;USB cable;Light bulb;Shampoo;Tea;Water 6pk;Screwdriver;Soap;Yoghurt;Apples;Plastic bag;Glue stick;Sandwich;Cola 330".split(
        ";"
    ),
    "חלב 3%;לחם אחיד;ביצים L;קפה טחון;אורז 1 ק\"ג;מחברת;סוללות AA;שמן זית;עגבניות;חזה עוף;כבל USB;נורה;שמפו;תה;מים 6 יח';מברג;סבון;יוגורט;תפוחים;שקית;דבק;כריך;קולה".split(
        ";"
    ),
)

MOVES = (
    "Salary;Standing order;Card payment;Cash withdrawal;Cheque deposit;Transfer in;Transfer out;Interest;Account fee;Insurance;Rent;Supermarket;Electricity;Mobile phone;Loan repayment".split(
        ";"
    ),
    "משכורת;הוראת קבע;חיוב כרטיס;משיכת מזומן;הפקדת שיק;העברה נכנסת;העברה יוצאת;ריבית;עמלת שורה;ביטוח;שכר דירה;סופרמרקט;חברת חשמל;סלולר;החזר הלוואה;ביט העברה;מס הכנסה;קצבת ילדים".split(
        ";"
    ),
)

TALK = (
    "this letter confirms that the above account is held with us and has been conducted properly the information is given at your request without any responsibility please contact your branch for further questions within thirty days payment is due on receipt goods remain our property until paid in full all amounts include tax where required by law".split(),
    "הרינו לאשר כי החשבון שבנדון מתנהל בסניפנו לבקשתך ניתן אישור זה ללא כל אחריות מצד הבנק לפרטים נוספים ניתן לפנות אל הסניף בשעות הקבלה התשלום יבוצע עד למועד הנקוב בכל מקרה של טעות יש להודיע בתוך שלושים ימים ט.ל.ח בכבוד רב מסמך ממוחשב הופק באופן אוטומטי".split(),
)

THANKS = (
    "THANK YOU;Please come again;Goods sold are not refundable;Thank you for shopping;Have a nice day;Keep this receipt;Exchange within 7 days".split(
        ";"
    ),
    "תודה ולהתראות;תודה שקניתם אצלנו;החלפה תוך 14 יום;נא לשמור את הקבלה;שמחנו לשרת אתכם;ט.ל.ח".split(";"),
)
