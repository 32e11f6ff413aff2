import { __, sprintf } from '@wordpress/i18n';
import { Button } from '../../../../components/light/button';
import type { PageType } from '../../../../lib/title-formats';
import {
	getPageTypeLabel,
	getTokenLabel,
	insertableTokens,
} from './title-tokens';
import type { TokenName } from './title-tokens';

interface TokenButtonsProps {
	readonly pageType: PageType;
	readonly disabledReason: string | false;
	readonly onInsert: ( token: TokenName ) => void;
}

/** Buttons that insert a token at the caret. */
export function TokenButtons( {
	pageType,
	disabledReason,
	onInsert,
}: TokenButtonsProps ) {
	return (
		<div
			className="jp-title-field__buttons"
			role="group"
			aria-label={ sprintf(
				/* translators: %s: a kind of page, such as Posts */
				__( 'Insert into %s', 'jetpack-dashboard' ),
				getPageTypeLabel( pageType )
			) }
		>
			{ insertableTokens( pageType ).map( ( token ) => (
				<Button
					key={ token }
					disabledReason={ disabledReason }
					onClick={ () => onInsert( token ) }
				>
					{ getTokenLabel( token ) }
				</Button>
			) ) }
		</div>
	);
}
