const { createHash } = require( 'crypto' );
const {
	ENTRY_SCRIPTS,
	LATE_PACKAGES,
	toGlobalName,
	toHandle,
} = require( './wordpress-scripts' );

const NAME = 'LateScriptsPlugin';

/**
 * The inline code of the late handle, which runs after all its dependencies.
 */
const LATE_SCRIPT = 'window.JetpackDashboardLate.resolve();\n';

const toPhp = ( { dependencies, version } ) =>
	`<?php return array('dependencies' => array(${ dependencies
		.map( ( handle ) => `'${ handle }'` )
		.join( ', ' ) }), 'version' => '${ version }');\n`;

/**
 * Turns every `@wordpress/*` package that isn't in the entry's list into a
 * promise external: a lazy chunk waits for the late script, the entry never
 * does.
 *
 * The dependency extraction plugin can't do this, since it adds the imports of
 * lazy chunks to the entry's dependency list.
 *
 * Emits late.js, late.asset.php (the handles that it depends on) and
 * chunks.json (the files of every lazy chunk by name, which PHP uses to load
 * their translations and to prefetch the chunks of a route).
 */
class LateScriptsPlugin {
	apply( compiler ) {
		const used = new Set();
		const { ExternalsPlugin, sources, Compilation } = compiler.webpack;

		new ExternalsPlugin( 'promise', ( { request }, callback ) => {
			if (
				! /^@wordpress\/[a-z0-9-]+$/.test( request ) ||
				request in ENTRY_SCRIPTS
			) {
				return callback();
			}
			if ( ! LATE_PACKAGES.includes( request ) ) {
				return callback(
					new Error(
						`${ request } has no script handle in WordPress 6.6, so it would have to be bundled. Do without it, or add it to tools/webpack/wordpress-scripts.js if WordPress 6.6 registers it.`
					)
				);
			}
			used.add( request );
			callback(
				null,
				`promise window.JetpackDashboardLate.promise.then(()=>window.wp.${ toGlobalName(
					request
				) })`
			);
		} ).apply( compiler );

		compiler.hooks.thisCompilation.tap( NAME, ( compilation ) => {
			const emit = ( file, text ) =>
				compilation.emitAsset( file, new sources.RawSource( text ) );

			compilation.hooks.processAssets.tap(
				{
					name: NAME,
					stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL,
				},
				() => {
					const dependencies = [ ...used ].map( toHandle ).sort();
					emit( 'late.js', LATE_SCRIPT );
					emit(
						'late.asset.php',
						toPhp( {
							dependencies,
							version: createHash( 'sha256' )
								.update( LATE_SCRIPT + dependencies.join() )
								.digest( 'hex' )
								.slice( 0, 20 ),
						} )
					);
				}
			);

			compilation.hooks.processAssets.tap(
				{ name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
				() => {
					const chunks = Object.fromEntries(
						[ ...compilation.chunks ]
							.filter( ( chunk ) => ! chunk.canBeInitial() )
							.map( ( chunk ) => [
								chunk.name,
								[ ...chunk.files ].sort().reverse(),
							] )
							.sort()
					);
					emit(
						'chunks.json',
						`${ JSON.stringify( chunks, null, '\t' ) }\n`
					);
				}
			);
		} );
	}
}

module.exports = { LateScriptsPlugin };
