import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Sandbox, Scenario } from '../../sandbox';
import { prepareSite } from './connection';
import { expect, test } from './test';

/** PHP for pages whose modules aren't implemented yet. */
export const EVERY_MODULE_DOES_SOMETHING =
	"add_filter( 'jetpack_dashboard_has_behavior', '__return_true' );";

const MODULES =
	'\\Jetpack_Dashboard\\Plugin::container()->get( \\Jetpack_Dashboard\\Modules\\Module_Registry::class )';
const SETTINGS =
	'\\Jetpack_Dashboard\\Plugin::container()->get( \\Jetpack_Dashboard\\Settings\\Settings_Store::class )';

/**
 * Modules and options that a test needs: by slug or key, with the values of
 * docs/contract/settings.md.
 */
export async function saveSettings(
	{ wpEval }: Sandbox,
	modules: Readonly< Record< string, boolean > >,
	options: Readonly< Record< string, unknown > > = {}
): Promise< void > {
	await wpEval( `
		$changes = json_decode( ${ phpText(
			JSON.stringify( { modules, options } )
		) }, true );
		foreach ( $changes['modules'] as $slug => $is_on ) {
			$is_on ? ${ MODULES }->activate( $slug ) : ${ MODULES }->deactivate( $slug );
		}
		foreach ( $changes['options'] as $key => $value ) {
			${ SETTINGS }->update( $key, $value );
		}
	` );
}

/** Turns the given modules all on or all off. */
export const all = ( modules: readonly string[], isOn: boolean ) =>
	Object.fromEntries( modules.map( ( slug ) => [ slug, isOn ] ) );

interface Start {
	readonly scenario?: Scenario;
	readonly modules: readonly string[];
	readonly options?: Readonly< Record< string, unknown > >;
	/** PHP that runs on each request of the site. */
	readonly siteCode?: string;
}

/**
 * Before and after each test: a local site with the modules off and default
 * settings.
 */
export function startFromDefaults( {
	scenario = 'connected',
	modules,
	options,
	siteCode,
}: Start ): void {
	const takeBack = ( sandbox: Sandbox ) =>
		saveSettings( sandbox, all( modules, false ), options );
	let removeSiteCode = () => {};

	test.beforeAll( async ( { sandbox } ) => {
		await prepareSite( sandbox, scenario );
		if ( siteCode ) {
			removeSiteCode = addSiteCode( sandbox, siteCode );
		}
	} );
	test.beforeEach( ( { sandbox } ) => takeBack( sandbox ) );
	test.afterAll( async ( { sandbox } ) => {
		await takeBack( sandbox );
		removeSiteCode();
		await prepareSite( sandbox, 'local' );
	} );
}

/**
 * Checks stored settings by key and modules by slug (on or off) in one query,
 * since each takes time.
 */
export async function expectStored(
	{ wpEval }: Sandbox,
	expected: Readonly< Record< string, unknown > >
): Promise< void > {
	const kept = await wpEval( `
		$values = array();
		foreach ( json_decode( ${ phpText(
			JSON.stringify( Object.keys( expected ) )
		) } ) as $name ) {
			$values[ $name ] = ${ MODULES }->get( $name ) ? ${ MODULES }->is_active( $name ) : ${ SETTINGS }->get( $name );
		}
		echo wp_json_encode( $values );` );
	expect( JSON.parse( kept ) ).toEqual( expected );
}

/** The stored value of a setting. */
export async function readStoredSetting(
	{ wpEval }: Sandbox,
	key: string
): Promise< unknown > {
	return JSON.parse(
		await wpEval(
			`echo wp_json_encode( ${ SETTINGS }->get( ${ phpText( key ) } ) );`
		)
	);
}

/**
 * Runs PHP on each request of the site, like custom code of its owner.
 *
 * @return A function that removes it.
 */
export function addSiteCode(
	{ contentDir }: Sandbox,
	php: string
): () => void {
	const path = join( contentDir, 'mu-plugins', 'settings-test.php' );
	writeFileSync( path, `<?php\n${ php }\n` );
	return () => rmSync( path, { force: true } );
}

/** A settings card, by its title. */
export function settingsCard( page: Page, title: string ) {
	return page.getByRole( 'article', { name: title, exact: true } );
}

function phpText( text: string ): string {
	return `'${ text.replace( /[\\']/g, '\\$&' ) }'`;
}
