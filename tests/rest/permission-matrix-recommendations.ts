/**
 * The rows of permission-matrix.ts, in its notation, for the recommendations
 * assistant.
 */

/** No account service is configured. */
const LOCAL = `
GET /recommendations/data
  good     401t 403t 403t 403t 403t 200
  missing  401t 401t 401t 401t 401t 401t
  wrong    403n 403n 403n 403n 403n 403n

POST /recommendations/data {"data":{"viewedRecommendations":["monitor"]}}
  good     401t 403t 403t 403t 403t 200
  missing  401t 401t 401t 401t 401t 401t
  wrong    403n 403n 403n 403n 403n 403n

GET /recommendations/step
  good     401t 403t 403t 403t 403t 200
  missing  401t 401t 401t 401t 401t 401t
  wrong    403n 403n 403n 403n 403n 403n

POST /recommendations/step {"step":"monitor"}
  good     401t 403t 403t 403t 403t 200
  missing  401t 401t 401t 401t 401t 401t
  wrong    403n 403n 403n 403n 403n 403n

GET /recommendations/conditional
  good     401m 403m 403m 403m 403m 200
  missing  401m 401m 401m 401m 401m 401m
  wrong    403n 403n 403n 403n 403n 403n

GET /recommendations/product-suggestions
  good     401m 403m 403m 403m 403m 400q
  missing  401m 401m 401m 401m 401m 401m
  wrong    403n 403n 403n 403n 403n 403n

GET /recommendations/upsell
  good     401m 403m 403m 403m 403m 400q
  missing  401m 401m 401m 401m 401m 401m
  wrong    403n 403n 403n 403n 403n 403n
`;

/** Registered; the administrator owns the connection. */
const OWNED = `
GET /recommendations/product-suggestions
  good     401m 403m 403m 403m 403m 200

GET /recommendations/upsell
  good     401m 403m 403m 403m 403m 200
`;

/** Registered, but the administrator has no account at the service. */
const SITE_ONLY = `
GET /recommendations/product-suggestions
  good     401m 403m 403m 403m 403m 200

GET /recommendations/upsell
  good     401m 403m 403m 403m 403m 200
`;

/** An account service is configured, but the site isn't connected. */
const NONE = `
GET /recommendations/data
  good     401t 403t 403t 403t 403t 200

GET /recommendations/conditional
  good     401m 403m 403m 403m 403m 200

GET /recommendations/product-suggestions
  good     401m 403m 403m 403m 403m 400g

GET /recommendations/upsell
  good     401m 403m 403m 403m 403m 400g
`;

export const RECOMMENDATIONS = {
	local: LOCAL,
	owned: OWNED,
	siteOnly: SITE_ONLY,
	none: NONE,
};
