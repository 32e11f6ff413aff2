import { join, resolve } from 'node:path';

export const REPOSITORY = resolve( __dirname, '../..' );
export const PLUGIN_FOLDER = join( REPOSITORY, 'plugin' );
export const PLUGIN_SLUG = 'jetpack-dashboard';
export const PLUGIN_FILE = `${ PLUGIN_SLUG }/${ PLUGIN_SLUG }.php`;

/**
 * Our PHP: the router, the must-use plugins and the scripts that run inside
 * WordPress.
 */
export const SANDBOX_PHP = join( __dirname, 'wordpress' );

/** The folder of all sites. */
const SITES = resolve( REPOSITORY, process.env[ 'SANDBOX_DIR' ] ?? '.sandbox' );

/** The folders of one site. */
export interface SiteLayout {
	/** `.sandbox/<name>`, or in SANDBOX_DIR: everything that belongs to the site. */
	dir: string;
	/** WordPress's root, used as the document root. */
	docroot: string;
	contentDir: string;
	/** SQLite's file, outside the document root. */
	database: string;
	/** MariaDB's data folder. */
	mysql: string;
	/** Files of the must-use plugins: clock, mails, scenario, debug log. */
	state: string;
	mails: string;
	/** The port of the SMTP server that gets the mails instead. */
	smtpPort: string;
	clock: string;
	scenario: string;
	/** The account service's state. */
	accountService: string;
	/**
	 * The connection that the scenarios last made there
	 * (scenario-connection.ts).
	 */
	connection: string;
	debugLog: string;
	serverLog: string;
	/** The options that the site was created with, compared on restart. */
	record: string;
	/** Lock that is held while the site runs. */
	lock: string;
}

export function siteLayout( name: string ): SiteLayout {
	if ( ! /^[\w.-]+$/.test( name ) || name.startsWith( '.' ) ) {
		throw new Error(
			`“${ name }” is no name for a site: letters, digits, dots, dashes.`
		);
	}
	const dir = join( SITES, name );
	const docroot = join( dir, 'wordpress' );
	const state = join( dir, 'state' );
	return {
		dir,
		docroot,
		contentDir: join( docroot, 'wp-content' ),
		database: join( dir, 'database' ),
		mysql: join( dir, 'mysql' ),
		state,
		mails: join( state, 'mails' ),
		smtpPort: join( state, 'smtp-port' ),
		clock: join( state, 'clock-offset' ),
		scenario: join( state, 'scenario.php' ),
		accountService: join( dir, 'account-service.json' ),
		connection: join( dir, 'connection.json' ),
		debugLog: join( state, 'debug.log' ),
		serverLog: join( dir, 'server.log' ),
		record: join( dir, 'site.json' ),
		lock: join( dir, 'lock.json' ),
	};
}
