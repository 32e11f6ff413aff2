import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { deferred, json } from '../../api/network.fixture';
import { makePageData } from '../../api/page-data.fixture';
import { createPage } from '../../state/page';
import {
	button,
	CONNECTED,
	dialog,
	fakeServer,
	openSurvey,
	SITE_ID,
	surveys,
	USER_ID,
} from './disconnect-dialog.fixture';
import { SurveyStep } from './survey-step';

const REASONS = [
	[ 'A053', 'troubleshooting', 'I’m troubleshooting a problem' ],
	[ 'A054', 'not-working', 'I can’t get it to work' ],
	[ 'A055', 'slowed-down-site', 'It slowed down my site' ],
	[ 'A056', 'buggy', 'It has too many bugs' ],
	[ 'A057', 'what-does-it-do', 'I don’t know what it does' ],
] as const;

const OTHER = 'Other';
const textField = () => screen.getByRole( 'textbox' );
const thanks = () => dialog( 'Thank you!' );

function payload( response: string, text: string | null ) {
	return {
		site_id: SITE_ID,
		user_id: USER_ID,
		survey_id: 'jetpack-plugin-disconnect',
		survey_responses: { 'why-cancel': { response, text } },
	};
}

describe( 'the survey', () => {
	it( 'A046 A047 A048 has its title, its prompt and its reason cards', async () => {
		fakeServer();
		await openSurvey();
		expect(
			screen.getByRole( 'heading', {
				name: 'Before you go, help us improve',
			} )
		).toBeInTheDocument();
		const group = screen.getByRole( 'group', {
			name: "Let us know what didn't work for you",
		} );
		expect(
			[ ...group.querySelectorAll( 'button' ) ].map(
				( { textContent } ) => textContent
			)
		).toEqual( [ ...REASONS.map( ( [ , , label ] ) => label ), OTHER ] );
	} );

	it( 'A049 can be skipped, and is not sent then', async () => {
		const calls = fakeServer();
		const { user, onClose } = await openSurvey();
		await user.click( button( 'It has too many bugs' ) );
		await user.click( button( 'Skip for now' ) );
		expect( onClose ).toHaveBeenCalledWith( true );
		expect( surveys( calls ) ).toEqual( [] );
	} );

	it.each( [
		[ 'A050', 'a click', '' ],
		[ 'A051', 'Enter', '{Enter}' ],
		[ 'A052', 'Space', ' ' ],
	] )( '%s: a card is chosen by %s', async ( _row, _way, key ) => {
		fakeServer();
		const { user } = await openSurvey();
		const card = button( 'It has too many bugs' );
		expect( card ).toHaveAttribute( 'aria-pressed', 'false' );
		if ( key === '' ) {
			await user.click( card );
		} else {
			act( () => card.focus() );
			await user.keyboard( key );
		}
		expect( card ).toHaveAttribute( 'aria-pressed', 'true' );
		await user.click( button( 'It slowed down my site' ) );
		expect( card ).toHaveAttribute( 'aria-pressed', 'false' );
	} );

	it.each( REASONS )(
		'%s sends %s, without a nonce and without cookies',
		async ( _row, slug, label ) => {
			const calls = fakeServer();
			const { user } = await openSurvey();
			await user.click( button( label ) );
			await user.click( button( 'Submit feedback' ) );
			await thanks();
			const [ call, ...others ] = surveys( calls );
			expect( others ).toEqual( [] );
			expect( call?.url.href ).toBe(
				'https://account.test/v1/marketing/feedback-survey'
			);
			expect( call?.body ).toEqual( payload( slug, null ) );
			expect( call?.credentials ).toBe( 'omit' );
			expect( call?.headers.has( 'X-WP-Nonce' ) ).toBe( false );
		}
	);

	it( 'A058 takes free text for another-reason, and only for that', async () => {
		const calls = fakeServer();
		const { user } = await openSurvey();
		expect( screen.queryByRole( 'textbox' ) ).not.toBeInTheDocument();
		await user.click( button( OTHER ) );
		await user.type( textField(), 'Too <b>blue</b>' );
		await user.click( button( 'Submit feedback' ) );
		await thanks();
		expect( surveys( calls )[ 0 ]?.body ).toEqual(
			payload( 'another-reason', 'Too <b>blue</b>' )
		);
	} );

	it( 'sends no text that belongs to another choice, nor blanks', async () => {
		const calls = fakeServer();
		const { user } = await openSurvey();
		await user.click( button( OTHER ) );
		await user.type( textField(), 'Too blue' );
		await user.click( button( 'It has too many bugs' ) );
		await user.click( button( 'Submit feedback' ) );
		await thanks();
		expect( surveys( calls )[ 0 ]?.body ).toEqual(
			payload( 'buggy', null )
		);
	} );

	it( 'A283 A410 accepts at most 1000 characters, and counts them', async () => {
		fakeServer();
		const { user } = await openSurvey();
		await user.click( button( OTHER ) );
		expect( textField() ).toHaveAccessibleDescription(
			'0 of 1000 characters'
		);
		// Two code units per character: the limit counts code points.
		fireEvent.change( textField(), {
			target: { value: '🙂'.repeat( 1000 ) },
		} );
		expect( textField() ).toHaveValue( '🙂'.repeat( 1000 ) );
		expect( textField() ).toHaveAccessibleDescription(
			'1000 of 1000 characters'
		);
		fireEvent.change( textField(), {
			target: { value: `${ '🙂'.repeat( 1000 ) }x` },
		} );
		expect( textField() ).toHaveValue( '🙂'.repeat( 1000 ) );
	} );

	it( 'A284 can’t be submitted without a reason', async () => {
		const calls = fakeServer();
		const { user } = await openSurvey();
		expect( button( 'Submit feedback' ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
		await user.click( button( 'Submit feedback' ) );
		expect( surveys( calls ) ).toEqual( [] );
		await user.click( button( OTHER ) );
		expect( button( 'Submit feedback' ) ).not.toHaveAttribute(
			'aria-disabled'
		);
	} );

	it( 'A285 can’t be submitted twice', async () => {
		const answer = deferred< Response >();
		const calls = fakeServer( { survey: () => answer.promise } );
		const { user } = await openSurvey();
		await user.click( button( 'It has too many bugs' ) );
		await user.click( button( 'Submit feedback' ) );
		expect( button( 'Submitting…' ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
		await user.click( button( 'Submitting…' ) );
		expect( surveys( calls ) ).toHaveLength( 1 );
		answer.resolve( json( { success: true } ) );
		await thanks();
	} );
} );

describe( 'the thank-you step', () => {
	it( 'A059 A060 says thank you, and has a link back', async () => {
		fakeServer();
		const { user, onClose } = await openSurvey();
		await user.click( button( 'It has too many bugs' ) );
		await user.click( button( 'Submit feedback' ) );
		expect(
			await screen.findByRole( 'heading', { name: 'Thank you!' } )
		).toBeInTheDocument();
		await user.click( button( 'Back to my website' ) );
		expect( onClose ).toHaveBeenCalledWith( true );
	} );

	it.each( [
		[ 'refuses', () => json( { code: 'survey_closed' }, 400 ) ],
		[ 'is out of reach', () => new TypeError( 'Failed to fetch' ) ],
		[ 'answers nonsense', () => new Response( '<html>' ) ],
	] )(
		'shows all the same when the service %s (A404)',
		async ( _what, survey ) => {
			fakeServer( { survey } );
			const { user } = await openSurvey();
			await user.click( button( 'It has too many bugs' ) );
			await user.click( button( 'Submit feedback' ) );
			expect( await thanks() ).toBeInTheDocument();
		}
	);

	it.each( [
		[ 'site id', { siteId: 0, userId: USER_ID } ],
		[ 'user id', { siteId: SITE_ID, userId: 0 } ],
	] )(
		'A268 is next, and nothing is sent, without a %s',
		async ( _which, ids ) => {
			const calls = fakeServer();
			const onSent = jest.fn();
			const { store } = createPage( makePageData( CONNECTED ) );
			render(
				<Provider store={ store }>
					<SurveyStep
						ids={ ids }
						onSent={ onSent }
						onSkip={ jest.fn() }
					/>
				</Provider>
			);
			fireEvent.click( button( 'It has too many bugs' ) );
			await act( async () => {
				fireEvent.click( button( 'Submit feedback' ) );
				await Promise.resolve();
			} );
			expect( onSent ).toHaveBeenCalledTimes( 1 );
			expect( surveys( calls ) ).toEqual( [] );
		}
	);
} );
