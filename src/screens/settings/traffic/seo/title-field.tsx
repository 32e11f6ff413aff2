import { __, sprintf } from '@wordpress/i18n';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { classNames } from '../../../../components/light/class-names';
import { describeField, Field } from '../../../../components/light/field';
import type { PageType, TitlePiece } from '../../../../lib/title-formats';
import { LimitCounter } from '../../controls/limit-counter';
import { parseTitle } from './title-format';
import type { TokenValues } from './title-draft';
import { TitlePreview } from './title-preview';
import { getPageTypeLabel } from './title-tokens';
import type { TokenName } from './title-tokens';
import { TokenButtons } from './token-buttons';
import { insertToken } from './token-insertion';
import type { Selection } from './token-insertion';
import { TokenSuggestions } from './token-suggestions';
import { useSuggestions } from './use-suggestions';
import './title-field.scss';

/** The server's limit, which counts tokens without their brackets. */
const TITLE_LIMIT = 500;

interface TitleFieldProps {
	readonly pageType: PageType;
	/** For example, `[post_title] – [site_name]`. */
	readonly value: string;
	/** The tokens' values on this site. */
	readonly values: TokenValues;
	readonly disabledReason: string | false;
	readonly onChange: ( value: string ) => void;
}

/**
 * Title structure field: text with tokens in brackets, inserted by buttons and
 * suggestions.
 */
export function TitleField( {
	pageType,
	value,
	values,
	disabledReason,
	onChange,
}: TitleFieldProps ) {
	const id = useId();
	const inputRef = useRef< HTMLInputElement >( null );
	const [ selection, setSelection ] = useState< Selection | null >( null );
	const [ isFocused, setFocused ] = useState( false );
	const moveCaret = useCaret( inputRef, value );
	const suggestions = useSuggestions(
		value,
		isFocused && ! disabledReason ? selection : null,
		pageType
	);
	const { tokens, current } = suggestions;
	const isOpen = tokens.length > 0;
	const label = getPageTypeLabel( pageType );
	const texts = { label, disabledReason };
	const pieces: readonly TitlePiece[] = parseTitle( value, pageType );

	function insert( token: TokenName ) {
		const end = value.length;
		const { text, caret } = insertToken(
			value,
			// There is no caret position before the field is first focused.
			selection && inputRef.current
				? selectionOf( inputRef.current )
				: { start: end, end },
			token
		);
		setSelection( { start: caret, end: caret } );
		moveCaret( caret );
		onChange( text );
	}

	function onKeyDown( event: KeyboardEvent ) {
		if ( ! isOpen || event.nativeEvent.isComposing ) {
			return;
		}
		if ( event.key === 'ArrowDown' || event.key === 'ArrowUp' ) {
			suggestions.move( event.key === 'ArrowDown' ? 1 : -1 );
		} else if ( event.key === 'Enter' && current ) {
			insert( current );
		} else if ( event.key === 'Escape' ) {
			suggestions.dismiss();
		} else {
			return;
		}
		event.preventDefault();
	}

	return (
		<div className="jp-title-field">
			<Field
				id={ id }
				{ ...texts }
				counter={
					<LimitCounter
						text={ pieces
							.map( ( { value: text } ) => text )
							.join( '' ) }
						maxLength={ TITLE_LIMIT }
					/>
				}
			>
				<input
					ref={ inputRef }
					id={ id }
					type="text"
					role="combobox"
					autoComplete="off"
					className="jp-field__input"
					value={ value }
					readOnly={ Boolean( disabledReason ) }
					aria-disabled={ disabledReason ? true : undefined }
					aria-autocomplete="list"
					aria-expanded={ isOpen }
					aria-controls={ `${ id }-tokens` }
					aria-activedescendant={
						isOpen && current ? `${ id }-${ current }` : undefined
					}
					aria-describedby={
						classNames(
							describeField( id, texts ),
							`${ id }-preview`
						) || undefined
					}
					onChange={ ( { target } ) => {
						setSelection( selectionOf( target ) );
						onChange( target.value );
					} }
					onSelect={ ( { currentTarget } ) =>
						setSelection( selectionOf( currentTarget ) )
					}
					onFocus={ () => setFocused( true ) }
					onBlur={ () => setFocused( false ) }
					onKeyDown={ onKeyDown }
				/>
			</Field>
			<TokenSuggestions
				id={ id }
				label={ sprintf(
					/* translators: %s: a kind of page, such as Posts */
					__( 'Tokens for %s', 'jetpack-dashboard' ),
					label
				) }
				tokens={ tokens }
				current={ current }
				onPick={ insert }
			/>
			<TokenButtons
				pageType={ pageType }
				disabledReason={ disabledReason }
				onInsert={ insert }
			/>
			<TitlePreview
				id={ `${ id }-preview` }
				pieces={ pieces }
				values={ values }
			/>
		</div>
	);
}

function selectionOf( input: HTMLInputElement ): Selection {
	const start = input.selectionStart ?? input.value.length;
	return { start, end: input.selectionEnd ?? start };
}

/**
 * React moves the caret to the end when it sets a value; this restores its
 * position.
 */
function useCaret(
	inputRef: React.RefObject< HTMLInputElement >,
	value: string
): ( caret: number ) => void {
	const wanted = useRef< number | null >( null );
	useLayoutEffect( () => {
		if ( wanted.current !== null ) {
			inputRef.current?.focus();
			inputRef.current?.setSelectionRange(
				wanted.current,
				wanted.current
			);
			wanted.current = null;
		}
	}, [ inputRef, value ] );
	return ( caret ) => {
		wanted.current = caret;
	};
}
