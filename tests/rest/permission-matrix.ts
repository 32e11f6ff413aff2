import {
	CONNECTION_LOCAL,
	CONNECTION_NONE,
	CONNECTION_OFFLINE,
	CONNECTION_OWNED,
	CONNECTION_SITE_ONLY,
} from './permission-matrix-connection';
import {
	LICENSING_LOCAL,
	LICENSING_NONE,
	LICENSING_OFFLINE,
	LICENSING_OWNED,
	LICENSING_SITE_ONLY,
} from './permission-matrix-licensing';
import { MODULES_LOCAL } from './permission-matrix-modules';
import {
	PLUGINS_LOCAL,
	PLUGINS_OFFLINE,
	PLUGINS_OWNED,
} from './permission-matrix-plugins';
import { RECOMMENDATIONS } from './permission-matrix-recommendations';
import {
	SETTINGS_LOCAL,
	SETTINGS_NONE,
	SETTINGS_OFFLINE,
	SETTINGS_OWNED,
} from './permission-matrix-settings';
import {
	SITE_DATA_LOCAL,
	SITE_DATA_NONE,
	SITE_DATA_OFFLINE,
	SITE_DATA_OWNED,
} from './permission-matrix-site-data';

/**
 * Who may call which route of jetpack/v4, copied by hand from docs/contract/rest.md.
 *
 * A call is `METHOD path [of registered-pattern] [JSON body]`; a pattern's named group is written {}.
 * Below it, one line per nonce has the expected response for each role, `200` or `403f`: the status,
 * and a letter for the error code (permission-matrix-codes.ts). A `.` is a call that is skipped.
 *
 * - `good`: the caller's own nonce. An anonymous visitor's good nonce is user 0's.
 * - `missing`: WordPress treats the caller as anonymous, even with a login cookie.
 * - `wrong`: rejected before routing.
 *
 * LOCAL: no account service, protection on. Includes every route and method.
 */
const LOCAL = `
#          anonymous subscriber contributor author editor admin

# The index that WordPress itself registers for a namespace.
GET / of /
  good     200  200  200  200  200  200
  missing  200  200  200  200  200  200
  wrong    403n 403n 403n 403n 403n 403n

GET /connection
  good     200  200  200  200  200  200
  missing  200  200  200  200  200  200
  wrong    403n 403n 403n 403n 403n 403n

GET /commands
  good     401f 200  200  200  200  200
  missing  401f 401f 401f 401f 401f 401f
  wrong    403n 403n 403n 403n 403n 403n

${ MODULES_LOCAL }

# A public write.
POST /stats/view {"post":0}
  good     204  204  204  204  204  204
  missing  204  204  204  204  204  204
  wrong    403n 403n 403n 403n 403n 403n

GET /settings
  good     401f 403f 200  200  200  200
  missing  401f 401f 401f 401f 401f 401f
  wrong    403n 403n 403n 403n 403n 403n

POST /settings {"jetpack_blocks_disabled":false}
  good     401f 403f 403f 403f 403f 200
  missing  401f 401f 401f 401f 401f 401f
  wrong    403n 403n 403n 403n 403n 403n

# The one key that is not for managers alone.
POST /settings {"post_by_email_address":"noop"}
  good     401f 403f 200  200  200  200
  missing  401f 401f 401f 401f 401f 401f
  wrong    403n 403n 403n 403n 403n 403n

POST /options/modules of /options/{} {"reset":true}
  good     401m 403m 403m 403m 403m 200
  missing  401m 401m 401m 401m 401m 401m
  wrong    403n 403n 403n 403n 403n 403n

POST /notice/welcome of /notice/{} {"dismissed":true}
  good     401v 200  200  200  200  200
  missing  401v 401v 401v 401v 401v 401v
  wrong    403n 403n 403n 403n 403n 403n

GET /plugins
  good     401p 403p 403p 403p 403p 200
  missing  401p 401p 401p 401p 401p 401p
  wrong    403n 403n 403n 403n 403n 403n

# The plugin is on the site already, so that nothing is downloaded.
POST /plugins {"slug":"akismet"}
  good     401p 403p 403p 403p 403p 200
  missing  401p 401p 401p 401p 401p 401p
  wrong    403n 403n 403n 403n 403n 403n

# For managers, so it has the code for managing modules.
GET /updates/plugins
  good     401m 403m 403m 403m 403m 200
  missing  401m 401m 401m 401m 401m 401m
  wrong    403n 403n 403n 403n 403n 403n

GET /waf
  good     401m 403m 403m 403m 403m 200
  missing  401m 401m 401m 401m 401m 401m
  wrong    403n 403n 403n 403n 403n 403n
`;

/**
 * Registered, with a connected owner and protection on, which shows its card to
 * other roles too.
 */
const CONNECTED_OWNER = `
GET /module/protect/data
  good     401f 403f 200  200  200  200
`;

/** Same with protection and statistics off: then no role has view_stats. */
const MODULES_OFF = `
GET /module/protect/data
  good     401f 403f 403f 403f 403f 404a

GET /module/stats/data
  good     401f 403f 403f 403f 403f 403f

POST /stats/view {"post":0}
  good     404a 404a 404a 404a 404a 404a
`;

/** Registered, without a connected owner, protection on. */
const SITE_ONLY = `
GET /module/protect/data
  good     401f 403f 403f 403f 403f .
`;

/**
 * Offline, jetpack_admin_page is manage_options, and so is everything that
 * depends on it.
 */
const OFFLINE = `
GET /connection
  good     200  200  200  200  200  200

GET /commands
  good     401f 403f 403f 403f 403f 200

GET /module/all
  good     401f 403f 403f 403f 403f 200

GET /module/publicize of /module/{}
  good     401f 403f 403f 403f 403f 200

POST /module/post-by-email of /module/{} {"post_by_email_address":"noop"}
  good     401f 403f 403f 403f 403f 409i

GET /settings
  good     401f 403f 403f 403f 403f 200

POST /settings {"post_by_email_address":"noop"}
  good     401f 403f 403f 403f 403f 200

POST /notice/welcome of /notice/{} {"dismissed":true}
  good     401v 403v 403v 403v 403v 200

GET /plugins
  good     401p 403p 403p 403p 403p 200

GET /updates/plugins
  good     401m 403m 403m 403m 403m 200

GET /module/protect/data
  good     401f 403f 403f 403f 403f .

GET /module/stats/data
  good     401f 403f 403f 403f 403f 200

POST /stats/view {"post":0}
  good     204  204  204  204  204  204
`;

export const MATRIX = {
	local:
		LOCAL +
		CONNECTION_LOCAL +
		LICENSING_LOCAL +
		SITE_DATA_LOCAL +
		PLUGINS_LOCAL +
		RECOMMENDATIONS.local +
		SETTINGS_LOCAL,
	'connected-owner':
		CONNECTED_OWNER +
		CONNECTION_OWNED +
		LICENSING_OWNED +
		SITE_DATA_OWNED +
		PLUGINS_OWNED +
		RECOMMENDATIONS.owned +
		SETTINGS_OWNED,
	'modules-off': MODULES_OFF,
	'site-only':
		SITE_ONLY +
		CONNECTION_SITE_ONLY +
		LICENSING_SITE_ONLY +
		RECOMMENDATIONS.siteOnly,
	'not-connected':
		CONNECTION_NONE +
		LICENSING_NONE +
		SITE_DATA_NONE +
		RECOMMENDATIONS.none +
		SETTINGS_NONE,
	offline:
		OFFLINE +
		CONNECTION_OFFLINE +
		LICENSING_OFFLINE +
		SITE_DATA_OFFLINE +
		PLUGINS_OFFLINE +
		SETTINGS_OFFLINE,
} as const;

export type SiteState = keyof typeof MATRIX;

/** Descriptions of the states for docs/permissions.md. */
export const STATE_TITLES: Record< SiteState, string > = {
	local: 'Local: no account service configured, protection and statistics on',
	'connected-owner':
		'Connected, with a connected owner and protection on: calls with a different result',
	'modules-off':
		'Connected, with protection and statistics off: calls with a different result',
	'site-only':
		'Registered without a connected user, protection on: calls with a different result',
	'not-connected':
		'An account service is configured, the site is not connected: calls with a different result',
	offline: 'Offline mode: calls with a different result',
};
