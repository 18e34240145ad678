/** The component is in leads/forms/, because pages also render it without an island. */
export { ContactForm as default } from "#app/leads/forms/contact-form.tsx";
