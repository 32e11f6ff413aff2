import { startStorageServer } from './server';
import type { Answer, StorageServer } from './server';

export const WEBDAV_LOGIN = { user: 'me', secret: 'pass: wörd' };

/** The folder that exists. */
export const WEBDAV_ROOT = '/dav/my files';

const AUTHORIZATION = `Basic ${ Buffer.from(
	`${ WEBDAV_LOGIN.user }:${ WEBDAV_LOGIN.secret }`
).toString( 'base64' ) }`;

const parentOf = ( path: string ) => path.slice( 0, path.lastIndexOf( '/' ) );

const href = ( path: string ) =>
	path.split( '/' ).map( encodeURIComponent ).join( '/' );

/** Starts a WebDAV server. Like most, it wants folders to exist. */
export function startWebdavServer(): Promise< StorageServer > {
	const files = new Map< string, Buffer >();
	const folders = new Set( [ WEBDAV_ROOT ] );

	const describe = ( path: string ) => {
		const file = files.get( path );
		const kind = file
			? `<D:getcontentlength>${ file.length }</D:getcontentlength><D:resourcetype/>`
			: '<D:resourcetype><D:collection/></D:resourcetype>';
		return `<D:response xmlns:x="urn:x" x:a="1"><D:href>${ href( path ) }${
			file ? '' : '/'
		}</D:href><D:propstat><D:prop>${ kind }</D:prop><D:status>HTTP/1.1 200 OK</D:status></D:propstat></D:response>`;
	};

	const answer: Answer = ( { method, path: sent, headers, body } ) => {
		const path = sent.replace( /\/$/, '' );
		if ( headers.authorization !== AUTHORIZATION ) {
			return {
				status: 401,
				headers: { 'WWW-Authenticate': 'Basic realm="dav"' },
			};
		}
		const exists = files.has( path ) || folders.has( path );
		switch ( method ) {
			case 'PUT':
				if ( ! folders.has( parentOf( path ) ) ) {
					return { status: 409 };
				}
				files.set( path, body );
				return { status: exists ? 204 : 201 };
			case 'MKCOL':
				if ( exists ) {
					return { status: 405 };
				}
				if ( ! folders.has( parentOf( path ) ) ) {
					return { status: 409 };
				}
				folders.add( path );
				return { status: 201 };
			case 'DELETE':
				return { status: files.delete( path ) ? 204 : 404 };
			case 'PROPFIND':
				if ( ! exists || headers[ 'depth' ] !== '1' ) {
					return { status: exists ? 403 : 404 };
				}
				return {
					status: 207,
					headers: { 'Content-Type': 'application/xml' },
					body: `<?xml version="1.0"?><D:multistatus xmlns:D="DAV:">${ [
						path,
						...files.keys(),
						...folders,
					]
						.filter(
							( found ) =>
								found === path || parentOf( found ) === path
						)
						.map( describe )
						.join( '' ) }</D:multistatus>`,
				};
		}
		const file = files.get( path );
		return file ? { status: 200, body: file } : { status: 404 };
	};
	return startStorageServer( files, answer );
}
