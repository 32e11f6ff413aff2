import { speak } from '../../../lib/speak';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderScreen } from '../../../../tests/unit/render-screen';
import { getNotices } from '../../../state/notices/selectors';
import { hasUnsavedChanges } from '../../../state/settings/selectors';
import { fetchSettings, undoSettings } from '../../../state/settings/thunks';
import { TextControl } from '../controls/text-control';
import { CONFLICT_MESSAGE, openConflictSite } from './conflict-site.fixture';
import { FormCard } from './form-card';
import { SettingsDrafts } from './settings-drafts';
import { useSettingsForm } from './use-settings-form';

jest.mock( '../../../lib/speak', () => ( { speak: jest.fn() } ) );

const KEYS = [ 'label', 'prompt' ];

function Card() {
	const form = useSettingsForm( KEYS );
	return (
		<FormCard title="Card" form={ form }>
			<TextControl form={ form } settingKey="label" label="Label" />
			<TextControl form={ form } settingKey="prompt" label="Prompt" />
		</FormCard>
	);
}

function createDeferred() {
	let resolve = () => {};
	const promise = new Promise< void >( ( done ) => {
		resolve = done;
	} );
	return { promise, resolve };
}

/** Unmounts and remounts the card, as a search does. */
function Screen() {
	const [ isShown, setShown ] = useState( true );
	return (
		<SettingsDrafts>
			<button onClick={ () => setShown( ! isShown ) }>Search</button>
			{ isShown && <Card /> }
		</SettingsDrafts>
	);
}

const field = ( name: string ) => screen.getByRole( 'textbox', { name } );
const conflict = () => screen.queryByRole( 'group', { name: /Someone else/ } );
const click = async (
	user: ReturnType< typeof renderScreen >[ 'user' ],
	name: string
) => user.click( screen.getByRole( 'button', { name } ) );

function open() {
	const STORED = { label: 'Share', prompt: 'Hello' };
	const server = openConflictSite( STORED );
	return {
		...server,
		...renderScreen( <Screen />, { settings: STORED } ),
	};
}

async function openAndSave() {
	const page = open();
	await page.user.type( field( 'Prompt' ), '!' );
	await page.user.type( field( 'Label' ), '!' );
	page.site.prompt = 'Theirs';
	await click( page.user, 'Save settings' );
	await waitFor( () => expect( conflict() ).toBeInTheDocument() );
	return page;
}

describe( 'a save that would overwrite another user’s change', () => {
	it( 'is refused at its field, which shows both; the rest is saved', async () => {
		const { posts, site, store } = await openAndSave();
		expect( posts()[ 0 ] ).toMatchObject( {
			body: { label: 'Share!', prompt: 'Hello!' },
			expected: { label: 'Share', prompt: 'Hello' },
		} );
		expect( conflict() ).toHaveAccessibleName(
			'Prompt: Someone else changed this to “Theirs” since you opened the page.'
		);
		expect( conflict() ).toHaveFocus();
		expect( field( 'Prompt' ) ).toHaveValue( 'Hello!' );
		expect( field( 'Prompt' ) ).toBeValid();
		expect( site ).toEqual( { label: 'Share!', prompt: 'Theirs' } );
		expect( field( 'Label' ) ).toHaveValue( 'Share!' );
		expect( getNotices( store.getState() )[ 0 ] ).toMatchObject( {
			status: 'error',
			text: `Error updating settings. ${ CONFLICT_MESSAGE }`,
		} );
	} );

	it( 'leaves the word to the notice, which names each field', async () => {
		const page = open();
		await page.user.type( field( 'Prompt' ), '!' );
		await page.user.type( field( 'Label' ), '!' );
		Object.assign( page.site, { prompt: 'Theirs', label: '' } );
		jest.mocked( speak ).mockClear();
		await click( page.user, 'Save settings' );
		await waitFor( () =>
			expect(
				screen.getAllByRole( 'group', { name: /Someone else/ } )
			).toHaveLength( 2 )
		);
		expect( speak ).not.toHaveBeenCalled();
	} );

	it( 'leaves the focus alone if its card was hidden when it was refused', async () => {
		const { user, site, posts, store } = open();
		const send = window.fetch;
		const isReleased = createDeferred();
		window.fetch = async ( ...call ) => {
			await isReleased.promise;
			return send( ...call );
		};
		await user.type( field( 'Prompt' ), '!' );
		site.prompt = 'Theirs';
		await click( user, 'Save settings' );
		await click( user, 'Search' );
		expect( posts() ).toHaveLength( 0 );
		isReleased.resolve();
		await waitFor( () =>
			expect( getNotices( store.getState() )[ 0 ]?.status ).toBe(
				'error'
			)
		);
		await click( user, 'Search' );
		expect( conflict() ).toBeInTheDocument();
		expect(
			screen.getByRole( 'button', { name: 'Search' } )
		).toHaveFocus();
	} );

	it( 'stays refused until the user chose', async () => {
		const { user, site, posts } = await openAndSave();
		await click( user, 'Save settings' );
		await waitFor( () => expect( posts() ).toHaveLength( 2 ) );
		await waitFor( () => expect( conflict() ).toHaveFocus() );
		expect( site.prompt ).toBe( 'Theirs' );
	} );

	it( 'succeeds once the user keeps their own value', async () => {
		const { user, site, posts } = await openAndSave();
		await click( user, 'Use mine' );
		expect( conflict() ).toBeNull();
		expect( field( 'Prompt' ) ).toHaveFocus();
		await click( user, 'Save settings' );
		await waitFor( () => expect( site.prompt ).toBe( 'Hello!' ) );
		expect( posts()[ 1 ] ).toMatchObject( {
			body: { prompt: 'Hello!' },
			expected: { prompt: 'Theirs' },
		} );
	} );

	it( 'is dropped in favor of theirs', async () => {
		const { user, store, posts } = await openAndSave();
		await click( user, 'Keep theirs' );
		expect( conflict() ).toBeNull();
		expect( field( 'Prompt' ) ).toHaveFocus();
		expect( field( 'Prompt' ) ).toHaveValue( 'Theirs' );
		expect( hasUnsavedChanges( store.getState() ) ).toBe( false );
		expect( posts() ).toHaveLength( 1 );
	} );
} );

describe( 'a draft whose stored value changes', () => {
	/** Simulates the refetch when the tab regains focus. */
	const readAgain = ( { store }: ReturnType< typeof open > ) =>
		act( async () => {
			await store.dispatch( fetchSettings( undefined ) );
		} );

	it( 'shows it on return to the tab, leaves the focus alone, and is still refused', async () => {
		const page = open();
		const { user, site, posts } = page;
		await user.type( field( 'Prompt' ), '!' );
		site.prompt = 'Theirs';
		await readAgain( page );
		await waitFor( () => expect( conflict() ).toBeInTheDocument() );
		expect( speak ).toHaveBeenLastCalledWith(
			'Prompt: Someone else changed this to “Theirs” since you opened the page.'
		);
		expect( field( 'Prompt' ) ).toHaveFocus();
		// Expects the base that the user saw, not the refetched value.
		await click( user, 'Save settings' );
		await waitFor( () => expect( conflict() ).toHaveFocus() );
		expect( posts()[ 0 ]?.expected ).toEqual( { prompt: 'Hello' } );
		expect( site.prompt ).toBe( 'Theirs' );
	} );

	it( 'has no conflict while it isn’t touched, nor where both chose the same', async () => {
		const page = open();
		const { user, site } = page;
		await user.type( field( 'Label' ), '!' );
		site.label = 'Share!';
		site.prompt = 'Theirs';
		await readAgain( page );
		await waitFor( () =>
			expect( field( 'Prompt' ) ).toHaveValue( 'Theirs' )
		);
		expect( conflict() ).toBeNull();
		// New input after this starts from the other user's value.
		await user.type( field( 'Prompt' ), '?' );
		await click( user, 'Save settings' );
		await waitFor( () => expect( site.prompt ).toBe( 'Theirs?' ) );
	} );

	it( 'isn’t in conflict with what was saved just before', async () => {
		const { user, site } = open();
		await user.type( field( 'Prompt' ), '!' );
		await click( user, 'Save settings' );
		await waitFor( () => expect( site.prompt ).toBe( 'Hello!' ) );
		await user.type( field( 'Prompt' ), '?' );
		await click( user, 'Save settings' );
		await waitFor( () => expect( site.prompt ).toBe( 'Hello!?' ) );
		expect( conflict() ).toBeNull();
	} );

	it( 'isn’t in conflict with the user’s own Undo', async () => {
		const { user, site, posts, store } = open();
		await user.type( field( 'Prompt' ), '!' );
		await click( user, 'Save settings' );
		await waitFor( () => expect( site.prompt ).toBe( 'Hello!' ) );
		const action = getNotices( store.getState() )[ 0 ]?.action;
		if ( action?.kind !== 'undo' ) {
			throw new Error( 'It can’t be undone.' );
		}
		await user.type( field( 'Prompt' ), '?' );
		await act( () => store.dispatch( undoSettings( action ) ) );
		expect( site.prompt ).toBe( 'Hello' );
		expect( conflict() ).toBeNull();
		expect( field( 'Prompt' ) ).toHaveValue( 'Hello!?' );
		await click( user, 'Save settings' );
		await waitFor( () => expect( site.prompt ).toBe( 'Hello!?' ) );
		expect( posts().at( -1 )?.expected ).toEqual( { prompt: 'Hello' } );
	} );
} );

it( 'a value that was stored although the response was lost is no conflict', async () => {
	const page = open();
	await page.user.type( field( 'Prompt' ), '!' );
	page.site.prompt = 'Hello!';
	await act( () => page.store.dispatch( fetchSettings( undefined ) ) );
	await page.user.type( field( 'Prompt' ), '?' );
	expect( conflict() ).toBeNull();
	await click( page.user, 'Save settings' );
	await waitFor( () => expect( page.site.prompt ).toBe( 'Hello!?' ) );
} );
