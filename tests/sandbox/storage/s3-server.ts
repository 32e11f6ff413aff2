import { createHash, createHmac } from 'node:crypto';
import { startStorageServer } from './server';
import type { Answer, StorageRequest, StorageServer } from './server';

export const S3_LOGIN = { user: 'AKIASANDBOX', secret: 'S3+secret/key' };
export const REGION = 'eu-test-1';
export const BUCKET = 'backups';

/** Small for backups, so that lists have several pages. There are hundreds of lists of pieces. */
const pageSize = ( prefix: string ) =>
	prefix.endsWith( 'backups/' ) ? 3 : 1000;

const sha256 = ( text: string | Buffer ) =>
	createHash( 'sha256' ).update( text ).digest( 'hex' );
const hmac = ( key: string | Buffer, text: string ) =>
	createHmac( 'sha256', key ).update( text ).digest();

const failure = ( status: number, code: string ) => ( {
	status,
	body: `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${ code }</Code><Message>Refused</Message></Error>`,
} );

/** As AWS describes Signature Version 4; '' if the signature is right, else S3’s code. */
function refusal( { method, url, headers, body }: StorageRequest ): string {
	const header =
		/^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([a-z0-9;-]+), Signature=([0-9a-f]{64})$/.exec(
			headers.authorization ?? ''
		);
	if ( ! header ) {
		return 'AccessDenied';
	}
	const [ , key, day = '', region = '', names = '', signature ] = header;
	const time = String( headers[ 'x-amz-date' ] );
	const hash = String( headers[ 'x-amz-content-sha256' ] );
	if ( key !== S3_LOGIN.user ) {
		return 'InvalidAccessKeyId';
	}
	if ( hash !== sha256( body ) ) {
		return 'XAmzContentSHA256Mismatch';
	}
	const signed = names.split( ';' );
	if (
		region !== REGION ||
		! time.startsWith( day ) ||
		! signed.includes( 'host' ) ||
		! signed.includes( 'x-amz-date' ) ||
		! signed.includes( 'x-amz-content-sha256' )
	) {
		return 'AuthorizationHeaderMalformed';
	}
	const at = Date.parse(
		time.replace(
			/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/,
			'$1-$2-$3T$4:$5:$6Z'
		)
	);
	if ( ! ( Math.abs( Date.now() - at ) < 900_000 ) ) {
		return 'RequestTimeTooSkewed';
	}
	const [ path = '', query = '' ] = url.split( '?' );
	const canonical = [
		method,
		path,
		query.split( '&' ).sort().join( '&' ),
		...signed.map( ( name ) => `${ name }:${ headers[ name ] }` ),
		'',
		names,
		hash,
	].join( '\n' );
	const scope = `${ day }/${ region }/s3/aws4_request`;
	const signingKey = scope
		.split( '/' )
		.reduce< string | Buffer >( hmac, `AWS4${ S3_LOGIN.secret }` );
	const text = [ 'AWS4-HMAC-SHA256', time, scope, sha256( canonical ) ];
	return hmac( signingKey, text.join( '\n' ) ).toString( 'hex' ) === signature
		? ''
		: 'SignatureDoesNotMatch';
}

function list( files: Map< string, Buffer >, query: URLSearchParams ) {
	const prefix = query.get( 'prefix' ) ?? '';
	const after = query.get( 'continuation-token' ) ?? '';
	const keys: string[] = [];
	for ( const path of files.keys() ) {
		if ( path.startsWith( prefix, BUCKET.length + 2 ) ) {
			keys.push( path.slice( BUCKET.length + 2 ) );
		}
	}
	const rest = keys.filter( ( key ) => `+${ key }=` > after ).sort();
	const page = rest.slice( 0, pageSize( prefix ) );
	const isLast = page.length === rest.length;
	// Tokens have characters that must be encoded.
	const next = isLast
		? ''
		: `<NextContinuationToken>+${ page.at( -1 ) }=</NextContinuationToken>`;
	return `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><IsTruncated>${ ! isLast }</IsTruncated>${ next }${ page
		.map(
			( key ) =>
				`<Contents><Key>${ key }</Key><Size>${ files.get(
					`/${ BUCKET }/${ key }`
				)?.length }</Size></Contents>`
		)
		.join( '' ) }</ListBucketResult>`;
}

/** The path with the bucket, which may be in the host name instead. */
const pathOf = ( { headers, path }: StorageRequest ) =>
	headers.host?.startsWith( `${ BUCKET }.` ) ? `/${ BUCKET }${ path }` : path;

/** Starts an S3-compatible storage that verifies signatures. */
export function startS3Server(): Promise< StorageServer > {
	const files = new Map< string, Buffer >();
	const answer: Answer = ( request ) => {
		const code = refusal( request );
		const { method, query, body } = request;
		const path = pathOf( request );
		const [ , bucket, ...key ] = path.replace( /\/$/, '' ).split( '/' );
		if ( code ) {
			return failure( 403, code );
		}
		if ( bucket !== BUCKET ) {
			return failure( 404, 'NoSuchBucket' );
		}
		if ( key.length === 0 && query.get( 'list-type' ) === '2' ) {
			return { status: 200, body: list( files, query ) };
		}
		if ( method === 'PUT' ) {
			files.set( path, body );
			return { status: 200 };
		}
		if ( method === 'DELETE' ) {
			files.delete( path );
			return { status: 204 };
		}
		const file = files.get( path );
		return file ? { status: 200, body: file } : failure( 404, 'NoSuchKey' );
	};
	return startStorageServer( files, answer );
}
