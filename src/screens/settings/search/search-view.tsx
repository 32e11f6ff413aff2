import { __, _n, sprintf } from '@wordpress/i18n';
import { memo, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { createSelector } from 'reselect';
import { useAppDispatch, useAppSelector } from '../../../hooks/store';
import { useHighlightedWords } from '../../../hooks/highlighted-words';
import { recordEvent } from '../../../state/events';
import { getModules } from '../../../state/modules/selectors';
import { CardContent } from '../declarations/card-content';
import { getSettingsInput } from '../declarations/settings-input';
import { useCardParts } from '../declarations/use-card-parts';
import { UnfoldContext } from '../form/folded-fields';
import { FoundFor } from './found-for';
import { ModuleResult } from './module-result';
import { PopularSettings } from './popular-settings';
import { indexSettings, searchSettings } from './search-settings';
import type { SearchResults } from './search-settings';
import './search-view.scss';

/** Shorter terms are usually unfinished typing, so they aren't tracked. */
const TRACKED_MIN_CHARACTERS = 3;

const getSearchIndex = createSelector(
	[ getSettingsInput, getModules ],
	indexSettings
);

/** Search results, grouped by section. */
export function SearchView( { term }: { term: string } ) {
	const index = useAppSelector( getSearchIndex );
	const text = term.trim();
	const results = useMemo(
		() => searchSettings( index, text ),
		[ index, text ]
	);
	// Updates the result count first: rendering the cards may take longer than
	// a keystroke.
	const shown = useDeferredValue( results );
	const titleRef = useRef< HTMLHeadingElement >( null );
	const listRef = useRef< HTMLDivElement >( null );
	useHighlightedWords( listRef, shown.stems );
	useTracking( text );
	useCardParts(
		shown.sections.flatMap( ( { hits } ) =>
			hits.map( ( { card } ) => card )
		)
	);

	return (
		<>
			<h1 ref={ titleRef } className="jp-screen-title" tabIndex={ -1 }>
				{ __( 'Search settings', 'jetpack-dashboard' ) }
			</h1>
			{ /*
			 * Live region: must be in the DOM before its text changes, or
			 * screen readers won't announce it.
			 */ }
			<p className="jp-search-status" role="status">
				{ describe( text, results.count ) }
			</p>
			<div className="jp-search-results" ref={ listRef }>
				{ text === '' ? (
					<PopularSettings
						index={ index }
						onChoose={ () => titleRef.current?.focus() }
					/>
				) : (
					<Results results={ shown } />
				) }
			</div>
		</>
	);
}

const Results = memo( function Results( {
	results,
}: {
	results: SearchResults;
} ) {
	return (
		<>
			{ results.sections.map( ( { section, hits } ) => (
				<section
					key={ section.slug }
					className="jp-search-section"
					aria-label={ section.name() }
				>
					<h2 className="jp-search-section__name">
						{ section.name() }
					</h2>
					{ hits.map( ( { card, foundFor, hasFoundFields } ) => (
						<div key={ card.slug } className="jp-search-hit">
							<FoundFor words={ foundFor } />
							<UnfoldContext.Provider value={ hasFoundFields }>
								<CardContent card={ card } />
							</UnfoldContext.Provider>
						</div>
					) ) }
				</section>
			) ) }
			{ results.modules.map( ( module ) => (
				<ModuleResult key={ module.slug } module={ module } />
			) ) }
		</>
	);
} );

function describe( text: string, count: number ): string {
	if ( text === '' ) {
		return __(
			'Enter a search term to find settings or close search.',
			'jetpack-dashboard'
		);
	}
	return count === 0
		? sprintf(
				/* translators: %s: what was searched for */
				__( 'No search results found for %s', 'jetpack-dashboard' ),
				text
		  )
		: sprintf(
				/* translators: 1: how many, 2: what was searched for */
				_n(
					'%1$d result for “%2$s”',
					'%1$d results for “%2$s”',
					count,
					'jetpack-dashboard'
				),
				count,
				text
		  );
}

function useTracking( text: string ): void {
	const dispatch = useAppDispatch();
	useEffect( () => {
		if ( [ ...text ].length >= TRACKED_MIN_CHARACTERS ) {
			dispatch( recordEvent( 'jetpack_search_term', { term: text } ) );
		}
	}, [ dispatch, text ] );
}
