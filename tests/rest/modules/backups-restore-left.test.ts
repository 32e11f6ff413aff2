import * as fs from 'node:fs';
import * as path from 'node:path';
import { noticesOf } from '../support/admin-form';
import { post, site } from '../support/site';
import {
	folder,
	ids,
	PAGE,
	prepareBackups,
	removeBackups,
	send,
	slice,
	SLUG,
	upload,
} from './backups-site';
import { pageAt } from './support';

jest.setTimeout( 180_000 );

const progress = () => path.join( folder(), 'work/restore-progress.json' );
const state = () => JSON.parse( fs.readFileSync( progress(), 'utf8' ) );

beforeAll( prepareBackups );
beforeEach( async () => {
	fs.writeFileSync( upload(), 'after' );
	await send( 'restore', ( await ids() ).pop() ?? '' );
	expect( state() ).toMatchObject( { is_running: true, step: 'check' } );
} );
afterEach( () => {
	expect( fs.readFileSync( upload(), 'utf8' ) ).toBe( 'after' );
} );
afterAll( removeBackups );

it( 'ends a restore that was left before it changed anything, and says so', async () => {
	fs.writeFileSync(
		progress(),
		JSON.stringify( {
			...state(),
			saved_at: Math.floor( Date.now() / 1000 ) - 3601,
		} )
	);
	expect( ( await slice() ).body ).toMatchObject( { is_running: false } );
	expect( noticesOf( await pageAt( PAGE, 'admin' ), 'error' ) ).toEqual( [
		expect.stringContaining(
			'Nothing was restored: The restore was left for an hour, so it has ended.'
		),
	] );
	expect( ( await slice() ).body ).toMatchObject( { is_running: false } );
} );

it( 'ends a restore that has changed nothing when the module is deactivated', async () => {
	for ( const active of [ false, true ] ) {
		expect(
			( await post( `module/${ SLUG }/active`, { active } ) ).status
		).toBe( 200 );
	}
	expect( state() ).toMatchObject( { is_running: false } );
	expect( ( await slice() ).body ).toMatchObject( { is_running: false } );
} );

it( 'ends a restore that has changed nothing when the plugin is deactivated', async () => {
	for ( const command of [ 'deactivate', 'activate' ] ) {
		await site().wp( [ 'plugin', command, 'jetpack-dashboard' ] );
	}
	expect( state() ).toMatchObject( { is_running: false, step: 'check' } );
	expect( ( await slice() ).body ).toMatchObject( { is_running: false } );
} );
