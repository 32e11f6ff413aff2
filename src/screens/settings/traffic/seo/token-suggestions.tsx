import { classNames } from '../../../../components/light/class-names';
import { getTokenLabel } from './title-tokens';
import type { TokenName } from './title-tokens';

interface TokenSuggestionsProps {
	/** The ID of the field that the suggestions belong to. */
	readonly id: string;
	readonly label: string;
	readonly tokens: readonly TokenName[];
	readonly current: TokenName | undefined;
	readonly onPick: ( token: TokenName ) => void;
}

/** Suggestions shown while a bracket is open; focus stays in the field. */
export function TokenSuggestions( {
	id,
	label,
	tokens,
	current,
	onPick,
}: TokenSuggestionsProps ) {
	return (
		<div
			id={ `${ id }-tokens` }
			className="jp-title-field__suggestions"
			role="listbox"
			aria-label={ label }
			hidden={ tokens.length === 0 }
		>
			{ tokens.map( ( token ) => (
				<div
					key={ token }
					id={ `${ id }-${ token }` }
					className={ classNames(
						'jp-title-field__suggestion',
						token === current && 'is-current'
					) }
					role="option"
					aria-selected={ token === current }
					tabIndex={ -1 }
					onMouseDown={ ( event ) => {
						// Keeps focus in the field: the list closes on blur.
						event.preventDefault();
						onPick( token );
					} }
				>
					<span className="jp-title-field__token" dir="ltr">
						{ `[${ token }]` }
					</span>
					{ getTokenLabel( token ) }
				</div>
			) ) }
		</div>
	);
}
