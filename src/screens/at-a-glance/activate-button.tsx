import { __ } from '@wordpress/i18n';
import type { MouseEvent } from 'react';
import { Button } from '../../components/light/button';
import { findCardTitle, restoreFocusToTitle } from '../shared/restore-focus';

interface ActivateButtonProps {
	readonly isActivating: boolean;
	/** Resolves to whether it is on now. */
	readonly activate: () => Promise< boolean >;
}

/** Switches on what a card is about; the card's title takes the focus when it has helped. */
export function ActivateButton( {
	isActivating,
	activate,
}: ActivateButtonProps ) {
	async function onClick( { currentTarget }: MouseEvent ) {
		// While the button stands: it goes when it has helped.
		const title = findCardTitle( currentTarget );
		if ( await activate() ) {
			restoreFocusToTitle( title );
		}
	}

	return (
		<Button
			variant="link"
			isBusy={ isActivating }
			onClick={ ( event ) => void onClick( event ) }
		>
			{ isActivating
				? __( 'Activating…', 'jetpack-dashboard' )
				: __( 'Activate', 'jetpack-dashboard' ) }
		</Button>
	);
}
