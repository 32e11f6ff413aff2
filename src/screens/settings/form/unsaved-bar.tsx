import { __, _n, sprintf } from '@wordpress/i18n';
import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { Button } from '../../../components/light/button';
import type { SettingsForm } from './use-settings-form';
import './unsaved-bar.scss';

interface UnsavedBarProps {
	readonly form: SettingsForm;
	readonly canSave: boolean;
	readonly onDiscard: () => void;
	/** Gets the focus if the bar unmounts while it has it. */
	readonly nextFocusRef: RefObject< HTMLElement >;
}

/**
 * The last row of a card whose form has unsaved changes. It sticks to the
 * bottom of the window while the card is in view.
 */
export function UnsavedBar( {
	form,
	canSave,
	onDiscard,
	nextFocusRef,
}: UnsavedBarProps ) {
	const ref = useRef< HTMLDivElement >( null );
	useLayoutEffect( () => {
		const bar = ref.current;
		const next = nextFocusRef.current;
		return () => {
			if ( bar?.matches( ':focus-within' ) ) {
				next?.focus();
			}
		};
	}, [ nextFocusRef ] );
	const savingReason =
		form.isAnySaving &&
		__( 'Your changes are being saved.', 'jetpack-dashboard' );
	return (
		<div ref={ ref } className="jp-unsaved-bar">
			<p className="jp-unsaved-bar__text">
				{ sprintf(
					/* translators: %d: number of changed settings */
					_n(
						'%d unsaved change',
						'%d unsaved changes',
						form.changeCount,
						'jetpack-dashboard'
					),
					form.changeCount
				) }
			</p>
			<Button
				variant="link"
				onClick={ onDiscard }
				disabledReason={ savingReason }
				hintEdge="end"
				isHintAbove
			>
				{ __( 'Discard', 'jetpack-dashboard' ) }
			</Button>
			{ canSave && (
				<Button
					type="submit"
					variant="primary"
					disabledReason={ savingReason }
					hintEdge="end"
					isHintAbove
				>
					{ __( 'Save changes', 'jetpack-dashboard' ) }
				</Button>
			) }
		</div>
	);
}
