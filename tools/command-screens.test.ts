import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SECTIONS } from '../src/screens/settings/outline';
import { REPOSITORY } from './files';

test( 'the command palette lists the tabs of the settings by their names', () => {
	const source = readFileSync(
		join( REPOSITORY, 'plugin/includes/Admin/Commands.php' ),
		'utf8'
	);
	const listed = Object.fromEntries(
		[ ...source.matchAll( /'([\w-]+)' +=> __\( '([^']+)'/g ) ].map(
			( [ , slug, name ] ) => [ slug, name ]
		)
	);
	const tabs = Object.values( SECTIONS ).map( ( { slug, name } ) => [
		slug,
		name(),
	] );
	expect( tabs ).not.toEqual( [] );
	expect( listed ).toEqual( Object.fromEntries( tabs ) );
} );
