import type { Locator, Page } from '@playwright/test';
import { request, type Sandbox } from '../../sandbox';
import { settingsCard } from './settings';

const WRONG_PASSWORD = 'not the password';

/**
 * Resets protection to its initial state: off, without counters, lockouts or
 * lists.
 */
export async function resetProtection(
	sandbox: Sandbox,
	state: 'on' | 'off' = 'off'
): Promise< void > {
	await sandbox.setClock( 0 );
	await sandbox.wpEval( `
		global $wpdb;
		$modules = \\Jetpack_Dashboard\\Plugin::container()->get( \\Jetpack_Dashboard\\Modules\\Module_Registry::class );
		$modules->deactivate( 'protect' );
		foreach ( $wpdb->get_col( "SHOW TABLES LIKE '{$wpdb->prefix}jetpack_dashboard_%'" ) as $table ) {
			$wpdb->query( "DELETE FROM $table" );
		}
		foreach ( [ 'jetpack_protect_global_whitelist', 'jetpack_protect_trusted_proxies', 'jetpack_protect_proxy_header' ] as $key ) {
			\\Jetpack_Dashboard\\Plugin::container()->get( \\Jetpack_Dashboard\\Settings\\Settings_Store::class )->update( $key, '' );
		}
		do_action( 'jetpack_dashboard_options_reset', 'options' );
		${ state === 'on' ? "$modules->activate( 'protect' );" : '' }
	` );
}

interface Guess {
	/** 127.0.0.2 and up simulate separate clients. */
	from: string;
	login?: string;
	password?: string;
}

/**
 * Submits the login form once, from the given IP address and without cookies.
 */
export function guess(
	sandbox: Sandbox,
	{ from, login = 'editor', password = WRONG_PASSWORD }: Guess
) {
	return request( sandbox, {
		path: '/wp-login.php',
		method: 'POST',
		localAddress: from,
		headers: { Cookie: 'wordpress_test_cookie=WP%20Cookie%20check' },
		body: new URLSearchParams( {
			log: login,
			pwd: password,
			testcookie: '1',
			'wp-submit': 'Log In',
		} ),
	} );
}

export async function guessTimes(
	sandbox: Sandbox,
	times: number,
	options: Guess
): Promise< void > {
	for ( let count = 0; count < times; count++ ) {
		await guess( sandbox, options );
	}
}

/** The save button of the brute force protection card on the Security page. */
export function saveProtection( page: Page ): Locator {
	return settingsCard( page, 'Brute force protection' ).getByRole( 'button', {
		name: 'Save settings',
	} );
}
