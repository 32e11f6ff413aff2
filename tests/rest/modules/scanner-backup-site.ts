import * as fs from 'node:fs';
import { dropPlugin } from '../support/dropped-plugin';
import { switchModule } from '../support/site-state';
import { create, folder, ids, prepareBackups, upload } from './backups-site';
import {
	fileAt,
	forgetScans,
	plant,
	readPlanted,
	removePlanted,
	scan,
	SLUG,
} from './scanner-site';

export const FILE = 'wp-content/plugins/own/own.php';
export const INFECTED = '<?php eval($_POST["<img src=x>"]);';

let before = '';
let id = '';

/** What the file contained before it was infected. */
export const clean = () => before;

/** Id of the newest backup with the clean file. */
export const newest = () => id;

/**
 * A backup with a clean file, and a newer one in which it is infected. Before
 * each test, the file is infected and has another change.
 */
export function useInfectedFile(): void {
	let removePlugin: () => void;

	beforeAll( async () => {
		removePlugin = dropPlugin( 'own/own.php', 'Own', '// Mine.' );
		before = readPlanted( FILE );
		await prepareBackups();
		await switchModule( SLUG, true );
		await forgetScans();
		await scan();
		id = ( await ids() ).sort().pop() ?? '';
		plant( FILE, `${ before }\n${ INFECTED.slice( 5 ) }` );
		await create();
		expect( await ids() ).not.toEqual( [ id ] );
		fs.rmSync( fileAt( FILE ) );
		fs.writeFileSync( fileAt( FILE ), before );
		await scan();
	} );

	beforeEach( async () => {
		plant( FILE, `${ before }\n// Second.\n${ INFECTED.slice( 5 ) }` );
		fs.chmodSync( fileAt( FILE ), 0o640 );
		await scan();
	} );

	afterAll( async () => {
		removePlanted();
		removePlugin();
		await forgetScans();
		fs.rmSync( upload(), { force: true } );
		// By its path: the option with it may be restored to what it was before.
		fs.rmSync( folder(), { recursive: true, force: true } );
	} );
}
