import { __ } from '@wordpress/i18n';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Hint } from './hint';
import './toggle.scss';

export interface ToggleProps {
	label: string;
	/** The state that the site is in; the switch never runs ahead of it. */
	isOn: boolean;
	onChange: ( isOn: boolean ) => void;
	help?: ReactNode;
	/** Its own change is being saved: it keeps the focus and ignores clicks. */
	isBusy?: boolean | undefined;
	/** Something else is being saved: it waits, and says so to whoever asks. */
	isLocked?: boolean | undefined;
	/** Why it can't be switched: shown under it and read with it. */
	disabledReason?: string | false | undefined;
	/** The same where it can be read nearby already: shown on hover and focus. */
	hintedReason?: string | false | undefined;
	/** What the site said about its change. */
	error?: string | undefined;
	/** What depends on it. */
	children?: ReactNode;
}

/** A switch with its label, its help, and the settings that hang from it. */
export function Toggle( props: ToggleProps ) {
	const id = useId();
	const { isOn, isBusy = false, disabledReason, error } = props;
	const hintedReason = ! disabledReason && findHint( props );
	const isDisabled = isBusy || Boolean( disabledReason || hintedReason );
	const describedBy = classNames(
		error && `${ id }-error`,
		Boolean( props.help ) && `${ id }-help`,
		( disabledReason || hintedReason ) && `${ id }-why`,
		isBusy && `${ id }-busy`
	);

	return (
		<div className="jp-toggle">
			<Hint id={ `${ id }-why` } text={ hintedReason }>
				<button
					type="button"
					role="switch"
					id={ id }
					className={ classNames(
						'jp-toggle__switch',
						isBusy && 'is-busy'
					) }
					aria-checked={ isOn }
					aria-disabled={ isDisabled || undefined }
					aria-describedby={ describedBy || undefined }
					onClick={ () => {
						if ( ! isDisabled ) {
							props.onChange( ! isOn );
						}
					} }
				/>
			</Hint>
			<label className="jp-toggle__label" htmlFor={ id }>
				{ props.label }
			</label>
			{ isBusy && (
				<span className="jp-visually-hidden" id={ `${ id }-busy` }>
					{ __( 'Saving…', 'jetpack-dashboard' ) }
				</span>
			) }
			{ error && (
				<p
					className="jp-toggle__error"
					id={ `${ id }-error` }
					role="alert"
				>
					{ error }
				</p>
			) }
			{ props.help && (
				<p className="jp-toggle__help" id={ `${ id }-help` }>
					{ props.help }
				</p>
			) }
			{ disabledReason && (
				<p className="jp-toggle__why" id={ `${ id }-why` }>
					{ disabledReason }
				</p>
			) }
			{ props.children && (
				<div className="jp-toggle__nested">{ props.children }</div>
			) }
		</div>
	);
}

function findHint( { isBusy, isLocked, hintedReason }: ToggleProps ) {
	return (
		hintedReason ||
		( isLocked &&
			! isBusy &&
			__( 'Another change is being saved.', 'jetpack-dashboard' ) )
	);
}
