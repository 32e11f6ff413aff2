import { execFileSync } from 'node:child_process';
import {
	chmodSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { claimPort } from '../ports';
import { startGroup, stopGroup } from '../processes';
import { MAIL_PASSWORD, MAIL_USER, makeCertificate } from './server';
import type { MailServer } from './server';

const START_TIMEOUT_MS = 15_000;
const POLL_MS = 50;

/** Debian installs it in a folder that isn't on a user's PATH. */
export const DOVECOT =
	[ '/usr/sbin/dovecot', '/usr/local/sbin/dovecot' ].find( existsSync ) ??
	null;

/** The user that owns the mails: Dovecot refuses to serve those of root. */
function owner(): { uid: number; gid: number; names: string } {
	const { uid, gid, username } = userInfo();
	return uid === 0
		? { uid: 65534, gid: 65534, names: '' }
		: {
				uid,
				gid,
				names: `default_internal_user = ${ username }\ndefault_login_user = ${ username }\ndefault_internal_group = ${ execFileSync(
					'id',
					[ '-gn' ],
					{ encoding: 'utf8' }
				).trim() }\n`,
		  };
}

function configuration( folder: string, imap: number, pop3: number ): string {
	const { uid, gid, names } = owner();
	const listeners = ( name: string, port: number ) => `
service ${ name }-login {
  chroot =
  inet_listener ${ name } {
    port = 0
  }
  inet_listener ${ name }s {
    port = ${ port }
    ssl = yes
  }
}
`;
	return `
base_dir = ${ folder }/run
state_dir = ${ folder }/state
log_path = ${ folder }/dovecot.log
protocols = imap pop3
listen = 127.0.0.1
ssl = required
ssl_cert = <${ folder }/cert.pem
ssl_key = <${ folder }/key.pem
mail_location = maildir:${ folder }/mail/%u
first_valid_uid = 1
first_valid_gid = 1
auth_failure_delay = 0
${ names }
passdb {
  driver = passwd-file
  args = scheme=PLAIN username_format=%u ${ folder }/users
}
userdb {
  driver = static
  args = uid=${ uid } gid=${ gid } home=${ folder }/mail/%u
}
service anvil {
  chroot =
}
${ listeners( 'imap', imap ) }${ listeners( 'pop3', pop3 ) }`;
}

const accepts = ( port: number ): Promise< boolean > =>
	new Promise( ( resolve ) => {
		const connection = connect( port, '127.0.0.1', () => {
			connection.destroy();
			resolve( true );
		} );
		connection.on( 'error', () => resolve( false ) );
	} );

/** Starts Dovecot in a folder of its own. */
export async function startDovecot(): Promise< MailServer > {
	if ( DOVECOT === null ) {
		throw new Error(
			'Dovecot isn’t installed (Debian: apt install dovecot-imapd dovecot-pop3d)'
		);
	}
	const folder = mkdtempSync( join( tmpdir(), 'mail-server-' ) );
	const inbox = join( folder, 'mail', MAIL_USER );
	const folders = [ 'new', 'cur', 'tmp' ].map( ( name ) =>
		join( inbox, name )
	);
	const own = ( path: string ) => {
		const { uid, gid } = owner();
		if ( userInfo().uid === 0 ) {
			execFileSync( 'chown', [ '-R', `${ uid }:${ gid }`, path ] );
		}
	};
	const empty = () => {
		rmSync( inbox, { recursive: true, force: true } );
		for ( const path of folders ) {
			mkdirSync( path, { recursive: true } );
		}
		own( join( folder, 'mail' ) );
	};
	const [ imapPort, pop3Port ] = [
		await claimPort( 0 ),
		await claimPort( 0 ),
	];
	chmodSync( folder, 0o755 );
	makeCertificate( folder );
	writeFileSync(
		join( folder, 'users' ),
		`${ MAIL_USER }:${ MAIL_PASSWORD }\n`
	);
	writeFileSync(
		join( folder, 'dovecot.conf' ),
		configuration( folder, imapPort, pop3Port )
	);
	empty();

	const server = startGroup(
		DOVECOT,
		[ '-F', '-c', join( folder, 'dovecot.conf' ) ],
		{ stdio: 'ignore' }
	);
	const stop = async () => {
		await stopGroup( server, 5000 );
		rmSync( folder, { recursive: true, force: true } );
	};
	const end = Date.now() + START_TIMEOUT_MS;
	while (
		! ( await accepts( imapPort ) ) ||
		! ( await accepts( pop3Port ) )
	) {
		if ( server.exitCode !== null || Date.now() > end ) {
			const log = join( folder, 'dovecot.log' );
			const text = existsSync( log ) ? readFileSync( log, 'utf8' ) : '';
			await stop();
			throw new Error( `Dovecot did not start:\n${ text }` );
		}
		await new Promise( ( resolve ) => setTimeout( resolve, POLL_MS ) );
	}

	let count = 0;
	return {
		imapPort,
		pop3Port,
		certificate: join( folder, 'cert.pem' ),
		deliver( message ) {
			const path = join( inbox, 'new', `${ Date.now() }.${ ++count }.x` );
			writeFileSync( path, message.replace( /\r?\n/g, '\r\n' ) );
			own( path );
		},
		messages: () =>
			folders
				.flatMap( ( path ) =>
					readdirSync( path ).map( ( name ) => join( path, name ) )
				)
				.filter( ( path ) => ! /:2,\w*T/.test( path ) )
				.sort()
				.map( ( path ) => readFileSync( path, 'utf8' ) ),
		empty,
		stop,
	};
}
