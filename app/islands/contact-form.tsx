/** The form itself is also drawn without an island, in the answer to a post without script (leads/intake/). */
export { ContactForm as default } from "#app/leads/forms/contact-form.tsx";
