import { __ } from '@wordpress/i18n';
import { useId, useState } from 'react';
import type { DisconnectReason } from '../../api/survey';
import { Button } from '../../components/light/button';
import { DialogActions } from '../../components/rich/dialog-actions';
import { useAppDispatch } from '../../hooks/store';
import { sendDisconnectSurvey } from '../../state/connection/thunks';
import type { SurveyIds } from './disconnect-step';
import { ReasonCard } from './reason-card';
import { ReasonText } from './reason-text';
import { OTHER_REASON, SURVEY_REASONS } from './survey-reasons';

interface SurveyStepProps {
	readonly ids: SurveyIds;
	/**
	 * Called whether or not sending succeeded: the thank-you step is shown
	 * either way.
	 */
	readonly onSent: () => void;
	readonly onSkip: () => void;
}

/** Asks for the reason; the last option has a free-text field. */
export function SurveyStep( { ids, onSent, onSkip }: SurveyStepProps ) {
	const dispatch = useAppDispatch();
	const promptId = useId();
	const [ reason, setReason ] = useState< DisconnectReason | null >( null );
	const [ text, setText ] = useState( '' );
	const [ isSubmitting, setIsSubmitting ] = useState( false );

	const submit = async ( chosen: DisconnectReason ) => {
		setIsSubmitting( true );
		await dispatch(
			sendDisconnectSurvey( {
				...ids,
				reason: chosen,
				text:
					chosen === OTHER_REASON && text.trim() !== '' ? text : null,
			} )
		);
		onSent();
	};

	return (
		<div className="jp-disconnect">
			<p id={ promptId }>
				{ __(
					"Let us know what didn't work for you",
					'jetpack-dashboard'
				) }
			</p>
			<div
				className="jp-disconnect__reasons"
				role="group"
				aria-labelledby={ promptId }
			>
				{ SURVEY_REASONS.map( ( { slug, label } ) => (
					<ReasonCard
						key={ slug }
						label={ label() }
						isChosen={ slug === reason }
						onChoose={ () => setReason( slug ) }
					/>
				) ) }
			</div>
			{ reason === OTHER_REASON && (
				<ReasonText text={ text } onChange={ setText } />
			) }
			<DialogActions>
				<Button variant="link" onClick={ onSkip }>
					{ __( 'Skip for now', 'jetpack-dashboard' ) }
				</Button>
				<Button
					variant="primary"
					hintEdge="end"
					isHintAbove
					isBusy={ isSubmitting }
					disabledReason={
						reason === null &&
						__( 'Choose a reason first.', 'jetpack-dashboard' )
					}
					onClick={ () => {
						if ( reason ) {
							void submit( reason );
						}
					} }
				>
					{ isSubmitting
						? __( 'Submitting…', 'jetpack-dashboard' )
						: __( 'Submit feedback', 'jetpack-dashboard' ) }
				</Button>
			</DialogActions>
		</div>
	);
}
