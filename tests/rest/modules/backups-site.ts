import * as fs from 'node:fs';
import * as path from 'node:path';
import { hiddenField, sendForm } from '../support/admin-form';
import { moveSpareFilesAside } from '../support/files-aside';
import { evalPhp, get, post, site } from '../support/site';
import type { HttpResponse, Wire } from '../support/site';
import { switchModule, useScenario } from '../support/site-state';
import { idsIn } from '../cli/backup-site';
import { wpJson } from '../cli/wp-cli';
import { pageAt } from './support';

export const PAGE = '/wp-admin/admin.php?page=jetpack-backups';
export const FOLDER = 'jetpack_dashboard_backup_folder';
export const SLUG = 'backups';

let current = '';
let moveBack = () => {};

/** The folder of the backups. */
export const folder = () => current;

/** A file that is backed up. */
export const upload = () =>
	path.join( site().contentDir, 'uploads/backup-page.txt' );

export const report = async () => ( await get( 'module/backups/data' ) ).body;

/** Creates a backup like the page does. */
export async function create(): Promise< Wire > {
	let { status, body } = await post( 'module/backups/run', { start: true } );
	for ( let slice = 0; body.is_running && slice < 200; slice++ ) {
		expect( status ).toBe( 200 );
		( { status, body } = await post( 'module/backups/run' ) );
	}
	expect( { status, body } ).toMatchObject( { body: { is_running: false } } );
	return body;
}

export const list = () =>
	wpJson( 'backup', 'list' ) as Promise<
		Array< { id: string; reason: string } >
	>;

/** Ids of the backups on the server, oldest first. */
export const ids = async () => idsIn( current );

export interface FormChoices {
	/** Backup that the page asks about, if it isn't the one that is sent. */
	asked?: string;
	/** What is restored. */
	part?: string;
	path?: string;
	table?: string;
}

/** Runs a slice of a backup or restore. */
export const slice = () => post( 'module/backups/run' );

/** Runs a restore that was started to its end, like the page does. */
export async function finishRestore(): Promise< HttpResponse[] > {
	const responses = [ await slice() ];
	while ( responses.at( -1 )?.body.is_running && responses.length < 300 ) {
		responses.push( await slice() );
	}
	expect( responses.at( -1 ) ).toMatchObject( {
		status: 200,
		body: { is_running: false },
	} );
	return responses;
}

/** Restores a backup on the page. */
export async function restore( id: string, choices: FormChoices = {} ) {
	await send( 'restore', id, choices );
	return finishRestore();
}

/** Submits a form of the page, or of the page that asks about a backup. */
export async function send(
	action: string,
	id: string,
	{ asked = id, part = 'all', path: file = '', table = '' }: FormChoices = {}
) {
	const html = await pageAt(
		[ 'delete', 'restore' ].includes( action )
			? `${ PAGE }&${ action }=${ asked }`
			: PAGE,
		'admin'
	);
	const name = `jetpack_dashboard_backup_${ action }`;
	const form = html.slice( html.indexOf( `value="${ name }"` ) );
	return sendForm(
		[
			[ 'action', name ],
			[ '_wpnonce', hiddenField( form, '_wpnonce' ) ],
			[ 'id', id ],
			[ 'part', part ],
			[ 'path', file ],
			[ 'table', table ],
		],
		'admin'
	);
}

/** Backs up the site, with the upload 'before'. */
export async function prepareBackups(): Promise< void > {
	await useScenario( 'local' );
	moveBack = moveSpareFilesAside();
	fs.writeFileSync( upload(), 'before' );
	await switchModule( SLUG, true );
	await create();
	current = await evalPhp( `echo get_option( '${ FOLDER }' );` );
}

/** Deletes all backups, and restores the settings. */
export async function removeBackups(): Promise< void > {
	moveBack();
	fs.rmSync( upload(), { force: true } );
	fs.rmSync( current, { recursive: true, force: true } );
	await evalPhp( `delete_option( '${ FOLDER }' );` );
	await post( 'settings', {
		backups_frequency: 'daily',
		backups_kept: 7,
		backups_kept_days: 365,
	} );
	await switchModule( SLUG, false );
}

/** Makes a backup look as if it had been created then, and returns its new id. */
export function backdate( id: string, date: string, time = '000000' ): string {
	const older = `${ date }-${ time }-${ id.slice( -6 ) }`;
	const file = ( name: string ) => path.join( current, 'backups', name );
	const manifest = JSON.parse(
		fs.readFileSync( file( `${ id }.json` ), 'utf8' )
	);
	fs.writeFileSync(
		file( `${ older }.json` ),
		JSON.stringify( { ...manifest, id: older } )
	);
	fs.renameSync( file( `${ id }.list.gz` ), file( `${ older }.list.gz` ) );
	fs.rmSync( file( `${ id }.json` ) );
	return older;
}
