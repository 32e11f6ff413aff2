import * as fs from 'node:fs';
import * as path from 'node:path';
import { follow, hiddenField, sendForm } from '../support/admin-form';
import { dropMustUsePlugin } from '../support/dropped-plugin';
import { post } from '../support/site';
import type { Wire } from '../support/site';
import {
	BUCKET,
	REGION,
	S3_LOGIN,
	startS3Server,
} from '../../sandbox/storage/s3-server';
import type { StorageServer } from '../../sandbox/storage/server';
import {
	startWebdavServer,
	WEBDAV_LOGIN,
	WEBDAV_ROOT,
} from '../../sandbox/storage/webdav-server';
import { folder, PAGE } from './backups-site';
import { pageAt } from './support';

export type Kind = 's3' | 'webdav';

/** PHP that allows requests to a server on loopback. */
export const allow = ( url: string ) => `
add_filter( 'sandbox_open_servers', static fn( $urls ) => array_merge( $urls, array( '${ url }' ) ) );
add_filter( 'http_request_host_is_external', static fn( $is_external, $host, $url ) => $is_external || 0 === strpos( $url, '${ url }' ), 10, 3 );`;

/** The folder of the backups at the storage, as path of its files. */
export const ROOTS: Record< Kind, string > = {
	s3: `/${ BUCKET }/sites/mine`,
	webdav: `${ WEBDAV_ROOT }/backups`,
};

/** What the owner enters. */
export const FIELDS: Record<
	Kind,
	( url: string ) => Record< string, string >
> = {
	s3: ( url ) => ( {
		type: 's3',
		url,
		region: REGION,
		bucket: BUCKET,
		prefix: 'sites/mine',
		user: S3_LOGIN.user,
		secret: S3_LOGIN.secret,
	} ),
	webdav: ( url ) => ( {
		type: 'webdav',
		webdav_url: `${ url }${ encodeURI( WEBDAV_ROOT ) }/backups/`,
		webdav_user: WEBDAV_LOGIN.user,
		webdav_secret: WEBDAV_LOGIN.secret,
	} ),
};

/** A storage that the site may reach on loopback. */
export async function startStorage( kind: Kind ): Promise< StorageServer > {
	const server = await ( kind === 's3'
		? startS3Server()
		: startWebdavServer() );
	const remove = dropMustUsePlugin(
		`storage-${ kind }`,
		allow( server.url )
	);
	return {
		...server,
		stop() {
			remove();
			return server.stop();
		},
	};
}

/** Submits a form about the storage; resolves with the next page. */
export async function submit(
	action: 'storage' | 'copy_now' | 'fetch',
	fields: Record< string, string >
): Promise< string > {
	const name = `jetpack_dashboard_backup_${ action }`;
	const html = await pageAt( PAGE, 'admin' );
	const form = html.slice( html.indexOf( `value="${ name }"` ) );
	return follow(
		await sendForm(
			[
				[ 'action', name ],
				[ '_wpnonce', hiddenField( form, '_wpnonce' ) ],
				...Object.entries( fields ),
			],
			'admin'
		),
		'admin'
	);
}

/** Copies like the open page does, until nothing is left or it fails. */
export async function copy(): Promise< Wire > {
	let body: Wire = { is_running: true };
	for ( let slice = 0; body.is_running && slice < 300; slice++ ) {
		const response = await post( 'module/backups/copy' );
		expect( response.status ).toBe( 200 );
		body = response.body;
	}
	return body;
}

/** Names below the folder of the backups at the storage. */
export const namesAt = ( kind: Kind, server: StorageServer ) =>
	[ ...server.files.keys() ]
		.filter( ( path ) => path.startsWith( `${ ROOTS[ kind ] }/` ) )
		.map( ( path ) => path.slice( ROOTS[ kind ].length + 1 ) )
		.sort();

/** Files of the backups on the server that belong at the storage. */
export const namesHere = () =>
	[ 'backups', 'pieces' ]
		.flatMap( ( name ) =>
			fs
				.readdirSync( path.join( folder(), name ), {
					recursive: true,
					withFileTypes: true,
				} )
				.filter( ( entry ) => entry.isFile() )
				.map( ( entry ) =>
					path.relative(
						folder(),
						path.join( entry.parentPath, entry.name )
					)
				)
		)
		.sort();
