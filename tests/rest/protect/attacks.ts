import * as fs from 'node:fs';
import * as path from 'node:path';
import { request } from '../../sandbox';
import type { HttpResponse } from '../../sandbox';
import { dropMustUsePlugin } from '../support/dropped-plugin';
import { evalPhp, site } from '../support/site';

export const MINUTE_S = 60;
export const HOUR_S = 60 * MINUTE_S;

/** The limits of docs/spec/decisions.md#61. */
export const ADDRESS_FAILURES = 10;
export const ACCOUNT_FAILURES = 30;

/**
 * The user under attack: created for the tests, so that no other session is
 * affected.
 */
export const TARGET = 'target';
export const TARGET_MAIL = 'target@example.org';
export const PASSWORD = 'password';

/** Creates the target user. Returns a function that undoes it. */
export async function prepareTarget(): Promise< () => Promise< void > > {
	await evalPhp( `
if ( ! username_exists( '${ TARGET }' ) ) {
	wp_insert_user( array( 'user_login' => '${ TARGET }', 'user_email' => '${ TARGET_MAIL }', 'user_pass' => '${ PASSWORD }', 'role' => 'author' ) );
}` );
	return async () => {
		await resetProtection();
		await evalPhp(
			`require_once ABSPATH . 'wp-admin/includes/user.php'; wp_delete_user( username_exists( '${ TARGET }' ) );`
		);
	};
}

let lastAddress = 0;

/** An IP address that hasn't been used yet: 127.0.10.1 and up. */
export function newAddress(): string {
	lastAddress += 1;
	return `127.0.${ 10 + Math.floor( lastAddress / 250 ) }.${
		1 + ( lastAddress % 250 )
	}`;
}

/** Turns protection on with empty counters and lists and the real time. */
export async function resetProtection(): Promise< void > {
	await site().setClock( 0 );
	await evalPhp( `
global $wpdb;
update_option( 'jetpack_dashboard_module_protect', '1' );
Jetpack_Dashboard\\Features\\Protect\\Schema::create();
foreach ( array( 'subjects', 'attempts', 'links' ) as $table ) {
	$wpdb->query( "DELETE FROM {$wpdb->prefix}jetpack_dashboard_protect_$table" );
}
foreach ( array( 'jetpack_protect_global_whitelist', 'jetpack_protect_trusted_proxies', 'jetpack_protect_proxy_header', 'jetpack_waf_ip_list', 'jetpack_waf_ip_allow_list' ) as $key ) {
	delete_option( "jetpack_dashboard_$key" );
}` );
}

export interface LogInOptions {
	from: string;
	password?: string;
	cookie?: string;
	headers?: Record< string, string >;
}

/**
 * Submits the login form once. 302: success; 200: wrong password; 429: blocked.
 */
export function tryForm(
	login: string,
	{ from, password = 'wrong', cookie, headers }: LogInOptions
): Promise< HttpResponse > {
	return request( site(), {
		path: '/wp-login.php',
		localAddress: from,
		body: new URLSearchParams( { log: login, pwd: password } ),
		headers: { ...( cookie ? { Cookie: cookie } : {} ), ...headers },
	} );
}

/** Sends wrong passwords one after the other; returns the statuses. */
export async function failForm(
	times: number,
	login: string,
	options: LogInOptions
): Promise< number[] > {
	const statuses: number[] = [];
	for ( let done = 0; done < times; done++ ) {
		statuses.push( ( await tryForm( login, options ) ).status );
	}
	return statuses;
}

/**
 * Locks an IP address out, with a user name that doesn't exist, so that no
 * account is affected.
 */
export async function lockAddress( from: string ): Promise< void > {
	await failForm( ADDRESS_FAILURES, `nobody-${ from }`, { from } );
}

const escapeXml = ( text: string ) =>
	text.replace( /&/g, '&amp;' ).replace( /</g, '&lt;' );

const xmlString = ( text: string ) =>
	`<value><string>${ escapeXml( text ) }</string></value>`;

export function tryXmlRpc(
	login: string,
	password: string,
	from: string
): Promise< HttpResponse > {
	return postXml(
		`<methodCall><methodName>wp.getUsersBlogs</methodName><params><param>${ xmlString(
			login
		) }</param><param>${ xmlString(
			password
		) }</param></params></methodCall>`,
		from
	);
}

/** Sends many passwords in one request. */
export function tryMulticall(
	login: string,
	passwords: readonly string[],
	from: string
): Promise< HttpResponse > {
	const calls = passwords.map(
		( password ) =>
			`<value><struct><member><name>methodName</name>${ xmlString(
				'wp.getUsersBlogs'
			) }</member><member><name>params</name><value><array><data>${ xmlString(
				login
			) }${ xmlString(
				password
			) }</data></array></value></member></struct></value>`
	);
	return postXml(
		`<methodCall><methodName>system.multicall</methodName><params><param><value><array><data>${ calls.join(
			''
		) }</data></array></value></param></params></methodCall>`,
		from
	);
}

function postXml( xml: string, from: string ): Promise< HttpResponse > {
	return request( site(), {
		path: '/xmlrpc.php',
		localAddress: from,
		headers: { 'Content-Type': 'text/xml' },
		body: `<?xml version="1.0"?>${ xml }`,
	} );
}

/** A REST request with a user name and an application password. */
export function tryApplicationPassword(
	login: string,
	password: string,
	from: string,
	restPath = '/wp/v2/users/me'
): Promise< HttpResponse > {
	const credentials = Buffer.from( `${ login }:${ password }` ).toString(
		'base64'
	);
	return request( site(), {
		path: `/wp-json${ restPath }`,
		localAddress: from,
		headers: { Authorization: `Basic ${ credentials }` },
	} );
}

/** Creates an application password. */
export function newApplicationPassword( login: string ): Promise< string > {
	return site().wp( [
		'user',
		'application-password',
		'create',
		login,
		`test ${ Date.now() }`,
		'--porcelain',
	] );
}

export interface Probe {
	/** How often a password was compared with an account's hash. */
	passwordChecks(): number;
	/** SQL statements on protection's tables, as sent. */
	statements(): string[];
	clear(): void;
	remove(): void;
}

/** Records, inside WordPress, what requests do. */
export function dropProbe(): Probe {
	const file = path.join( site().contentDir, 'protect-probe.log' );
	const removePlugin = dropMustUsePlugin(
		'protect-probe',
		`
function protect_probe( $line ) { file_put_contents( WP_CONTENT_DIR . '/protect-probe.log', str_replace( array( "\\n", "\\t" ), ' ', $line ) . "\\n", FILE_APPEND | LOCK_EX ); }
add_filter( 'query', function ( $sql ) { if ( false !== strpos( $sql, 'jetpack_dashboard_protect' ) ) { protect_probe( $sql ); } return $sql; } );
add_filter( 'wp_authenticate_user', function ( $user ) { protect_probe( 'CHECK' ); return $user; } );`
	);
	const lines = () =>
		fs.existsSync( file )
			? fs.readFileSync( file, 'utf8' ).split( '\n' ).filter( Boolean )
			: [];
	const clear = () => fs.rmSync( file, { force: true } );
	clear();
	return {
		passwordChecks: () =>
			lines().filter( ( line ) => line === 'CHECK' ).length,
		statements: () => lines().filter( ( line ) => line !== 'CHECK' ),
		clear,
		remove: () => {
			removePlugin();
			clear();
		},
	};
}
