/**
 * The rows of permission-matrix.ts, in its notation, for the provider's site
 * data.
 */

export const SITE_DATA_LOCAL = `
# Managers alone; there is no account service to ask.
GET /site
  good     401m 403m 403m 403m 403m 400q
  missing  401m 401m 401m 401m 401m 401m
  wrong    403n 403n 403n 403n 403n 403n

GET /site/discount
  good     401m 403m 403m 403m 403m 400q
  missing  401m 401m 401m 401m 401m 401m
  wrong    403n 403n 403n 403n 403n 403n

GET /site/activity
  good     401m 403m 403m 403m 403m 400q
  missing  401m 401m 401m 401m 401m 401m
  wrong    403n 403n 403n 403n 403n 403n

GET /rewind
  good     401m 403m 403m 403m 403m 400q
  missing  401m 401m 401m 401m 401m 401m
  wrong    403n 403n 403n 403n 403n 403n

GET /scan
  good     401m 403m 403m 403m 403m 400q
  missing  401m 401m 401m 401m 401m 401m
  wrong    403n 403n 403n 403n 403n 403n

GET /plans
  good     401m 403m 403m 403m 403m 400q
  missing  401m 401m 401m 401m 401m 401m
  wrong    403n 403n 403n 403n 403n 403n

GET /products
  good     401m 403m 403m 403m 403m 400q
  missing  401m 401m 401m 401m 401m 401m
  wrong    403n 403n 403n 403n 403n 403n

GET /site/features
  good     401f 403f 403f 403f 403f 400q
  missing  401f 401f 401f 401f 401f 401f
  wrong    403n 403n 403n 403n 403n 403n

GET /site/purchases
  good     401f 403f 403f 403f 403f 400q
  missing  401f 401f 401f 401f 401f 401f
  wrong    403n 403n 403n 403n 403n 403n

GET /site/products
  good     401f 403f 403f 403f 403f 400q
  missing  401f 401f 401f 401f 401f 401f
  wrong    403n 403n 403n 403n 403n 403n

# The site knows it itself.
GET /site/benefits
  good     401f 403f 403f 403f 403f 200
  missing  401f 401f 401f 401f 401f 401f
  wrong    403n 403n 403n 403n 403n 403n

# Prices are everybody's who may open the page.
GET /intro-offers
  good     401v 400q 400q 400q 400q 400q
  missing  401v 401v 401v 401v 401v 401v
  wrong    403n 403n 403n 403n 403n 403n

# Each part by its own route's rule: what the caller may not read is absent.
GET /dashboard?parts[]=site of /dashboard
  good     401v 200  200 200  200 200
  missing  401v 401v 401v 401v 401v 401v
  wrong    403n 403n 403n 403n 403n 403n
`;

/** Registered, with a connected owner. */
export const SITE_DATA_OWNED = `
GET /site
  good     401m 403m 403m 403m 403m 200

GET /site/discount
  good     401m 403m 403m 403m 403m 200

GET /site/activity
  good     401m 403m 403m 403m 403m 200

GET /rewind
  good     401m 403m 403m 403m 403m 200

GET /scan
  good     401m 403m 403m 403m 403m 200

GET /plans
  good     401m 403m 403m 403m 403m 200

GET /products
  good     401m 403m 403m 403m 403m 200

GET /site/features
  good     401f 403f 403f 403f 403f 200

GET /site/purchases
  good     401f 403f 403f 403f 403f 200

GET /site/products
  good     401f 403f 403f 403f 403f 200

GET /site/benefits
  good     401f 403f 403f 403f 403f 200

GET /intro-offers
  good     401v 200  200  200  200  200

GET /dashboard?parts[]=site of /dashboard
  good     401v 200  200  200  200  200
`;

/** An account service is configured, but the site isn't connected. */
export const SITE_DATA_NONE = `
GET /site
  good     401m 403m 403m 403m 403m 400e

GET /site/discount
  good     401m 403m 403m 403m 403m 400e

GET /site/activity
  good     401m 403m 403m 403m 403m 400e

GET /rewind
  good     401m 403m 403m 403m 403m 400e

GET /scan
  good     401m 403m 403m 403m 403m 400e

GET /plans
  good     401m 403m 403m 403m 403m 400e

GET /products
  good     401m 403m 403m 403m 403m 400e

GET /site/features
  good     401f 403f 403f 403f 403f 400e

GET /site/purchases
  good     401f 403f 403f 403f 403f 400e

GET /site/products
  good     401f 403f 403f 403f 403f 400e

GET /site/benefits
  good     401f 403f 403f 403f 403f 200

GET /intro-offers
  good     401v 400e 400e 400e 400e 400e

GET /dashboard?parts[]=site of /dashboard
  good     401v 200  200  200  200  200
`;

/**
 * Offline, the sandbox has no account service; jetpack_admin_page is
 * manage_options.
 */
export const SITE_DATA_OFFLINE = `
GET /site
  good     401m 403m 403m 403m 403m 400q

GET /site/discount
  good     401m 403m 403m 403m 403m 400q

GET /site/activity
  good     401m 403m 403m 403m 403m 400q

GET /rewind
  good     401m 403m 403m 403m 403m 400q

GET /scan
  good     401m 403m 403m 403m 403m 400q

GET /plans
  good     401m 403m 403m 403m 403m 400q

GET /products
  good     401m 403m 403m 403m 403m 400q

GET /site/features
  good     401f 403f 403f 403f 403f 400q

GET /site/purchases
  good     401f 403f 403f 403f 403f 400q

GET /site/products
  good     401f 403f 403f 403f 403f 400q

GET /site/benefits
  good     401f 403f 403f 403f 403f 200

GET /intro-offers
  good     401v 403v 403v 403v 403v 400q

GET /dashboard?parts[]=site of /dashboard
  good     401v 403v 403v 403v 403v 200
`;
