/** What a page has about an ad. */
export interface PageAd {
	readonly place: string;
	readonly name: string;
	/** For visitors who accept ads that use personal data. */
	readonly ad: string;
	/** For all others. */
	readonly other: string;
}

const AD =
	/<section class="jp-ad is-([a-z-]+)" aria-label="(Advertisement(?: \d)?)" hidden><template><script type="application\/json">(.*?)<\/script><\/template><\/section>\s*<script[^>]*>.*?jpAds.*?<\/script>/gs;

/** The ads in a page's HTML, in order. */
export const findAds = ( html: string ): PageAd[] =>
	[ ...html.matchAll( AD ) ].map( ( [ , place, name, json ] ) => ( {
		place: place ?? '',
		name: name ?? '',
		...JSON.parse( json ?? '' ),
	} ) );
