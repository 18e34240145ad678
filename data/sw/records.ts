/** The words of every record in Swahili, by the records' ids. */
export { caseStudies } from "./case-studies";
export { roiDemo } from "./demos/roi";
export { industries } from "./industries";
export { products } from "./products";
export { services } from "./services";
export { solutions } from "./solutions";
export { specimens } from "./specimens";
export { team } from "./team";
export { testimonials } from "./testimonials";
export { tools } from "./tools";
