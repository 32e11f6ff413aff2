import { readFileSync, readdirSync } from 'fs';
import path from 'path';
import { readModules } from '../../../api/modules';
import type { Modules } from '../../../api/modules';
import { makeModule } from '../../../api/page-data.fixture';

const PLUGIN = path.resolve( __dirname, '../../../../plugin' );
const TEXTS = path.join( PLUGIN, 'includes/Modules/Texts' );

const ENTRY = /'([a-z-]+)'\s*=> array\(\n((?:\t+'\w+'\s*=> __\(.*\),\n)+)/g;
const TEXT = /'(\w+)'\s*=> __\( '((?:[^'\\]|\\.)*)'/g;

/** For tests: every module with the very words that the plugin has for it. */
export function readPluginModules(): Modules {
	const texts = readdirSync( TEXTS )
		.map( ( file ) => readFileSync( path.join( TEXTS, file ), 'utf8' ) )
		.join( '\n' );
	return readModules(
		Object.fromEntries(
			[ ...texts.matchAll( ENTRY ) ].map(
				( [ , slug = '', body = '' ] ) => [
					slug,
					makeModule( slug, {
						...readEntry( body ),
						feature: readFeature( slug ),
					} ),
				]
			)
		)
	);
}

function readEntry( body: string ): Record< string, string > {
	const entry = Object.fromEntries(
		[ ...body.matchAll( TEXT ) ].map( ( [ , key = '', text = '' ] ) => [
			key,
			text.replace( /\\(.)/g, '$1' ),
		] )
	);
	return { ...entry, learn_more_button: entry.learn_more ?? '' };
}

function readFeature( slug: string ): readonly string[] {
	const header = readFileSync(
		path.join( PLUGIN, 'modules', `${ slug }.php` ),
		'utf8'
	);
	return ( /^ \* Feature: (.*)$/m.exec( header )?.[ 1 ] ?? '' ).split( ', ' );
}
