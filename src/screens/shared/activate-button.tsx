import { __ } from '@wordpress/i18n';
import type { MouseEvent } from 'react';
import { Button } from '../../components/light/button';
import { findCardTitle, restoreFocusToTitle } from './restore-focus';

interface ActivateButtonProps {
	readonly isActivating: boolean;
	/** Default: Activate. */
	readonly label?: string | undefined;
	/** Resolves to whether the feature is now on. */
	readonly activate: () => Promise< boolean >;
}

/** Turns on a card's feature; on success, moves focus to the card's title. */
export function ActivateButton( {
	isActivating,
	label = __( 'Activate', 'jetpack-dashboard' ),
	activate,
}: ActivateButtonProps ) {
	async function onClick( { currentTarget }: MouseEvent ) {
		// Found before the request: the button unmounts on success.
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
			{ isActivating ? __( 'Activating…', 'jetpack-dashboard' ) : label }
		</Button>
	);
}
