/** The length that each service shows, in code points. */
const PREVIEW_LIMITS = {
	google: { title: 63, path: 68, description: 160 },
	facebook: { title: 80, description: 200 },
	twitter: { description: 200 },
} as const;

/** The requested size of the site icon, in pixels. */
export const PREVIEW_ICON_PX = 512;

/** The front page's metadata. */
export interface PageInput {
	readonly title: string;
	readonly description: string;
	/** The full URL. */
	readonly url: string;
	/** Image URL; '' if there is none. */
	readonly icon: string;
}

export interface SearchPreview {
	readonly title: string;
	/** The URL without its scheme. */
	readonly path: string;
	readonly description: string;
}

export interface SocialPreview {
	readonly title: string;
	readonly domain: string;
	readonly description: string;
	readonly icon: string;
}

export interface Previews {
	readonly google: SearchPreview;
	readonly facebook: SocialPreview;
	readonly twitter: SocialPreview;
}

/** The front page as shown by three services. */
export function toPreviews( input: PageInput ): Previews {
	const { google, facebook, twitter } = PREVIEW_LIMITS;
	const title = flatten( input.title );
	const description = flatten( withoutTags( input.description ) );
	const domain = toDomain( input.url );
	const { icon } = input;
	return {
		google: {
			title: shorten( title, google.title ),
			path: shorten( withoutScheme( input.url ), google.path ),
			description: shorten( description, google.description ),
		},
		facebook: {
			title: shorten( title, facebook.title ),
			description: shorten( description, facebook.description ),
			domain,
			icon,
		},
		twitter: {
			title,
			description: shorten( description, twitter.description ),
			domain,
			icon,
		},
	};
}

/**
 * Truncates long text with `…`, at a word boundary if there is one in the last
 * third.
 *
 * @param limit Code points, including the `…`.
 */
export function shorten( text: string, limit: number ): string {
	const characters = [ ...text ];
	if ( characters.length <= limit ) {
		return text;
	}
	const cut = characters.slice( 0, limit - 1 );
	const gap = cut.lastIndexOf( ' ' );
	const isInWord = characters[ limit - 1 ] !== ' ';
	const shortened =
		isInWord && gap > ( limit * 2 ) / 3 ? cut.slice( 0, gap ) : cut;
	return `${ shortened.join( '' ).trimEnd() }…`;
}

/**
 * Matches what the server does when it saves the description
 * (`Sanitizers::without_tags()`).
 */
function withoutTags( text: string ): string {
	const stripped = text
		.replace( /<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, '' )
		.replace( /<\/?[a-z!][^<>]*>/gi, '' );
	return stripped === text ? text : withoutTags( stripped );
}

function flatten( text: string ): string {
	return text.replace( /\s+/g, ' ' ).trim();
}

function withoutScheme( url: string ): string {
	return url.replace( /^https?:\/\//i, '' ).replace( /\/$/, '' );
}

function toDomain( url: string ): string {
	return withoutScheme( url ).replace( /[/?#].*$/, '' );
}
