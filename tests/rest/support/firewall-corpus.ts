import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { request } from '../../sandbox';
import { site } from './site';

const FOLDER = join( __dirname, '../../php/Features/Waf/corpus' );

export interface CorpusLine {
	line: string;
	kind: string;
	target: string;
	name: string;
	value: string;
}

/** Every `step`-th line of a part of the corpus, at least one per file. */
export function sampleCorpus(
	part: 'attacks' | 'harmless',
	step: number
): CorpusLine[] {
	return readdirSync( join( FOLDER, part ) ).flatMap( ( file ) =>
		readFileSync( join( FOLDER, part, file ), 'utf8' )
			.split( '\n' )
			.filter( ( line, index ) => line !== '' && index % step === 0 )
			.map( ( line ) => {
				const [ kind = '', target = '', name = '', value = '' ] = line
					.replace( /⏎/g, '\n' )
					.replace( /␍/g, '\r' )
					.replace( /␀/g, '\0' )
					.split( '\t' );
				return { line, kind, target, name, value };
			} )
	);
}

/**
 * Whether it can be sent over HTTP. The editor's lines need a session, and
 * uploads are tested in PHP.
 */
export function isSendable( { kind, name }: CorpusLine ): boolean {
	return (
		[ 'get', 'form', 'field', 'json', 'xml', 'cookie' ].includes( kind ) ||
		( kind === 'header' && /^[\x20-\x7e]*$/.test( name ) )
	);
}

const encodePath = ( path: string ) =>
	path.replace( /[^\x21-\x7e]|[<>"`{}|\\^]/gu, encodeURIComponent );

const CONTENT_TYPES: Record< string, string > = {
	form: 'application/x-www-form-urlencoded',
	field: 'application/x-www-form-urlencoded',
	json: 'application/json',
	xml: 'text/xml',
};

/** Sends a line. */
export async function sendLine(
	{ kind, target, name, value }: CorpusLine,
	from: string
): Promise< { status: number; body: string } > {
	const query = target.includes( '?' )
		? target.slice( target.indexOf( '?' ) )
		: '';
	const [ headerName = '', ...header ] = name.split( ': ' );
	const body =
		kind === 'field'
			? new URLSearchParams( { [ name ]: value } ).toString()
			: name;
	return request( site(), {
		// A body is sent to the front page, since WordPress's own files would
		// process it.
		path: encodePath( kind in CONTENT_TYPES ? `/${ query }` : target ),
		localAddress: from,
		...( kind in CONTENT_TYPES ? { method: 'POST', body } : {} ),
		headers: {
			...( CONTENT_TYPES[ kind ]
				? { 'Content-Type': CONTENT_TYPES[ kind ] ?? '' }
				: {} ),
			...( kind === 'header'
				? { [ headerName ]: header.join( ': ' ) }
				: {} ),
			...( kind === 'cookie'
				? {
						Cookie: name.replace(
							/=([^]*)$/,
							( _all, text: string ) =>
								`=${ encodeURIComponent( text ) }`
						),
				  }
				: {} ),
		},
	} );
}
