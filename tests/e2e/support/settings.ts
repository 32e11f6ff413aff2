import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Sandbox } from '../../sandbox';

const PLUGIN = '\\Jetpack_Dashboard\\Plugin::instance()';

/** Modules and options as a test needs them: by slug or key, as the contract has their values. */
export async function keepSettings(
	{ wpEval }: Sandbox,
	modules: Readonly< Record< string, boolean > >,
	options: Readonly< Record< string, unknown > > = {}
): Promise< void > {
	await wpEval( `
		$given = json_decode( ${ phpText(
			JSON.stringify( { modules, options } )
		) }, true );
		foreach ( $given['modules'] as $slug => $is_on ) {
			$is_on ? ${ PLUGIN }->modules()->activate( $slug ) : ${ PLUGIN }->modules()->deactivate( $slug );
		}
		foreach ( $given['options'] as $key => $value ) {
			${ PLUGIN }->settings()->update( $key, $value );
		}
	` );
}

/** What the site keeps for a setting, by a direct look. */
export async function keptSetting(
	{ wpEval }: Sandbox,
	key: string
): Promise< unknown > {
	return JSON.parse(
		await wpEval(
			`echo wp_json_encode( ${ PLUGIN }->settings()->get( ${ phpText(
				key
			) } ) );`
		)
	);
}

/** Is the module on, by a direct look? */
export async function isModuleOn(
	{ wpEval }: Sandbox,
	slug: string
): Promise< boolean > {
	return (
		( await wpEval(
			`echo ${ PLUGIN }->modules()->is_active( ${ phpText(
				slug
			) } ) ? 'on' : 'off';`
		) ) === 'on'
	);
}

/**
 * Runs PHP on each request of the site, as its owner's own code does.
 *
 * @return Takes it away again.
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
