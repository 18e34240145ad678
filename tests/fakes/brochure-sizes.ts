/** Of a build without brochures: unit tests make none. */
export default {};
