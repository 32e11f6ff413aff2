import * as fs from 'node:fs';
import { restoreStateAfterwards } from '../support/saved-state';
import { summaries } from '../activity';
import { ids } from '../modules/backups-site';
import {
	clean,
	FILE,
	INFECTED,
	newest,
	useInfectedFile,
} from '../modules/scanner-backup-site';
import { idOf, quarantine } from '../modules/scanner-fixes';
import {
	addThreat,
	fileAt,
	plant,
	readPlanted,
	scan,
	threats,
} from '../modules/scanner-site';
import { wp, wpError } from './wp-cli';

const threatId = async () => String( await idOf( FILE ) );

restoreStateAfterwards();
jest.setTimeout( 180_000 );
useInfectedFile();

describe( 'wp jetpack scan diff', () => {
	it( 'shows what was changed since a backup', async () => {
		const [ title, ...lines ] = (
			await wp( 'scan', 'diff', await threatId(), '--backup' )
		).split( '\n' );
		expect( title ).toMatch(
			/^Compared with the version in the backup of/
		);
		expect( title ).toContain( `(${ newest() })` );
		expect( lines ).toContain( '+ // Second.' );
		expect( lines ).toContain( `+ ${ INFECTED.slice( 5 ) }` );
		expect( lines ).toContain( '  // Mine.' );
		expect( lines.filter( ( line ) => line.startsWith( '- ' ) ) ).toEqual(
			[]
		);
	} );

	it( 'prints nothing that controls the terminal', async () => {
		plant(
			FILE,
			`${ clean() }\n// \u001b]0;title\u0007\u001b[2J \u009b31m \u202e\r// Next.\n${ INFECTED.slice(
				5
			) }`
		);
		await scan();
		const shown = await wp( 'scan', 'diff', await threatId(), '--backup' );
		expect( shown ).toContain( '+ // ?]0;title??[2J ?31m ?\n+ // Next.' );
	} );

	it( 'says if there is more than it shows, also after many spaces', async () => {
		plant(
			FILE,
			clean().replace(
				'// Mine.',
				`// Mine.${ ' '.repeat( 600 ) }\t?>${ INFECTED }`
			)
		);
		await scan();
		const shown = await wp( 'scan', 'diff', await threatId(), '--backup' );
		expect( shown ).toContain(
			'There are more changes than can be shown here.'
		);
		expect( shown ).not.toContain( 'Only spaces' );
	} );

	it( 'fails if there is nothing to compare with', async () => {
		const id = await threatId();
		expect( await wpError( 'scan', 'diff', id ) ).toContain(
			'(no_original)'
		);
		for ( const wrong of [ '999999', '0', 'x', `${ id }x` ] ) {
			expect(
				await wpError( 'scan', 'diff', wrong, '--backup' )
			).toContain( '(no_such_threat)' );
		}
		expect( await wpError( 'scan', 'diff' ) ).toContain( '<id>' );

		const shell = 'wp-content/uploads/cli-shell.php';
		plant( shell, INFECTED );
		await addThreat( 'request-code', shell );
		expect(
			await wpError(
				'scan',
				'diff',
				String( await idOf( shell ) ),
				'--backup'
			)
		).toContain( '(no_earlier)' );

		plant( FILE, `${ readPlanted( FILE ) }// Third.` );
		expect( await wpError( 'scan', 'diff', id, '--backup' ) ).toContain(
			'(changed)'
		);
	} );
} );

describe( 'wp jetpack scan restore --backup', () => {
	it( 'restores the version that was shown after a confirmation, with undo', async () => {
		const id = await threatId();
		const args = [ 'scan', 'restore', id, `--backup=${ newest() }` ];
		const infected = readPlanted( FILE );

		// It stops unless it is confirmed.
		await wp( ...args ).catch( () => '' );
		expect( readPlanted( FILE ) ).toBe( infected );
		expect( await quarantine() ).toEqual( [] );

		expect( await wp( ...args, '--yes' ) ).toContain(
			`Success: Restored the earlier version of ${ FILE }.`
		);
		expect( readPlanted( FILE ) ).toBe( clean() );
		expect( fs.statSync( fileAt( FILE ) ).mode % 0o1000 ).toBe( 0o640 );
		expect( ( await threats() ).join() ).not.toContain( FILE );
		expect( ( await summaries( 'kind=scan' ) )[ 0 ] ).toBe(
			`Earlier version restored from a backup: ${ FILE }`
		);
		const [ item ] = await quarantine();
		expect( item ).toMatchObject( { place: FILE, is_replaced: true } );
		expect( await wp( 'scan', 'undo', String( item?.id ) ) ).toContain(
			`Put back ${ FILE }.`
		);
		expect( readPlanted( FILE ) ).toBe( infected );
		expect( await threats() ).toContain( `request-code ${ FILE }` );
	} );

	it( 'restores no version that is a threat, that was not shown, or over a file that changed', async () => {
		const id = await threatId();
		const infected =
			( await ids() ).find( ( backup ) => backup !== newest() ) ?? '';
		const restore = ( threat: string, backup: string ) =>
			wpError(
				'scan',
				'restore',
				threat,
				`--backup=${ backup }`,
				'--yes'
			);
		expect( await restore( id, infected ) ).toContain( '(no_earlier)' );
		expect( await restore( id, '20200101-000000-abcdef' ) ).toContain(
			'(no_earlier)'
		);
		for ( const wrong of [ '../x', '', `${ newest() }\n` ] ) {
			expect( await restore( id, wrong ) ).toContain(
				'There is no such backup.'
			);
		}
		for ( const wrong of [ '999999', `${ id }x` ] ) {
			expect( await restore( wrong, newest() ) ).toContain(
				'(no_such_threat)'
			);
		}
		expect(
			await wpError( 'scan', 'restore', id, '--backup', '--yes' )
		).toContain( '--backup' );
		plant( FILE, `${ readPlanted( FILE ) }// Third.` );
		expect( await restore( id, newest() ) ).toContain( '(changed)' );
		expect( readPlanted( FILE ) ).toContain( 'Third' );
		expect( await quarantine() ).toEqual( [] );
	} );
} );

it( 'takes no text that begins with an id for the id', async () => {
	const wrong = `${ await threatId() }x`;
	const before = await threats();
	for ( const command of [ 'ignore', 'delete', 'restore' ] ) {
		expect( await wpError( 'scan', command, wrong ) ).toContain(
			'(no_such_threat)'
		);
	}
	expect( await wpError( 'scan', 'undo', '1x' ) ).toContain(
		'(no_such_file)'
	);
	expect( await threats() ).toEqual( before );
} );
