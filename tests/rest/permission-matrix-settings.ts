/**
 * The rows of permission-matrix.ts, in its notation, for search, ads and site
 * verification.
 */

export const SETTINGS_LOCAL = `
GET /search/settings
  good     401f 403f 403f 403f 403f 200
  missing  401f 401f 401f 401f 401f 401f
  wrong    403n 403n 403n 403n 403n 403n

POST /search/settings {"module_active":false}
  good     401f 403f 403f 403f 403f 200
  missing  401f 401f 401f 401f 401f 401f
  wrong    403n 403n 403n 403n 403n 403n

GET /activity
  good     401m 403m 403m 403m 403m 200
  missing  401m 401m 401m 401m 401m 401m
  wrong    403n 403n 403n 403n 403n 403n

POST /activity/1/undo of /activity/{}/undo
  good     401m 403m 403m 403m 403m 404N
  missing  401m 401m 401m 401m 401m 401m
  wrong    403n 403n 403n 403n 403n 403n

POST /activity/1/restore of /activity/{}/restore
  good     401m 403m 403m 403m 403m 404N
  missing  401m 401m 401m 401m 401m 401m
  wrong    403n 403n 403n 403n 403n 403n

GET /wordads/settings
  good     401f 403f 403f 403f 403f 200
  missing  401f 401f 401f 401f 401f 401f
  wrong    403n 403n 403n 403n 403n 403n

POST /wordads/settings {"module_active":false}
  good     401f 403f 403f 403f 403f 200
  missing  401f 401f 401f 401f 401f 401f
  wrong    403n 403n 403n 403n 403n 403n

GET /verify-site/google
  good     401t 403t 403t 403t 403t 400q
  missing  401t 401t 401t 401t 401t 401t
  wrong    403n 403n 403n 403n 403n 403n

GET /verify-site/google/501 of /verify-site/google/{}
  good     401t 403t 403t 403t 403t 400q
  missing  401t 401t 401t 401t 401t 401t
  wrong    403n 403n 403n 403n 403n 403n

POST /verify-site/google {"keyring_id":501}
  good     401t 403t 403t 403t 403t 400q
  missing  401t 401t 401t 401t 401t 401t
  wrong    403n 403n 403n 403n 403n 403n

# Public while instant search is on; here it is off.
GET /search/results?query=cat of /search/results
  good     404a 404a 404a 404a 404a 404a
  missing  404a 404a 404a 404a 404a 404a
  wrong    403n 403n 403n 403n 403n 403n

# Public while instant search is on, too.
POST /search/count {"query":"cat"}
  good     404a 404a 404a 404a 404a 404a
  missing  404a 404a 404a 404a 404a 404a
  wrong    403n 403n 403n 403n 403n 403n

# Public while likes are on; here they are off.
GET /likes?posts=1 of /likes
  good     404a 404a 404a 404a 404a 404a
  missing  404a 404a 404a 404a 404a 404a
  wrong    403n 403n 403n 403n 403n 403n

POST /likes {"type":"post","id":1}
  good     404a 404a 404a 404a 404a 404a
  missing  404a 404a 404a 404a 404a 404a
  wrong    403n 403n 403n 403n 403n 403n

GET /notes
  good     401f 403f 200  200  200  200
  missing  401f 401f 401f 401f 401f 401f
  wrong    403n 403n 403n 403n 403n 403n

POST /notes {"read_until":1}
  good     401f 403f 200  200  200  200
  missing  401f 401f 401f 401f 401f 401f
  wrong    403n 403n 403n 403n 403n 403n
`;

/** Registered, with a connected owner. */
export const SETTINGS_OWNED = `
GET /search/settings
  good     401f 403f 403f 403f 403f 200

POST /search/settings {"module_active":false}
  good     401f 403f 403f 403f 403f 200

GET /activity
  good     401m 403m 403m 403m 403m 200
  missing  401m 401m 401m 401m 401m 401m
  wrong    403n 403n 403n 403n 403n 403n

POST /activity/1/undo of /activity/{}/undo
  good     401m 403m 403m 403m 403m 404N
  missing  401m 401m 401m 401m 401m 401m
  wrong    403n 403n 403n 403n 403n 403n

POST /activity/1/restore of /activity/{}/restore
  good     401m 403m 403m 403m 403m 404N
  missing  401m 401m 401m 401m 401m 401m
  wrong    403n 403n 403n 403n 403n 403n

GET /wordads/settings
  good     401f 403f 403f 403f 403f 200

POST /wordads/settings {"module_active":false}
  good     401f 403f 403f 403f 403f 200

GET /verify-site/google
  good     401t 403t 403t 403t 403t 200

GET /verify-site/google/501 of /verify-site/google/{}
  good     401t 403t 403t 403t 403t 200

POST /verify-site/google {"keyring_id":501}
  good     401t 403t 403t 403t 403t 200
`;

/** An account service is configured, but the site isn't connected. */
export const SETTINGS_NONE = `
GET /search/settings
  good     401f 403f 403f 403f 403f 200

POST /search/settings {"module_active":false}
  good     401f 403f 403f 403f 403f 200

GET /activity
  good     401m 403m 403m 403m 403m 200
  missing  401m 401m 401m 401m 401m 401m
  wrong    403n 403n 403n 403n 403n 403n

POST /activity/1/undo of /activity/{}/undo
  good     401m 403m 403m 403m 403m 404N
  missing  401m 401m 401m 401m 401m 401m
  wrong    403n 403n 403n 403n 403n 403n

POST /activity/1/restore of /activity/{}/restore
  good     401m 403m 403m 403m 403m 404N
  missing  401m 401m 401m 401m 401m 401m
  wrong    403n 403n 403n 403n 403n 403n

GET /wordads/settings
  good     401f 403f 403f 403f 403f 200

POST /wordads/settings {"module_active":false}
  good     401f 403f 403f 403f 403f 200

GET /verify-site/google
  good     401t 403t 403t 403t 403t 400g

GET /verify-site/google/501 of /verify-site/google/{}
  good     401t 403t 403t 403t 403t 400g

POST /verify-site/google {"keyring_id":501}
  good     401t 403t 403t 403t 403t 400g
`;

/**
 * Offline, the sandbox has no account service; jetpack_admin_page is
 * manage_options.
 */
export const SETTINGS_OFFLINE = `
GET /search/settings
  good     401f 403f 403f 403f 403f 200

POST /search/settings {"module_active":false}
  good     401f 403f 403f 403f 403f 200

GET /activity
  good     401m 403m 403m 403m 403m 200
  missing  401m 401m 401m 401m 401m 401m
  wrong    403n 403n 403n 403n 403n 403n

POST /activity/1/undo of /activity/{}/undo
  good     401m 403m 403m 403m 403m 404N
  missing  401m 401m 401m 401m 401m 401m
  wrong    403n 403n 403n 403n 403n 403n

POST /activity/1/restore of /activity/{}/restore
  good     401m 403m 403m 403m 403m 404N
  missing  401m 401m 401m 401m 401m 401m
  wrong    403n 403n 403n 403n 403n 403n

GET /wordads/settings
  good     401f 403f 403f 403f 403f 200

POST /wordads/settings {"module_active":false}
  good     401f 403f 403f 403f 403f 200

GET /verify-site/google
  good     401t 403t 403t 403t 403t 400q

GET /verify-site/google/501 of /verify-site/google/{}
  good     401t 403t 403t 403t 403t 400q

POST /verify-site/google {"keyring_id":501}
  good     401t 403t 403t 403t 403t 400q
`;
