/** See permission-matrix.ts. */
export const MODULES_LOCAL = `
GET /module/all
  good     401f 403f 200  200  200  200
  missing  401f 401f 401f 401f 401f 401f
  wrong    403n 403n 403n 403n 403n 403n

GET /module/publicize of /module/{}
  good     401f 403f 200  200  200  200
  missing  401f 401f 401f 401f 401f 401f
  wrong    403n 403n 403n 403n 403n 403n

# A module that no screen of an editor shows.
GET /module/monitor of /module/{}
  good     401f 403f 403f 403f 403f 200
  missing  401f 401f 401f 401f 401f 401f
  wrong    403n 403n 403n 403n 403n 403n

POST /module/protect of /module/{} {"jetpack_protect_global_whitelist":""}
  good     401f 403f 403f 403f 403f 200
  missing  401f 401f 401f 401f 401f 401f
  wrong    403n 403n 403n 403n 403n 403n

# Anyone who can edit posts can set their own address; the module is off.
POST /module/post-by-email of /module/{} {"post_by_email_address":"noop"}
  good     401f 403f 409i 409i 409i 409i
  missing  401f 401f 401f 401f 401f 401f
  wrong    403n 403n 403n 403n 403n 403n

POST /module/protect/active of /module/{}/active {"active":true}
  good     401f 403f 403f 403f 403f 200
  missing  401f 401f 401f 401f 401f 401f
  wrong    403n 403n 403n 403n 403n 403n

POST /module/all/active {"modules":["protect"]}
  good     401f 403f 403f 403f 403f 200
  missing  401f 401f 401f 401f 401f 401f
  wrong    403n 403n 403n 403n 403n 403n

GET /module/protect/data
  good     401f 403f 403f 403f 403f 200
  missing  401f 401f 401f 401f 401f 401f
  wrong    403n 403n 403n 403n 403n 403n

GET /module/protect/lockouts
  good     401m 403m 403m 403m 403m 200
  missing  401m 401m 401m 401m 401m 401m
  wrong    403n 403n 403n 403n 403n 403n

POST /module/protect/unlock {"address":"203.0.113.9"}
  good     401m 403m 403m 403m 403m 200
  missing  401m 401m 401m 401m 401m 401m
  wrong    403n 403n 403n 403n 403n 403n

GET /module/photon/data
  good     401m 403m 403m 403m 403m 200
  missing  401m 401m 401m 401m 401m 401m
  wrong    403n 403n 403n 403n 403n 403n

POST /module/photon/empty {"empty":true}
  good     401m 403m 403m 403m 403m 200
  missing  401m 401m 401m 401m 401m 401m
  wrong    403n 403n 403n 403n 403n 403n

# Off by default.
POST /module/sso/test
  good     401t 403t 403t 403t 403t 404O
  missing  401t 401t 401t 401t 401t 401t
  wrong    403n 403n 403n 403n 403n 403n

GET /module/monitor/self-check
  good     401m 403m 403m 403m 403m 404a
  missing  401m 401m 401m 401m 401m 401m
  wrong    403n 403n 403n 403n 403n 403n

# Public, with a secret key that a manager creates.
GET /health?key=none of /health
  good     403f 403f 403f 403f 403f 403f
  missing  403f 403f 403f 403f 403f 403f
  wrong    403n 403n 403n 403n 403n 403n

GET /module/spam-filter/data
  good     401f 403f 403f 403f 403f 404a
  missing  401f 401f 401f 401f 401f 401f
  wrong    403n 403n 403n 403n 403n 403n

GET /module/backups/data
  good     401f 403f 403f 403f 403f 404a
  missing  401f 401f 401f 401f 401f 401f
  wrong    403n 403n 403n 403n 403n 403n

POST /module/backups/run {"start":true}
  good     401f 403f 403f 403f 403f 404a
  missing  401f 401f 401f 401f 401f 401f
  wrong    403n 403n 403n 403n 403n 403n

POST /module/backups/copy
  good     401f 403f 403f 403f 403f 404a
  missing  401f 401f 401f 401f 401f 401f
  wrong    403n 403n 403n 403n 403n 403n

POST /module/stats/import
  good     401f 403f 403f 403f 403f 200
  missing  401f 401f 401f 401f 401f 401f
  wrong    403n 403n 403n 403n 403n 403n

GET /module/scanner/data
  good     401f 403f 403f 403f 403f 404a
  missing  401f 401f 401f 401f 401f 401f
  wrong    403n 403n 403n 403n 403n 403n

POST /module/scanner/scan {"start":true}
  good     401f 403f 403f 403f 403f 404a
  missing  401f 401f 401f 401f 401f 401f
  wrong    403n 403n 403n 403n 403n 403n

GET /module/scanner/threats
  good     401f 403f 403f 403f 403f 404a
  missing  401f 401f 401f 401f 401f 401f
  wrong    403n 403n 403n 403n 403n 403n

POST /module/scanner/threats/1 of /module/scanner/threats/{} {"action":"delete"}
  good     401f 403f 403f 403f 403f 404a
  missing  401f 401f 401f 401f 401f 401f
  wrong    403n 403n 403n 403n 403n 403n

GET /module/scanner/threats/1/diff of /module/scanner/threats/{}/diff
  good     401f 403f 403f 403f 403f 404a
  missing  401f 401f 401f 401f 401f 401f
  wrong    403n 403n 403n 403n 403n 403n

GET /module/scanner/quarantine
  good     401f 403f 403f 403f 403f 404a
  missing  401f 401f 401f 401f 401f 401f
  wrong    403n 403n 403n 403n 403n 403n

POST /module/scanner/quarantine/1 of /module/scanner/quarantine/{} {"undo":true}
  good     401f 403f 403f 403f 403f 404a
  missing  401f 401f 401f 401f 401f 401f
  wrong    403n 403n 403n 403n 403n 403n

# For visitors who write a comment.
GET /spam-filter/token?post=1 of /spam-filter/token
  good     404a 404a 404a 404a 404a 404a
  missing  404a 404a 404a 404a 404a 404a
  wrong    403n 403n 403n 403n 403n 403n

GET /module/photon-cdn/data
  good     401m 403m 403m 403m 403m 200
  missing  401m 401m 401m 401m 401m 401m
  wrong    403n 403n 403n 403n 403n 403n

POST /module/photon-cdn/empty {"empty":true}
  good     401m 403m 403m 403m 403m 200
  missing  401m 401m 401m 401m 401m 401m
  wrong    403n 403n 403n 403n 403n 403n

# For the roles that a manager chose, the administrator alone at first; statistics are on.
GET /module/stats/data
  good     401f 403f 403f 403f 403f 200
  missing  401f 401f 401f 401f 401f 401f
  wrong    403n 403n 403n 403n 403n 403n`.trim();
