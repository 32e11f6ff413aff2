import { fetchPath } from '../support/site';

interface Listed {
	headline: boolean;
	pictures: number;
	titles: string[];
}

/** The list below a post; null if there is none. */
export async function listedOn( path: string ): Promise< Listed | null > {
	const { text } = await fetchPath( path );
	const list = /<nav class="jp-relatedposts".*?<\/nav>/s.exec( text )?.[ 0 ];
	return list === undefined
		? null
		: {
				headline: list.includes( '>Related</h2>' ),
				pictures: list.split( '<img' ).length - 1,
				titles: [
					...list.matchAll(
						/<a href="[^"]*">(?:<img[^>]*>)?([^<]*)<\/a>/g
					),
				].map( ( [ , title ] ) => title ?? '' ),
		  };
}

const CONTEXT = /<span class="jp-relatedposts-context">([^<]*)</g;

/** What each post in the list says it shares. */
export const contextsIn = ( html: string ): string[] =>
	[ ...html.matchAll( CONTEXT ) ].map( ( [ , text ] ) => text ?? '' );

/** The lists of a page as HTML. */
export const listsIn = ( html: string ): string[] =>
	[ ...html.matchAll( /<nav[^>]*jp-relatedposts.*?<\/nav>/gs ) ].map(
		( [ list ] ) => list
	);

export const DAY = ( number: number ) => `2025-01-0${ number } 10:00:00`;
