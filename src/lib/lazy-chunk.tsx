import { setLocaleData } from '@wordpress/i18n';
import { lazy, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { isRecord } from './is-record';
import { withTimeLimit } from './time-limit';

const TEXT_DOMAIN = 'jetpack-dashboard';
/** The screen waits for them, so not for long. */
const TRANSLATIONS_TIMEOUT_MS = 10_000;

let translationUrls: Readonly< Record< string, string > > = {};

/** @param urls Chunk's file (`build/chunks/settings.js`) → its translations. */
export function configureChunks(
	urls: Readonly< Record< string, string > >
): void {
	translationUrls = urls;
	translations.clear();
}

/** Gives each chunk that failed to load a new start. */
const failedChunks = new Set< () => void >();

/**
 * React keeps a failure to load for good. Whoever draws such a screen again
 * on purpose ('Try again', or coming back to it) says so first.
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
	/** Fetches the screen ahead of its first drawing, which then shows no skeleton. Rejects when it can't be had. */
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
		// React's lazy shows the skeleton once more for what is there already,
		// and a skeleton stays for half a second at least.
		const [ Ready ] = useState( () => Loaded );
		return Ready ? (
			<Ready { ...props } />
		) : (
			<Current>{ ( Screen ) => <Screen { ...props } /> }</Current>
		);
	}
	return Object.assign( LazyScreen, { preload: loadAll } );
}

/** By chunk: several of its screens may be drawn at once. */
const translations = new Map< string, Promise< void > >();

function loadTranslations( chunk: string ): Promise< void > {
	const loading = translations.get( chunk ) ?? fetchTranslations( chunk );
	translations.set( chunk, loading );
	return loading;
}

/** Untranslated texts are better than no screen: a failure is let go. */
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
		// The texts stay in English.
	}
}

async function readJson(
	url: string,
	signal: AbortSignal
): Promise< unknown > {
	const response = await fetch( url, { credentials: 'same-origin', signal } );
	return response.json();
}
