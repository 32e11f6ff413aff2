import { useCallback, useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../hooks/store';
import { afterPaint } from '../../lib/after-paint';
import { recordEvent } from '../../state/events';
import type { UsageEvents } from '../../state/events';
import {
	getAnswers,
	getUnreadRecommendations,
} from '../../state/recommendations/selectors';
import { viewStep } from '../../state/recommendations/thunks';
import { getStepInput } from './steps/get-step-input';
import { getNextStep } from './steps/step-order';
import { getStepPath } from './steps/step-slugs';
import type { StepSlug } from './steps/step-slugs';

type Action = UsageEvents[ 'jetpack_recommendations_click' ][ 'action' ];

interface StepState {
	/** Unread when the step was opened. */
	readonly isNew: boolean;
	readonly hasViewedSummary: boolean;
	/** The link to the following step. */
	readonly nextHref: string;
	readonly recordClick: ( action: Action ) => void;
}

/** What all steps have in common. Records that the step was viewed. */
export function useStep( slug: StepSlug ): StepState {
	const dispatch = useAppDispatch();
	const unread = useAppSelector( getUnreadRecommendations );
	const { viewed } = useAppSelector( getAnswers );
	const input = useAppSelector( getStepInput );
	// Viewing the step makes it read.
	const [ isNew ] = useState( () => unread.includes( slug ) );

	useEffect(
		() =>
			afterPaint( () => {
				dispatch( viewStep( slug ) );
				dispatch(
					recordEvent( 'jetpack_recommendations_view', {
						step: slug,
					} )
				);
			} ),
		[ dispatch, slug ]
	);

	const recordClick = useCallback(
		( action: Action ) => {
			dispatch(
				recordEvent( 'jetpack_recommendations_click', {
					step: slug,
					action,
				} )
			);
		},
		[ dispatch, slug ]
	);

	return {
		isNew,
		hasViewedSummary: viewed.includes( 'summary' ),
		nextHref: `#${ getStepPath( getNextStep( slug, input ) ) }`,
		recordClick,
	};
}
