/**
 * The rows of permission-matrix.ts, in its notation, for the data of the
 * anti-spam plugin, the vault plugin and the downtime monitor, the key check,
 * and the app's login email. antispam.test.ts covers keys and their faults.
 */

export const PLUGINS_LOCAL = `
# Managers alone: what is written with jetpack_manage_modules is read with it.
GET /module/akismet/data
  good     401f 403f 403f 403f 403f 200
  missing  401f 401f 401f 401f 401f 401f
  wrong    403n 403n 403n 403n 403n 403n

GET /module/vaultpress/data
  good     401f 403f 403f 403f 403f 404a
  missing  401f 401f 401f 401f 401f 401f
  wrong    403n 403n 403n 403n 403n 403n

GET /module/monitor/data
  good     401f 403f 403f 403f 403f 404a
  missing  401f 401f 401f 401f 401f 401f
  wrong    403n 403n 403n 403n 403n 403n

GET /module/akismet/key/check
  good     401t 403t 403t 403t 403t 200
  missing  401t 401t 401t 401t 401t 401t
  wrong    403n 403n 403n 403n 403n 403n

POST /module/akismet/key/check {"api_key":""}
  good     401t 403t 403t 403t 403t 200
  missing  401t 401t 401t 401t 401t 401t
  wrong    403n 403n 403n 403n 403n 403n

# Anyone who can open the page, for themselves; no user is linked here.
POST /mobile/send-login-email
  good     401v 400j 400j 400j 400j 400j
  missing  401v 401v 401v 401v 401v 401v
  wrong    403n 403n 403n 403n 403n 403n
`;

/** Registered, and the administrator is linked. */
export const PLUGINS_OWNED = `
GET /module/akismet/data
  good     401f 403f 403f 403f 403f 200

POST /mobile/send-login-email
  good     401v 400j 400j 400j 400j 200
`;

/** Offline, jetpack_admin_page is manage_options. */
export const PLUGINS_OFFLINE = `
GET /module/akismet/data
  good     401f 403f 403f 403f 403f 200

POST /mobile/send-login-email
  good     401v 403v 403v 403v 403v 400j
`;
