import { setLocaleData } from '@wordpress/i18n';
import { lazy, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { isRecord } from './is-record';
import { withTimeLimit } from './time-limit';

const TEXT_DOMAIN = 'jetpack-dashboard';
/** Short, because translations delay the screen. */
const TRANSLATIONS_TIMEOUT_MS = 10_000;

let translationUrls: Readonly< Record< string, string > > = {};

/**
 * @param urls Chunk file (`build/chunks/settings.js`) → URL of its
 * translations.
 */
export function configureChunks(
	urls: Readonly< Record< string, string > >
): void {
	translationUrls = urls;
	translations.clear();
}

/**
 * Each callback resets a chunk that failed to load, so that it can be retried.
 */
const failedChunks = new Set< () => void >();

/**
 * React.lazy caches a failed load. Call this before rendering such a screen
 * again ('Try again', or navigating back to it).
 */
export function retryFailedChunks(): void {
	for ( const restart of failedChunks ) {
		restart();
	}
	failedChunks.clear();
}

interface LoadedProps< Props extends object > {
	readonly children: ( Screen: ComponentType< Props > ) => ReactNode;
}

export interface LazyScreen< Props extends object > {
	( props: Props ): ReactNode;
	/**
	 * Loads the chunk before the first render, so that no skeleton is shown.
	 * Rejects if loading fails.
	 */
	readonly preload: () => Promise< unknown >;
}

/**
 * A screen in a chunk of its own, with its translations: WordPress keys those
 * by file and loads only the entry's.
 *
 * @param chunk Its webpackChunkName.
 * @param load  Imports the chunk and picks the component.
 */
export function lazyScreen< Props extends object >(
	chunk: string,
	load: () => Promise< ComponentType< Props > >
): LazyScreen< Props > {
	let Loaded: ComponentType< Props > | null = null;
	const loadAll = async () => {
		const [ Screen ] = await Promise.all( [
			load(),
			loadTranslations( chunk ),
		] );
		Loaded = Screen;
		return Screen;
	};
	const create = () =>
		lazy( async () => {
			try {
				const Screen = await loadAll();
				return {
					default: ( { children }: LoadedProps< Props > ) =>
						children( Screen ),
				};
			} catch ( error ) {
				failedChunks.add( () => {
					Current = create();
				} );
				throw error;
			}
		} );
	let Current = create();

	function LazyScreen( props: Props ) {
		// Renders a loaded component directly: React.lazy would show the
		// skeleton again, for at least half a second.
		const [ Ready ] = useState( () => Loaded );
		return Ready ? (
			<Ready { ...props } />
		) : (
			<Current>{ ( Screen ) => <Screen { ...props } /> }</Current>
		);
	}
	return Object.assign( LazyScreen, { preload: loadAll } );
}

/** By chunk, because several of its screens may load at once. */
const translations = new Map< string, Promise< void > >();

function loadTranslations( chunk: string ): Promise< void > {
	const loading = translations.get( chunk ) ?? fetchTranslations( chunk );
	translations.set( chunk, loading );
	return loading;
}

/** Failures are ignored: an untranslated screen is better than none. */
async function fetchTranslations( chunk: string ): Promise< void > {
	const url = translationUrls[ `build/chunks/${ chunk }.js` ];
	if ( ! url ) {
		return;
	}
	try {
		const file = await withTimeLimit( TRANSLATIONS_TIMEOUT_MS, ( signal ) =>
			readJson( url, signal )
		);
		const data = isRecord( file ) ? file.locale_data : undefined;
		const messages = isRecord( data )
			? data[ TEXT_DOMAIN ] ?? data.messages
			: undefined;
		if ( isRecord( messages ) ) {
			setLocaleData( messages, TEXT_DOMAIN );
		}
	} catch {
		// Ignored: the texts stay in English.
	}
}

async function readJson(
	url: string,
	signal: AbortSignal
): Promise< unknown > {
	const response = await fetch( url, { credentials: 'same-origin', signal } );
	return response.json();
}
