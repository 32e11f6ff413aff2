import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { REPOSITORY } from './files';

const SHIPPED = join( REPOSITORY, 'plugin/includes/Features/Latex' );
const PACKAGE = dirname( dirname( require.resolve( 'temml' ) ) );

test.each( [
	[ 'temml.min.js', 'dist/temml.min.js' ],
	[ 'Temml-Local.css', 'dist/Temml-Local.css' ],
	[ 'Temml.woff2', 'dist/Temml.woff2' ],
	[ 'LICENSE', 'LICENSE' ],
] )( '%s is the file of the package', ( shipped, original ) => {
	expect(
		readFileSync( join( SHIPPED, 'assets/temml', shipped ) ).equals(
			readFileSync( join( PACKAGE, original ) )
		)
	).toBe( true );
} );

test( 'the version in URLs is that of the package', () => {
	const { version } = JSON.parse(
		readFileSync( join( PACKAGE, 'package.json' ), 'utf8' )
	);
	expect( readFileSync( join( SHIPPED, 'Formulas.php' ), 'utf8' ) ).toContain(
		`LIBRARY_VERSION = '${ version }'`
	);
} );
