import { __ } from '@wordpress/i18n';
import type { SignOnStep } from '../../../../api/sign-on-test';
import { Button } from '../../../../components/light/button';
import { CopyButton } from '../../../../components/light/copy-button';
import { Pill } from '../../../../components/light/pill';
import type { PillStatus } from '../../../../components/light/pill';
import { TextField } from '../../../../components/light/text-field';
import { useAppDispatch, useAppSelector } from '../../../../hooks/store';
import { assertNever } from '../../../../lib/assert-never';
import {
	getSignOnTest,
	getSignOnTestRequest,
	testSignOn,
} from '../../../../state/site/sign-on-test';
import { signOnTestView } from './sign-on-test-view';
import type { SignOnTestView } from './sign-on-test-view';
import './sign-on-test.scss';

export function signOnTestLabel(): string {
	return __( 'Test sign-on', 'jetpack-dashboard' );
}

/** Tests the stored identity provider, and shows each step. */
export function SignOnTest() {
	const dispatch = useAppDispatch();
	const view = signOnTestView(
		useAppSelector( getSignOnTest ),
		useAppSelector( getSignOnTestRequest )
	);
	return (
		<div className="jp-sign-on-test">
			<p>
				{ __(
					'The test uses the saved settings of your identity provider. It logs nobody in.',
					'jetpack-dashboard'
				) }
			</p>
			<Button
				isBusy={ view.kind === 'testing' }
				onClick={ () => void dispatch( testSignOn() ) }
			>
				{ view.kind === 'testing'
					? __( 'Testing…', 'jetpack-dashboard' )
					: signOnTestLabel() }
			</Button>
			<p role="status" className="jp-sign-on-test__outcome">
				{ describe( view ) }
			</p>
			{ view.kind === 'result' && (
				<>
					<ol className="jp-sign-on-test__steps">
						{ view.steps.map( ( step ) => (
							<Step key={ step.id } step={ step } />
						) ) }
					</ol>
					<TextField
						label={ __( 'Redirect URI', 'jetpack-dashboard' ) }
						help={ __(
							'Must be registered at the provider. Only a login can test that.',
							'jetpack-dashboard'
						) }
						value={ view.redirectUri }
						isCode
						isReadOnly
						onChange={ () => {} }
					/>
					<CopyButton
						text={ view.redirectUri }
						label={ __( 'Copy redirect URI', 'jetpack-dashboard' ) }
					/>
				</>
			) }
		</div>
	);
}

function Step( { step }: { step: SignOnStep } ) {
	return (
		<li className="jp-sign-on-test__step">
			<strong>{ step.label }</strong>{ ' ' }
			<Pill status={ PILLS[ step.status ] }>
				{ statusLabel( step.status ) }
			</Pill>
			<p>{ step.text }</p>
		</li>
	);
}

const PILLS: Record< SignOnStep[ 'status' ], PillStatus > = {
	passed: 'well',
	failed: 'bad',
	unknown: 'warn',
	skipped: 'quiet',
};

function statusLabel( status: SignOnStep[ 'status' ] ): string {
	switch ( status ) {
		case 'passed':
			return __( 'Passed', 'jetpack-dashboard' );
		case 'failed':
			return __( 'Failed', 'jetpack-dashboard' );
		case 'unknown':
			return __( 'Unknown', 'jetpack-dashboard' );
		case 'skipped':
			return __( 'Not tested', 'jetpack-dashboard' );
	}
}

function describe( view: SignOnTestView ): string {
	switch ( view.kind ) {
		case 'untested':
			return '';
		case 'testing':
			return __(
				'Testing… This can take up to 30 seconds.',
				'jetpack-dashboard'
			);
		case 'no-result':
			return (
				view.message ??
				__(
					'The test could not be run. Try again.',
					'jetpack-dashboard'
				)
			);
		case 'result':
			return describeOutcome( view.outcome );
		default:
			return assertNever( view );
	}
}

function describeOutcome( outcome: 'passed' | 'unknown' | 'failed' ): string {
	switch ( outcome ) {
		case 'passed':
			return __( 'All steps passed.', 'jetpack-dashboard' );
		case 'unknown':
			return __(
				'No step failed, but not everything could be tested.',
				'jetpack-dashboard'
			);
		case 'failed':
			return __(
				'The test failed. Each failed step says what to do.',
				'jetpack-dashboard'
			);
	}
}
