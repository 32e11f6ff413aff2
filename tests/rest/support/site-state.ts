import type { Scenario } from '../../sandbox';
import { evalPhp, site } from './site';

/** Sets the connection's real options, as the sandbox's scenarios do. */
export async function useScenario( scenario: Scenario ): Promise< void > {
	await site().applyScenario( scenario );
}

/** Switches a module by its option, past every rule: the start of a test, not its subject. */
export async function switchModule(
	slug: string,
	isOn: boolean
): Promise< void > {
	await setOption( `jetpack_dashboard_module_${ slug }`, isOn ? '1' : '0' );
}

export async function setOption(
	name: string,
	value: unknown
): Promise< void > {
	const json = Buffer.from( JSON.stringify( value ) ).toString( 'base64' );
	await evalPhp(
		`update_option( '${ name }', json_decode( base64_decode( '${ json }' ), true ) );`
	);
}

export async function deleteOption( name: string ): Promise< void > {
	await evalPhp( `delete_option( '${ name }' );` );
}

/** Deletes every setting and module switch, so that the site answers its defaults. */
export async function forgetSettings(): Promise< void > {
	await evalPhp( `
global $wpdb;
$wpdb->query( "DELETE FROM {$wpdb->options} WHERE option_name LIKE 'jetpack\\_dashboard\\_%' AND option_name NOT LIKE 'jetpack\\_dashboard\\_connection%' AND option_name NOT LIKE 'jetpack\\_dashboard\\_version%'" );
wp_cache_flush();` );
}
