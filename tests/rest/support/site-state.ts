import * as path from 'node:path';
import type { Scenario } from '../../sandbox';
import { scenarioSite } from '../../sandbox/sandbox';
import { prepareScenario } from '../../sandbox/scenarios';
import { evalData, site } from './site';

const SCENARIO_SCRIPT = path.resolve(
	__dirname,
	'../../sandbox/wordpress/scripts/scenario.php'
);

/**
 * Sets the connection's real options and constants, like the sandbox's
 * applyScenario().
 */
export async function useScenario( scenario: Scenario ): Promise< void > {
	const { info, php } = site();
	if ( php === 'wasm' ) {
		// With WebAssembly, the sandbox's files are mounted at other paths.
		await site().applyScenario( scenario );
		return;
	}
	const argument = JSON.stringify(
		await prepareScenario( scenarioSite( info ), scenario )
	);
	await evalData(
		`$argument = json_decode( '${ argument.replace(
			/[\\']/g,
			'\\$&'
		) }', true ); require '${ SCENARIO_SCRIPT }';`
	);
}

/**
 * Sets a module's option directly, bypassing all rules, for test setup only.
 */
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
	await evalData(
		`update_option( '${ name }', json_decode( base64_decode( '${ json }' ), true ) );`
	);
}

export async function deleteOption( name: string ): Promise< void > {
	await evalData( `delete_option( '${ name }' );` );
}

/**
 * Deletes every setting and module switch, so that the site returns its
 * defaults.
 */
export async function deleteSettings(): Promise< void > {
	await evalData( `
global $wpdb;
$wpdb->query( "DELETE FROM {$wpdb->options} WHERE option_name LIKE 'jetpack\\_dashboard\\_%' AND option_name NOT LIKE 'jetpack\\_dashboard\\_connection%' AND option_name NOT LIKE 'jetpack\\_dashboard\\_version%'" );
wp_cache_flush();` );
}
