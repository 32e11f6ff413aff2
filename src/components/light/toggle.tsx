import { __ } from '@wordpress/i18n';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Hint } from './hint';
import './toggle.scss';

export interface ToggleProps {
	label: string;
	/** The stored state; not updated optimistically. */
	isOn: boolean;
	onChange: ( isOn: boolean ) => void;
	help?: ReactNode;
	/** Its change is being saved: it keeps the focus and ignores clicks. */
	isBusy?: boolean | undefined;
	/**
	 * Another setting is being saved: it ignores clicks, and a hint explains
	 * why.
	 */
	isLocked?: boolean | undefined;
	/** Why it can't be switched: shown below it and read with it. */
	disabledReason?: string | false | undefined;
	/**
	 * Like disabledReason, if the reason is already visible nearby: shown on
	 * hover and focus only.
	 */
	hintedReason?: string | false | undefined;
	/** The error from the last change. */
	error?: string | undefined;
	/** Settings that depend on it. */
	children?: ReactNode;
}

/** A switch with its label, help and dependent settings. */
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
