import { useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../../../hooks/store';
import {
	checkSpamKey,
	getSpamKeyCheck,
	getSpamKeyRequest,
	SPAM_KEY,
} from '../../../../state/site/spam-keys';
import type { SettingsForm } from '../../form/use-settings-form';
import { useSettled } from '../../form/use-settled';
import { looksLikeKey, spamKeyView, trimKey } from './spam-key-view';
import type { SpamKeyView } from './spam-key-view';

/** After the last key that is typed (001 §9). */
const CHECK_DELAY_MS = 500;

interface SpamKeyField {
	readonly text: string;
	readonly view: SpamKeyView;
	readonly type: ( text: string ) => void;
	/** Back to what is stored. */
	readonly forget: () => void;
	/** Asks about the key once more. */
	readonly tryAgain: () => void;
	readonly isAsking: boolean;
}

/**
 * What is typed is checked, and becomes the card's draft only once the check
 * succeeds (001 §2); an empty key is checked via the stored one.
 */
export function useSpamKey( form: SettingsForm ): SpamKeyField {
	const dispatch = useAppDispatch();
	const draft = form.value( SPAM_KEY );
	const storedKey = textOf( form.stored( SPAM_KEY ) );
	const [ typing, setTyping ] = useState< Typing | null >( null );
	// What was typed over another key is over once that was saved.
	const typed = typing?.over === storedKey ? typing.text : null;
	const text = typed ?? draft;
	const key = trimKey( text );
	const isTouched = key !== storedKey;

	const view = spamKeyView( {
		text,
		isTouched,
		stored: useAppSelector( ( state ) => getSpamKeyCheck( state ) ),
		storedRequest: useAppSelector( ( state ) =>
			getSpamKeyRequest( state )
		),
		typed: useAppSelector( ( state ) => getSpamKeyCheck( state, key ) ),
		typedRequest: useAppSelector( ( state ) =>
			getSpamKeyRequest( state, key )
		),
	} );

	const asked = isTouched ? key : '';
	const isDue =
		useSettled( key, CHECK_DELAY_MS ) === key &&
		( asked === '' || looksLikeKey( asked ) );
	const isKnown = useAppSelector(
		( state ) => getSpamKeyCheck( state, asked ) !== null
	);
	useEffect( () => {
		if ( isDue && ! isKnown ) {
			void dispatch( checkSpamKey( { key: asked } ) );
		}
	}, [ dispatch, asked, isDue, isKnown ] );

	// To have no key any more needs nobody's consent.
	const committed = isTouched && mayBeSaved( view ) ? key : storedKey;
	const { change } = form;
	useEffect( () => {
		if ( typed !== null && draft !== committed ) {
			change( SPAM_KEY, committed );
		}
	}, [ change, typed, draft, committed ] );

	const isAsking =
		useAppSelector( ( state ) => getSpamKeyRequest( state, asked ) )
			.kind === 'pending';

	return {
		text,
		view,
		isAsking,
		tryAgain: () =>
			void dispatch( checkSpamKey( { key: asked, isRefresh: true } ) ),
		type: ( next ) => setTyping( { text: next, over: storedKey } ),
		forget: () => setTyping( null ),
	};
}

interface Typing {
	readonly text: string;
	/** The key that was stored meanwhile. */
	readonly over: string;
}

function mayBeSaved( { kind }: SpamKeyView ): boolean {
	return kind === 'valid' || kind === 'empty';
}

function textOf( value: unknown ): string {
	return typeof value === 'string' ? value : '';
}
