/** Rows of permission-matrix.ts for the licensing routes. */

/** No account service configured. */
export const LICENSING_LOCAL = `
POST /licensing/error {"error":""}
  good     401v 403v 403v 403v 403v 200
  missing  401v 401v 401v 401v 401v 401v
  wrong    403n 403n 403n 403n 403n 403n

# Without an owner of the connection, only managers may connect.
POST /licensing/set-license {"license":"no-such-key"}
  good     401r 403r 403r 403r 403r 400q
  missing  401r 401r 401r 401r 401r 401r
  wrong    403n 403n 403n 403n 403n 403n

# There is no owner.
GET /licensing/user/counts
  good     401h 403h 403h 403h 403h 403h
  missing  401h 401h 401h 401h 401h 401h
  wrong    403n 403n 403n 403n 403n 403n

GET /licensing/user/licenses
  good     401h 403h 403h 403h 403h 403h
  missing  401h 401h 401h 401h 401h 401h
  wrong    403n 403n 403n 403n 403n 403n

POST /licensing/user/activation-notice-dismiss {"last_detached_count":1}
  good     401h 403h 403h 403h 403h 403h
  missing  401h 401h 401h 401h 401h 401h
  wrong    403n 403n 403n 403n 403n 403n

POST /licensing/attach-licenses {"licenses":["no-such-key"]}
  good     401h 403h 403h 403h 403h 403h
  missing  401h 401h 401h 401h 401h 401h
  wrong    403n 403n 403n 403n 403n 403n
`;

/** Registered; the administrator is the owner. */
export const LICENSING_OWNED = `
POST /licensing/error {"error":""}
  good     401v 403v 403v 403v 403v 200

# Users who may connect their account may enter a key; this one is wrong.
POST /licensing/set-license {"license":"no-such-key"}
  good     401r 400w 400w 400w 400w 400w

GET /licensing/user/counts
  good     401h 403h 403h 403h 403h 200
  missing  401h 401h 401h 401h 401h 401h

GET /licensing/user/licenses
  good     401h 403h 403h 403h 403h 200
  missing  401h 401h 401h 401h 401h 401h

POST /licensing/user/activation-notice-dismiss {"last_detached_count":1}
  good     401h 403h 403h 403h 403h 200
  missing  401h 401h 401h 401h 401h 401h

POST /licensing/attach-licenses {"licenses":["no-such-key"]}
  good     401h 403h 403h 403h 403h 200
  missing  401h 401h 401h 401h 401h 401h
`;

/** Registered, without an owner. */
export const LICENSING_SITE_ONLY = `
POST /licensing/set-license {"license":"no-such-key"}
  good     401r 403r 403r 403r 403r 400w

GET /licensing/user/counts
  good     401h 403h 403h 403h 403h 403h

POST /licensing/attach-licenses {"licenses":["no-such-key"]}
  good     401h 403h 403h 403h 403h 403h
`;

/** An account service is configured, the site isn't registered. */
export const LICENSING_NONE = `
POST /licensing/set-license {"license":"no-such-key"}
  good     401r 403r 403r 403r 403r 400g

GET /licensing/user/counts
  good     401h 403h 403h 403h 403h 403h

POST /licensing/attach-licenses {"licenses":["no-such-key"]}
  good     401h 403h 403h 403h 403h 403h
`;

/** Offline mode: no user may connect or enter a key. */
export const LICENSING_OFFLINE = `
POST /licensing/error {"error":""}
  good     401v 403v 403v 403v 403v 200

POST /licensing/set-license {"license":"no-such-key"}
  good     401r 403r 403r 403r 403r 403r

GET /licensing/user/counts
  good     401h 403h 403h 403h 403h 403h

POST /licensing/attach-licenses {"licenses":["no-such-key"]}
  good     401h 403h 403h 403h 403h 403h
`;
