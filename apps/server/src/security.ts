import type { FastifyHelmetOptions } from "@fastify/helmet";

/**
 * What a page from this server may do. Scripts, styles, fonts and connections come only from here, and nothing is ever
 * evaluated. `style` attributes are allowed because components use them to set sizes and colours. Images may also be
 * made in the page (map pictures to save). It must work over plain HTTP on a home network, so no rule demands HTTPS.
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

/** Whoever came by TLS once comes by TLS for a year. It is said to nobody else: on a home network there may be none. */
export const TLS_ONLY = "max-age=31536000";
