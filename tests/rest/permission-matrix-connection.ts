/**
 * The connection rows of permission-matrix.ts, in its notation, copied by hand
 * from docs/contract/rest.md#connection.
 */

/** No account service is configured. */
export const CONNECTION_LOCAL = `
# Nothing is connected, so that nothing can be disconnected.
POST /connection {"isActive":false}
  good     401d 403d 403d 403d 403d 400x
  missing  401d 401d 401d 401d 401d 401d
  wrong    403n 403n 403n 403n 403n 403n

# For everybody who may open the page, for themselves.
GET /connection/data
  good     401u 200  200  200  200  200
  missing  401u 401u 401u 401u 401u 401u
  wrong    403n 403n 403n 403n 403n 403n

GET /connection/test
  good     401m 403m 403m 403m 403m 200
  missing  401m 401m 401m 401m 401m 401m
  wrong    403n 403n 403n 403n 403n 403n

GET /connection/plugins
  good     401p 403p 403p 403p 403p 200
  missing  401p 401p 401p 401p 401p 401p
  wrong    403n 403n 403n 403n 403n 403n

# While nobody owns the connection, a manager has to link first.
GET /connection/url
  good     401c 403c 403c 403c 403c 400b
  missing  401c 401c 401c 401c 401c 401c
  wrong    403n 403n 403n 403n 403n 403n

GET /connection/authorize_url
  good     401u 403u 403u 403u 403u 400q
  missing  401u 401u 401u 401u 401u 401u
  wrong    403n 403n 403n 403n 403n 403n

POST /connection/register {"registration_nonce":"0123456789"}
  good     401c 403c 403c 403c 403c 403o
  missing  401c 401c 401c 401c 401c 401c
  wrong    403n 403n 403n 403n 403n 403n

# Its code is the one of disconnecting.
POST /connection/reconnect
  good     401d 403d 403d 403d 403d 400q
  missing  401d 401d 401d 401d 401d 401d
  wrong    403n 403n 403n 403n 403n 403n

# Nobody is linked, so that nobody can be unlinked.
POST /connection/user {"linked":false}
  good     401l 403l 403l 403l 403l 403l
  missing  401l 401l 401l 401l 401l 401l
  wrong    403n 403n 403n 403n 403n 403n

POST /seen-wc-connection-modal
  good     401m 403m 403m 403m 403m 200
  missing  401m 401m 401m 401m 401m 401m
  wrong    403n 403n 403n 403n 403n 403n

GET /tracking/settings
  good     401v 200  200  200  200  200
  missing  401v 401v 401v 401v 401v 401v
  wrong    403n 403n 403n 403n 403n 403n

POST /tracking/settings {"tracks_opt_out":true}
  good     401v 200  200  200  200  200
  missing  401v 401v 401v 401v 401v 401v
  wrong    403n 403n 403n 403n 403n 403n

# There is no crisis, so that no safe mode can be confirmed.
POST /identity-crisis/confirm-safe-mode
  good     401s 403s 403s 403s 403s 400z
  missing  401s 401s 401s 401s 401s 401s
  wrong    403n 403n 403n 403n 403n 403n

POST /identity-crisis/migrate
  good     401s 403s 403s 403s 403s 200
  missing  401s 401s 401s 401s 401s 401s
  wrong    403n 403n 403n 403n 403n 403n

POST /identity-crisis/start-fresh {"redirect_uri":""}
  good     401s 403s 403s 403s 403s 400q
  missing  401s 401s 401s 401s 401s 401s
  wrong    403n 403n 403n 403n 403n 403n

POST /marketing/survey {"site_id":1,"user_id":1,"survey_id":"jetpack-plugin-disconnect","survey_responses":{"why-cancel":{"response":"buggy","text":null}}}
  good     401d 403d 403d 403d 403d 400q
  missing  401d 401d 401d 401d 401d 401d
  wrong    403n 403n 403n 403n 403n 403n
`;

/**
 * Registered; the administrator owns the connection, no other user is linked. A
 * `.` skips a call that would end the connection.
 */
export const CONNECTION_OWNED = `
POST /connection {"isActive":false}
  good     401d 403d 403d 403d 403d .

GET /connection/data
  good     401u 200  200  200  200  200

GET /connection/test
  good     401m 403m 403m 403m 403m 200

GET /connection/plugins
  good     401p 403p 403p 403p 403p 200

# An owner is there: everybody may link an account of their own; the administrator has.
GET /connection/url
  good     401c 200  200  200  200  400b

GET /connection/authorize_url
  good     401u 200  200  200  200  400y
  missing  401u 401u 401u 401u 401u 401u

POST /connection/register {"registration_nonce":"0123456789"}
  good     401c 403c 403c 403c 403c 403o

POST /connection/reconnect
  good     401d 403d 403d 403d 403d .
  missing  401d 401d 401d 401d 401d 401d

POST /connection/user {"linked":false}
  good     401l 403l 403l 403l 403l 400k
  missing  401l 401l 401l 401l 401l 401l

GET /tracking/settings
  good     401v 200  200  200  200  200

POST /tracking/settings {"tracks_opt_out":false}
  good     401v 200  200  200  200  200

POST /identity-crisis/confirm-safe-mode
  good     401s 403s 403s 403s 403s 400z

POST /identity-crisis/migrate
  good     401s 403s 403s 403s 403s 200

POST /identity-crisis/start-fresh {"redirect_uri":""}
  good     401s 403s 403s 403s 403s 400y
  missing  401s 401s 401s 401s 401s 401s

POST /marketing/survey {"site_id":1,"user_id":1,"survey_id":"jetpack-plugin-disconnect","survey_responses":{"why-cancel":{"response":"buggy","text":null}}}
  good     401d 403d 403d 403d 403d 200
`;

/** Registered, without a connection owner. */
export const CONNECTION_SITE_ONLY = `
GET /connection/url
  good     401c 403c 403c 403c 403c 200

GET /connection/authorize_url
  good     401u 403u 403u 403u 403u 200

POST /connection/user {"linked":false}
  good     401l 403l 403l 403l 403l 403l
`;

/** An account service is configured, but the site isn't registered with it. */
export const CONNECTION_NONE = `
POST /connection {"isActive":false}
  good     401d 403d 403d 403d 403d 400x

# Where the site is registered first.
GET /connection/url
  good     401c 403c 403c 403c 403c 200

GET /connection/authorize_url
  good     401u 403u 403u 403u 403u 400g

POST /connection/register {"registration_nonce":"0123456789"}
  good     401c 403c 403c 403c 403c 403o

POST /connection/reconnect
  good     401d 403d 403d 403d 403d 400g

POST /connection/user {"linked":false}
  good     401l 403l 403l 403l 403l 403l
`;

/** Offline mode. */
export const CONNECTION_OFFLINE = `
# Disconnecting is still allowed; connecting is for nobody.
POST /connection {"isActive":false}
  good     401d 403d 403d 403d 403d 400x

GET /connection/data
  good     401u 403u 403u 403u 403u 200

GET /connection/test
  good     401m 403m 403m 403m 403m 200

GET /connection/plugins
  good     401p 403p 403p 403p 403p 200

GET /connection/url
  good     401c 403c 403c 403c 403c 403c

GET /connection/authorize_url
  good     401u 403u 403u 403u 403u 403u

POST /connection/register {"registration_nonce":"0123456789"}
  good     401c 403c 403c 403c 403c 403c

POST /connection/reconnect
  good     401d 403d 403d 403d 403d 403d

POST /connection/user {"linked":false}
  good     401l 403l 403l 403l 403l 403l

GET /tracking/settings
  good     401v 403v 403v 403v 403v 200

POST /tracking/settings {"tracks_opt_out":true}
  good     401v 403v 403v 403v 403v 200

POST /identity-crisis/start-fresh {"redirect_uri":""}
  good     401s 403s 403s 403s 403s 400q

POST /marketing/survey {"site_id":1,"user_id":1,"survey_id":"jetpack-plugin-disconnect","survey_responses":{"why-cancel":{"response":"buggy","text":null}}}
  good     401d 403d 403d 403d 403d 400q
`;
