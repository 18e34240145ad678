import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { describeFault } from "#app/contract/faults.ts";
import * as contract from "#app/contract/forms.ts";
import { type FormName, forms } from "#app/contract/forms.ts";
import { getWords } from "#data/index.ts";
import { sampleValues } from "../fakes/sample-form.ts";

const formNames = Object.keys(forms) as FormName[];
const contact = {
  // Fields that an owner has made required.
  ...(Object.assign({}, ...formNames.map(sampleValues)) as object),
  ...{ name: "Wanjiku", email: "wanjiku@duka.example", company: "Duka", useCase: "M-Pesa" },
};
const { frame } = getWords("en").leadForms.contact;
const { messages } = frame;

/** Validates values. Returns the data, or the wrong field with its message on an English page. */
function checkForm(formName: FormName, values: unknown) {
  const check = contract.checkForm(formName, values);
  return check.success
    ? check
    : { success: false as const, field: check.fault.field, message: describeFault(check.fault, frame, {}) };
}

describe("the contact form checks its fields in the specified order", () => {
  test("a completely filled form passes", () => {
    const { name, email, company, useCase } = contact;
    const data = { name, email, company, useCase };
    expect(checkForm("Contact Form", contact)).toMatchObject({ success: true, data });
  });

  // Empty required fields come first, in order, then the email, then the phone, if there is one.
  test.each([
    [{}, "name is required"],
    [{ ...contact, name: "" }, "name is required"],
    [{ ...contact, name: "  \t " }, "name is required"],
    // Invisible characters: zero-width space, Hangul filler, blank Braille pattern.
    [{ ...contact, name: "\u200b" }, "name is required"],
    [{ ...contact, name: "\u3164\u3164" }, "name is required"],
    [{ ...contact, name: "\u2800 \u200d\ufe0f" }, "name is required"],
    // The place of an object that was not copied with its text, and a format character.
    [{ ...contact, name: "\ufffc" }, "name is required"],
    [{ ...contact, name: "\ufff9" }, "name is required"],
    [{ name: "", email: "", company: "", useCase: "" }, "name is required"],
    [{ ...contact, email: "" }, "email is required"],
    [{ ...contact, email: "", company: "", useCase: "" }, "email is required"],
    [{ ...contact, company: "" }, "company is required"],
    [{ ...contact, useCase: "" }, "useCase is required"],
    [{ ...contact, email: "not an address", useCase: "" }, "useCase is required"],
    [{ ...contact, email: "not an address", phone: "x" }, "Please enter a valid email address"],
    [{ ...contact, phone: "x" }, "Please enter a valid phone number"],
  ])("%o: %s", (values, message) => {
    expect(checkForm("Contact Form", values)).toMatchObject({ success: false, message });
  });
});

describe("a name", () => {
  test.each(["O", "李", "Ng’ang’a", "Ọlá", "مريم", "🙂", "-", "क्‍ष", "Anne\u00a0Marie"])(
    "'%s' passes",
    (name) => {
      expect(checkForm("Quote Request", { ...contact, name }).success).toBe(true);
    },
  );
});

describe("an email", () => {
  const check = (email: string) => checkForm("Quote Request", { ...contact, email });

  test.each([
    "o'brien+news@duka.co.ke",
    "w@xn--bro-hoa.example",
    "w@büro.example",
    "मेरी@उदाहरण.भारत",
    "first..last@docomo.example",
    "{w}!#$%&*/=?^_`|~@duka.example",
    '"w,k"@duka.example',
    "w@a-b.c_d.example",
  ])("'%s' passes", (email) => expect(check(email)).toMatchObject({ success: true, data: { email } }));

  test.each([
    "a@b.co,c",
    "x<y@evil.co",
    "a@.co",
    "a@b.co.",
    "a,b@c.co",
    "a@-b.co",
    "a@1.2.3.4",
    "a@[1.2.3.4]",
    "a@b@c.co",
    "a\\b@c.co",
    '"a@b.co',
  ])("'%s' is refused, because no mail can be delivered there", (email) => {
    expect(check(email)).toMatchObject({ success: false, field: "email", message: messages.invalidEmail });
  });

  test("that mail programs accept passes", () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        expect(check(email).success).toBe(true);
      }),
    );
  });

  test("is cleaned of invisible characters from copying", () => {
    expect(check("wanjiku\u200b@du\u00adka.example\u2060")).toMatchObject({
      data: { email: "wanjiku@duka.example" },
    });
  });

  test("of any length is checked quickly", () => {
    const startedAt = performance.now();
    for (const email of [`a@${"a.".repeat(126)}`, `a@${"a".repeat(251)}!`, `"${"a".repeat(253)}`])
      expect(check(email).success).toBe(false);
    expect(performance.now() - startedAt).toBeLessThan(100);
  });
});

describe("a phone", () => {
  const check = (phone: string) => checkForm("Get Started", { ...contact, phone }).success;

  test.each(["0712 345 678", "+254 700 000 001", "(020) 123-4567", "12345678", "1".repeat(20), ""])(
    "'%s' passes",
    (phone) => expect(check(phone)).toBe(true),
  );

  test.each([
    ["+254\u00a0712\u00a0345\u00a0678", "+254 712 345 678"],
    ["+254\u202f712\u2009345\u2007678", "+254 712 345 678"],
    ["0712\u2011345\u2011678", "0712-345-678"],
    ["0712\u2013345\u2014678", "0712-345-678"],
    ["\u202a0712\u2212345\u200b678\u202c", "0712-345678"],
  ])("'%s', copied from a document, becomes %s", (copied, phone) => {
    expect(checkForm("Get Started", { ...contact, phone: copied })).toMatchObject({ data: { phone } });
    expect(checkForm("Contact Form", { ...contact, phone: copied })).toMatchObject({ data: { phone } });
  });

  test.each([
    "1234567",
    "--------",
    // The specification allows no other separators.
    "0712.345.678",
  ])("'%s' is refused", (phone) => {
    expect(check(phone)).toBe(false);
  });

  test("passes only with 8-20 allowed characters, at least 5 of them digits, and an optional leading plus", () => {
    const characters = fc.string({
      unit: fc.constantFrom(..."0123456789 -()+x"),
      minLength: 1,
      maxLength: 24,
    });
    fc.assert(
      fc.property(characters, (text) => {
        const phone = text.trim();
        const rest = phone.startsWith("+") ? phone.slice(1) : phone;
        const allowed = [...rest].every((character) => "0123456789 -()".includes(character));
        const digits = rest.replace(/\D/g, "").length;
        const expected = phone === "" || (phone.length >= 8 && phone.length <= 20 && digits >= 5 && allowed);
        expect(check(text)).toBe(expected);
      }),
    );
  });
});

describe("the other forms", () => {
  test("require a name and an email, and the get-started form also a use case", () => {
    const [quote, start] = [sampleValues("Quote Request"), sampleValues("Get Started")];
    expect(checkForm("Quote Request", quote).success).toBe(true);
    expect(checkForm("Quote Request", { ...quote, email: "" })).toMatchObject({
      message: "email is required",
    });
    expect(checkForm("Get Started", start).success).toBe(true);
    expect(checkForm("Get Started", { ...start, useCase: "" })).toMatchObject({
      message: "useCase is required",
    });
  });
});

describe("untrusted input", () => {
  test("never throws, and gives one message about one field", () => {
    const fields = ["name", "email", "company", "useCase", "message", "phone", "budget"];
    const sentence =
      /^(\w+) (?:is required|must be text)$|^Please enter a valid (email|phone)|at most \d+ characters in “(\w+)”$/;
    const value = fc.oneof(fc.anything(), fc.constantFrom("", "x".repeat(6000), contact.email));
    const filled = fc.dictionary(fc.constantFrom(...fields), value, { minKeys: 3 });
    let refused = 0;
    fc.assert(
      fc.property(fc.constantFrom(...formNames), fc.oneof(filled, fc.anything()), (formName, values) => {
        const check = checkForm(formName, values);
        if (check.success) return;
        refused += 1;
        const [, ...named] = sentence.exec(check.message) ?? [];
        expect(named.filter(Boolean), check.message).toEqual([check.field]);
      }),
    );
    expect(refused).toBeGreaterThan(50);
  });

  test("that passes has no control characters, and no line breaks in single-line fields", () => {
    const hostile = fc.string({
      unit: fc.constantFrom("a", "é", "\r", "\n", "\0", "\u202e", "\u2028", "\x1b", "😀"),
      maxLength: 30,
    });
    fc.assert(
      fc.property(hostile, hostile, (name, useCase) => {
        const check = checkForm("Contact Form", { ...contact, name: `x${name}`, useCase: `x${useCase}` });
        expect(check.success).toBe(true);
        if (!check.success) return;
        expect(check.data.name).not.toMatch(/[\p{Cc}\p{Bidi_Control}\u2028]/u);
        expect((check.data as { useCase: string }).useCase).not.toMatch(/(?!\n)[\p{Cc}\p{Bidi_Control}]/u);
      }),
    );
  });

  test("fields that the form does not have are dropped", () => {
    const check = checkForm("Contact Form", { ...contact, admin: "yes" });
    expect(check.success && Object.keys(check.data)).not.toContain("admin");
  });

  test("too much text is refused with its limit", () => {
    expect(checkForm("Contact Form", { ...contact, name: "x".repeat(201) })).toMatchObject({
      field: "name",
      message: "Please enter at most 200 characters in “name”",
    });
  });
});
