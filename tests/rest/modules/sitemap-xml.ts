import { evalPhp, site } from '../support/site';

export const url = ( path: string ): string => `${ site().url }${ path }`;

export const locs = ( xml: string ): string[] =>
	[ ...xml.matchAll( /<loc>([^<]*)<\/loc>/g ) ].map(
		( [ , loc ] ) => loc ?? ''
	);

/** Throws PHP's message if it isn't valid XML. */
export const parse = ( xml: string ): Promise< string > =>
	evalPhp( `
$document = new DOMDocument();
if ( ! $document->loadXML( base64_decode( '${ Buffer.from( xml ).toString(
		'base64'
	) }' ) ) ) { throw new Exception( 'no XML' ); }
echo $document->documentElement->nodeName;` );
