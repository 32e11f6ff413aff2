import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Button } from '../../../../components/light/button';
import { TextField } from '../../../../components/light/text-field';
import { assertNever } from '../../../../lib/assert-never';
import { InvalidKeyNotice } from './invalid-key-notice';
import { isFieldLocked } from './spam-key-view';
import type { SpamKeyView } from './spam-key-view';
import type { useSpamKey } from './use-spam-key';
import './spam-key-field.scss';

interface SpamKeyFieldProps {
	field: ReturnType< typeof useSpamKey >;
	/** Why the server rejected the key. */
	error: ReactNode;
	conflict: ReactNode;
}

/** The API key field with the result of the key check. */
export function SpamKeyField( { field, error, conflict }: SpamKeyFieldProps ) {
	const { text, view, type } = field;
	return (
		<div className="jp-spam-key">
			{ view.kind === 'invalid' && <InvalidKeyNotice /> }
			<TextField
				label={ __( 'Your API key', 'jetpack-dashboard' ) }
				value={ text }
				isCode
				error={ error }
				conflict={ conflict }
				disabledReason={ isFieldLocked( view ) && describe( view ) }
				onChange={ type }
			/>
			<div className="jp-spam-key__state" data-state={ view.kind }>
				<p role="status">{ describe( view ) }</p>
				{ 'message' in view && view.message && <p>{ view.message }</p> }
				{ view.kind === 'unchecked' && (
					<Button
						variant="link"
						isBusy={ field.isAsking }
						onClick={ field.tryAgain }
					>
						{ __( 'Try again', 'jetpack-dashboard' ) }
					</Button>
				) }
			</div>
		</div>
	);
}

function describe( view: SpamKeyView ): string {
	switch ( view.kind ) {
		case 'fetching':
			return __( 'Fetching key…', 'jetpack-dashboard' );
		case 'set-globally':
			return __(
				'The key is set in the site’s configuration and can’t be changed here.',
				'jetpack-dashboard'
			);
		case 'empty':
			return __(
				'Your site needs an Anti-spam key.',
				'jetpack-dashboard'
			);
		case 'checking':
			return __( 'Checking key…', 'jetpack-dashboard' );
		case 'invalid':
			return __(
				'Your site is not protected from spam.',
				'jetpack-dashboard'
			);
		case 'valid':
			return __(
				'Your site is protected from spam.',
				'jetpack-dashboard'
			);
		case 'unchecked':
			return __( 'The key could not be checked.', 'jetpack-dashboard' );
		default:
			return assertNever( view );
	}
}
