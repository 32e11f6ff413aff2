import { readFileSync, readdirSync } from 'fs';
import path from 'path';
import { readModules } from '../../../api/modules';
import type { Modules } from '../../../api/modules';
import { makeModule } from '../../../api/page-data.fixture';

const PLUGIN = path.resolve( __dirname, '../../../../plugin' );
const FEATURES = path.join( PLUGIN, 'includes/Features' );

const TEXTS =
	/function texts\(\): array \{\n\t+return array\(\n((?:\t+'\w+'\s*=> __\(.*\),\n)+)/;
const TEXT = /'(\w+)'\s*=> __\( '((?:[^'\\]|\\.)*)'/g;

/** Every module with the plugin's texts for it. */
export function readPluginModules(): Modules {
	return readModules(
		Object.fromEntries(
			readdirSync( FEATURES ).map( ( folder ) => {
				const slug = folder.toLowerCase().replaceAll( '_', '-' );
				const source = readFileSync(
					path.join( FEATURES, folder, 'feature.php' ),
					'utf8'
				);
				return [
					slug,
					makeModule( slug, {
						...readEntry( TEXTS.exec( source )?.[ 1 ] ?? '' ),
						feature: readFeature( source ),
					} ),
				];
			} )
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

function readFeature( source: string ): readonly string[] {
	return ( /^ \* Feature: (.*)$/m.exec( source )?.[ 1 ] ?? '' ).split( ', ' );
}
