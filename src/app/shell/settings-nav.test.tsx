import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { markAppAttached, markAppDetached } from '../../lib/app-mount';
import { SETTINGS_TABS } from '../settings-tabs';
import { SettingsLinks } from './settings-links';
import { SettingsMenu } from './settings-menu';
import { useCollapsedTabs } from './use-collapsed-tabs';

const WRITING = SETTINGS_TABS.find( ( { slug } ) => slug === 'writing' );

/**
 * jsdom has no layout: the tabs need 600 px, and the test sets the container's
 * width.
 */
let containerWidth = 0;
const WIDTH_OF_TABS = 600;

beforeEach( () => {
	jest.useFakeTimers();
	jest.spyOn( Element.prototype, 'clientWidth', 'get' ).mockImplementation(
		() => containerWidth
	);
	jest.spyOn( Element.prototype, 'scrollWidth', 'get' ).mockImplementation(
		() => WIDTH_OF_TABS
	);
} );
afterEach( () => jest.useRealTimers() );

function Tabs() {
	const containerRef = useRef< HTMLElement >( null );
	const listRef = useRef< HTMLUListElement >( null );
	const isCollapsed = useCollapsedTabs( containerRef, listRef, 'all' );
	return (
		<nav ref={ containerRef }>
			{ isCollapsed ? (
				<SettingsMenu tabs={ SETTINGS_TABS } current={ WRITING } />
			) : (
				<ul ref={ listRef }>
					<SettingsLinks tabs={ SETTINGS_TABS } current={ WRITING } />
				</ul>
			) }
		</nav>
	);
}

function resizeTo( container: number, viewport = 1280 ) {
	containerWidth = container;
	window.innerWidth = viewport;
	window.dispatchEvent( new Event( 'resize' ) );
}

const pass = ( ms: number ) => act( () => jest.advanceTimersByTime( ms ) );
const menuButton = () => screen.queryByRole( 'button', { name: 'Writing' } );

describe( 'the settings’ tabs', () => {
	it( 'are in one line if they fit, with the current one marked', () => {
		resizeTo( 600 );
		render( <Tabs /> );
		expect( screen.getAllByRole( 'link' ) ).toHaveLength( 6 );
		expect(
			screen.getByRole( 'link', { name: 'Writing' } )
		).toHaveAttribute( 'aria-current', 'page' );
		expect(
			screen.getByRole( 'link', { name: 'Traffic' } )
		).toHaveAttribute( 'href', '#/traffic' );
	} );

	it( 'collapse into a dropdown where they don’t (B112)', () => {
		resizeTo( 599 );
		render( <Tabs /> );
		expect( menuButton() ).toBeInTheDocument();
		expect( screen.queryByRole( 'link' ) ).not.toBeInTheDocument();
	} );

	it( 'are measured once attached, if they were rendered while detached', () => {
		markAppDetached();
		resizeTo( 599 );
		render( <Tabs /> );
		expect( menuButton() ).not.toBeInTheDocument();
		act( markAppAttached );
		expect( menuButton() ).toBeInTheDocument();
	} );

	it( 'never collapse at 480 px and below (B113, B618)', () => {
		resizeTo( 400, 480 );
		render( <Tabs /> );
		expect( menuButton() ).not.toBeInTheDocument();
		resizeTo( 401, 481 );
		pass( 300 );
		expect( menuButton() ).toBeInTheDocument();
	} );

	it( 'follow a change of width once it has rested for 300 ms (B617)', () => {
		resizeTo( 700 );
		render( <Tabs /> );
		resizeTo( 500 );
		pass( 299 );
		resizeTo( 400 );
		pass( 299 );
		expect( menuButton() ).not.toBeInTheDocument();
		pass( 1 );
		expect( menuButton() ).toBeInTheDocument();
		resizeTo( 700 );
		pass( 300 );
		expect( menuButton() ).not.toBeInTheDocument();
	} );
} );

describe( 'the dropdown', () => {
	it( 'opens by button, closes by Escape and gives the focus back', async () => {
		jest.useRealTimers();
		render( <SettingsMenu tabs={ SETTINGS_TABS } current={ WRITING } /> );
		const button = screen.getByRole( 'button', { name: 'Writing' } );
		await userEvent.click( button );
		expect( button ).toHaveAttribute( 'aria-expanded', 'true' );
		await userEvent.tab();
		expect(
			screen.getByRole( 'link', { name: 'Security' } )
		).toHaveFocus();
		await userEvent.keyboard( '{Escape}' );
		expect( button ).toHaveFocus();
		expect( button ).toHaveAttribute( 'aria-expanded', 'false' );
	} );
} );
