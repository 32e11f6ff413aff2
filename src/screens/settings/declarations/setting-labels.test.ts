import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { SETTINGS_SECTIONS } from './sections';

const PLUGIN = join( __dirname, '../../../../plugin/includes' );

const sources = [
	join( PLUGIN, 'Settings/General_Settings.php' ),
	...readdirSync( join( PLUGIN, 'Features' ) ).map( ( folder ) =>
		join( PLUGIN, 'Features', folder, 'feature.php' )
	),
]
	.map( ( file ) => readFileSync( file, 'utf8' ) )
	.join( '\n' );

/** Descriptions used in notices and the activity log, by key. */
const descriptions = new Map(
	[
		...sources.matchAll(
			/Kind::\w+\( '([^']+)'(?:(?!Kind::)[^])*?described\( static fn\(\): string => __\( '(.*)', 'jetpack-dashboard' \)/g
		),
	].map( ( [ , key, text ] ) => [ key, text?.replace( /\.$/, '' ) ] )
);

/** `key: label` for each labeled row, searched recursively. */
function findLabels( value: unknown ): string[] {
	if ( typeof value !== 'object' || value === null ) {
		return [];
	}
	const own =
		'key' in value && 'label' in value && typeof value.label === 'function'
			? [ `${ String( value.key ) }: ${ String( value.label() ) }` ]
			: [];
	return [ ...own, ...Object.values( value ).flatMap( findLabels ) ];
}

it( 'names each setting on the server as its control does', () => {
	const labels = SETTINGS_SECTIONS.flatMap( findLabels );
	expect( labels ).toContain( 'button_style: Button style' );
	expect( labels ).toEqual(
		labels.map( ( line ) => {
			const key = line.slice( 0, line.indexOf( ':' ) );
			return `${ key }: ${ descriptions.get( key ) }`;
		} )
	);
} );
