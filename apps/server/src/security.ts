import type { FastifyHelmetOptions } from "@fastify/helmet";

/**
 * What a page from this server may do. Scripts, styles, fonts and connections come from here alone and nothing is ever
 * evaluated; `style` attributes are allowed because components set sizes and colours with them; images may also be
 * made in the page (pictures of the map to save). Served over plain HTTP on a home network too, so no rule demands HTTPS.
 */
export const HEADERS: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: ["'self'", "data:", "blob:"],
      workerSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  strictTransportSecurity: false,
  originAgentCluster: false,
  crossOriginOpenerPolicy: false,
  referrerPolicy: { policy: "same-origin" },
};
