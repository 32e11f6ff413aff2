import { __ } from '@wordpress/i18n';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { MutableRefObject, ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { Button } from '../../components/light/button';
import { Spinner } from '../../components/light/spinner';
import { useAppDispatch, useAppSelector } from '../../hooks/store';
import { afterPaint } from '../../lib/after-paint';
import {
	areAnswersKnown,
	getRecommendationsRequest,
	getRecommendationsStep,
	getUnreadRecommendations,
} from '../../state/recommendations/selectors';
import {
	openAssistant,
	openSuggestions,
} from '../../state/recommendations/thunks';
import type { RootState } from '../../state/store';
import { useParts } from '../shared/use-parts';
import { AssistantFooter } from './assistant-footer';
import { SuggestionsStep } from './offers/suggestions-step';
import { SaveFailure } from './save-failure';
import { FeatureStep } from './steps/feature-step';
import { getStepInput } from './steps/get-step-input';
import { PurchasedStep } from './steps/purchased-step';
import { ResourceStep } from './steps/resource-step';
import { SiteTypeStep } from './steps/site-type-step';
import { canOpenStep, getFirstStep, toOpenStep } from './steps/step-order';
import { findStepByPath, getStepPath } from './steps/step-slugs';
import type { StepSlug } from './steps/step-slugs';
import { getStep } from './steps/steps';
import { SummaryStep } from './summary/summary-step';
import { useFlushOnLeave } from './use-flush-on-leave';
import './recommendations.scss';

/** Parts that the conditions of the steps and the prices depend on. */
const PARTS = [ 'site', 'purchases', 'discount', 'intro-offers' ] as const;

type LoadState = 'loading' | 'failed' | 'ready';

/**
 * Also ready if the list of conditional steps can't be loaded: the list in the
 * initial state is used then.
 */
function getLoadState( state: RootState ): LoadState {
	const answers = getRecommendationsRequest( state, 'fetch-answers' ).kind;
	const list = getRecommendationsRequest( state, 'fetch-conditional' ).kind;
	const isListSettled = list === 'succeeded' || list === 'failed';
	if ( areAnswersKnown( state ) ) {
		return isListSettled ? 'ready' : 'loading';
	}
	return answers === 'failed' ? 'failed' : 'loading';
}

/** The assistant: `/recommendations` leads to the saved step. */
export function RecommendationsScreen( { path }: { path: string } ) {
	const dispatch = useAppDispatch();
	const ref = useRef< HTMLDivElement >( null );
	const hadFocus = useRef( false );
	const load = useAppSelector( getLoadState );
	const focusTitle = () => ref.current?.querySelector( 'h1' )?.focus();
	useParts( PARTS );
	useFlushOnLeave();
	useEffect( () => {
		dispatch( openAssistant() );
		return afterPaint( () => dispatch( openSuggestions() ) );
	}, [ dispatch ] );
	useEffect( () => {
		if ( load === 'ready' && hadFocus.current ) {
			hadFocus.current = false;
			focusTitle();
		}
	}, [ load ] );

	return (
		<div className="jp-assistant" ref={ ref }>
			{ load === 'ready' ? (
				<>
					<SaveFailure onFocusLost={ focusTitle } />
					<CurrentStep slug={ findStepByPath( path ) } />
				</>
			) : (
				<Waiting hadFocus={ hadFocus }>
					{ load === 'loading' ? (
						<Spinner />
					) : (
						<LoadFailure onRetry={ focusTitle } />
					) }
				</Waiting>
			) }
			<AssistantFooter />
		</div>
	);
}

/** @param slug Null for the assistant's own route, and for unknown steps. */
function CurrentStep( { slug }: { slug: StepSlug | null } ) {
	const input = useAppSelector( getStepInput );
	const saved = useAppSelector( getRecommendationsStep );
	const unread = useAppSelector( getUnreadRecommendations );
	if ( slug === null || ! canOpenStep( slug, input ) ) {
		const open =
			slug === null
				? getFirstStep( saved, unread, input )
				: toOpenStep( slug, input );
		return <Navigate to={ getStepPath( open ) } replace />;
	}
	const step = getStep( slug );
	switch ( step.kind ) {
		case 'question':
			return <SiteTypeStep />;
		case 'offers':
			return <SuggestionsStep />;
		case 'purchased':
			return <PurchasedStep />;
		case 'feature':
			return (
				<FeatureStep
					slug={ step.slug }
					activation={ step.activation }
				/>
			);
		case 'resource':
			return <ResourceStep slug={ step.slug } />;
		case 'summary':
			return <SummaryStep />;
	}
}

interface WaitingProps {
	readonly hadFocus: MutableRefObject< boolean >;
	readonly children: ReactNode;
}

/** Records whether its title has the focus when another one replaces it. */
function Waiting( { hadFocus, children }: WaitingProps ) {
	const titleRef = useRef< HTMLHeadingElement >( null );
	useLayoutEffect( () => {
		const title = titleRef.current;
		return () => {
			hadFocus.current = title?.ownerDocument.activeElement === title;
		};
	}, [ hadFocus ] );
	return (
		<>
			<h1 className="jp-screen-title" tabIndex={ -1 } ref={ titleRef }>
				{ __( 'Recommendations', 'jetpack-dashboard' ) }
			</h1>
			{ children }
		</>
	);
}

/** @param onRetry Moves the focus, since the button is removed. */
function LoadFailure( { onRetry }: { onRetry: () => void } ) {
	const dispatch = useAppDispatch();
	return (
		<>
			<p role="alert">
				{ __(
					'The recommendations could not be loaded.',
					'jetpack-dashboard'
				) }
			</p>
			<p>
				<Button
					onClick={ () => {
						onRetry();
						dispatch( openAssistant() );
					} }
				>
					{ __( 'Try again', 'jetpack-dashboard' ) }
				</Button>
			</p>
		</>
	);
}
