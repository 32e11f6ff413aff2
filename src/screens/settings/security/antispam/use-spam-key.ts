import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../../../hooks/store';
import { isRecord } from '../../../../lib/is-record';
import {
	checkSpamKey,
	getSpamKeyCheck,
	getSpamKeyRequest,
	SPAM_KEY,
} from '../../../../state/site/spam-keys';
import { useSettingsForm } from '../../form/use-settings-form';
import type { SettingsForm } from '../../form/use-settings-form';
import { useSettled } from '../../form/use-settled';
import { looksLikeKey, spamKeyView, trimKey } from './spam-key-view';
import type { SpamKeyView } from './spam-key-view';

/** Debounce delay after the last keystroke. */
const CHECK_DELAY_MS = 500;

/**
 * Draft key for the text in the field. It isn't a real setting, so it is never
 * sent to the server.
 */
const TYPED_KEY = 'typed_anti_spam_key';
const TYPED_KEYS = [ TYPED_KEY ];

interface SpamKeyField {
	readonly text: string;
	readonly view: SpamKeyView;
	readonly type: ( text: string ) => void;
	/** Resets the field to the stored key. */
	readonly forget: () => void;
	/** Repeats the key check. */
	readonly tryAgain: () => void;
	readonly isAsking: boolean;
}

/**
 * Checks the text in the field. It becomes the card's draft only if the check
 * succeeds; an empty field is checked as the stored key.
 */
export function useSpamKey( form: SettingsForm ): SpamKeyField {
	const dispatch = useAppDispatch();
	const draft = form.value( SPAM_KEY );
	const storedKey = textOf( form.stored( SPAM_KEY ) );
	const typing = useSettingsForm( TYPED_KEYS );
	const restored = readTyping( typing.get( TYPED_KEY ) );
	// Discards text that was typed over a key that has since been replaced.
	const isOver = restored !== null && restored.over !== storedKey;
	const typed = restored && ! isOver ? restored.text : null;
	const { discard: forget } = typing;
	useEffect( () => {
		if ( isOver ) {
			forget();
		}
	}, [ isOver, forget ] );
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

	// Removing the key doesn't require a check.
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
		type: ( next ) => {
			if ( next === storedKey ) {
				forget();
				form.change( SPAM_KEY, storedKey );
			} else {
				typing.change( TYPED_KEY, { text: next, over: storedKey } );
			}
		},
		forget,
	};
}

interface Typing {
	readonly text: string;
	/** The stored key when typing began. */
	readonly over: string;
}

function mayBeSaved( { kind }: SpamKeyView ): boolean {
	return kind === 'valid' || kind === 'empty';
}

function readTyping( value: unknown ): Typing | null {
	return isRecord( value )
		? { text: textOf( value.text ), over: textOf( value.over ) }
		: null;
}

function textOf( value: unknown ): string {
	return typeof value === 'string' ? value : '';
}
