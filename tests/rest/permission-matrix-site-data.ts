import { writePartPermissions } from './site-data/part-rows';

/**
 * The rows of permission-matrix.ts, in its notation, for the provider's site
 * data.
 */

export const SITE_DATA_LOCAL = `
${ writePartPermissions( '400q', { isAllCalls: true } ) }
# The site knows it itself.
GET /site/benefits
  good     401f 403f 403f 403f 403f 200
  missing  401f 401f 401f 401f 401f 401f
  wrong    403n 403n 403n 403n 403n 403n

# Each part by its own route's rule: what the caller may not read is absent.
GET /dashboard?parts[]=site of /dashboard
  good     401v 200  200 200  200 200
  missing  401v 401v 401v 401v 401v 401v
  wrong    403n 403n 403n 403n 403n 403n
`;

/** Registered, with a connected owner. */
export const SITE_DATA_OWNED = `
${ writePartPermissions( '200' ) }
GET /site/benefits
  good     401f 403f 403f 403f 403f 200

GET /dashboard?parts[]=site of /dashboard
  good     401v 200  200  200  200  200
`;

/** An account service is configured, but the site isn't connected. */
export const SITE_DATA_NONE = `
${ writePartPermissions( '400e' ) }
GET /site/benefits
  good     401f 403f 403f 403f 403f 200

GET /dashboard?parts[]=site of /dashboard
  good     401v 200  200  200  200  200
`;

/**
 * Offline, the sandbox has no account service; jetpack_admin_page is
 * manage_options.
 */
export const SITE_DATA_OFFLINE = `
${ writePartPermissions( '400q', { isOffline: true } ) }
GET /site/benefits
  good     401f 403f 403f 403f 403f 200

GET /dashboard?parts[]=site of /dashboard
  good     401v 403v 403v 403v 403v 200
`;
